/**
 * Of fifty lessons on a page few are ever read to their end: what comes late waits until its lesson is within a screen's
 * height of being seen.
 */

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();

/** @type {IntersectionObserver | undefined} */
let observer;

/** @param {IntersectionObserverEntry[]} entries */
function seen(entries) {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) {
      observer?.unobserve(target);
      waiting.get(target)?.();
    }
}

/**
 * @param {Element} element
 * @returns {Promise<void>} which ends when the element is near the screen, at once where it stands there
 */
export function near(element) {
  observer ??= new IntersectionObserver(seen, { rootMargin: '100% 0%' });
  const others = waiting.get(element);
  return new Promise((resolve) => {
    waiting.set(element, () => {
      others?.();
      resolve();
    });
    observer?.observe(element);
  });
}
