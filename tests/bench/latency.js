import { build } from 'vite';
import { inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { openUntil } from './browser.js';
import { milliseconds } from './claims.js';
import { drag, watch } from './drag.js';
import { median, percentile } from './statistics.js';

const EVENTS = 3000;
const MOST_MEDIAN = 1;
const MOST_99TH = 4;
const MOST_ENGINE = 0.05;

/** An isolated page has a clock that ticks every 5 µs; other pages' ticks every 100 µs. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * How long the lesson takes to follow its sliders, and how much of that is the engine's.
 *
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function latency({ browser, directory, log }) {
  return [...(await sliders(browser, directory, log)), ...(await engine(browser, log))];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} directory of the site
 * @param {(line: string) => void} log
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
async function sliders(browser, directory, log) {
  const site = await serve({ directory, port: 0, headers: ISOLATED });
  const page = await browser.newPage();
  try {
    await openUntil(page, `${site.url}dikkat/`, 'derslik-ready');
    // What comes later must not come in between.
    await page.locator('[part=lesson] .share').waitFor();
    await page.locator('[part=lesson] slot').waitFor({ state: 'detached' });
    const claims = [];
    for (const setting of ['temperature', 'query']) {
      const { during, after } = await page.evaluate(watch, { setting, events: 20 });
      if (during === 0 || after > 0) {
        throw new Error(
          `The slider ${setting}: ${during} DOM changes in time, ${after} after the clock stopped`,
        );
      }
      const { update, layout } = await page.evaluate(drag, { setting, events: EVENTS });
      log(`Slider ${setting}, ${EVENTS} events, ${Math.round(during / 20)} DOM changes each:`);
      log(`  DOM finished: ${spread(update)}`);
      log(`  and then styled and laid out: ${spread(layout)}`);
      claims.push(
        { what: `Slider ${setting}: event to DOM, median`, value: median(update), most: MOST_MEDIAN },
        {
          what: `Slider ${setting}: the same, 99th percentile`,
          value: percentile(update, 0.99),
          most: MOST_99TH,
        },
        { what: `Slider ${setting}: style and layout after it, median`, value: median(layout) },
      );
    }
    return claims.map((claim) => ({ ...claim, show: milliseconds }));
  } finally {
    await page.close();
    await site.close();
  }
}

/**
 * The engine called as the lesson calls it, from a page bundled as the lesson's is.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {(line: string) => void} log
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
async function engine(browser, log) {
  const directory = inRoot('build/bench/engine');
  await build({
    configFile: false,
    root: inRoot('tests/bench/engine'),
    base: './',
    logLevel: 'warn',
    build: { outDir: directory, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  });
  const site = await serve({ directory, port: 0, headers: ISOLATED });
  const page = await browser.newPage();
  try {
    await openUntil(page, site.url, 'engine-measured');
    /** @type {number[]} */
    const times = await page.evaluate(() => /** @type {any} */ (window).times);
    log(`Engine call alone, ${times.length} batches: ${spread(times)}`);
    return [
      { what: 'Engine call alone, median', value: median(times), show: milliseconds, most: MOST_ENGINE },
    ];
  } finally {
    await page.close();
    await site.close();
  }
}

/** @param {number[]} times */
const spread = (times) =>
  [
    ['median', 0.5],
    ['99th percentile', 0.99],
    ['longest', 1],
  ]
    .map(([name, share]) => `${name} ${milliseconds(percentile(times, Number(share)))}`)
    .join(', ');
