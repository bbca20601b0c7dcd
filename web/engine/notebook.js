import createNotebook from '../../build/wasm/notebook.js';
import { EngineError, EngineLoadError } from './errors.js';
import { loader } from './load.js';

export { EngineError, EngineLoadError };

/**
 * The notebook engine: runs programs of the lesson language, each from nothing, so that it leaves nothing behind.
 *
 * @typedef {import('./notebook-types.js').Budget} Budget
 * @typedef {import('./notebook-types.js').Followed} Followed
 * @typedef {import('./notebook-types.js').FollowRequest} FollowRequest
 * @typedef {import('./notebook-types.js').Outcome} Outcome
 * @typedef {import('./notebook-types.js').Program} Program
 * @typedef {import('./types.js').ErrorParts} ErrorParts
 * @typedef {import('./types.js').Matrix} Matrix
 */

const budgets = /** @type {const} */ (['steps', 'time', 'output', 'memory']);
/** Bytes: beyond this the module has no room for what is beside the program's objects. */
const mostMemory = 512 * 2 ** 20;

/** Made by loadNotebook. */
export class NotebookEngine {
  /** @type {import('../../build/wasm/notebook.js').NotebookModule} */ #module;

  /** @param {import('../../build/wasm/notebook.js').NotebookModule} module */
  constructor(module) {
    this.#module = module;
    /** Bytes that the module has taken after a run; it gives none back. */
    this.memory = 0;
  }

  /**
   * @param {Program} program
   * @param {(text: string) => void} [output] hears what is printed, piece by piece, while the program runs
   * @param {(text: string) => void} [warn] hears the program's warnings, in between
   * @param {(name: string) => Uint8Array | undefined} [read] a file that is not among the program's; where it throws,
   *   opening the file is refused
   * @returns {Outcome}
   * @throws {EngineError} for a budget that is none
   * @throws {WebAssembly.RuntimeError | RangeError} where the engine itself breaks; it can do nothing more then
   */
  run(
    { source, filename = 'program.py', files = {}, arrays = [], budget = {} },
    output = () => {},
    warn = () => {},
    read = () => undefined,
  ) {
    const [steps, time, bytes, memory] = budgets.map((name) => limit(name, budget[name]));
    const [reader, writer] = [decoder(), new TextEncoder()];
    /** @param {string} text */
    const hear = (text) => {
      if (text !== '') output(text);
    };
    const given = new Map(Object.entries(files));
    /** @param {string} name @throws for a folder, which is for the engine to refuse */
    const open = (name) => {
      if ([...given.keys()].some((each) => each.startsWith(`${name}/`))) throw new TypeError('a folder');
      return given.get(name) ?? read(name);
    };
    this.#module.request = {
      source: typeof source === 'string' ? writer.encode(source) : source,
      filename: writer.encode(filename),
      arrays: writer.encode(arrays.join('\n')),
      // Half a character, where a budget has cut it, waits for a rest that never comes.
      write: (piece) => hear(reader.decode(piece, { stream: true })),
      warn: (piece) => warn(text(piece)),
      read: (name) => open(text(name)),
    };
    this.#module.answer = undefined;
    this.#module._run(steps, time, bytes, memory);
    this.#module.request = undefined;
    return this.#outcome();
  }

  /**
   * What is to be seen of a run's own attention beside its matrices, and whether they fit together.
   *
   * @param {FollowRequest} request
   * @returns {Followed | {error: ErrorParts}} the error names the field
   */
  follow({ x, q, k, v, scores, weights, output, temperature }) {
    const matrices = Object.entries({ x, q, k, v, scores, weights, output });
    for (const [field, matrix] of matrices) {
      const error = oddity(field, matrix);
      if (error) return { error };
    }
    this.#module.matrices = matrices.map(([, matrix]) => matrix);
    this.#module.followed = undefined;
    this.#module._follow(typeof temperature === 'number' ? temperature : NaN);
    this.#module.matrices = undefined;
    const followed = this.#module.followed;
    if (followed === undefined) throw new TypeError('the notebook engine has not answered');
    return followed;
  }

  #outcome() {
    const answer = this.#module.answer;
    if (answer === undefined) throw new TypeError('the notebook engine has not answered');
    const { type, message, traceback, memory, files, arrays, texts, figures, ...rest } = answer;
    this.memory = memory;
    return /** @type {Outcome} */ ({
      ...rest,
      type: text(type),
      message: text(message),
      traceback: text(traceback),
      files: named(files),
      arrays: named(arrays),
      texts: JSON.parse(text(texts)),
      figures: JSON.parse(text(figures)),
    });
  }
}

/** Loads the engine from notebook.wasm. */
export const loadNotebook = loader(
  async (binary) => new NotebookEngine(await createNotebook({ wasmBinary: binary })),
);

/** A program may print a byte order mark like any other character. */
const decoder = () => new TextDecoder('utf-8', { ignoreBOM: true });

/** @param {Uint8Array} bytes UTF-8 */
const text = (bytes) => decoder().decode(bytes);

/**
 * @template T
 * @param {[name: Uint8Array, value: T][]} entries
 */
const named = (entries) => Object.fromEntries(entries.map(([name, value]) => [text(name), value]));

/**
 * @param {string} name
 * @param {number} [value]
 * @returns {number} -1: the engine's own
 * @throws {EngineError}
 */
function limit(name, value) {
  if (value === undefined || value === Infinity) return name === 'memory' ? mostMemory : -1;
  const most = name === 'memory' ? mostMemory : name === 'output' ? 2 ** 31 : Number.MAX_SAFE_INTEGER;
  const fits = value >= 0 && value <= most && (name === 'time' || Number.isInteger(value));
  if (fits) return value;
  throw new EngineError({ code: 'range', field: name, expected: `0 to ${most}`, actual: String(value) });
}

/**
 * @param {string} field
 * @param {Matrix | undefined} matrix
 * @returns {ErrorParts | undefined} why it is no matrix
 */
function oddity(field, matrix) {
  const { shape, data } = matrix ?? {};
  if (!Array.isArray(shape) || !(data instanceof Float64Array))
    return {
      code: 'type',
      field,
      expected: '{shape: [rows, columns], data: Float64Array}',
      actual: matrix === undefined ? 'nothing' : 'something else',
    };
  if (shape.length !== 2)
    return { code: 'shape', field, expected: '[rows, columns]', actual: `[${shape.join(', ')}]` };
  const [rows, columns] = shape;
  const isWhole = (/** @type {number} */ n) => Number.isInteger(n) && n >= 0;
  if (isWhole(rows) && isWhole(columns) && rows * columns === data.length) return undefined;
  return { code: 'shape', field, expected: `${rows} x ${columns} numbers`, actual: String(data.length) };
}
