/**
 * The lessons, in the order of the catalogue. A new lesson is a folder and an entry here.
 *
 * @typedef {object} Entry
 * @property {import('../kinds/kinds.js').KindName} kind what is computed and how it is drawn
 * @property {() => Promise<{default: import('./types.js').Lesson}>} lesson
 * @property {Record<string, () => Promise<{default: import('./types.js').Prose}>>} prose by language
 * @property {Record<string, () => Promise<{default: any[]}>>} [questions] by language
 * @property {() => Promise<{default: import('./types.js').Exercise}>} [exercise]
 */

/** @type {Record<string, Entry>} */
export const registry = {
  dikkat: {
    kind: 'attention',
    lesson: () => import('./dikkat/lesson.js'),
    prose: { tr: () => import('./dikkat/tr.md'), en: () => import('./dikkat/en.md') },
  },
};
