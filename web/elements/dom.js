/**
 * Sets an attribute unless it is set already: writing one anew restyles all that is below it.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function keep(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Whether a lesson's element holds what its own page was served with. @param {Element} lesson */
export const served = (lesson) => lesson.querySelector(':scope > .derslik') !== null;

/** @param {ShadowRoot} shadow @param {CSSStyleSheet} sheet made for this document; another takes only its own */
export function wear(shadow, sheet) {
  const { adoptedStyleSheets: worn, ownerDocument } = shadow;
  if (ownerDocument !== document) dressAnew(shadow);
  else if (!worn.includes(sheet)) worn.push(sheet);
}

/** What has moved to another document has left its style sheets behind. @param {ShadowRoot} shadow */
export const dressAnew = async (shadow) => (await import('./adopted.js')).dress(shadow);

/**
 * Scrolls back to what has been scrolled away, gliding only for who likes motion.
 * @param {Element | null} element
 */
export function bringIntoView(element) {
  if (!element || element.getBoundingClientRect().top >= 0) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
}

/** Below this width in pixels the figure is drawn for a phone; the style sheet says the same. */
const phone = 569;

/**
 * How wide a word's column is, where there is one, and whether the page has a phone's width.
 *
 * @typedef {{column?: number, compact: boolean}} Measures
 */

/** @type {WeakMap<Element, (measures: Measures) => void>} */
const measuring = new WeakMap();

/** One for all: an observer for each would draw between two measurements, and lay the page out for each. */
/** @type {ResizeObserver | undefined} */
let sizes;

/** @param {ResizeObserverEntry[]} entries */
function resized(entries) {
  // What is far from the screen is not laid out, and asking for its width would.
  const all = entries
    .filter(({ target }) => target.checkVisibility?.({ contentVisibilityAuto: true }) !== false)
    .map(({ target }) => /** @type {const} */ ([target, measured(target)]));
  for (const [target, measures] of all) measuring.get(target)?.(measures);
}

/** @param {Element} root */
function measured(root) {
  const words = root.querySelector('.words');
  const column = words ? words.clientWidth / words.childElementCount || undefined : undefined;
  return { column, compact: root.clientWidth < phone };
}

/**
 * @param {Element} root
 * @param {AbortSignal} signal
 * @param {(measures: Measures) => void} changed called once now, and whenever the root's size changes
 */
export function measure(root, signal, changed) {
  measuring.set(root, changed);
  sizes ??= new ResizeObserver(resized);
  sizes.observe(root);
  signal.addEventListener('abort', () => sizes?.unobserve(root));
}
