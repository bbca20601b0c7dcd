import { html, nothing } from 'lit-html';
import { finding } from '../../state/attention/scene.js';
import { chain } from './chain.js';
import { detail } from './detail.js';
import { heatmap } from './heatmap.js';
import { sentence } from './sentence.js';
import { sliders } from './sliders.js';
import { strip } from '../strip.js';

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
      <svg class="column" aria-hidden="true">${strip(lit, words.length)}</svg>
      ${sentence(scene)} ${chain(scene)} ${heatmap(scene)}
    </div>
    ${detail(scene)} ${sliders(scene)}`;
}
