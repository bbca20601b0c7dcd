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
    const request = { seed: digits(seed) };
    return ask(this.#module, request, (module) => module._saturation(number('keys', keys), number('d', d)));
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
    const request = { seed: digits(seed), dimensions: list };
    return ask(this.#module, request, (module) => module._saturationCurve(number('keys', keys)));
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
    const request = { seed: digits(seed) };
    const address = ask(this.#module, request, (module) => module._experiment(number('pairs', pairs)));
    return new ExperimentRun(this.#module, address);
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
    this.#ask((module, run) => module._begin(run, number('d', d)));
  }

  /**
   * @param {number} normals about how many random numbers to draw, at least 1
   * @returns {number} the share of this d's work that is done, 1 at its end
   * @throws {EngineError}
   */
  advance(normals) {
    return this.#ask((module, run) => module._advance(run, number('normals', normals)));
  }

  /**
   * @returns {Histogram} of the dot products so far
   * @throws {EngineError} before the first begin()
   */
  histogram() {
    return this.#ask((module, run) => module._histogram(run));
  }

  /**
   * @returns {Spread}
   * @throws {EngineError} until advance() has given 1
   */
  result() {
    return this.#ask((module, run) => module._result(run));
  }

  /** Gives the run's memory back; it can do nothing more. */
  free() {
    if (this.#address === null) return;
    this.#module._release(this.#address);
    this.#address = null;
  }

  /**
   * @param {(module: ExperimentModule, run: number) => void} call
   * @returns {any}
   */
  #ask(call) {
    const run = this.#address;
    if (run === null) throw new TypeError('this run has been freed');
    return ask(this.#module, undefined, (module) => call(module, run));
  }
}

/** Loads the engine from experiment.wasm. */
export const loadExperiment = loader(
  async (binary) => new ExperimentEngine(await createExperiment({ wasmBinary: binary }), binary),
);

/**
 * One call of the module: experiment.d.ts says what each reads and answers.
 *
 * @param {ExperimentModule} module
 * @param {ExperimentModule['request']} request
 * @param {(module: ExperimentModule) => void} call
 * @returns {any}
 * @throws {EngineError}
 */
function ask(module, request, call) {
  module.request = request;
  module.answer = undefined;
  call(module);
  return valueOf(module.answer);
}

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
