/**
 * The lessons, in the order of the catalogue. A new lesson is a folder and one line here.
 *
 * @typedef {object} Entry
 * @property {() => Promise<{default: import('./types.js').Lesson}>} lesson
 * @property {Record<string, () => Promise<{default: import('./types.js').Prose}>>} prose by language
 */

/** @type {Record<string, Entry>} */
export const registry = {
  dikkat: {
    lesson: () => import('./dikkat/lesson.js'),
    prose: { tr: () => import('./dikkat/tr.md'), en: () => import('./dikkat/en.md') },
  },
};
