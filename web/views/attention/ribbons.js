import { html, svg } from 'lit-html';
import { computed } from '../../state/attention/scene.js';

/**
 * One unit of attention leaves the asking word and is divided: a ribbon to each word, as wide as its weight.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 */

const loopHeight = 14;

/** @param {Scene} scene */
export function ribbons(scene) {
  const { words, look, asking, lit } = scene;
  const column = look.column ?? 80;
  const height = look.compact ? 92 : 122;
  const width = words.length * column;
  const weights = computed(scene, 'weights', asking).filter((weight) => weight !== undefined);
  const paths = weights.length
    ? shapes({ weights, asking, column, height, unit: look.compact ? 16 : 24 })
    : [];
  return html`<svg
    class="ribbons"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${scene.t.ribbonsLabel(words[asking].label)}
  >
    ${paths.map(
      ({ d, stroke, target }) =>
        svg`<path class=${target === lit ? 'lit' : lit === undefined ? '' : 'dim'} d=${d} stroke-width=${stroke} data-column=${target} />`,
    )}
  </svg>`;
}

/**
 * The geometry alone. Left targets leave from near to far, then right targets from far to near, then the word's own
 * loop: in this order the ribbons nest without crossing.
 *
 * @param {object} of
 * @param {number[]} of.weights
 * @param {number} of.asking 0-based
 * @param {number} of.column width of a word's column
 * @param {number} of.height
 * @param {number} of.unit   width of a whole unit of attention
 * @returns {{d: string, stroke: string, target: number}[]} by target
 */
export function shapes({ weights, asking, column, height, unit }) {
  const indices = weights.map((_, index) => index);
  const leaving = [
    ...indices.filter((index) => index < asking).reverse(),
    ...indices.filter((index) => index > asking).reverse(),
    asking,
  ];
  const centre = (/** @type {number} */ index) => (index + 0.5) * column;
  const longest = Math.max(asking, weights.length - 1 - asking, 1) * column;

  let edge = centre(asking) - unit / 2;
  return leaving
    .map((target) => {
      const share = weights[target] * unit;
      const from = edge + share / 2;
      edge += share;
      const own = target === asking;
      const to = own ? from + Math.max(8, share + 4) : centre(target);
      const span = Math.abs(target - asking) * column;
      const rise = own ? loopHeight : (height - 12) * (span / (longest + 0.15 * column)) ** 0.72;
      const sweep = to > from ? 1 : 0;
      const at = (/** @type {number} */ value) => value.toFixed(1);
      return {
        d: `M${at(from)} ${height}A${at(Math.abs(to - from) / 2)} ${at(rise)} 0 0 ${sweep} ${at(to)} ${height}`,
        stroke: Math.max(0.9, share).toFixed(2),
        target,
      };
    })
    .sort((a, b) => a.target - b.target);
}
