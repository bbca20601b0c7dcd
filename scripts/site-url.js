import { UserError } from './command.js';

/**
 * The address under which the site will be found, where the one who builds it says so.
 *
 * @param {string} [text]
 * @returns {string | undefined} with a slash at its end; nothing where none is given
 * @throws {UserError}
 */
export function siteUrl(text = process.env.SITE_URL) {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new UserError(
      `SITE_URL: expected the address of the site's folder, such as https://example.org/lessons/, got "${text}".`,
    );
  return url.href.replace(/\/?$/, '/');
}
