import { html } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { rowOf } from '../../quantities.js';

/**
 * The numbers that a person put in: the words and the matrices that read them. Only the last word changes them.
 *
 * @param {import('../../state/attention/scene.js').Scene} scene
 */
export function data(scene) {
  return guard([scene.t, scene.place.ending], () => tables(scene));
}

/** @param {import('../../state/attention/scene.js').Scene} scene */
function tables({ words, meta, inputs, f, t }) {
  const features = meta.features;
  const roles = meta.dimensions;
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
 * @param {import('../../engine/types.js').Matrix} matrix
 * @param {string[]} rows
 * @param {string[]} columns
 * @param {import('../../i18n/format.js').Formats} f
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
