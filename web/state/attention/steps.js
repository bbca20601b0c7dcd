import { phases } from '../../quantities.js';

/**
 * The course of one attention computation, step by step, as the engine's trace tells it. A step says what was computed;
 * the numbers themselves stand in the result's matrices.
 *
 * @typedef {object} Step
 * @property {import('../../quantities.js').Phase} phase
 * @property {number} row     0-based
 * @property {number} column  0-based, or -1 where the step does a whole row
 */

export class Steps {
  /** @type {Step[]} */ #steps = [];
  /** The last step of each phase and row. @type {Map<string, number>} */ #ends = new Map();

  /** @param {Int32Array} trace (phase, row, column) for each step */
  constructor(trace) {
    for (let i = 0; i < trace.length; i += 3) {
      const phase = phases[trace[i]];
      this.#steps.push({ phase, row: trace[i + 1], column: trace[i + 2] });
      this.#ends.set(`${phase}/${trace[i + 1]}`, this.#steps.length);
    }
  }

  get count() {
    return this.#steps.length;
  }

  /**
   * @param {number} step 1-based
   * @returns {Readonly<Step>}
   */
  at(step) {
    return this.#steps[step - 1];
  }

  /**
   * Whether a number has been computed once the given step is done.
   * @param {number} step 1-based
   * @param {import('../../quantities.js').Phase} phase
   * @param {number} row
   * @param {number} [column] left out: the whole row
   */
  has(step, phase, row, column = Infinity) {
    const now = this.at(step);
    const [asked, reached] = [phases.indexOf(phase), phases.indexOf(now.phase)];
    if (asked !== reached) return asked < reached;
    if (row !== now.row) return row < now.row;
    return now.column < 0 || column <= now.column || this.#endsRow(step);
  }

  /**
   * The step that finishes a row of a phase.
   * @param {import('../../quantities.js').Phase} phase
   * @param {number} row
   */
  find(phase, row) {
    const step = this.#ends.get(`${phase}/${row}`);
    if (step === undefined) throw new RangeError(`phase ${phase} has no row ${row}`);
    return step;
  }

  /** @param {number} step */
  #endsRow(step) {
    return step === this.count || this.at(step + 1).column <= this.at(step).column;
  }
}
