import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { writeListing } from '../state/listing.js';
import { highlight } from './highlight.js';
import { icons } from './icons.js';

/**
 * The program that is computed here, with live values beside its lines, and the C++ that computed it.
 *
 * @typedef {import('../state/scene.js').Scene} Scene
 *
 * @typedef {object} Beside what a line has to do with the scene
 * @property {boolean} [now]  whether the present step is this line's
 * @property {number} [step]  where pressing the line leads
 * @property {unknown[]} [values]
 */

/**
 * @template {Scene} S
 * @param {S} scene
 * @param {(scene: S, text: string) => Beside} beside
 */
export function code(scene, beside) {
  const { t, lesson, look, live } = scene;
  const tab = look.tab ?? 'python';
  return html`<section class="code" aria-label=${t.code}>
    <div class="bar">
      <div role="tablist" aria-label=${t.code}>
        ${tabButton('python', lesson.listing.file, tab, live)}
        ${live ? tabButton('cpp', t.tabCpp, tab, live) : nothing}
      </div>
      <button type="button" class="quiet" data-action="copy-code" ?disabled=${!live}>
        ${icons.copy}<span>${look.copied === 'code' ? t.copied : t.copy}</span>
      </button>
    </div>
    <div
      id="panel-${tab}"
      class="panel ${tab}"
      role="tabpanel"
      aria-labelledby="tab-${tab}"
      tabindex=${live ? 0 : nothing}
    >
      ${tab === 'python' ? listing(scene, beside) : source(scene)}
    </div>
  </section>`;
}

/**
 * @param {'python' | 'cpp'} id
 * @param {string} name
 * @param {string} chosen
 * @param {boolean} live
 */
const tabButton = (id, name, chosen, live) =>
  html`<button
    type="button"
    role="tab"
    id="tab-${id}"
    data-tab=${id}
    aria-selected=${id === chosen}
    aria-controls="panel-${chosen}"
    tabindex=${id === chosen ? 0 : -1}
    ?disabled=${!live}
  >
    ${name}
  </button>`;

/**
 * @template {Scene} S
 * @param {S} scene
 * @param {(scene: S, text: string) => Beside} beside
 */
function listing(scene, beside) {
  const lines = writeListing(scene.lesson, scene.meta, scene.written).trimEnd().split('\n');
  return lines.map((text) => codeLine(text, 'python', beside(scene, text)));
}

/** @param {Scene} scene */
function source({ t, look }) {
  if (!look.cpp) return html`<p class="note">${look.cpp === null ? t.failures.chunk : t.loading}</p>`;
  return html`<p class="note">${t.cppNote}</p>
    ${look.cpp
      .trimEnd()
      .split('\n')
      .map((text) => codeLine(text, 'cpp', {}))}`;
}

/**
 * @param {string} text
 * @param {'python' | 'cpp'} language
 * @param {Beside} beside
 */
function codeLine(text, language, { now = false, step, values = [] }) {
  return html`<div
    class="line ${now ? 'now' : ''}"
    data-step=${step ?? nothing}
    aria-current=${now ? 'step' : nothing}
  >
    <code>${guard([text], () => pieces(text, language))}</code
    >${values.length ? html`<span class="values">${values}</span>` : nothing}
  </div>`;
}

/**
 * @param {string} text
 * @param {'python' | 'cpp'} language
 */
const pieces = (text, language) =>
  highlight(text, language).map(([kind, piece]) =>
    kind ? html`<span class=${kind}>${piece}</span>` : piece,
  );
