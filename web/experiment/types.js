/**
 * The experiment's words: q and k are drawn from a standard normal distribution, a score is their dot product; the
 * scores of many pairs have a standard deviation, before and after they are divided by √d.
 *
 * @typedef {object} Request
 * @property {string} seed         decimal digits
 * @property {number} pairs        2 to 100000
 * @property {number[]} dimensions 1 to 4096 each, drawn one after the other from one generator
 *
 * @typedef {object} Histogram the scores in 40 bins from −4σ to 4σ, where σ is √d before and 1 after
 * @property {number} pairs           so far
 * @property {Float64Array} edges     [41] in units of σ
 * @property {ArrayLike<number>} before   [42] the first and the last are what lies outside
 * @property {ArrayLike<number>} after    [42]
 * @property {Float64Array} expected  [42] what a normal distribution would give of as many pairs
 *
 * @typedef {object} Result
 * @property {number} d
 * @property {number} pairs
 * @property {number} before  the scores' standard deviation
 * @property {number} after   the same, divided by √d
 * @property {{before: number, after: number}} printed  as NumPy's round(1) and round(2)
 *
 * @typedef {object} Draws one generator; made by the engine, given back with free()
 * @property {(d: number) => void} begin
 * @property {(normals: number) => number} advance  gives the share of this d's work that is done, 0 to 1
 * @property {() => Histogram} histogram
 * @property {() => Result} result
 * @property {() => void} free
 *
 * @typedef {object} Engine
 * @property {(of: {seed: string, pairs: number}) => Draws} experiment
 *
 * @typedef {object} Failure why a run stopped, as data
 * @property {'no-worker' | 'died' | 'load' | 'refused'} code
 * @property {string} detail
 *
 * @typedef {{type: 'progress', index: number, d: number, share: number, histogram: Histogram}} ProgressMessage
 *   share: of the whole list's work, 0 to 1
 * @typedef {{type: 'result', index: number, result: Result, histogram: Histogram}} ResultMessage
 * @typedef {ProgressMessage | ResultMessage | {type: 'done'} | {type: 'error', failure: Failure}} Message
 *
 * @typedef {object} Outcome a result with all that it takes to get it again
 * @property {string} id
 * @property {string} seed
 * @property {number} pairs
 * @property {number[]} dimensions what the generator drew, this one last
 * @property {Result} result
 * @property {Histogram} histogram
 *
 * @typedef {{d: number, seed: string, pairs: number}} Settings
 * @typedef {keyof Settings} Field
 */

export {};
