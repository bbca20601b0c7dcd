/**
 * Whom a frame talks with. `?origins=` lists the origins of the pages that may; without it, every page that shows the frame.
 *
 * @typedef {object} Origins
 * @property {string[] | undefined} allowed undefined for every origin
 * @property {string[]} bad what names no origin
 */

/** How an origin is written that has no name: of a file, of a sandboxed frame. */
const opaque = 'null';

/**
 * @param {URLSearchParams} search
 * @returns {Origins}
 */
export function readOrigins(search) {
  if (!search.has('origins')) return { allowed: undefined, bad: [] };
  const given = search.getAll('origins').flatMap((list) => list.match(/[^\s,]+/g) ?? ['']);
  const read = given.map((text) => /** @type {const} */ ([text, originOf(text)]));
  return {
    allowed: read.flatMap(([, origin]) => origin ?? []),
    bad: read.flatMap(([text, origin]) => (origin === undefined ? [text] : [])),
  };
}

/**
 * @param {Origins['allowed']} allowed
 * @param {string} origin of a message
 */
export const mayTalk = (allowed, origin) => allowed === undefined || allowed.includes(named(origin));

/**
 * Where messages are posted to.
 * @param {Origins['allowed']} allowed
 * @param {string | undefined} host the origin of the page around the frame, where it is known
 * @returns {string[]} none where that page may not hear them
 */
export function targets(allowed, host) {
  if (allowed === undefined) return ['*'];
  const known = host === undefined ? allowed : allowed.filter((origin) => origin === named(host));
  // An opaque origin cannot be addressed.
  return known.map((origin) => (origin === opaque ? '*' : origin));
}

/**
 * The origin of the page around this one, as far as the browser tells.
 * @param {{location: Location, referrer: string}} document
 */
export function hostOrigin({ location, referrer }) {
  const ancestor = location.ancestorOrigins?.[0];
  if (ancestor !== undefined) return ancestor;
  const origin = originOf(referrer);
  // After a change of language the frame has been sent here by itself.
  return origin === location.origin ? undefined : origin;
}

/** @param {string} text */
function originOf(text) {
  if (text === opaque) return opaque;
  try {
    const { origin } = new URL(text);
    // An asterisk is a host's name like any other, but nobody means that.
    return /^https?:[^*]+$/.test(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Some browsers name a file's origin by its scheme. @param {string} origin */
const named = (origin) => (origin === 'file://' ? opaque : origin);
