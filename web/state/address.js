/**
 * The state in a page's address: the same names as the element's attributes, numbers with a point, and only what differs
 * from the start.
 */

export const settings = /** @type {const} */ ([
  'query',
  'temperature',
  'ending',
  'step',
  'd',
  'seed',
  'pairs',
]);

/** What an address can say of a lesson. */
export const names = [...settings, 'lang', 'theme'];

/**
 * @param {Record<string, string | number>} values
 * @param {Record<string, string | number>} start what need not be said
 * @param {URLSearchParams} [others] parameters that are not the lesson's, kept as they are
 */
export function toSearch(values, start, others = new URLSearchParams()) {
  const search = new URLSearchParams(others);
  for (const name of names) {
    search.delete(name);
    if (values[name] !== undefined && values[name] !== start[name]) search.set(name, String(values[name]));
  }
  return search.toString();
}
