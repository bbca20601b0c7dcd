import { html, nothing } from 'lit-html';
import { code } from './code.js';
import { notice } from './notice.js';

/**
 * The whole lesson from its parts.
 *
 * @typedef {import('../state/scene.js').Scene} Scene
 * @typedef {'experiment' | 'text' | 'quiz' | 'exercise' | 'share'} LatePart a part that is loaded once the lesson can be used
 *
 * @typedef {object} SceneViews what a kind of lesson draws in its own way
 * @property {string} [layout] the class of a layout of its own
 * @property {(scene: any) => unknown} figure
 * @property {(scene: any) => unknown} [player]
 * @property {(scene: any, text: string) => import('./code.js').Beside} beside
 * @property {(scene: any) => unknown} [data] what stands with the text on the data
 * @property {(scene: any) => [id: string, name: unknown][]} files
 */

export const parts = ['scene', 'player', 'code', 'text', 'quiz', 'experiment', 'exercise'];

/**
 * @param {string} text of an attribute or an address: names, with spaces or commas between
 * @returns {string[]} whether there are such parts or not
 */
export const partsIn = (text) => text.match(/[^\s,]+/g) ?? [];

/**
 * @param {Scene} scene
 * @param {SceneViews} views
 * @param {Partial<Record<LatePart, unknown>>} [late] the parts that are drawn elsewhere
 * @param {readonly string[]} [wanted] which parts to draw
 * @param {unknown} [meanwhile] what stands where those parts will be
 */
export function lesson(scene, views, late = {}, wanted = parts, meanwhile = nothing) {
  const has = (/** @type {string} */ part) => wanted.includes(part);
  const { experiment, text, quiz, exercise, share } = late;
  const stage = html`<div class="stage ${views.layout ?? ''} ${has('code') ? '' : 'alone'}">
    ${has('scene') ? views.figure(scene) : nothing}
    ${has('player') && views.player ? views.player(scene) : nothing}
    ${has('code') ? code(scene, views.beside) : nothing}
  </div>`;
  return html`${notice(scene)} ${['scene', 'player', 'code'].some(has) ? stage : nothing} ${meanwhile}
  ${experiment ?? nothing} ${text ?? quiz ?? nothing} ${exercise ?? nothing} ${share ?? nothing}`;
}
