import { html, nothing, svg } from 'lit-html';
import { phases, quantities, rowOf } from '../../quantities.js';
import { computed } from '../../state/attention/scene.js';
import { level, shown, vector } from '../numbers.js';

/**
 * The chosen row's computation in five stations: q·k → ÷(√d·τ) → exp → ÷Σ → the new vector.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 * @typedef {import('../../quantities.js').Phase} Phase
 */

/** The station's formula; letters of the formula are slanted. */
const formulas = {
  scores: html`<i>q</i> · <i>k</i>`,
  scaled: html`÷ (√<i>d</i> · <i>τ</i>)`,
  exponentials: html`exp`,
  weights: html`÷ Σ`,
  output: html`Σ <i>w</i> · <i>v</i>`,
};

/** @param {Scene} scene */
export function chain(scene) {
  const { t, words, row } = scene;
  return html`<table class="chain" role="table" aria-label=${t.chain(words[row].label)}>
    <thead role="rowgroup" class="unseen">
      <tr role="row">
        <th role="columnheader" scope="col">${t.stage}</th>
        ${words.map(({ label }) => html`<th role="columnheader" scope="col">${label}</th>`)}
        <th role="columnheader" scope="col">${t.scalar}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${phases.map((phase) => station(scene, phase))}
    </tbody>
  </table>`;
}

/**
 * @param {Scene} scene
 * @param {Phase} phase
 */
function station(scene, phase) {
  const { t, row, now, complete, has, steps, live } = scene;
  const current = !complete && now.phase === phase && now.row === row;
  const state = current ? 'now' : has(phase, row) ? 'done' : 'next';
  const name = t.phases[phase].name;
  return html`<tr role="row" class="row station ${phase} ${state}">
    <th role="rowheader" scope="row">
      <button
        type="button"
        ?disabled=${!live}
        data-step=${steps.find(phase, row)}
        title=${t.goTo(name)}
        aria-current=${current ? 'step' : nothing}
      >
        <span class="formula">${formulas[phase]}</span> <span class="name">${name}</span>
      </button>
    </th>
    ${phase === 'output' ? mixture(scene) : numbers(scene, phase)}
    <td role="cell" class="scalar"><span>${scalar(scene, phase)}</span></td>
  </tr>`;
}

/**
 * @param {Scene} scene
 * @param {Exclude<Phase, 'output'>} phase
 */
function numbers(scene, phase) {
  const { f, row, lit } = scene;
  const values = computed(scene, phase, row);
  const weights = quantities[phase].colour;
  const most = Math.max(...values.map((value) => value ?? 0));
  return values.map((value, column) => {
    const colour = weights && value !== undefined ? level(value) : '';
    return html`<td
      role="cell"
      class="${colour} ${column === lit ? 'lit' : ''}"
      data-row=${row}
      data-column=${column}
    >
      ${shown(weights ? f.weight : f.short, value)}
      ${weights || value === undefined ? nothing : bar(value / most)}
    </td>`;
  });
}

/**
 * How far a number reaches towards the largest of its row.
 * @param {number} part
 */
function bar(part) {
  const width = part > 0 ? part * 100 : 0;
  return html`<svg class="bar" aria-hidden="true">
    ${svg`<rect x=${`${(50 - width / 2).toFixed(1)}%`} width=${`${width.toFixed(1)}%`} height="2" />`}
  </svg>`;
}

/** Each column's share of the new vector: weight times value. @param {Scene} scene */
function mixture(scene) {
  const { f, row, lit, attention, words, has } = scene;
  const size = attention.v.shape[1];
  const known = has('output', row);
  return words.map((_, column) => {
    const from = (row * words.length + column) * size;
    const parts = attention.mixture.data.subarray(from, from + size);
    return html`<td
      role="cell"
      class="parts ${column === lit ? 'lit' : ''}"
      data-row=${row}
      data-column=${column}
    >
      ${known ? Array.from(parts, (part) => html`<span>${f.short(part)}</span> `) : nothing}
    </td>`;
  });
}

/**
 * The number of the row that its station uses or makes.
 * @param {Scene} scene
 * @param {Phase} phase
 */
function scalar(scene, phase) {
  const { f, row, attention, place, has } = scene;
  switch (phase) {
    case 'scores':
      return html`<i>q</i> = ${vector(f.short, rowOf(attention.q, row))}`;
    case 'scaled':
      return html`√${attention.q.shape[1]} · ${f.fixed(place.temperature)} = ${f.fixed(attention.divisor)}`;
    case 'exponentials':
      return has(phase, row) ? html`Σ = ${f.fixed(attention.sums.data[row])}` : nothing;
    case 'weights':
      return has(phase, row) ? html`Σ = 1` : nothing;
    case 'output':
      return has(phase, row) ? html`<b>${vector(f.fixed, rowOf(attention.output, row))}</b>` : nothing;
  }
}
