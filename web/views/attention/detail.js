import { html, nothing } from 'lit-html';
import { rowOf } from '../../quantities.js';
import { vector } from '../numbers.js';

/**
 * One cell's whole sum, term by term, as far as the steps have come.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 * @typedef {import('../../quantities.js').Phase} Phase
 */

/** @param {Scene} scene */
export function detail(scene) {
  const { t, words, cell } = scene;
  const { row, column } = cell;
  return html`<section class="detail" aria-label=${t.detail}>
    <h3>
      <span class="note">${t.asks}</span> ${words[row].label} <span class="arrow">→</span>
      <span class="note">${t.looked}</span> ${words[column].label}
    </h3>
    <dl>
      ${Object.entries(sums(scene)).map(([phase, sum]) => {
        const known = scene.has(/** @type {Phase} */ (phase), row, column);
        return html`<div class=${known ? '' : 'unknown'}>
          <dt>${t.detailRows[/** @type {Phase} */ (phase)]}</dt>
          <dd>${known ? sum : html`<span class="note">${t.notYet}</span>`}</dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

/**
 * Every number is read from the engine's result; only the signs between them are written here.
 * @param {Scene} scene
 * @returns {Record<Phase, import('lit-html').TemplateResult>}
 */
function sums({ attention, cell: { row, column }, words, f }) {
  const { precise: n } = f;
  const factor = (/** @type {number} */ value) => (value < 0 ? `(${n(value)})` : n(value));
  const at = row * words.length + column;
  const [q, k, v] = [rowOf(attention.q, row), rowOf(attention.k, column), rowOf(attention.v, column)];
  const score = attention.scores.data[at];
  const scaled = attention.scaled.data[at];
  const exponential = attention.exponentials.data[at];
  const weight = attention.weights.data[at];
  const size = v.length;
  const mixed = attention.mixture.data.subarray(at * size, (at + 1) * size);
  return {
    scores: html`${Array.from(q, (value, i) => html`${i ? ' + ' : nothing}${factor(value)} · ${factor(k[i])}`)}
      = <b>${n(score)}</b>`,
    scaled: html`${n(score)} ÷ ${n(attention.divisor)} = <b>${n(scaled)}</b>`,
    exponentials: html`exp(${n(scaled)} − ${factor(attention.maxima.data[row])}) = <b>${n(exponential)}</b>`,
    weights: html`${n(exponential)} ÷ ${n(attention.sums.data[row])} = <b>${n(weight)}</b>`,
    output: html`${n(weight)} · ${vector(n, v)} = <b>${vector(n, mixed)}</b>`,
  };
}
