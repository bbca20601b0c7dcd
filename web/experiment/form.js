import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { stops } from '../views/stops.js';

/**
 * The settings, and the run: its buttons, or its progress with a way to end it.
 *
 * @typedef {import('./types.js').Field} Field
 * @typedef {import('./texts.js').Texts} Texts
 *
 * @typedef {object} Entry what stands in a field and is not, or not yet, the state
 * @property {string} text
 * @property {{value: string, expected: string}} [refusal] what came, and what was expected in words
 *
 * @typedef {'list' | 'one'} Kind the program's list, or d alone
 *
 * @typedef {object} Running
 * @property {Kind} kind
 * @property {number} share 0 to 1, of the whole list
 * @property {number} d     at work now
 * @property {number} [left] seconds
 *
 * @typedef {object} Form
 * @property {import('./types.js').Settings} settings
 * @property {import('../lessons/types.js').ScalingData['controls']} controls
 * @property {Partial<Record<Field, Entry>>} entries
 * @property {number[]} list      the program's
 * @property {Running} [running]
 * @property {import('./types.js').Failure} [failure]
 * @property {boolean} clearable
 *
 * @param {object} of
 * @param {Form} of.form
 * @param {Texts} of.t
 * @param {import('../i18n/strings.js').Strings} of.strings
 */
export function form({
  form: { settings, controls, entries, list, running, failure, clearable },
  t,
  strings,
}) {
  const span = (/** @type {'d' | 'pairs'} */ name) =>
    t.range(String(controls[name].min), String(controls[name].max));
  return html`<div class="settings" role="group" aria-label=${t.settings}>
      <div class="dimension">
        ${field({ name: 'd', value: String(settings.d), hint: span('d'), entry: entries.d, t })}
        ${stops({ setting: 'd', label: t.dSlider, control: controls.d, value: settings.d })}
      </div>
      <div class="draw">
        ${field({ name: 'seed', value: settings.seed, hint: t.seedRange, entry: entries.seed, t })}
        ${field({ name: 'pairs', value: String(settings.pairs), hint: span('pairs'), entry: entries.pairs, t })}
      </div>
    </div>
    <div class="runs">
      ${runButton({ kind: 'list', name: t.runList(list.join(', ')), running, t })}
      ${runButton({ kind: 'one', name: t.runOne(String(settings.d)), running, t })}
      ${running ? progress(running, t, strings) : nothing}
      <button
        type="button"
        class="quiet"
        data-experiment="clear"
        ?hidden=${Boolean(running)}
        ?disabled=${!clearable}
      >
        ${t.clear}
      </button>
    </div>
    ${failure ? html`<p class="stopped" role="alert">${t.failures[failure.code](failure.detail)}</p>` : nothing}`;
}

/**
 * A field of text, since a browser's number field hides from the page what it does not take for a number.
 * @param {{name: Field, value: string, hint: string, entry: Entry | undefined, t: Texts}} of
 */
function field({ name, value, hint, entry, t }) {
  const refusal = entry?.refusal;
  return html`<div class="field">
    <label for="experiment-${name}">${t.fields[name]}</label>
    <input
      id="experiment-${name}"
      inputmode="numeric"
      autocomplete="off"
      spellcheck="false"
      .value=${live(entry?.text ?? value)}
      data-field=${name}
      aria-invalid=${refusal ? 'true' : 'false'}
      aria-describedby="experiment-${name}-hint"
    />
    <p class=${refusal ? 'hint refused' : 'hint'} id="experiment-${name}-hint">
      ${refusal ? t.refused(refusal.expected, refusal.value) : hint}
    </p>
  </div>`;
}

/**
 * The button that was pressed becomes the one that cancels, so that the focus stays where it was.
 * @param {{kind: Kind, name: string, running: Running | undefined, t: Texts}} of
 */
const runButton = ({ kind, name, running, t }) =>
  html`<button
    type="button"
    class=${kind === 'list' && !running ? 'filled' : 'outlined'}
    data-experiment=${running ? 'cancel' : `run-${kind}`}
    ?hidden=${running && running.kind !== kind}
  >
    ${running ? t.cancel : name}
  </button>`;

/**
 * @param {Running} running
 * @param {Texts} t
 * @param {import('../i18n/strings.js').Strings} strings
 */
function progress({ share, d, left }, t, strings) {
  const percent = strings.percent(String(Math.floor(100 * share)));
  const words = [percent, ...(left === undefined ? [] : [t.left(left)])];
  return html`<div class="progress">
    <progress aria-label=${t.progress} max="1" value=${share}></progress>
    <p>${share > 0 ? html`<b>${words.join(' · ')}</b> <span>d = ${d}</span>` : t.preparing}</p>
  </div>`;
}
