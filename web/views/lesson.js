import { html, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { finding } from '../state/scene.js';
import { chain } from './chain.js';
import { code } from './code.js';
import { detail } from './detail.js';
import { heatmap } from './heatmap.js';
import { notice } from './notice.js';
import { player } from './player.js';
import { sentence } from './sentence.js';
import { share } from './share.js';
import { sliders } from './sliders.js';
import { text } from './text.js';

/**
 * The whole lesson from its parts.
 *
 * @typedef {import('../state/scene.js').Scene} Scene
 */

export const parts = ['scene', 'player', 'code', 'text'];

/**
 * A part that few changes concern is drawn anew only for those.
 * @param {Scene} scene
 * @param {readonly string[]} wanted which parts to draw
 */
export function lesson(scene, wanted = parts) {
  const has = (/** @type {string} */ part) => wanted.includes(part);
  const { t, place, prose, look } = scene;
  const playing = [t, place.step, place.ending, look.playing, look.speed];
  const sharing = [t, look.files, look.copied, look.link];
  return html`${notice(scene)}
    <div class="stage ${has('code') ? '' : 'alone'}">
      ${has('scene') ? figure(scene) : nothing}
      ${has('player') ? guard(playing, () => player(scene)) : nothing} ${has('code') ? code(scene) : nothing}
    </div>
    ${has('text') ? guard([prose, place.ending], () => text(scene)) : nothing}
    ${has('scene') ? guard(sharing, () => share(scene)) : nothing}`;
}

/** @param {Scene} scene */
function figure(scene) {
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
