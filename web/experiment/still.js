import { conduct } from './conduct.js';
import { outcomeOf, shownOf } from './outcomes.js';
import { texts } from './texts.js';
import { experiment } from './view.js';

/**
 * The experiment as the pages show it before any script runs.
 *
 * @typedef {import('./types.js').Outcome} Outcome
 */

/**
 * @param {import('./types.js').Engine} engine
 * @param {import('./types.js').Request} request
 * @returns {Outcome[]} in the list's order
 */
export function outcomesOf(engine, request) {
  /** @type {Outcome[]} */
  const outcomes = [];
  conduct(engine, request, {
    post: (message) => {
      if (message.type === 'result') outcomes.push(outcomeOf(request, message));
    },
    now: () => performance.now(),
  });
  return outcomes;
}

/**
 * @param {object} of
 * @param {string} of.lang
 * @param {import('../i18n/strings.js').Strings} of.strings
 * @param {import('../i18n/format.js').Formats} of.f
 * @param {Outcome[]} of.outcomes at least one
 */
export const still = ({ lang, strings, f, outcomes }) =>
  experiment({
    t: texts[lang],
    f,
    strings,
    outcomes,
    last: outcomes,
    shown: shownOf(outcomes[outcomes.length - 1]),
  });
