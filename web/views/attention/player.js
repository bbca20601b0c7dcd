import { html } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { speeds } from '../../state/player.js';
import { icons } from '../icons.js';
import { range } from '../range.js';

/**
 * The step player: previous, play or pause, next, a scrubber, the count and the speed.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 */

/** Few changes concern it, so it is drawn anew only for those. @param {Scene} scene */
export function player(scene) {
  const { t, place, look } = scene;
  return guard([t, place.step, place.ending, look.playing, look.speed, isSeen(scene)], () => drawn(scene));
}

/** @param {Scene} scene */
function drawn(scene) {
  const { t, f, lang, place, steps, live, look } = scene;
  const { playing = false, speed = 1 } = look;
  const count = t.stepText(place.step, steps.count);
  const { name, what } = caption(scene);
  return html`<div class="player" role="group" aria-label=${t.player}>
    <div class="buttons">
      ${button({ action: 'previous', label: t.previous, sign: icons.previous, enabled: live && place.step > 1 })}
      ${button({
        action: 'play',
        label: playing ? t.pause : t.play,
        sign: playing ? icons.pause : icons.play,
        enabled: live,
      })}
      ${button({ action: 'next', label: t.next, sign: icons.next, enabled: live && place.step < steps.count })}
    </div>
    <p class="caption"><b>${capital(name, lang)}</b> <span>${what}</span></p>
    ${range({
      setting: 'step',
      label: t.controls.step.name,
      control: { min: 1, max: steps.count, step: 1, start: steps.count },
      value: place.step,
      text: `${count}, ${name}, ${what}`,
      enabled: live,
    })}
    <p class="count" aria-hidden="true"><b>${place.step}</b> / ${steps.count}</p>
    ${isSeen(scene) ? speedChoice(t.speed, speed, f) : html`<span class="speed">${f.short(speed)}×</span>`}
  </div>`;
}

/** @param {Scene} scene */
const isSeen = ({ live, look }) => live && look.compact !== undefined;

/**
 * Only where the lesson is seen: looking for what it could fill in, Chromium lays out every list of a page at once.
 *
 * @param {string} label
 * @param {number} speed
 * @param {import('../../i18n/format.js').Formats} f
 */
const speedChoice = (label, speed, f) =>
  html`<select class="speed" aria-label=${label} title=${label} data-speed>
    ${speeds.map((each) => html`<option value=${each} ?selected=${each === speed}>${f.short(each)}×</option>`)}
  </select>`;

/**
 * What the present step does, in words.
 * @param {Scene} scene
 */
export function caption({ t, words, now, complete }) {
  const { name, does } = t.phases[now.phase];
  if (complete) return { name: t.complete, what: `${name} · ${t.stepRow(words[now.row].label)}` };
  const where =
    now.column < 0
      ? t.stepRow(words[now.row].label)
      : t.stepCell(words[now.row].label, words[now.column].label);
  return { name, what: `${where} · ${does}` };
}

/** @param {{action: string, label: string, sign: unknown, enabled: boolean}} of */
const button = ({ action, label, sign, enabled }) =>
  html`<button
    type="button"
    class=${action}
    data-action=${action}
    aria-label=${label}
    title=${label}
    ?disabled=${!enabled}
  >
    ${sign}
  </button>`;

/** @param {string} text @param {string} lang */
const capital = (text, lang) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
