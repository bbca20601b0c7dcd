import { LessonState } from '../lesson-state.js';
import { Steps } from './steps.js';

/**
 * The state of a lesson on one sentence: one call of the engine for each change of a number that the computation depends
 * on, none for a new query word or a step.
 *
 * @typedef {import('../../lessons/types.js').AttentionLesson} AttentionLesson
 * @typedef {import('../../lessons/types.js').AttentionSettings} AttentionSettings
 * @typedef {import('../../engine/types.js').Attention} Attention
 * @typedef {import('../../engine/types.js').AttentionRequest} AttentionRequest
 *
 * @typedef {object} Engine
 * @property {(request: AttentionRequest) => Attention} attend
 * @property {(words: number) => Int32Array} trace
 *
 * @typedef {AttentionSettings & {step: number}} Place everything that the learner has set
 */

/** @extends {LessonState<Place>} */
export class AttentionState extends LessonState {
  /** @override @type {Steps} */ steps;
  /** @override @type {AttentionLesson} */ lesson;
  /** @type {AttentionRequest} */ #inputs;
  /** @type {Attention} */ #attention;

  /**
   * @param {AttentionLesson} lesson
   * @param {Engine} engine
   */
  constructor(lesson, engine) {
    const steps = new Steps(engine.trace(lesson.words.length + 1));
    const step = { min: 1, max: steps.count, step: 1, start: steps.count };
    super(lesson, { ...lesson.controls, step });
    this.lesson = lesson;
    this.engine = engine;
    this.steps = steps;
    this.#inputs = request(lesson, this.place);
    this.#attention = engine.attend(this.#inputs);
  }

  /** What the engine was asked for the present settings. */
  get inputs() {
    return this.#inputs;
  }

  /** The engine's result for the present settings. */
  get attention() {
    return this.#attention;
  }

  /** @override @param {Place} place @param {string[]} changed */
  compute(place, changed) {
    if (!changed.includes('temperature') && !changed.includes('ending')) return;
    const inputs = request(this.lesson, place);
    this.#attention = this.engine.attend(inputs);
    this.#inputs = inputs;
  }
}

/**
 * @param {AttentionLesson} lesson
 * @param {AttentionSettings} settings
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
