import createScene from '../../build/wasm/scene.js';
import { assertWasm, fetchBinary } from './binary.js';
import { EngineError, EngineLoadError } from './errors.js';

export { EngineError, EngineLoadError };

/**
 * The scene engine: attention computed by C++, called as plain functions. It keeps nothing between calls, so any number
 * of lessons share one.
 *
 * @typedef {import('./types.js').Attention} Attention
 * @typedef {import('./types.js').AttentionRequest} AttentionRequest
 * @typedef {import('./types.js').Explanation} Explanation
 * @typedef {import('./types.js').Matrix} Matrix
 */

/** @type {Map<string, Promise<SceneEngine>>} */
const loads = new Map();
/** @type {Set<string>} whose last load failed: the browser may have cached the failure */
const failed = new Set();

/**
 * Loads the engine from an address, once for all who ask for it, or from its bytes. A load that failed is forgotten, so
 * that asking again tries again.
 *
 * @param {object} from
 * @param {string} [from.url]         of scene.wasm
 * @param {Uint8Array} [from.binary]  scene.wasm itself, for Node
 * @param {AbortSignal} [from.signal] gives up waiting; who else waits is not disturbed
 * @param {number} [from.timeout]     milliseconds
 * @returns {Promise<SceneEngine>}
 * @throws {EngineLoadError}
 */
export async function loadScene({ url, binary, signal, timeout = 30_000 }) {
  signal?.throwIfAborted();
  if (typeof WebAssembly !== 'object') throw new EngineLoadError('unsupported');
  if (binary) return unlessAborted(instantiate(binary), signal);
  if (url === undefined) throw new TypeError('loadScene: expected a url or a binary, got neither');
  return unlessAborted(loads.get(url) ?? load(url, timeout), signal);
}

/**
 * @param {string} url
 * @param {number} timeout
 */
function load(url, timeout) {
  const loading = fetchBinary(url, { reload: failed.has(url), timeout }).then(instantiate);
  loads.set(url, loading);
  loading.then(
    () => failed.delete(url),
    () => {
      failed.add(url);
      loads.delete(url);
    },
  );
  return loading;
}

/** @param {Uint8Array} binary */
async function instantiate(binary) {
  assertWasm(binary);
  try {
    return new SceneEngine(await createScene({ wasmBinary: binary }));
  } catch (cause) {
    throw new EngineLoadError('broken', String(cause), cause);
  }
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
function unlessAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Made by loadScene. */
export class SceneEngine {
  /** @type {import('../../build/wasm/scene.js').SceneModule} */ #module;

  /** @param {import('../../build/wasm/scene.js').SceneModule} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * Scaled dot-product attention with every quantity on the way.
   * @param {AttentionRequest} request
   * @returns {Attention}
   * @throws {EngineError} naming the field, what was expected and what came
   */
  attend({ context = [], ...matrices }) {
    return valueOf(this.#module.attend({ ...matrices, context: pairs(context) }));
  }

  /**
   * The terms of one cell: what attend() has computed already.
   * @param {Attention} attention
   * @param {number} row
   * @param {number} column
   * @returns {Explanation}
   * @throws {EngineError} for a cell outside the matrix
   */
  explain({ weights, products, mixture }, row, column) {
    const [rows, columns] = weights.shape;
    assertIndex('row', row, rows);
    assertIndex('column', column, columns);
    const cell = row * columns + column;
    return { products: lastAxis(products, cell), mixed: lastAxis(mixture, cell) };
  }

  /**
   * The n² + 4n steps in order, three numbers each: the phase (0 dot product, 1 scaled, 2 exponentiated, 3 normalised,
   * 4 mixed), the row, and the column or -1 where the step is a whole row.
   * @param {number} words 1 to 64
   * @returns {Int32Array}
   * @throws {EngineError}
   */
  trace(words) {
    return valueOf(this.#module.trace(words));
  }
}

/**
 * @template T
 * @param {T | {error: import('./types.js').ErrorParts}} result
 * @returns {T}
 */
function valueOf(result) {
  if (typeof result === 'object' && result !== null && 'error' in result) throw new EngineError(result.error);
  return /** @type {T} */ (result);
}

/**
 * @param {number[][]} rows
 * @returns {Matrix} [rows, 2]
 */
function pairs(rows) {
  const odd = rows.find((row) => row.length !== 2);
  if (odd)
    throw new EngineError({
      code: 'shape',
      field: 'context',
      expected: 'rows of [target, source]',
      actual: `[${odd.join(', ')}]`,
    });
  return { shape: [rows.length, 2], data: Float64Array.from(rows.flat()) };
}

/**
 * @param {string} field
 * @param {number} index
 * @param {number} size
 */
function assertIndex(field, index, size) {
  if (Number.isInteger(index) && index >= 0 && index < size) return;
  throw new EngineError({ code: 'range', field, expected: `0 to ${size - 1}`, actual: String(index) });
}

/**
 * @param {Matrix} array of three axes
 * @param {number} cell
 */
function lastAxis({ shape: [, , size], data }, cell) {
  return data.slice(cell * size, (cell + 1) * size);
}
