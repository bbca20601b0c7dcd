import { toSearch } from '../state/address.js';

/** What an address says of the frame that its page stands in. */
const framing = ['embed', 'parts', 'origins'];

/**
 * @param {Record<string, string | number>} values
 * @param {Record<string, string | number>} start
 * @returns {string} this page's address with these values in it, out of its frame if it stands in one
 */
export function linkTo(values, start) {
  const link = new URL(location.href);
  link.hash = '';
  if (document.documentElement.dataset.embed !== undefined)
    for (const name of framing) link.searchParams.delete(name);
  link.search = toSearch(values, start, link.searchParams);
  return link.href;
}
