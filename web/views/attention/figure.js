import { html, nothing, svg } from 'lit';
import { finding } from '../../state/attention/scene.js';
import { chain } from './chain.js';
import { detail } from './detail.js';
import { heatmap } from './heatmap.js';
import { sentence } from './sentence.js';
import { sliders } from './sliders.js';

/**
 * The scene of a sentence: headline, ribbons, one row's computation, every row's matrix, one cell's terms, the sliders.
 *
 * @param {import('../../state/attention/scene.js').Scene} scene
 */
export function figure(scene) {
  const { before, share, after } = finding(scene);
  const { lit, words } = scene;
  return html`<h2 class="finding">${before}${share ? html`<b>${share}</b>` : nothing}${after}</h2>
    <div class="figure">
      <svg class="column" aria-hidden="true">${lit === undefined ? nothing : strip(lit, words.length)}</svg>
      ${sentence(scene)} ${chain(scene)} ${heatmap(scene)}
    </div>
    ${detail(scene)} ${sliders(scene)}`;
}

/**
 * The tint that joins everything of one column.
 * @param {number} column
 * @param {number} count
 */
const strip = (column, count) =>
  svg`<rect x=${`${(100 * column) / count}%`} width=${`${100 / count}%`} height="100%" />`;
