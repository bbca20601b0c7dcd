import createScene from '../../build/wasm/scene.js';
import { EngineError, EngineLoadError, valueOf } from './errors.js';
import { loader } from './load.js';

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

/** Loads the engine from scene.wasm. */
export const loadScene = loader(async (binary) => new SceneEngine(await createScene({ wasmBinary: binary })));
