import { html } from 'lit-html';
import { finding } from '../../state/scaling/scene.js';
import { curves } from './curves.js';
import { sliders } from './sliders.js';
import { stations } from './stations.js';
import { strip } from '../strip.js';

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
      <svg class="column whole" aria-hidden="true">${strip(lit, keys.length)}</svg>
      ${stations(scene)}
    </div>
    ${curves(scene)} ${sliders(scene)}`;
}
