/**
 * What a module needs beyond WebAssembly 1.0, found by walking through its sections and through every instruction of its
 * code (WebAssembly Core Specification 2.0, chapter 5, "Binary Format"). An operand is never taken for an instruction, and
 * what the walk does not know is an error, not a guess.
 */

/** Thrown where something begins that 1.0 does not have: what follows in the same part can no longer be read. */
class Beyond extends Error {}

/**
 * @param {Uint8Array} binary a whole module
 * @returns {string[]} the extensions by their usual names, sorted; a function is read up to its first
 * @throws {Error} if the module is malformed or holds something unknown
 */
export function features(binary) {
  const found = new Set();
  const walk = (/** @type {() => void} */ read) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      found.add(error.message);
    }
  };

  const module = new Reader(binary);
  const header = module.take(8).join();
  if (header !== '0,97,115,109,1,0,0,0') throw new Error(`not a WebAssembly module: ${header}`);
  while (!module.done) {
    const id = module.byte();
    const section = module.part();
    if (id === 10) section.each(() => walk(() => functionBody(section.part())));
    else walk(() => SECTIONS[id]?.(section) ?? section.end(`section ${id}`));
  }
  return [...found].sort();
}

/** @type {Record<number, (section: Reader) => void>} */
const SECTIONS = {
  0: (custom) => custom.rest(),
  1: (types) => types.each(() => functionType(types)),
  2: (imports) =>
    imports.each(() => {
      imports.part();
      imports.part();
      [index, tableType, limits, globalType][imports.byte()](imports);
    }),
  3: (functions) => functions.each(() => index(functions)),
  4: (tables) => {
    if (tables.each(() => tableType(tables)) > 1) throw new Beyond('reference-types');
  },
  5: (memories) => memories.each(() => limits(memories)),
  6: (globals) =>
    globals.each(() => {
      globalType(globals);
      expression(globals);
    }),
  7: (exports) =>
    exports.each(() => {
      exports.part();
      exports.byte();
      index(exports);
    }),
  8: (start) => index(start),
  9: (elements) =>
    elements.each(() => {
      if (elements.number() !== 0) throw new Beyond('bulk-memory');
      expression(elements);
      elements.each(() => index(elements));
    }),
  11: (data) =>
    data.each(() => {
      if (data.number() !== 0) throw new Beyond('bulk-memory');
      expression(data);
      data.part();
    }),
  12: () => {
    throw new Beyond('bulk-memory'); // the count of data segments
  },
  13: () => {
    throw new Beyond('exceptions'); // tags
  },
};

/** @param {Reader} body */
function functionBody(body) {
  body.each(() => {
    body.number();
    valueType(body);
  });
  expression(body);
  body.end('a function');
}

/**
 * Walks to the `end` that closes the expression.
 * @param {Reader} code
 */
function expression(code) {
  let depth = 1;
  while (depth > 0) {
    const instruction = code.byte();
    if (BLOCKS.has(instruction)) depth++;
    if (instruction === 0x0b) depth--;
    const beyond = EXTENSIONS.find(([first, last]) => instruction >= first && instruction <= last);
    if (beyond)
      throw new Beyond(instruction === 0xfc && code.number() < 8 ? 'saturating-conversion' : beyond[2]);
    const known = OPERANDS.find(([first, last]) => instruction >= first && instruction <= last);
    if (!known) throw new Error(`unknown instruction 0x${instruction.toString(16)}`);
    for (const operand of known.slice(2)) /** @type {(code: Reader) => void} */ (operand)(code);
  }
}

const BLOCKS = new Set([0x02, 0x03, 0x04]);

/** Instructions that 1.0 does not have. @type {[first: number, last: number, name: string][]} */
const EXTENSIONS = [
  [0x06, 0x0a, 'exceptions'],
  [0x12, 0x15, 'tail-calls'],
  [0x18, 0x19, 'exceptions'],
  [0x1c, 0x1c, 'reference-types'],
  [0x1f, 0x1f, 'exceptions'],
  [0x25, 0x26, 'reference-types'],
  [0xc0, 0xc4, 'sign-extension'],
  [0xd0, 0xd6, 'reference-types'],
  [0xfb, 0xfb, 'garbage-collection'],
  [0xfc, 0xfc, 'bulk-memory'],
  [0xfd, 0xfd, 'simd'],
  [0xfe, 0xfe, 'threads'],
];

