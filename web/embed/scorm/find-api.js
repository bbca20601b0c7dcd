/**
 * Where the learning platform is: the standard has it leave an object of a known name in a window above the lesson's, or
 * above the one that opened it.
 */

/** Windows that are looked through in one line of parents; the standard's own example stops at seven. */
const depth = 12;

/**
 * @param {Window} here the lesson's
 * @param {string} name `API` or `API_1484_11`
 * @returns {object | undefined} undefined where there is no platform, or none that this page may speak to
 */
export function findApi(here, name) {
  return (
    above(parentOf(here), name) ??
    above(openerOf(here), name) ??
    // A lesson in a frame of a window that the platform opened.
    above(openerOf(topOf(here)), name)
  );
}

/** @param {Window | undefined} start @param {string} name */
function above(start, name) {
  let at = start;
  for (let climbed = 0; at && climbed < depth; climbed++) {
    const api = read(at, name);
    if (api !== null && typeof api === 'object') return api;
    at = parentOf(at);
  }
  return undefined;
}

/** @param {Window} window */
function parentOf(window) {
  const parent = read(window, 'parent');
  return parent === window ? undefined : parent;
}

/** @param {Window | undefined} window */
const openerOf = (window) => (window && read(window, 'opener')) ?? undefined;

/** @param {Window} window @returns {Window | undefined} */
const topOf = (window) => read(window, 'top') ?? undefined;

/**
 * Even to look at a window of another origin throws.
 * @param {any} window
 * @param {string} name
 */
function read(window, name) {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
