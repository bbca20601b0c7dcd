import { serve } from '../../scripts/serve.js';
import { megabytes, milliseconds } from './claims.js';
import { median } from './statistics.js';

const LESSONS = 50;
const ROUNDS = 5;
const MOST_TIME = 1500;
const MOST_MEMORY = 100e6;

/**
 * A course page with fifty lessons, in both languages and each at its own temperature: how long until the last of them
 * says that it is ready, and what the page holds after that.
 *
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function fifty({ browser, directory, log }) {
  const site = await serve({ directory, port: 0 });
  try {
    const visits = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const visit = await open(browser, site.url);
      if (round === 0) continue; // It warms the browser and the disk's cache.
      const { first, last, memory } = visit;
      log(
        `  ${round} of ${ROUNDS}: first ready after ${milliseconds(first)}, last after ${milliseconds(last)}, ${megabytes(memory)}`,
      );
      visits.push(visit);
    }
    return [
      {
        what: `${LESSONS} lessons on one page: navigation to the last one's ready`,
        value: median(visits.map(({ last }) => last)),
        show: milliseconds,
        most: MOST_TIME,
      },
      {
        what: `${LESSONS} lessons: first ready to last`,
        value: median(visits.map(({ first, last }) => last - first)),
        show: milliseconds,
      },
      {
        what: `${LESSONS} lessons: memory of the page`,
        value: median(visits.map(({ memory }) => memory)),
        show: megabytes,
        most: MOST_MEMORY,
      },
    ];
  } finally {
    await site.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} base
 * @returns {Promise<{first: number, last: number, memory: number}>} milliseconds from the navigation; bytes
 */
async function open(browser, base) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      /** @type {number[]} */
      const times = [];
      addEventListener('derslik-ready', () => times.push(performance.now()));
      /** @type {WebAssembly.Memory[]} */
      const memories = [];
      const { instantiate } = WebAssembly;
      Object.assign(WebAssembly, {
        instantiate: async (/** @type {any} */ source, /** @type {any} */ imports) => {
          /** @type {any} */
          const made = await instantiate(source, imports);
          const exported = Object.values((made.instance ?? made).exports);
          memories.push(...exported.filter((each) => each instanceof WebAssembly.Memory));
          return made;
        },
      });
      Object.assign(window, { times, memories });
    });
    // The site has no such page: the server's headers and this text make one.
    await page.route(`${base}fifty/`, async (route) => {
      const { headers } = await fetch(base);
      const kept = Object.fromEntries([...headers].filter(([name]) => !/^(content-|etag)/.test(name)));
      const policy = headers.get('content-security-policy') ?? '';
      await route.fulfill({
        body: course(),
        headers: { ...kept, 'content-security-policy': policy, 'content-type': 'text/html;charset=utf-8' },
      });
    });
    await page.goto(`${base}fifty/`, { waitUntil: 'commit' });
    await page.waitForFunction((count) => /** @type {any} */ (window).times.length >= count, LESSONS);
    const [first, last] = await page.evaluate(() => {
      const { times } = /** @type {any} */ (window);
      return [times[0], times.at(-1)];
    });
    return { first, last, memory: await held(page) };
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>} bytes of scripts, DOM, styles, layout and WebAssembly, once garbage is collected
 */
async function held(page) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000))); // What comes late has come.
  const devtools = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const heap = /** @type {any} */ (await devtools.send('Runtime.getHeapUsage'));
  const engines = await page.evaluate(() =>
    /** @type {any} */ (window).memories.map(
      (/** @type {WebAssembly.Memory} */ { buffer }) => buffer.byteLength,
    ),
  );
  const parts = [heap.usedSize, heap.embedderHeapUsedSize, heap.backingStorageSize, ...engines];
  return parts.reduce((sum, bytes) => sum + bytes, 0);
}

function course() {
  const lessons = Array.from(
    { length: LESSONS },
    (_, i) =>
      `<h2>${i + 1}</h2><derslik-lesson lesson="dikkat" lang="${i % 2 ? 'en' : 'tr'}" temperature="${0.1 + i / 20}"></derslik-lesson>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fifty lessons</title>
<script type="module" src="../derslik.js"></script><body>${lessons.join('\n')}</body></html>`;
}
