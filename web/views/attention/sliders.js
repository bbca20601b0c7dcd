import { html, nothing } from 'lit-html';
import { sentence } from '../../state/attention/scene.js';
import { range } from '../range.js';

/**
 * The three sliders: query word, temperature, last word. Each shows its value as a person reads it and what its ends
 * mean.
 *
 * @param {import('../../state/attention/scene.js').Scene} scene
 */
export function sliders(scene) {
  const { t, f, lang, lesson, words, place, live } = scene;
  const { temperature } = lesson.controls;
  const endings = lesson.endings.map((_, index) => sentence(lesson, lang, index).at(-1)?.label ?? '');
  const asking = words[place.query - 1].label;
  const ordinal = t.controls.query.ordinal(place.query);
  const tau = f.fixed(place.temperature);
  const last = endings[place.ending];

  /** @type {['query' | 'temperature' | 'ending', string, unknown, string, string][]} */
  const rows = [
    [
      'query',
      `${asking}, ${ordinal}`,
      html`<b>${asking}</b> <small>${ordinal}</small>`,
      words[0].label,
      last,
    ],
    [
      'temperature',
      tau,
      html`<b>${tau}</b>`,
      `${f.short(temperature.min)} ${t.controls.temperature.low}`,
      `${t.controls.temperature.high} ${f.short(temperature.max)}`,
    ],
    ['ending', last, html`<b>${last}</b>`, endings[0], endings[1]],
  ];
  return html`<div class="sliders" role="group" aria-label=${t.sliders}>
    ${rows.map(
      ([setting, text, shown, low, high]) =>
        html`<div class="slider">
          <label for=${live ? `set-${setting}` : nothing}>${t.controls[setting].name}</label>
          <output for=${live ? `set-${setting}` : nothing} aria-hidden="true">${shown}</output>
          ${range({
            setting,
            id: `set-${setting}`,
            control: lesson.controls[setting],
            value: place[setting],
            text,
            enabled: live,
            ticks: setting !== 'temperature',
          })}
          <span class="end" aria-hidden="true">${low}</span
          ><span class="end" aria-hidden="true">${high}</span>
        </div>`,
    )}
  </div>`;
}
