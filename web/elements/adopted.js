import { loadLateStyles, loadStyles } from './styles.js';

/**
 * Dresses an element that has moved to another document, a frame's or a window's: it leaves its style sheets behind, and
 * each document takes only those that were made for it.
 *
 * @param {ShadowRoot} shadow
 */
export async function dress(shadow) {
  const loading = await Promise.allSettled([loadStyles(), loadLateStyles()]);
  const sheets = loading.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const view = shadow.ownerDocument.defaultView;
  if (!view) return;
  shadow.adoptedStyleSheets = view === window ? sheets : sheets.map((sheet) => copied(sheet, view));
}

/** @param {CSSStyleSheet} sheet @param {Window & typeof globalThis} view */
function copied(sheet, view) {
  const copy = new view.CSSStyleSheet();
  copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
  return copy;
}
