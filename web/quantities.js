/**
 * What a view can show: each quantity of the attention computation, once. A view, the heatmap's caption, the listing's
 * values and the CSV files all read this table; to show a new quantity, add its row here and its name to both
 * languages.
 *
 * @typedef {import('./engine/types.js').Attention} Attention
 * @typedef {import('./engine/types.js').AttentionRequest} AttentionRequest
 * @typedef {import('./engine/types.js').Matrix} Matrix
 * @typedef {'word' | 'feature' | 'dimension'} Axis
 * @typedef {'x' | 'wq' | 'wk' | 'wv' | 'q' | 'k' | 'v' | 'scores' | 'scaled' | 'exponentials' | 'weights' | 'output'} QuantityId
 *
 * @typedef {object} Quantity
 * @property {string} symbol  its name in the formula and in the listing
 * @property {[rows: Axis, columns: Axis]} axes  what a row and a column stand for
 * @property {boolean} [colour]  whether its values lie between 0 and 1 and are drawn on the weight scale
 * @property {(attention: Attention, inputs: AttentionRequest) => Matrix} matrix
 */

/** @type {Record<QuantityId, Quantity>} */
export const quantities = {
  x: { symbol: 'X', axes: ['word', 'feature'], matrix: (a) => a.x },
  wq: { symbol: 'WQ', axes: ['feature', 'dimension'], matrix: (_, inputs) => inputs.wq },
  wk: { symbol: 'WK', axes: ['feature', 'dimension'], matrix: (_, inputs) => inputs.wk },
  wv: { symbol: 'WV', axes: ['feature', 'dimension'], matrix: (_, inputs) => inputs.wv },
  q: { symbol: 'Q', axes: ['word', 'dimension'], matrix: (a) => a.q },
  k: { symbol: 'K', axes: ['word', 'dimension'], matrix: (a) => a.k },
  v: { symbol: 'V', axes: ['word', 'dimension'], matrix: (a) => a.v },
  scores: { symbol: 'S', axes: ['word', 'word'], matrix: (a) => a.scores },
  scaled: { symbol: 'S / (√d · τ)', axes: ['word', 'word'], matrix: (a) => a.scaled },
  exponentials: { symbol: 'exp', axes: ['word', 'word'], matrix: (a) => a.exponentials },
  weights: { symbol: 'A', axes: ['word', 'word'], colour: true, matrix: (a) => a.weights },
  output: { symbol: 'out', axes: ['word', 'dimension'], matrix: (a) => a.output },
};

/**
 * The quantity that each phase of the steps computes, in the order of the engine's trace.
 * @satisfies {QuantityId[]}
 */
export const phases = /** @type {const} */ (['scores', 'scaled', 'exponentials', 'weights', 'output']);

/** @typedef {typeof phases[number]} Phase */

/**
 * The row of a matrix, as a view of the result's own copy.
 * @param {Matrix} matrix of shape [rows, columns]
 * @param {number} row 0-based
 */
export function rowOf({ shape, data }, row) {
  return data.subarray(row * shape[1], (row + 1) * shape[1]);
}

/**
 * The columns that hold the largest value of a row. More than one is a tie, and is named as one.
 * @param {ArrayLike<number>} row
 * @returns {number[]} 0-based, in order
 */
export function largest(row) {
  const values = Array.from(row);
  const most = Math.max(...values);
  return values.flatMap((value, column) => (value === most ? [column] : []));
}
