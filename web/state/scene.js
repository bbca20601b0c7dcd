import { formats } from '../i18n/format.js';

/**
 * What every kind of lesson's scene has. A view gets a scene and nothing else.
 *
 * @typedef {object} Look what the learner does that is no setting
 * @property {{row?: number, column: number}} [pointed] the cell under the pointer or with the focus; a word of the
 *   sentence names no row and means the one that is shown
 * @property {boolean} [playing]
 * @property {number} [speed]
 * @property {'python' | 'cpp'} [tab]
 * @property {string | null} [cpp] the core's source, once it is wanted; null where it could not be had
 * @property {'code' | 'link'} [copied]
 * @property {boolean} [files]     whether the files to save are listed
 * @property {string} [link]       a link that could not be copied and is shown instead
 * @property {import('./controls.js').Refusal[]} [refused]
 * @property {number} [column]     the width of a word's column in pixels
 * @property {boolean} [compact]   whether the page has a phone's width; undefined until the lesson is seen
 * @property {number[]} [ran]      the dimensions that the experiment last went through
 */

/**
 * @template {import('./lesson-state.js').LessonState} State
 * @typedef {object} Described what a scene is made from
 * @property {State} state
 * @property {string} lang
 * @property {import('../i18n/strings.js').Strings} strings
 * @property {import('../lessons/types.js').Meta} meta
 * @property {Look} [look]
 * @property {boolean} [live] false where the page is written before any script runs
 */

/**
 * @template {import('./lesson-state.js').LessonState} State
 * @param {Described<State>} of
 */
export function common({ state, lang, strings, meta, look = {}, live = true }) {
  return {
    lang,
    t: strings,
    f: formats(lang, strings),
    lesson: /** @type {State['lesson']} */ (state.lesson),
    meta,
    live,
    look,
    place: /** @type {Readonly<State['place']>} */ (state.place),
    /** What the listing is written with. @type {Record<string, any>} */
    written: state.place,
  };
}

/** @typedef {ReturnType<typeof common> & {lesson: import('../lessons/types.js').Lesson}} Scene what the views of every lesson draw */
