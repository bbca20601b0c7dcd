import { html, nothing, svg } from 'lit-html';
import { isShares, rows } from '../../state/scaling/scene.js';
import { level } from '../numbers.js';

/**
 * One column for each key: the scores, their softmax, the scores divided by √d and the softmax of those.
 *
 * @typedef {import('../../state/scaling/scene.js').Scene} Scene
 * @typedef {import('../../state/scaling/scene.js').Row} Row
 */

/** @param {Scene} scene */
export function stations(scene) {
  const { t, keys, lit } = scene;
  return html`<table class="chain saturation" role="table" aria-label=${t.figure}>
    <thead role="rowgroup">
      <tr role="row" class="row keys">
        <th role="columnheader" scope="col"><span class="unseen">${t.stage}</span></th>
        ${keys.map(
          (key, column) =>
            html`<th
              role="columnheader"
              scope="col"
              class=${column === lit ? 'lit' : ''}
              data-column=${column}
            >
              <i>${key}</i>
            </th>`,
        )}
        <th role="columnheader" scope="col"><span class="unseen">${t.scalar}</span></th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => station(scene, row))}
    </tbody>
  </table>`;
}

/** @param {Scene} scene @param {Row} row */
function station(scene, row) {
  const { t, f, values, lit } = scene;
  const shares = isShares(row);
  const { name, formula } = t.rows[row];
  const most = Math.max(...values[row].map(Math.abs));
  return html`<tr role="row" class="row station done ${shares ? 'weights shares' : ''}">
    <th role="rowheader" scope="row">
      <div class="head"><span class="formula">${formula}</span> <span class="name">${name}</span></div>
    </th>
    ${Array.from(
      values[row],
      (value, column) =>
        html`<td
          role="cell"
          class="${shares ? level(value) : ''} ${column === lit ? 'lit' : ''}"
          data-column=${column}
        >
          ${(shares ? f.weight : f.tenth)(value)} ${shares ? pillar(value) : bar(value / most)}
        </td>`,
    )}
    <td role="cell" class="scalar"><span>${scalar(scene, row)}</span></td>
  </tr>`;
}

/** A weight as a height above its cell. @param {number} weight */
const pillar = (weight) =>
  html`<svg class="pillar" aria-hidden="true">
    ${svg`<rect y=${`${(100 * (1 - weight)).toFixed(1)}%`} width="100%" height=${`${(100 * weight).toFixed(1)}%`} />`}
  </svg>`;

/**
 * How far a score reaches, to the left where it is negative.
 * @param {number} part of the farthest
 */
function bar(part) {
  const width = Math.abs(part) * 50;
  return html`<svg class="bar" aria-hidden="true">
    ${svg`<rect x=${`${(part < 0 ? 50 - width : 50).toFixed(1)}%`} width=${`${width.toFixed(1)}%`} height="2" />`}
  </svg>`;
}

/** The number of the row that its station uses or makes. @param {Scene} scene @param {Row} row */
function scalar({ f, place, saturation }, row) {
  if (row === 'scores') return nothing;
  return row === 'scaled' ? html`√${place.d} = ${f.short(saturation.divisor)}` : html`Σ = 1`;
}
