import { known } from '../i18n/languages.js';

/**
 * Another language is another page, whole with or without scripts: an address that asks for one by `lang` is sent there,
 * with all else that it says.
 *
 * @param {Iterable<HTMLAnchorElement>} translations the links to the page in each language
 * @returns {boolean} whether this page is left
 */
export function leftForLanguage(translations) {
  const search = new URLSearchParams(location.search);
  const wanted = known(search.get('lang'));
  const link = Array.from(translations).find(({ hreflang }) => hreflang === wanted);
  if (!link || wanted === document.documentElement.lang) return false;
  search.delete('lang');
  link.search = search.toString();
  location.replace(link.href);
  return true;
}
