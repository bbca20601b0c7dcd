/**
 * Sets an attribute unless it is set already: writing one anew restyles all that is below it.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function keep(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

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
 * How wide a word's column is, 0 where there is none, and whether the page has a phone's width.
 * @param {HTMLElement} root
 */
export function measured(root) {
  const words = root.querySelector('.words');
  const column = words ? words.clientWidth / words.childElementCount : 0;
  return { column, compact: root.clientWidth < phone };
}
