import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { phases, rowOf } from '../quantities.js';
import { computed } from '../state/scene.js';
import { writeListing } from '../state/listing.js';
import { highlight } from './highlight.js';
import { icons } from './icons.js';
import { shown } from './numbers.js';

/**
 * The program that is computed here, with live values beside its lines, and the C++ that computed it.
 *
 * @typedef {import('../state/scene.js').Scene} Scene
 * @typedef {import('../quantities.js').Phase} Phase
 */

/** @param {Scene} scene */
export function code(scene) {
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
      ${tab === 'python' ? listing(scene) : source(scene)}
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

/** @param {Scene} scene */
function listing(scene) {
  const { lesson, prose, place, now, row, steps } = scene;
  const lines = writeListing(lesson, prose, place).trimEnd().split('\n');
  return lines.map((text) => {
    const phase = phases.find((each) => lesson.listing.steps[each] === text);
    return codeLine(text, 'python', {
      now: phase === now.phase,
      step: phase && steps.find(phase, row),
      values: phase ? values(scene, phase) : setup(scene, text),
    });
  });
}

/**
 * The row's numbers that a step's line has computed so far.
 * @param {Scene} scene
 * @param {Phase} phase
 */
function values(scene, phase) {
  const { f, row, lit } = scene;
  const format = phase === 'output' ? f.fixed : f.short;
  return computed(scene, phase, row).map(
    (value, column) =>
      html`<span class=${phase !== 'output' && column === lit ? 'lit' : ''}>${shown(format, value)}</span>`,
  );
}

/**
 * The values of the lines before the first step.
 * @param {Scene} scene
 * @param {string} text
 */
function setup({ lesson, attention, f, row }, text) {
  const [target] = lesson.context[0] ?? [];
  const vector = text.startsWith(`X[${target}] +=`)
    ? rowOf(attention.x, target)
    : text.startsWith('Q, K, V =')
      ? rowOf(attention.q, row)
      : [];
  return Array.from(vector, (value) => html`<span>${f.short(value)}</span>`);
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
 * @param {{now?: boolean, step?: number, values?: unknown[]}} beside
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
