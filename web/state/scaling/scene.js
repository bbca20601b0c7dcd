import { common } from '../scene.js';

/**
 * Everything that the views of random dot products draw, derived from the lesson's state in one place.
 *
 * @typedef {import('../../i18n/scaling-texts.js').ScalingTexts} ScalingTexts
 * @typedef {ReturnType<typeof describe>} Scene
 */

/** The rows of the figure, in the order of the computation. */
export const rows = /** @type {const} */ (['scores', 'plain', 'scaled', 'weights']);

/** @typedef {typeof rows[number]} Row */

/** Whether a row's values are weights, which lie between 0 and 1. @param {Row} row */
export const isShares = (row) => row === 'plain' || row === 'weights';

/** What is measured of a softmax. */
export const measures = /** @type {const} */ (['largest', 'entropy', 'gradient']);

/** @typedef {typeof measures[number]} Measure */

/**
 * @param {import('../scene.js').Described<import('./scaling-state.js').ScalingState>} of
 * @param {ScalingTexts} own the words of this kind of lesson
 */
export function describe(of, own) {
  const { state, look } = of;
  const { lesson, saturation, curve, place } = state;
  const base = common(of);
  return {
    ...base,
    t: { ...base.t, ...own, controls: { ...base.t.controls, ...own.controls } },
    written: { ...place, dimensions: look?.ran ?? lesson.experiment.dimensions },
    keys: Array.from({ length: lesson.keys }, (_, key) => `k${subscript(key + 1)}`),
    saturation,
    curve,
    /** @type {Record<Row, Float64Array>} */
    values: {
      scores: saturation.scores,
      plain: saturation.plain.weights,
      scaled: saturation.scaled,
      weights: saturation.divided.weights,
    },
    /** The key that is lit everywhere. */
    lit: look?.pointed?.column,
  };
}

/**
 * The scene's headline: words, with the numbers between them.
 * @param {Scene} scene
 * @returns {[plain: string, number: string, plain: string, number: string, plain: string]}
 */
export function finding({ t, f, place, saturation: { plain, divided } }) {
  const [before, between, after] = t.largestWeights(String(place.d));
  return [before, f.percent(plain.largest), between, f.percent(divided.largest), after];
}

/** @param {number} n */
const subscript = (n) => String(n).replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]);
