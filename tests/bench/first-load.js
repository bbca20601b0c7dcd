import { openUntil } from './browser.js';

/**
 * @typedef {object} Loaded
 * @property {string} path relative to the site
 * @property {number} bytes of the answer's body as it crossed the wire, compressed as the server has it
 * @property {string} encoding of the body; '' if it came as it is
 *
 * @typedef {object} FirstLoad
 * @property {Loaded[]} files in the order in which they were asked for
 * @property {number} bytes of all files together
 * @property {Loaded[]} fonts that the page asks for then
 */

/**
 * Everything that a first visit asks for until the lesson is ready to be used, counted in a browser that keeps nothing
 * from before.
 *
 * @param {import('@playwright/test').Browser} browser Chromium, since other browsers do not say what crossed the wire
 * @param {string} base the site's address, with a slash at its end
 * @param {string} [path] of the lesson's page
 * @returns {Promise<FirstLoad>}
 * @throws {Error} if the lesson is not ready after half a minute, or a request fails or leaves the site
 */
export async function firstLoad(browser, base, path = 'dikkat/') {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    /** @type {import('@playwright/test').Request[]} */
    const requests = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url())) requests.push(request);
    });

    const readyAfter = await openUntil(page, base + path, 'derslik-ready');
    const readyAt = await page.evaluate((after) => performance.timeOrigin + after, readyAfter);
    await page.evaluate(() => document.fonts.ready.then(() => {}));

    const loaded = await Promise.all(requests.map((request) => loadedBy(request, base)));
    // What the browser took a second time from what it had already crossed no wire.
    const crossed = loaded.filter(({ file }) => file.bytes > 0);
    const fonts = crossed.filter(({ type }) => type === 'font').map(({ file }) => file);
    const files = crossed
      .filter(({ type, startedAt }) => type !== 'font' && startedAt <= readyAt)
      .map(({ file }) => file);
    return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), fonts };
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Request} request
 * @param {string} base
 */
async function loadedBy(request, base) {
  const url = request.url();
  if (!url.startsWith(base)) throw new Error(`The page asked another site: ${url}`);
  const response = await request.response();
  const failed = (await response?.finished()) ?? request.failure();
  if (!response?.ok() || failed) throw new Error(`The page asked in vain: ${url}`);
  const { responseBodySize: bytes } = await request.sizes();
  const encoding = response.headers()['content-encoding'] ?? '';
  return {
    startedAt: request.timing().startTime,
    type: request.resourceType(),
    file: { path: url.slice(base.length), bytes, encoding },
  };
}
