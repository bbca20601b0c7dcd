import { languages } from '../i18n/languages.js';

/** Where the site's pages lie, relative to its root. */

/** The first language has no folder of its own. @param {string} lang */
export const folder = (lang) => (lang === Object.keys(languages)[0] ? '' : `${lang}/`);

/**
 * @param {string} from
 * @param {string} to
 * @returns {string} the way from one page's folder to another's, so that the site works under any path
 */
export const up = (from, to) => `${'../'.repeat(from.split('/').length - 1)}${to}` || './';
