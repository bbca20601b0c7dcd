/**
 * A quantity as CSV (RFC 4180): a header row, then a row for each row of the matrix. Numbers have a point and all their
 * digits, whatever the page's language.
 *
 * @param {import('../engine/types.js').Matrix} matrix
 * @param {string[]} rows    what each row stands for
 * @param {string[]} columns what each column stands for
 */
export function toCsv({ shape, data }, rows, columns) {
  const lines = rows.map((label, row) => [label, ...data.subarray(row * shape[1], (row + 1) * shape[1])]);
  return [['', ...columns], ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/** @param {string | number} value */
const field = (value) =>
  typeof value === 'string' && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : String(value);
