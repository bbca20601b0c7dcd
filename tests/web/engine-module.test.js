import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { loadScene } from '../../web/engine/scene.js';

/** What was built: build/wasm/scene.wasm and its glue. */

const built = (/** @type {string} */ name) => readFile(new URL(`../../build/wasm/${name}`, import.meta.url));
const binary = await built('scene.wasm');
const glue = await built('scene.js');

it('makes no code from text, which a strict policy forbids', () => {
  expect(glue.toString()).not.toMatch(/\bFunction\s*\(|\beval\s*\(/);
});

it('imports and exports nothing but functions, a table and a memory', async () => {
  const kinds = WebAssembly.Module.exports(await WebAssembly.compile(binary)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['function', 'memory', 'table']));
});

it('needs no WebAssembly instruction younger than the first version', () => {
  // Not sign extension, bulk memory or SIMD, which Safari got in 2021 to 2023, nor its own exceptions.
  expect(opcodes(binary).filter((op) => !isOld(op))).toEqual([]);
  expect(opcodes(binary).length).toBeGreaterThan(50);
});

it('is small: the page loads within 60 KB, all told', () => {
  expect(brotliCompressSync(binary).length).toBeLessThan(15_000);
});

it('holds its memory over 100,000 calls, refused ones among them', { timeout: 300_000 }, async () => {
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
  const engine = await loadScene({ binary });
  spy.mockRestore();
  const size = () => memory?.buffer.byteLength;

  const ones = (/** @type {number} */ rows, /** @type {number} */ columns) => ({
    shape: [rows, columns],
    data: new Float64Array(rows * columns).fill(1),
  });
  const request = {
    x: ones(6, 5),
    wq: ones(5, 3),
    wk: ones(5, 3),
    wv: ones(5, 3),
    temperature: 1,
    context: [[4, 5]],
  };
  const refused = { ...request, temperature: Number.MIN_VALUE }; // noticed at the very end
  let refusals = 0;
  const call = (/** @type {number} */ i) => {
    engine.attend(request);
    if (i % 10 > 0) return;
    engine.trace(6);
    try {
      engine.attend(refused);
    } catch {
      ++refusals;
    }
  };

  for (let i = 0; i < 100; ++i) call(i);
  const before = size();
  expect(before).toBeGreaterThan(0);
  for (let i = 0; i < 100_000; ++i) call(i);
  expect(size()).toBe(before);
  expect(refusals).toBe(10_010);
});

/** @param {number} op whether WebAssembly's first version has it */
const isOld = (op) =>
  op <= 0x05 ||
  (op >= 0x0b && op <= 0x11) ||
  [0x1a, 0x1b].includes(op) ||
  (op >= 0x20 && op < 0xc0 && ![0x25, 0x26, 0x27].includes(op));

/**
 * The different opcodes in the module, until one that is not old: how long that is, nobody here knows.
 * @param {Uint8Array} bytes
 */
function opcodes(bytes) {
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
