/**
 * Tells how high the page is, in whole pixels, and again whenever that changes. It is the height of what the page holds,
 * not of the window, so it also shrinks, and does not follow what the host makes of it.
 *
 * @param {(height: number) => void} changed
 */
export function watchHeight(changed) {
  const root = document.documentElement;
  let last = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    changed(height);
  }).observe(root);
}
