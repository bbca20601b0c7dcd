import { LessonState } from '../lesson-state.js';

/**
 * The state of a lesson on random dot products: one call of the engine for each new dimension, one more for each new
 * seed. The experiment is not its own: that takes longer than a page may stand still.
 *
 * @typedef {import('../../lessons/types.js').ScalingLesson} ScalingLesson
 * @typedef {import('../../lessons/types.js').ScalingSettings} ScalingSettings
 * @typedef {import('../../engine/experiment-types.js').Saturation} Saturation
 * @typedef {import('../../engine/experiment-types.js').SaturationCurve} SaturationCurve
 *
 * @typedef {object} Engine
 * @property {(request: {seed: string, keys: number, d: number}) => Saturation} saturation
 * @property {(request: {seed: string, keys: number, dimensions: number[]}) => SaturationCurve} saturationCurve
 */

/** @extends {LessonState<ScalingSettings & Record<string, number | string>>} */
export class ScalingState extends LessonState {
  /** @override @type {ScalingLesson} */ lesson;
  /** @type {Saturation} */ #saturation;
  /** @type {SaturationCurve} */ #curve;

  /**
   * @param {ScalingLesson} lesson
   * @param {Engine} engine
   */
  constructor(lesson, engine) {
    super(lesson, lesson.controls);
    this.lesson = lesson;
    this.engine = engine;
    this.#saturation = engine.saturation({ ...this.place, keys: lesson.keys });
    this.#curve = this.#curveOf(this.place);
  }

  /** One query's scores and weights at the present d. */
  get saturation() {
    return this.#saturation;
  }

  /** The same query's largest weight, entropy and gradient at each of the slider's stops. */
  get curve() {
    return this.#curve;
  }

  /** @override @param {ScalingSettings} place @param {string[]} changed */
  compute(place, changed) {
    if (!changed.includes('d') && !changed.includes('seed')) return;
    const saturation = this.engine.saturation({ ...place, keys: this.lesson.keys });
    if (changed.includes('seed')) this.#curve = this.#curveOf(place);
    this.#saturation = saturation;
  }

  /** @param {ScalingSettings} place */
  #curveOf({ seed }) {
    const { keys, controls } = this.lesson;
    return this.engine.saturationCurve({ seed, keys, dimensions: controls.d.stops ?? [] });
  }
}
