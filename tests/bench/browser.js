import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/browsers.js';

/** Nothing of the browser's own business while something is measured. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For programs that start it themselves. */
export const chromiumPath = () => systemChromium() ?? chromium.executablePath();

/** The system's Chromium if there is one, else Playwright's own. */
export const launchChromium = () => chromium.launch({ executablePath: systemChromium(), args: QUIET });

/**
 * Opens a page and waits until it dispatches an event that reaches its window.
 *
 * @param {import('@playwright/test').Page} page one that has opened nothing yet
 * @param {string} url
 * @param {string} event such as "derslik-ready"
 * @returns {Promise<number>} milliseconds from the beginning of the navigation, by the page's own clock
 * @throws {Error} if the event has not come after half a minute
 */
export async function openUntil(page, url, event) {
  await page.addInitScript((type) => {
    const expected = new Promise((resolve) => {
      addEventListener(type, () => resolve(performance.now()), { once: true, capture: true });
    });
    Object.assign(window, { expected });
  }, event);
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate((type) => {
    const late = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${location.href} did not say ${type} within 30 s`)), 30_000);
    });
    return Promise.race([/** @type {any} */ (window).expected, late]);
  }, event);
}
