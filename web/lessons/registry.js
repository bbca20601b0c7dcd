/**
 * The lessons, in the order of the catalogue. A new lesson is a folder and an entry here.
 *
 * @typedef {object} Entry
 * @property {import('../kinds/kinds.js').KindName} kind what is computed and how it is drawn
 * @property {() => Promise<{default: import('./types.js').Lesson}>} lesson
 * @property {Record<string, () => Promise<{default: import('./types.js').Meta}>>} meta what the lesson needs at once of
 *   its text, by language
 * @property {Record<string, () => Promise<{default: import('./types.js').Prose}>>} prose its text, by language
 * @property {Record<string, () => Promise<{default: import('./types.js').Question[]}>>} [questions] by language
 * @property {() => Promise<typeof import('../experiment/part.js')>} [experiment] for a kind that has one
 * @property {() => Promise<{default: import('./types.js').Exercise}>} [exercise]
 */

/** @type {Record<string, Entry>} */
export const registry = {
  dikkat: {
    kind: 'attention',
    lesson: () => import('./dikkat/lesson.js'),
    meta: { tr: () => import('./dikkat/tr.md?meta'), en: () => import('./dikkat/en.md?meta') },
    prose: { tr: () => import('./dikkat/tr.md'), en: () => import('./dikkat/en.md') },
    questions: {
      tr: () => import('./dikkat/questions.yaml?tr'),
      en: () => import('./dikkat/questions.yaml?en'),
    },
  },
  'olcekli-nokta-carpim': {
    kind: 'scaling',
    lesson: () => import('./olcekli-nokta-carpim/lesson.js'),
    meta: {
      tr: () => import('./olcekli-nokta-carpim/tr.md?meta'),
      en: () => import('./olcekli-nokta-carpim/en.md?meta'),
    },
    prose: {
      tr: () => import('./olcekli-nokta-carpim/tr.md'),
      en: () => import('./olcekli-nokta-carpim/en.md'),
    },
    questions: {
      tr: () => import('./olcekli-nokta-carpim/questions.yaml?tr'),
      en: () => import('./olcekli-nokta-carpim/questions.yaml?en'),
    },
    experiment: () => import('../experiment/part.js'),
    exercise: () => import('./olcekli-nokta-carpim/exercise.js'),
  },
};
