/**
 * The languages, the first being the default. A new language is a file beside this one, a line here, its forms in each
 * lesson's words and its prose in each lesson's folder.
 */

/** @type {Record<string, () => Promise<{default: import('./strings.js').Strings}>>} */
export const languages = {
  tr: () => import('./tr.js'),
  en: () => import('./en.js'),
};

/**
 * @param {string | null | undefined} tag such as "en-GB"
 * @returns {string | undefined} the language that is spoken here, if it is
 */
export function known(tag) {
  const base = String(tag ?? '')
    .split('-')[0]
    .toLocaleLowerCase('en');
  return Object.hasOwn(languages, base) ? base : undefined;
}
