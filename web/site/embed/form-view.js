import { html } from 'lit-html';
import { heights, themes, ways } from './choice.js';
import { said } from './said.js';
import { settingsOf } from './settings.js';

/**
 * What a course author can choose. It is written while the site is built and waits, disabled, for its script.
 *
 * @typedef {import('./page.js').Told} Told
 * @typedef {import('./page.js').Words} Words
 */

/** @param {Told[]} lessons @param {Words} words */
export const formView = (lessons, words) => {
  const { e } = words;
  const [first] = lessons;
  return html`<fieldset class="lessons">
      <legend>${e.fields.lesson}</legend>
      ${lessons.map((told) => radio('lesson', told.id, told.prose.meta.title, told === first))}
    </fieldset>
    <fieldset class="ways">
      <legend>${e.fields.way}</legend>
      ${Object.keys(ways).map((way, at) => {
        const { name, place } = e.ways[/** @type {import('./choice.js').Way} */ (way)];
        return radio('way', way, html`${name} <small>${place}</small>`, at === 0);
      })}
    </fieldset>
    ${lessons.map((told) => settings(told, told !== first, words))}
    ${lessons.map((told) => parts(told, told !== first, words))}
    <fieldset class="row" data-what="language">
      <legend>${e.fields['lesson-lang']}</legend>
      ${words.languages.map(([lang, name]) => radio('lesson-lang', lang, name, lang === words.lang))}
      ${radio('lesson-lang', 'host', e.host, false)}
    </fieldset>
    <fieldset class="row" data-what="theme">
      <legend>${e.fields['lesson-theme']}</legend>
      ${themes.map((theme) => radio('lesson-theme', theme, e.themes[theme], theme === 'auto'))}
    </fieldset>
    <fieldset class="row" data-what="height" hidden disabled>
      <legend>${e.fields.height}</legend>
      ${radio('height', 'auto', e.heights.auto, true)} ${radio('height', 'fixed', e.heights.fixed, false)}
      <div class="field" data-fixed>
        <label for="embed-pixels">${e.pixels}</label>
        ${number('pixels', String(heights.start))}
        <p class="hint" id="embed-pixels-hint">${e.whole(String(heights.min), String(heights.max))}</p>
      </div>
    </fieldset>
    <fieldset data-what="origins" hidden disabled>
      <legend>${e.frame}</legend>
      <div class="field">
        <label for="embed-origins">${e.fields.origins}</label>
        <input
          id="embed-origins"
          name="origins"
          inputmode="url"
          spellcheck="false"
          aria-describedby="embed-origins-hint"
        />
        <p class="hint" id="embed-origins-hint">${e.originsHint}</p>
      </div>
      <label class="option">
        <input type="checkbox" name="sandbox" value="1" aria-describedby="embed-sandbox-hint" />
        <span>${e.fields.sandbox}</span>
      </label>
      <p class="hint" id="embed-sandbox-hint">${e.sandboxHint}</p>
    </fieldset>`;
};

/** @param {string} name @param {string} value @param {unknown} text @param {boolean} checked */
const radio = (name, value, text, checked) =>
  html`<label class="option">
    <input type="radio" name=${name} value=${value} ?checked=${checked} /> <span>${text}</span>
  </label>`;

/** @param {string} name @param {string} value */
const number = (name, value) =>
  html`<input
    id="embed-${name}"
    name=${name}
    value=${value}
    inputmode="numeric"
    spellcheck="false"
    aria-describedby="embed-${name}-hint"
  />`;

/** @param {Told} told @param {boolean} hidden @param {Words} words */
const settings = ({ id, state }, hidden, { lang, t, e, f }) =>
  html`<fieldset data-what="settings" data-of=${id} ?hidden=${hidden} ?disabled=${hidden}>
    <legend>${e.start}</legend>
    <p class="hint">${e.startHint}</p>
    ${settingsOf(state, lang, t).map((setting) => html`<div class="field">${field(setting, { t, e, f })}</div>`)}
  </fieldset>`;

/** @param {import('./settings.js').Setting} setting @param {Pick<Words, 't' | 'e' | 'f'>} words */
function field({ name, label, control, options }, { t, e, f }) {
  const id = `embed-${name}`;
  const start = String(control.start);
  if ('digits' in control || control.whole)
    return html`<label for=${id}>${label}</label> ${number(name, start)}
      <p class="hint" id="${id}-hint">
        ${'digits' in control ? e.digits : e.whole(String(control.min), String(control.max))}
      </p>`;
  if (options)
    return html`<label for=${id}>${label}</label>
      <select id=${id} name=${name}>
        ${options.map((option, at) => {
          const value = String(control.min + at);
          return html`<option value=${value} ?selected=${value === start}>${option}</option>`;
        })}
      </select>`;
  return html`<label for=${id}>${label}</label>
    <output for=${id} aria-hidden="true">${said(name, control, control.start, t, f)}</output>
    <input
      type="range"
      id=${id}
      name=${name}
      min=${control.min}
      max=${control.max}
      step=${control.step}
      value=${start}
    />`;
}

/** @param {Told} told @param {boolean} hidden @param {Words} words */
const parts = ({ id, facts }, hidden, { e }) =>
  html`<fieldset class="row" data-what="parts" data-of=${id} ?hidden=${hidden} ?disabled=${hidden}>
    <legend>${e.fields.parts}</legend>
    ${facts.parts.map(
      (part) =>
        html`<label class="option">
          <input type="checkbox" name="parts" value=${part} checked /> <span>${e.parts[part]}</span>
        </label>`,
    )}
    <p class="hint">${e.partsHint}</p>
  </fieldset>`;
