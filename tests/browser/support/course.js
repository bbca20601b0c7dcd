/**
 * The course of the lesson's computation as its facts tell it, apart from the engine's trace.
 *
 * @typedef {object} Step
 * @property {import('./words.js').Phase} phase
 * @property {number} row      0-based
 * @property {number} [column] 0-based; none where the step does a whole row
 */

/**
 * For six words: 36 dot products, row by row, then 6 rows each scaled, exponentiated, normalised and mixed.
 *
 * @param {number} size the number of words
 * @returns {Step[]}
 */
export function course(size) {
  const each = Array.from({ length: size }, (_, index) => index);
  return [
    ...each.flatMap((row) => each.map((column) => ({ phase: /** @type {const} */ ('scores'), row, column }))),
    .../** @type {const} */ (['scaled', 'exponentials', 'weights', 'output']).flatMap((phase) =>
      each.map((row) => ({ phase, row })),
    ),
  ];
}
