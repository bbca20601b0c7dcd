/**
 * The lesson's style sheets where the page has them inside: each is made of the page's own text, so that the file holds
 * it once.
 */

/** What a lesson needs at once. */
export const loadStyles = () => sheet('lesson');

/** What the parts need that come late. */
export const loadLateStyles = () => sheet('late');

/** @type {Map<string, Promise<CSSStyleSheet>>} */
const sheets = new Map();

/** @param {'lesson' | 'late'} name */
function sheet(name) {
  const made =
    sheets.get(name) ??
    new CSSStyleSheet().replace(document.querySelector(`style[data-sheet=${name}]`)?.textContent ?? '');
  sheets.set(name, made);
  return made;
}
