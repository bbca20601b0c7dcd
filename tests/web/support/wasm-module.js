import { vi } from 'vitest';

/**
 * Loads an engine and watches its memory.
 *
 * @template Engine
 * @param {() => Promise<Engine>} load
 * @returns {Promise<{engine: Engine, memorySize: () => number}>} in bytes
 */
export async function withMemory(load) {
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const instantiate = WebAssembly.instantiate;
  const spy = vi.spyOn(WebAssembly, 'instantiate').mockImplementation(
    /** @type {any} */ (
      async (/** @type {BufferSource} */ bytes, /** @type {WebAssembly.Imports} */ imports) => {
        const result = await instantiate(bytes, imports);
        memory = Object.values(result.instance.exports).find((value) => value instanceof WebAssembly.Memory);
        return result;
      }
    ),
  );
  const engine = await load();
  spy.mockRestore();
  return {
    engine,
    memorySize: () => {
      if (!memory) throw new Error('the engine has no memory');
      return memory.buffer.byteLength;
    },
  };
}

/**
 * The opcodes of a module's functions, and which of them are younger than the first version of WebAssembly and its
 * exceptions: sign extension, bulk memory, SIMD, which Safari got in 2021 to 2023. Ends at the first: how long that is,
 * nobody here knows.
 *
 * @param {Uint8Array} bytes
 * @returns {{young: number[], old: number[]}}
 */
export function opcodes(bytes) {
  const found = differentOpcodes(bytes);
  return { young: found.filter((op) => !isOld(op)), old: found.filter(isOld) };
}

/** try, catch, throw, rethrow, delegate, catch_all */
const exceptions = [0x06, 0x07, 0x08, 0x09, 0x18, 0x19];

/** @param {number} op whether WebAssembly's first version has it, or its exceptions do */
const isOld = (op) =>
  op <= 0x05 ||
  exceptions.includes(op) ||
  (op >= 0x0b && op <= 0x11) ||
  [0x1a, 0x1b].includes(op) ||
  (op >= 0x20 && op < 0xc0 && ![0x25, 0x26, 0x27].includes(op));

/**
 * The different opcodes in the module, until one that is not old: how long that is, nobody here knows.
 * @param {Uint8Array} bytes
 */
function differentOpcodes(bytes) {
  /** @type {Set<number>} */
  const found = new Set();
  let at = 8;
  const leb = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  const skip = (/** @type {number} */ numbers) => {
    for (; numbers > 0; --numbers) leb();
  };
  /** @param {number} op */
  const skipImmediates = (op) => {
    if (op === 0x0e) skip(leb() + 1);
    else if (op === 0x43) at += 4;
    else if (op === 0x44) at += 8;
    else if (op === 0x11 || (op >= 0x28 && op <= 0x3e)) skip(2);
    else if ((op >= 0x02 && op <= 0x04) || [0x0c, 0x0d, 0x10].includes(op)) skip(1);
    else if (exceptions.includes(op) && op !== 0x19) skip(1);
    else if ((op >= 0x20 && op <= 0x24) || (op >= 0x3f && op <= 0x42)) skip(1);
  };
  while (at < bytes.length) {
    const section = bytes[at++];
    const size = leb();
    const end = at + size;
    if (section === 10)
      for (let functions = leb(); functions > 0; --functions) {
        const length = leb();
        const last = at + length;
        skip(2 * leb()); // the local variables, each a count and a type
        while (at < last) {
          const op = bytes[at++];
          found.add(op);
          if (!isOld(op)) return [...found];
          skipImmediates(op);
        }
      }
    at = end;
  }
  return [...found];
}
