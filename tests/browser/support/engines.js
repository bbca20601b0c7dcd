/**
 * What Firefox does not do when Playwright drives it, over WebDriver BiDi. Most such wishes it takes without a word, so that a
 * test would pass that has tested nothing. Tests that need one of them carry its tag and run in Chromium alone; in Firefox a
 * wish without the tag is an error, which `holdToWishes` throws.
 */
export const CHROMIUM_TAGS = {
  '@media': 'print, forced colours, or a system that wishes for motion: none of them can be emulated',
  '@touch': 'a screen that is touched',
  '@no-scripts': 'a browser without scripts',
  '@elsewhere': 'an answer from another server in place of the site’s, which it takes for a redirection',
  '@again': 'axe in the second language: it takes a minute there, and hardly depends on the browser',
  '@pictures': 'stored pictures: each browser draws letters in its own way, and one set is kept',
};

/** Files in which every test is Chromium's alone. */
export const CHROMIUM_FILES = {
  'fault-forced-colours.spec.js': 'forced colours cannot be emulated',
  'fault-grid.spec.js': 'reads the accessibility tree over the DevTools protocol',
  'fault-leaks.spec.js': 'reads the memory over the DevTools protocol',
  'fault-old-browsers.spec.js': 'reads the built files and needs no browser at all',
  'fault-touch.spec.js': 'fingers come over the DevTools protocol',
  'pictures.spec.js': 'stored pictures',
  'size.spec.js': 'other browsers do not say what crossed the wire',
};

/** For a test of the system's dark theme, which Firefox has by a setting, and so in a project of its own. */
export const DARK = '@dark';

/** @type {Record<string, string>} */
const QUERIES = {
  colorScheme: 'prefers-color-scheme',
  reducedMotion: 'prefers-reduced-motion',
  forcedColors: 'forced-colors',
  contrast: 'prefers-contrast',
};

/** @typedef {import('@playwright/test').BrowserContextOptions} Options */

/**
 * Makes Firefox refuse what it would only seem to do, in every context that a test opens.
 * @param {import('@playwright/test').Browser} browser
 */
export function holdToWishes(browser) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    refuse(options);
    const context = await newContext(options);
    context.on('page', refuseMedia);
    return context;
  };
}

/** @param {Options} [options] of a context */
export function refuse({ hasTouch, isMobile, javaScriptEnabled } = {}) {
  if (hasTouch || isMobile) throw new Error('Firefox has no touch here: tag the test @touch.');
  if (javaScriptEnabled === false) throw new Error('Firefox has scripts here: tag the test @no-scripts.');
}

/** @param {import('@playwright/test').Page} page whose wishes must be true already, by the browser's own settings */
export function refuseMedia(page) {
  page.emulateMedia = async ({ media, ...features } = {}) => {
    const wishes = Object.entries(features).map(([name, value]) => `(${QUERIES[name]}: ${value})`);
    if (media) wishes.push(media);
    const vain = await page.evaluate((all) => all.filter((query) => !matchMedia(query).matches), wishes);
    if (vain.length > 0)
      throw new Error(`Firefox cannot emulate ${vain.join(', ')}: tag the test @media or ${DARK}.`);
  };
}
