/**
 * One thing that was measured, and what it had to be.
 *
 * @typedef {object} Claim
 * @property {string} what
 * @property {number} value
 * @property {(value: number) => string} show with its unit
 * @property {number} [most] the largest value that will do
 * @property {number} [least] the smallest value that will do; with neither, the value is only reported
 */

/** @param {Claim} claim */
export const isMet = ({ value, most = Infinity, least = -Infinity }) => value <= most && value >= least;

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** @param {number} value */
export const milliseconds = (value) => `${Number(value.toPrecision(3))} ms`;

/** @param {number} share of something larger */
export const fraction = (share) => `1/${(1 / share).toFixed(1).replace(/\.0$/, '')}`;

/** @param {number} score from 0 to 100 */
export const points = (score) => String(score);

const HEAD = ['Measured', 'Result', 'Target', ''];

/** @param {Claim} claim @returns {string[]} the cells below HEAD */
function cells(claim) {
  const { what, value, show, most, least } = claim;
  const target = most !== undefined ? `≤ ${show(most)}` : least !== undefined ? `≥ ${show(least)}` : '';
  return [what, show(value), target, target === '' ? 'reported' : isMet(claim) ? 'met' : 'MISSED'];
}

/** @param {Claim[]} claims @returns {string} a table in plain text */
export function plainTable(claims) {
  const rows = [HEAD, ...claims.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, column) =>
        // Numbers end in one line, words begin in one.
        column === 1 || column === 2 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      ),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** @param {Claim[]} claims @returns {string} the same as a Markdown table */
export function markdownTable(claims) {
  return [HEAD, ['---', '---:', '---:', '---'], ...claims.map(cells)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
