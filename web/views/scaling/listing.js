import { html } from 'lit-html';
import { isShares, rows } from '../../state/scaling/scene.js';

/**
 * What stands beside the listing's lines: each key's value.
 *
 * @param {import('../../state/scaling/scene.js').Scene} scene
 * @param {string} text a line
 * @returns {import('../code.js').Beside}
 */
export function beside({ lesson, f, values, lit }, text) {
  const row = rows.find((each) => lesson.listing.steps[each] === text);
  if (!row) return {};
  const format = isShares(row) ? f.short : f.tenth;
  return {
    values: Array.from(
      values[row],
      (value, column) => html`<span class=${column === lit ? 'lit' : ''}>${format(value)}</span>`,
    ),
  };
}
