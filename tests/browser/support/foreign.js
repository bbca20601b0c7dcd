import { createServer } from 'node:http';
import { test as base } from './test.js';

/**
 * A page of somebody else's, on a server of its own: another origin, with a policy and with styles that know nothing of the
 * lesson.
 *
 * @typedef {object} ForeignPage
 * @property {string} body
 * @property {string} [lang]
 * @property {string} [attributes] of the html element
 * @property {string} [style]  of the page
 * @property {Record<string, string>} [headers]
 */

/** What a page allows that includes the element from another site. @param {string} site its origin */
export const policyFor = (site) =>
  `default-src 'none'; script-src ${site} 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; ` +
  `connect-src ${site}; worker-src blob:; img-src 'self' data: blob:`;

/**
 * `test` with one fixture more: `foreign` opens such a page.
 *
 * @type {import('@playwright/test').TestType<
 *   import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions &
 *     import('./test.js').Fixtures & {foreign: (page: ForeignPage) => Promise<void>},
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions>}
 */
export const test = base.extend({
  foreign: async ({ page, baseURL, complaints }, use) => {
    /** @type {ForeignPage} */
    let shown = { body: '' };
    const site = String(baseURL);
    const server = createServer((request, response) => {
      const { body, lang = 'de', attributes = '', style = '', headers = {} } = shown;
      response.writeHead(200, {
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Security-Policy': policyFor(new URL(site).origin),
        ...headers,
      });
      response.end(
        request.url === '/'
          ? `<!doctype html><html lang="${lang}" ${attributes}><meta charset="utf-8"><title>Host</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${style}</style>
<script type="module" src="${site}derslik.js"></script><body>${body}</body></html>`
          : '',
      );
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const url = `http://127.0.0.1:${port}/`;
    complaints.allow(new RegExp(`^request to another origin: ${url}`));
    await use(async (wanted) => {
      shown = wanted;
      await page.goto(url);
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

export { expect } from '@playwright/test';
