import { readSetting } from './controls.js';
import { Steps } from './steps.js';

/**
 * The state of one lesson on a page, and the only caller of the engine: one call for each change of a number that the
 * computation depends on, none for a new query word or a step.
 *
 * @typedef {import('../lessons/types.js').Lesson} Lesson
 * @typedef {import('../lessons/types.js').Settings} Settings
 * @typedef {import('./controls.js').Refusal} Refusal
 * @typedef {import('../engine/types.js').Attention} Attention
 * @typedef {import('../engine/types.js').AttentionRequest} AttentionRequest
 *
 * @typedef {object} Engine
 * @property {(request: AttentionRequest) => Attention} attend
 * @property {(words: number) => Int32Array} trace
 *
 * @typedef {Settings & {step: number}} Place everything that the learner has set
 */

export class LessonState {
  /** @type {Place} */ #place;
  /** @type {AttentionRequest} */ #inputs;
  /** @type {Attention} */ #attention;

  /**
   * @param {Lesson} lesson
   * @param {Engine} engine
   */
  constructor(lesson, engine) {
    this.lesson = lesson;
    this.engine = engine;
    this.steps = new Steps(engine.trace(lesson.words.length + 1));
    /** @type {Record<keyof Place, import('../lessons/types.js').Control>} */
    this.controls = {
      ...lesson.controls,
      step: { min: 1, max: this.steps.count, step: 1, start: this.steps.count },
    };
    this.#place = this.start();
    this.#inputs = request(lesson, this.#place);
    this.#attention = engine.attend(this.#inputs);
  }

  /** @returns {Place} where the lesson opens */
  start() {
    const { query, temperature, ending, step } = this.controls;
    return { query: query.start, temperature: temperature.start, ending: ending.start, step: step.start };
  }

  /** @returns {Readonly<Place>} */
  get place() {
    return this.#place;
  }

  /** What the engine was asked for the present settings. */
  get inputs() {
    return this.#inputs;
  }

  /** The engine's result for the present settings. */
  get attention() {
    return this.#attention;
  }

  /**
   * Takes over what is valid; a value that is not falls back to the start value and is reported.
   * @param {Partial<Record<keyof Place, string | number>>} wanted
   * @returns {{changed: (keyof Place)[], refused: Refusal[]}}
   * @throws {import('../engine/scene.js').EngineError} with the state as it was
   */
  set(wanted) {
    /** @type {Refusal[]} */
    const refused = [];
    const next = { ...this.#place };
    for (const name of /** @type {(keyof Place)[]} */ (Object.keys(this.controls))) {
      const raw = wanted[name];
      if (raw === undefined) continue;
      const control = this.controls[name];
      const value = readSetting(control, raw);
      next[name] = value ?? control.start;
      if (value === undefined)
        refused.push({ name, value: String(raw), expected: [control.min, control.max], used: control.start });
    }
    const changed = /** @type {(keyof Place)[]} */ (Object.keys(next)).filter(
      (name) => next[name] !== this.#place[name],
    );
    if (changed.includes('temperature') || changed.includes('ending')) {
      const inputs = request(this.lesson, next);
      this.#attention = this.engine.attend(inputs);
      this.#inputs = inputs;
    }
    this.#place = next;
    return { changed, refused };
  }
}

/**
 * @param {Lesson} lesson
 * @param {Settings} settings
 * @returns {AttentionRequest}
 */
export function request(lesson, { temperature, ending }) {
  const x = [...lesson.words, lesson.endings[ending]].map((word) => word.vector);
  return {
    x: matrix(x),
    wq: matrix(lesson.wq),
    wk: matrix(lesson.wk),
    wv: matrix(lesson.wv),
    temperature,
    context: lesson.context,
  };
}

/** @param {number[][]} rows */
const matrix = (rows) => ({ shape: [rows.length, rows[0].length], data: Float64Array.from(rows.flat()) });