/** An index, or an integer constant: a LEB128 number, of which only the length matters. @param {Reader} code */
const index = (code) => void code.number();

/** @param {number} count @returns {(code: Reader) => void} */
const bytes = (count) => (code) => void code.take(count);

/** The instructions of 1.0 with their operands. @type {[number, number, ...((code: Reader) => void)[]][]} */
const OPERANDS = [
  [0x00, 0x01], // unreachable, nop
  [0x02, 0x04, blockType], // block, loop, if
  [0x05, 0x05], // else
  [0x0b, 0x0b], // end
  [0x0c, 0x0d, index], // br, br_if
  [0x0e, 0x0e, (code) => void code.each(() => index(code)), index], // br_table
  [0x0f, 0x0f], // return
  [0x10, 0x10, index], // call
  [0x11, 0x11, index, index], // call_indirect
  [0x1a, 0x1b], // drop, select
  [0x20, 0x24, index], // local.get … global.set
  [0x28, 0x3e, index, index], // loads and stores: alignment, offset
  [0x3f, 0x40, bytes(1)], // memory.size, memory.grow
  [0x41, 0x42, index], // i32.const, i64.const
  [0x43, 0x43, bytes(4)], // f32.const
  [0x44, 0x44, bytes(8)], // f64.const
  [0x45, 0xbf], // comparisons, arithmetic, conversions
];

/** @param {Reader} code */
function blockType(code) {
  const type = code.peek();
  if (type === 0x40)
    code.byte(); // no result
  else if (type > 0x40 && type < 0x80) valueType(code);
  else throw new Beyond('multi-value');
}

/** @param {Reader} types */
function functionType(types) {
  const form = types.byte();
  if (form !== 0x60) throw new Error(`unknown kind of type 0x${form.toString(16)}`);
  types.each(() => valueType(types));
  if (types.each(() => valueType(types)) > 1) throw new Beyond('multi-value');
}

/** @param {Reader} from */
function valueType(from) {
  const type = from.byte();
  if (type === 0x7b) throw new Beyond('simd');
  if (type === 0x70 || type === 0x6f) throw new Beyond('reference-types');
  if (type < 0x7c || type > 0x7f) throw new Error(`unknown value type 0x${type.toString(16)}`);
}

/** @param {Reader} from */
function tableType(from) {
  if (from.byte() !== 0x70) throw new Beyond('reference-types'); // 1.0 has tables of functions alone
  limits(from);
}

/** @param {Reader} from */
function limits(from) {
  const flags = from.byte();
  if (flags > 3) throw new Error(`unknown limits ${flags}`);
  if (flags > 1) throw new Beyond('threads'); // shared memory
  index(from);
  if (flags === 1) index(from);
}

/** @param {Reader} from */
function globalType(from) {
  valueType(from);
  from.byte();
}

class Reader {
  #at = 0;

  /** @param {Uint8Array} binary */
  constructor(binary) {
    this.binary = binary;
  }

  get done() {
    return this.#at === this.binary.length;
  }

  peek() {
    return this.binary[this.#at];
  }

  /** @param {number} count */
  take(count) {
    if (this.#at + count > this.binary.length) throw new Error('the module ends too early');
    return this.binary.subarray(this.#at, (this.#at += count));
  }

  byte() {
    return this.take(1)[0];
  }

  /** A LEB128 number, read as unsigned; of a signed one only the length is right. */
  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  }

  /** What its own length says, such as a name or a function. */
  part() {
    return new Reader(this.take(this.number()));
  }

  rest() {
    this.#at = this.binary.length;
  }

  /** @param {string} what has to be read to its last byte by now */
  end(what) {
    if (!this.done) throw new Error(`${what} is longer than what it holds`);
  }

  /** @param {() => void} read one entry @returns {number} how many there were */
  each(read) {
    const count = this.number();
    for (let i = 0; i < count; i++) read();
    return count;
  }
}
