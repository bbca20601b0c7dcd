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
