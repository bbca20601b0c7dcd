import { largest, quantities, rowOf } from '../../quantities.js';
import { common } from '../scene.js';

/**
 * Everything that the views of a sentence draw, derived from the lesson's state in one place.
 *
 * @typedef {import('../../quantities.js').Phase} Phase
 * @typedef {import('../../quantities.js').QuantityId} QuantityId
 * @typedef {{row: number, column: number}} Cell 0-based
 *
 * @typedef {import('../scene.js').Look} Look
 *
 * @typedef {object} Label a word of the sentence in the page's language
 * @property {string} text
 * @property {string} label
 * @property {string} object how a sentence says that it is looked at
 */

/** @typedef {ReturnType<typeof describe>} Scene */

/** @param {import('../scene.js').Described<import('./attention-state.js').AttentionState>} of */
export function describe(of) {
  const { state, lang, look = {} } = of;
  const { lesson, place, steps, attention } = state;
  const words = sentence(lesson, lang, place.ending);
  const now = steps.at(place.step);
  const complete = place.step === steps.count;
  const query = place.query - 1;
  /** @type {(phase: Phase, row: number, column?: number) => boolean} */
  const has = (phase, row, column) => steps.has(place.step, phase, row, column);

  const base = complete ? query : now.row;
  /** @type {Cell | undefined} */
  const pointed = look.pointed && { row: look.pointed.row ?? base, column: look.pointed.column };
  const row = pointed?.row ?? base;
  const step = complete || now.column < 0 ? undefined : now;

  return {
    ...common(of),
    words,
    steps,
    attention,
    inputs: state.inputs,
    now,
    complete,
    has,
    query,
    pointed,
    /** The row that chain, listing and detail show. */
    row,
    /** The column that is lit everywhere. */
    lit: pointed?.column ?? step?.column,
    /** The cell whose whole sum is shown. */
    cell: pointed ?? step ?? { row, column: largest(rowOf(attention.scores, row))[0] },
    /** The row whose weights the ribbons draw: the asking word's, or the pointed one's. */
    asking: pointed?.row ?? query,
    /** What the heatmap shows: the matrix of the present phase; the mixing leaves the weights on show. */
    shown: /** @type {Exclude<Phase, 'output'>} */ (now.phase === 'output' ? 'weights' : now.phase),
  };
}

/**
 * @param {import('../../lessons/types.js').AttentionLesson} lesson
 * @param {string} lang
 * @param {number} ending
 * @returns {Label[]}
 */
export function sentence(lesson, lang, ending) {
  return [...lesson.words, lesson.endings[ending]].map((word) => {
    const { text, label = text, dative } = word[/** @type {'tr' | 'en'} */ (lang)];
    return { text, label, object: dative ?? `“${label}”` };
  });
}

/**
 * A row of a quantity, with nothing where a later step will compute the number.
 * @param {Scene} scene
 * @param {Phase} phase
 * @param {number} row
 * @returns {(number | undefined)[]}
 */
export function computed(scene, phase, row) {
  return Array.from(rowOf(quantities[phase].matrix(scene.attention, scene.inputs), row), (value, column) =>
    scene.has(phase, row, column) ? value : undefined,
  );
}

/**
 * The words that a row looks at most.
 * @param {Scene} scene
 * @param {number} row
 */
export function favourites(scene, row) {
  const weights = rowOf(scene.attention.weights, row);
  const columns = largest(weights);
  return { columns, weight: weights[columns[0]] };
}

/**
 * The scene's headline as a sentence in two parts and the number between them.
 * @param {Scene} scene
 * @returns {{before: string, share: string, after: string}}
 */
export function finding(scene) {
  const { t, f, words, query } = scene;
  const asking = words[query].label;
  if (!scene.has('weights', query)) return { before: t.finding.open(asking), share: '', after: '' };
  const { columns, weight } = favourites(scene, query);
  const objects = columns.map((column) => words[column].object);
  const say = columns.length === 1 ? t.finding.one : t.finding.tie;
  const [before, after] = say(asking, f.list(objects));
  return { before, share: f.percent(weight), after };
}
