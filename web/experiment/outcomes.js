/**
 * Results that stay on the page.
 *
 * @typedef {import('./types.js').Outcome} Outcome
 */

/**
 * @param {import('./types.js').Request} request
 * @param {import('./types.js').ResultMessage} message
 * @returns {Outcome} the id is equal wherever the numbers are: what the generator drew later changes nothing
 */
export function outcomeOf({ seed, pairs, dimensions }, { index, result, histogram }) {
  const drawn = dimensions.slice(0, index + 1);
  return { id: `${seed}/${pairs}/${drawn}`, seed, pairs, dimensions: drawn, result, histogram };
}

/**
 * @param {Outcome[]} outcomes
 * @param {Outcome} outcome
 */
export const withOutcome = (outcomes, outcome) =>
  outcomes.some(({ id }) => id === outcome.id) ? outcomes : [...outcomes, outcome];

/**
 * @param {Outcome} outcome
 * @returns {import('./histograms.js').Shown & {id: string}} as the histograms draw it
 */
export const shownOf = ({ id, seed, pairs, result, histogram }) => ({
  id,
  d: result.d,
  seed,
  pairs,
  histogram,
  result,
});
