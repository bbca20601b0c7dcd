import { createServer } from 'node:http';
import { expect, test as base } from './test.js';

/**
 * A page of somebody else's that includes the element from the lessons' site: on an origin of its own, under a policy of its
 * own, with styles that know nothing of the lesson.
 *
 * @typedef {object} Foreign
 * @property {string} body
 * @property {string} [style] of the page
 * @property {string} [attributes] of its root
 * @property {Record<string, string>} [headers]
 * @property {boolean} [include] the element's script
 */

export class ForeignSite {
  /** @type {Foreign} */ #shown = { body: '' };
  #server = createServer((_, response) => {
    const { headers } = this.#shown;
    response.writeHead(200, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Security-Policy': this.policy(),
      ...headers,
    });
    response.end(this.#html());
  });

  /**
   * @param {import('@playwright/test').Page} page
   * @param {string} site the lessons' own address
   */
  constructor(page, site) {
    this.page = page;
    this.site = site;
  }

  /** What the page allows: nothing but what the element needs, and its own inline styles. @param {Record<string, string>} [others] */
  policy(others = {}) {
    const { origin } = new URL(this.site);
    return Object.entries({
      'default-src': "'none'",
      'script-src': `${origin} 'wasm-unsafe-eval'`,
      'style-src': "'unsafe-inline'",
      'connect-src': origin,
      'worker-src': 'blob:',
      'img-src': 'data:',
      ...others,
    })
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; ');
  }

  #html() {
    const { body, style = '', attributes = 'lang="de"', include = true } = this.#shown;
    return `<!doctype html><html ${attributes}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Host</title><link rel="icon" href="data:,"><style>${style}</style>
${include ? `<script type="module" src="${this.site}derslik.js"></script>` : ''}<body>${body}</body></html>`;
  }

  async start() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
    // By its number, so that to the browser it is another site as well.
    this.url = `http://127.0.0.1:${port}/`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @param {Foreign} shown */
  async open(shown) {
    this.#shown = shown;
    await this.page.goto(String(this.url), { waitUntil: 'commit' });
  }
}

/**
 * @typedef {import('./test.js').Fixtures & import('./test.js').TestArgs} TestArgs
 * @type {import('@playwright/test').Fixtures<{foreign: ForeignSite}, {}, TestArgs, import('./test.js').WorkerArgs>}
 */
const fixtures = {
  foreign: async ({ page, baseURL, complaints }, use) => {
    const foreign = new ForeignSite(page, String(baseURL));
    await foreign.start();
    complaints.allow(new RegExp(`request to another origin: ${foreign.url}$`));
    await use(foreign);
    await foreign.stop();
  },
};

export const test = base.extend(fixtures);
export { expect };
