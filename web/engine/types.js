/**
 * What goes into the scene engine and what comes out of it. n words, f features, d dimensions of queries and keys, m of
 * values; each 1 to 64. Rows and columns count from 0. Every array is the caller's own, the engine keeps
 * none; those of one result share a buffer.
 *
 * @typedef {object} Matrix an array of one to three axes, the last one running fastest, as in NumPy
 * @property {number[]} shape
 * @property {Float64Array} data
 *
 * @typedef {object} AttentionRequest
 * @property {Matrix} x  [n, f] the words
 * @property {Matrix} wq [f, d] what a word looks for
 * @property {Matrix} wk [f, d] what a word is
 * @property {Matrix} wv [f, m] what a word carries
 * @property {number} temperature above 0: below 1 sharpens, above 1 flattens
 * @property {number[][]} [context] rows of [target, source], applied at once: the target's vector gains the source's
 *
 * @typedef {object} Attention
 * @property {Matrix} x            [n, f] the words after the context
 * @property {Matrix} q            [n, d] queries
 * @property {Matrix} k            [n, d] keys
 * @property {Matrix} v            [n, m] values
 * @property {Matrix} scores       [n, n] one row per query, one column per key
 * @property {number} divisor      √d · τ
 * @property {Matrix} scaled       [n, n] scores ÷ divisor
 * @property {Matrix} maxima       [n] the largest of each scaled row
 * @property {Matrix} exponentials [n, n] e^(scaled − maximum)
 * @property {Matrix} sums         [n] of each row of exponentials
 * @property {Matrix} weights      [n, n] exponentials ÷ sum
 * @property {Matrix} output       [n, m] the new vectors
 * @property {Matrix} products     [n, n, d] the terms of each score
 * @property {Matrix} mixture      [n, n, m] each weight times its value: the terms of each new vector
 *
 * @typedef {object} Explanation the terms of one cell
 * @property {Float64Array} products [d] q · k, term by term
 * @property {Float64Array} mixed    [m] the weight times the key word's value
 *
 * @typedef {object} ErrorParts
 * @property {'type' | 'empty' | 'size' | 'shape' | 'not-finite' | 'range' | 'overflow'} code
 * @property {string} field    the name of an input or of a result
 * @property {string} expected
 * @property {string} actual
 */

export {};
