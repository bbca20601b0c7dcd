/**
 * What the session and the standard's two versions say to each other.
 *
 * @typedef {import('../../quiz/types.js').Standing} Standing
 *
 * @typedef {object} Reached how far the learner has come
 * @property {number | undefined} score 0 to 1; none before the first answer
 * @property {boolean} complete
 * @property {boolean} success
 *
 * @typedef {object} Said one value for the platform
 * @property {string} element
 * @property {string} value
 * @property {boolean} [optional] whether a platform may do without it by the standard
 *
 * @typedef {object} Attempt one checked answer
 * @property {string} question
 * @property {'choice' | 'fill-in' | 'matching'} type
 * @property {string | string[]} given
 * @property {boolean} correct
 * @property {Date} at
 *
 * @typedef {object} Version of the standard
 * @property {string} api  the name of the platform's object
 * @property {Record<import('./runtime.js').Call, string>} calls the names of its functions
 * @property {number} limit characters of suspend data
 * @property {string} language the learner's preference
 * @property {string} status a value that every platform has for a lesson that it has begun
 * @property {string} mode  normal, or one in which nothing is recorded
 * @property {string} time  of this session
 * @property {string} exit
 * @property {(milliseconds: number) => string} span
 * @property {(get: (element: string) => string | undefined) => Reached} reached what the platform knows already
 * @property {(reached: Reached) => Said[]} report
 * @property {(reached: Reached) => string} leave the value of `exit`
 * @property {(attempt: Attempt) => [name: string, value: string][]} interaction in the order in which the standard wants it
 */

export {};
