import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { code } from './code.js';
import { notice } from './notice.js';
import { text } from './text.js';

/**
 * The whole lesson from its parts.
 *
 * @typedef {import('../state/scene.js').Scene} Scene
 * @typedef {'quiz' | 'experiment' | 'exercise' | 'share'} LatePart a part that is loaded once the lesson can be used
 *
 * @typedef {object} SceneViews what a kind of lesson draws in its own way
 * @property {(scene: any) => unknown} figure
 * @property {(scene: any) => unknown} [player]
 * @property {(scene: any, text: string) => import('./code.js').Beside} beside
 * @property {(scene: any) => unknown} [data] what stands with the text on the data
 * @property {(scene: any) => [id: string, name: unknown][]} files
 */

export const parts = ['scene', 'player', 'code', 'text', 'quiz', 'experiment', 'exercise'];

/**
 * A part that few changes concern is drawn anew only for those.
 * @param {Scene} scene
 * @param {SceneViews} views
 * @param {Partial<Record<LatePart, unknown>>} [late] the parts that are drawn elsewhere
 * @param {readonly string[]} [wanted] which parts to draw
 */
export function lesson(scene, views, { quiz, experiment, exercise, share } = {}, wanted = parts) {
  const has = (/** @type {string} */ part) => wanted.includes(part);
  const { place, prose } = scene;
  const reading = [prose, place.ending, quiz];
  return html`${notice(scene)}
    <div class="stage ${has('code') ? '' : 'alone'}">
      ${has('scene') ? views.figure(scene) : nothing}
      ${has('player') && views.player ? views.player(scene) : nothing}
      ${has('code') ? code(scene, views.beside) : nothing}
    </div>
    ${experiment ?? nothing}
    ${has('text') ? guard(reading, () => text(prose, views.data?.(scene), quiz ?? nothing)) : (quiz ?? nothing)}
    ${exercise ?? nothing} ${share ?? nothing}`;
}
