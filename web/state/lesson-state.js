import { readSetting, refusal } from './controls.js';

/**
 * The state of one lesson on a page, and the only caller of the engine. What is computed from the settings is the kind of
 * lesson's own affair.
 *
 * @typedef {import('../lessons/types.js').Control} Control
 * @typedef {import('./controls.js').Refusal} Refusal
 * @typedef {Record<string, number | string>} Settings
 */

/**
 * @template {Settings} [Place=any] everything that the learner has set
 */
export class LessonState {
  /** @type {Place} */ #place;

  /**
   * @param {import('../lessons/types.js').LessonBase} lesson
   * @param {Record<keyof Place & string, Control>} controls
   */
  constructor(lesson, controls) {
    this.lesson = lesson;
    this.controls = controls;
    this.#place = this.start();
  }

  /** The course of the computation, where the lesson has one. @type {import('./attention/steps.js').Steps | undefined} */
  steps;

  /** @returns {Place} where the lesson opens */
  start() {
    const starts = Object.entries(this.controls).map(([name, { start }]) => [name, start]);
    return Object.fromEntries(starts);
  }

  /** @returns {Readonly<Place>} */
  get place() {
    return this.#place;
  }

  /**
   * Takes over what is valid; a value that is not falls back to the start value and is reported.
   * @param {Record<string, string | number>} wanted names that are none of this lesson's are passed over
   * @returns {{changed: string[], refused: Refusal[]}}
   * @throws {import('../engine/errors.js').EngineError} with the state as it was
   */
  set(wanted) {
    /** @type {Refusal[]} */
    const refused = [];
    /** @type {Settings} */
    const next = { ...this.#place };
    for (const [name, control] of Object.entries(this.controls)) {
      const raw = wanted[name];
      if (raw === undefined) continue;
      const value = readSetting(control, raw);
      next[name] = value ?? control.start;
      if (value === undefined) refused.push(refusal(name, control, raw));
    }
    const changed = Object.keys(next).filter((name) => next[name] !== this.#place[name]);
    this.compute(/** @type {Place} */ (next), changed);
    this.#place = /** @type {Place} */ (next);
    return { changed, refused };
  }

  /**
   * Asks the engine for what changed settings ask for.
   * @param {Place} place
   * @param {string[]} changed the settings that differ from the last time
   */
  compute(place, changed) {
    throw new TypeError(`no computation for ${changed} of ${Object.keys(place)}`);
  }
}
