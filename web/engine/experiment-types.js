/**
 * What comes out of the experiment engine: dot products of random vectors, drawn as NumPy draws them. Every array is the
 * caller's own, the engine keeps none.
 *
 * @typedef {object} Softmax of one row of scores
 * @property {Float64Array} weights [keys] they add up to 1
 * @property {number} largest  the largest weight
 * @property {number} entropy  in nats: ln keys where all weights are alike, 0 where one is 1
 * @property {number} gradient the Frobenius norm of the Jacobian: how much the weights still follow the scores
 *
 * @typedef {object} Saturation of the softmax of one random query's scores
 * @property {Float64Array} scores [keys]
 * @property {number} divisor      √d
 * @property {Float64Array} scaled [keys] scores ÷ √d
 * @property {Softmax} plain   of the scores
 * @property {Softmax} divided of the scaled scores
 *
 * @typedef {object} SoftmaxCurve one number for each number of dimensions
 * @property {Float64Array} largest
 * @property {Float64Array} entropy
 * @property {Float64Array} gradient
 *
 * @typedef {object} SaturationCurve
 * @property {SoftmaxCurve} plain
 * @property {SoftmaxCurve} divided
 *
 * @typedef {object} Histogram 40 bins from -4σ to 4σ and one on each side for what lies beyond; σ is √d before the
 *   division by √d and 1 after it
 * @property {number} pairs           how many dot products there are so far
 * @property {Float64Array} edges     [41] of the inner bins, in units of σ
 * @property {Float64Array} before    [42] counts of the dot products
 * @property {Float64Array} after     [42] counts of the dot products ÷ √d
 * @property {Float64Array} expected  [42] what a normal distribution gives for as many
 *
 * @typedef {object} Spread of the dot products of one number of dimensions
 * @property {number} d
 * @property {number} pairs
 * @property {number} before standard deviation
 * @property {number} after  the same of the dot products ÷ √d
 * @property {{before: number, after: number}} printed both as NumPy's .round(1) and .round(2) give them
 */

export {};
