import { serve } from '../../scripts/serve.js';
import { megabytes, milliseconds } from './claims.js';
import { median } from './statistics.js';

const LESSONS = 50;
const ROUNDS = 5;
const MOST_TIME = 1500;
const MOST_MEMORY = 100e6;

/** What a page needs to be told how much memory it takes. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * A course page with fifty lessons, in both languages and each at its own temperature: how long until the last of them
 * says that it is ready, and what the page holds then.
 *
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function fifty({ browser, directory, log }) {
  const site = await serve({ directory, port: 0, headers: ISOLATED });
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
 * @returns {Promise<{first: number, last: number, memory: number}>} milliseconds from the navigation; bytes, by the browser's
 *   own account of scripts, DOM and WebAssembly
 */
async function open(browser, base) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      /** @type {number[]} */
      const times = [];
      addEventListener('derslik-ready', () => times.push(performance.now()));
      Object.assign(window, { times });
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
    return await page.evaluate(async () => {
      const { bytes } = await /** @type {any} */ (performance).measureUserAgentSpecificMemory();
      const { times } = /** @type {any} */ (window);
      return { first: times[0], last: times.at(-1), memory: bytes };
    });
  } finally {
    await context.close();
  }
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
