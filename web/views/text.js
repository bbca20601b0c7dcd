import { html, nothing } from 'lit';
import { rowOf } from '../quantities.js';

/**
 * The lesson's prose, and beside its data section the numbers that a person put in.
 *
 * @typedef {import('../state/scene.js').Scene} Scene
 */

/** @param {Scene} scene */
export function text(scene) {
  const { sections } = scene.prose;
  const main = sections.filter(({ id }) => id !== 'data');
  const aside = sections.filter(({ id }) => id === 'data');
  return html`<div class="prose">
    <div>${main.map((each) => section(each, nothing))}</div>
    <div class="aside">${aside.map((each) => section(each, data(scene)))}</div>
  </div>`;
}

/**
 * @param {import('../lessons/types.js').Prose['sections'][number]} of
 * @param {unknown} more what follows the text
 */
const section = ({ id, title, body }, more) =>
  html`<section class="section" aria-labelledby="section-${id}">
    <h2 id="section-${id}">${title}</h2>
    <div class="body">${body}</div>
    ${more}
  </section>`;

/** @param {Scene} scene */
function data({ words, prose, inputs, f, t }) {
  const features = prose.meta.features;
  const roles = prose.meta.dimensions;
  return html`<div class="tables">
    ${table(
      'X',
      t.quantities.x,
      inputs.x,
      words.map(({ text }) => text),
      features,
      f,
    )}
    ${table('WQ', t.quantities.wq, inputs.wq, features, roles, f)}
    ${table('WK = WV', `${t.quantities.wk}, ${t.quantities.wv}`, inputs.wk, features, roles, f)}
  </div>`;
}

/**
 * @param {string} symbol
 * @param {string} name
 * @param {import('../engine/types.js').Matrix} matrix
 * @param {string[]} rows
 * @param {string[]} columns
 * @param {import('../i18n/format.js').Formats} f
 */
const table = (symbol, name, matrix, rows, columns, f) =>
  html`<table>
    <caption>
      <b>${symbol}</b>
      ${name}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (label, row) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${Array.from(rowOf(matrix, row), (value) => html`<td class=${value === 0 ? 'zero' : ''}>${f.short(value)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
