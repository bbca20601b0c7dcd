/**
 * The lesson's style sheets as the npm package has them: text that is imported when it is needed, since a bundler would
 * lose a file's address.
 *
 * @type {Map<string, Promise<CSSStyleSheet>>}
 */
const sheets = new Map();

/** What a lesson needs at once. */
export const loadStyles = () => sheet('lesson', () => import('../styles/lesson.css?inline'));

/** What the parts need that come late. */
export const loadLateStyles = () => sheet('late', () => import('../styles/late.css?inline'));

/**
 * @param {string} name
 * @param {() => Promise<{default: string}>} load
 * @returns {Promise<CSSStyleSheet>} a failed load is forgotten, so that asking again tries again
 */
function sheet(name, load) {
  const making =
    sheets.get(name) ??
    load()
      .then((text) => new CSSStyleSheet().replace(text.default))
      .catch((error) => {
        sheets.delete(name);
        throw error;
      });
  sheets.set(name, making);
  return making;
}
