import { html, nothing, svg } from 'lit';
import { finding } from '../../state/scaling/scene.js';
import { curves } from './curves.js';
import { sliders } from './sliders.js';
import { stations } from './stations.js';

/**
 * The scene of random dot products: headline, one query's scores and weights, what becomes of them as d grows, the
 * slider.
 *
 * @param {import('../../state/scaling/scene.js').Scene} scene
 */
export function figure(scene) {
  const [before, plain, between, divided, after] = finding(scene);
  const { lit, keys } = scene;
  return html`<h2 class="finding">${before}<b>${plain}</b>${between}<b>${divided}</b>${after}</h2>
    <div class="figure">
      <svg class="column whole" aria-hidden="true">
        ${lit === undefined ? nothing : strip(lit, keys.length)}
      </svg>
      ${stations(scene)}
    </div>
    ${curves(scene)} ${sliders(scene)}`;
}

/**
 * The tint that joins everything of one column.
 * @param {number} column
 * @param {number} count
 */
const strip = (column, count) =>
  svg`<rect x=${`${(100 * column) / count}%`} width=${`${100 / count}%`} height="100%" />`;
