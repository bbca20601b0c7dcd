import { html, svg } from 'lit-html';
import { quantities } from '../../quantities.js';
import { computed } from '../../state/attention/scene.js';
import { level, shown } from '../numbers.js';

/**
 * Every word's row at once: rows ask, columns are looked at. A grid that arrow keys move through; it shows the matrix of
 * the present phase, in colour for weights alone.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 */

/** @param {Scene} scene */
export function heatmap(scene) {
  const { t, words, shown: id, query, lit, live } = scene;
  const name = t.quantities[id];
  return html`<div class="heatmap">
    <table role=${live ? 'grid' : 'table'} aria-label=${t.heatmap(name)}>
      <thead role="rowgroup">
        <tr role="row" class="row">
          <td role=${live ? 'gridcell' : 'cell'} class="corner">${t.asks} ↓</td>
          ${words.map(
            ({ label }, column) =>
              html`<th
                role="columnheader"
                scope="col"
                class=${column === lit ? 'lit' : ''}
                data-column=${column}
              >
                ${label}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${words.map((_, row) => line(scene, row))}
      </tbody>
    </table>
    <svg class="frame" aria-hidden="true">
      ${svg`<rect y=${`${(100 * query) / words.length}%`} width="100%" height=${`${100 / words.length}%`} />`}
    </svg>
    <p class="note looked">← ${t.looked}</p>
    ${legend(scene)}
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {number} row
 */
function line(scene, row) {
  const { words, query, now, shown: id } = scene;
  const stepped = now.row === row ? 'stepped' : '';
  return html`<tr role="row" class="row ${row === query ? 'asks' : ''} ${stepped}">
    <th role="rowheader" scope="row" data-query=${row + 1}><span>${words[row].label}</span></th>
    ${computed(scene, id, row).map((value, column) => cell(scene, row, column, value))}
  </tr>`;
}

/**
 * @param {Scene} scene
 * @param {number} row
 * @param {number} column
 * @param {number | undefined} value
 */
function cell(scene, row, column, value) {
  const { t, f, words, shown: id, now, complete, cell, lit, live, look } = scene;
  const colour = quantities[id].colour;
  // Three decimals where the column has room for them.
  const format = colour ? ((look.column ?? 80) < 38 ? f.fixed : f.weight) : f.short;
  const text = shown(format, value);
  const stepped = !complete && now.row === row && now.column === column;
  const classes = [
    colour && value !== undefined ? level(value) : 'plain',
    stepped ? 'stepped' : '',
    column === lit ? 'lit' : '',
  ];
  if (!live) return html`<td role="cell" class=${classes.join(' ')}>${text}</td>`;
  const here = row === cell.row && column === cell.column;
  return html`<td
    role="gridcell"
    class=${classes.join(' ')}
    tabindex=${here ? 0 : -1}
    data-cell
    data-row=${row}
    data-column=${column}
    aria-label=${t.cell(words[row].label, words[column].label, t.quantities[id], text || t.notYet)}
  >
    ${text}
  </td>`;
}

/** @param {Scene} scene */
function legend({ t, f, shown: id }) {
  return html`<div class="legend ${quantities[id].colour ? '' : 'unused'}" aria-hidden="true">
    <span>${t.share}</span>
    <svg viewBox="0 0 9 1" preserveAspectRatio="none">
      ${Array.from({ length: 9 }, (_, i) => svg`<rect class=${level(i / 8)} x=${i} width="1" height="1" />`)}
    </svg>
    <span class="ends"><span>0</span><span>${f.short(0.5)}</span><span>1</span></span>
  </div>`;
}
