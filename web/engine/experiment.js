import createExperiment from '../../build/wasm/experiment.js';
import { EngineError, EngineLoadError, valueOf } from './errors.js';
import { loader } from './load.js';

export { EngineError, EngineLoadError };

/**
 * The experiment engine: dot products of random vectors, drawn by C++ as NumPy draws them. A seed is a whole number in
 * 1 to 300 decimal digits.
 *
 * @typedef {import('./experiment-types.js').Histogram} Histogram
 * @typedef {import('./experiment-types.js').Saturation} Saturation
 * @typedef {import('./experiment-types.js').SaturationCurve} SaturationCurve
 * @typedef {import('./experiment-types.js').Spread} Spread
 * @typedef {import('../../build/wasm/experiment.js').ExperimentModule} ExperimentModule
 */

/** Made by loadExperiment. */
export class ExperimentEngine {
  /** @type {ExperimentModule} */ #module;

  /**
   * @param {ExperimentModule} module
   * @param {Uint8Array} binary
   */
  constructor(module, binary) {
    this.#module = module;
    /** experiment.wasm itself: loadExperiment({binary}) in a worker needs no second download */
    this.binary = binary;
  }

  /**
   * One random query's scores for random keys, and their softmax with and without the division by √d.
   *
   * @param {{seed: string, keys: number, d: number}} request keys 1 to 64, d 1 to 4096
   * @returns {Saturation}
   * @throws {EngineError}
   */
  saturation({ seed, keys, d }) {
    return valueOf(this.#module.saturation(digits(seed), number('keys', keys), number('d', d)));
  }

  /**
   * The same along rising numbers of dimensions, each adding to the same scores.
   *
   * @param {{seed: string, keys: number, dimensions: ArrayLike<number>}} request dimensions 1 to 4096
   * @returns {SaturationCurve}
   * @throws {EngineError}
   */
  saturationCurve({ seed, keys, dimensions }) {
    const list = Float64Array.from(dimensions, (d) => number('dimensions', d));
    return valueOf(this.#module.saturationCurve(digits(seed), number('keys', keys), list));
  }

  /**
   * A run through one number of dimensions after the other, all drawn from one generator. Its memory is taken until it
   * is freed.
   *
   * @param {{seed: string, pairs: number}} request pairs 2 to 100,000
   * @returns {ExperimentRun}
   * @throws {EngineError}
   */
  experiment({ seed, pairs }) {
    return new ExperimentRun(
      this.#module,
      valueOf(this.#module.experiment(digits(seed), number('pairs', pairs))),
    );
  }
}

/** Made by ExperimentEngine. */
export class ExperimentRun {
  /** @type {ExperimentModule} */ #module;
  /** @type {number | null} */ #address;

  /**
   * @param {ExperimentModule} module
   * @param {number} address of the run in the module
   */
  constructor(module, address) {
    this.#module = module;
    this.#address = address;
  }

  /**
   * Goes on to the next number of dimensions, when the one before is done.
   *
   * @param {number} d 1 to 4096
   * @throws {EngineError}
   */
  begin(d) {
    valueOf(this.#module.begin(this.#run, number('d', d)));
  }

  /**
   * @param {number} normals about how many random numbers to draw, at least 1
   * @returns {number} the share of this d's work that is done, 1 at its end
   * @throws {EngineError}
   */
  advance(normals) {
    return valueOf(this.#module.advance(this.#run, number('normals', normals)));
  }

  /**
   * @returns {Histogram} of the dot products so far
   * @throws {EngineError} before the first begin()
   */
  histogram() {
    return valueOf(this.#module.histogram(this.#run));
  }

  /**
   * @returns {Spread}
   * @throws {EngineError} until advance() has given 1
   */
  result() {
    return valueOf(this.#module.result(this.#run));
  }

  /** Gives the run's memory back; it can do nothing more. */
  free() {
    if (this.#address === null) return;
    this.#module.release(this.#address);
    this.#address = null;
  }

  get #run() {
    if (this.#address === null) throw new TypeError('this run has been freed');
    return this.#address;
  }
}

/** Loads the engine from experiment.wasm. */
export const loadExperiment = loader(
  async (binary) => new ExperimentEngine(await createExperiment({ wasmBinary: binary }), binary),
);

/**
 * @param {string} seed
 * @returns {string} of one byte a character, as the engine reads it; what is no digit stays none
 */
function digits(seed) {
  if (typeof seed === 'string') return seed.replace(/[^\0-\x7f]/g, '?');
  throw new EngineError({ code: 'type', field: 'seed', expected: 'a string of digits', actual: typeof seed });
}

/**
 * @param {string} field
 * @param {number} value
 */
function number(field, value) {
  if (typeof value === 'number') return value;
  throw new EngineError({ code: 'type', field, expected: 'a number', actual: typeof value });
}
