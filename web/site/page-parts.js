import { html, nothing } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { icons } from '../views/icons.js';
import { up } from './paths.js';

/**
 * What the pages have in common besides their frame. Runs while the site is built.
 *
 * @typedef {import('../i18n/strings.js').Strings} Strings
 */

/**
 * The page in its other languages, and the switch of its theme where it has one.
 *
 * @param {object} of
 * @param {string} of.path  the page's own
 * @param {string} of.lang
 * @param {Strings} of.t
 * @param {[lang: string, path: string][]} of.translations the page in each language, its own too
 * @param {boolean} [of.alone]  whether it holds every language itself
 * @param {boolean} [of.themes]
 */
export const pageNav = ({ path, lang, t, translations, alone = false, themes = false }) =>
  html`<nav aria-label=${t.languages}>
    ${translations.map(
      ([each, to]) =>
        html`<a
          href=${alone ? `?lang=${each}` : up(path, to)}
          hreflang=${each}
          lang=${each}
          aria-current=${each === lang ? 'page' : nothing}
          >${each.toLocaleUpperCase(each)}</a
        >`,
    )}
    ${themes ? themeToggle(t) : nothing}
  </nav>`;

/** @param {Strings} t */
const themeToggle = (t) =>
  html`<button
    type="button"
    data-theme-toggle
    data-light=${t.themeLight}
    data-dark=${t.themeDark}
    aria-label=${t.themeDark}
  >
    ${icons.theme}
  </button>`;

/**
 * An element whose text a template cannot fill, since the parser reads it as text alone.
 * @param {'title' | 'noscript'} name
 * @param {string} text
 */
export const raw = (name, text) =>
  unsafeHTML(`<${name}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${name}>`);
