import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { systemChromium, systemFirefox } from '../../scripts/browsers.js';
import { downloads } from './support/download.js';
import { CHROMIUM_FILES, CHROMIUM_TAGS, DARK, SECOND_LANGUAGE } from './support/engines.js';
import { freePort } from './support/port.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A free port, so that two runs on one machine do not meet; the workers inherit it. */
process.env.DERSLIK_TEST_PORT ??= String(await freePort());
const port = process.env.DERSLIK_TEST_PORT;
const url = `http://localhost:${port}/`;

const WEBKIT_FILES = 'webkit/*.spec.js';

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/browser`,
  // One set of pictures: a platform or a browser with pictures of its own would need a reason.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Room for another version's antialiasing: half a percent of the pixels, none for a moved line of text.
      maxDiffPixelRatio: 0.005,
    },
  },
  use: {
    baseURL: url,
    // A context and a page of its own for each test, with nothing compiled yet, take half of a short test's time. What is not
    // reset between two tests is in support/isolation.js; a test of a first visit opens a context of its own.
    reuseContext: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Istanbul',
    // Nothing glides, so that a picture or a click never meets a thing half-way; what motion there is has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 1000 },
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: WEBKIT_FILES,
      use: {
        browserName: 'chromium',
        deviceScaleFactor: 1,
        userAgent: devices['Desktop Chrome'].userAgent,
        launchOptions: {
          // Where the system has none, the one that `npx playwright install` brings.
          executablePath: systemChromium(),
          args: [
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--font-render-hinting=none',
          ],
        },
      },
    },
    {
      name: 'firefox',
      testIgnore: [WEBKIT_FILES, ...Object.keys(CHROMIUM_FILES)],
      grepInvert: [tagged(DARK, ...Object.keys(CHROMIUM_TAGS)), SECOND_LANGUAGE],
      use: firefox({}),
    },
    {
      name: 'firefox-dark',
      testIgnore: [WEBKIT_FILES, ...Object.keys(CHROMIUM_FILES)],
      grep: tagged(DARK),
      use: firefox({ 'ui.systemUsesDarkTheme': 1 }),
    },
    // A core of the suite, through WebKit's own driver: it has a server of its own, and Playwright opens no browser for it.
    { name: 'webkit', testMatch: WEBKIT_FILES },
  ],
  webServer: {
    command: `node scripts/serve.js --port ${port}`,
    cwd: root,
    url,
    reuseExistingServer: false,
  },
});

/** @param {...string} tags */
function tagged(...tags) {
  return new RegExp(`(${tags.join('|')})\\b`);
}

/**
 * @param {Record<string, number>} preferences what a test cannot ask for later
 * @returns {import('@playwright/test').PlaywrightTestOptions & import('@playwright/test').PlaywrightWorkerOptions | object}
 */
function firefox(preferences) {
  return {
    browserName: 'firefox',
    deviceScaleFactor: 1,
    // Playwright's own Firefox is patched and drives it another way; the system's speaks WebDriver BiDi.
    channel: systemFirefox() ? 'moz-firefox' : undefined,
    launchOptions: {
      executablePath: systemFirefox(),
      downloadsPath: downloads,
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // The list of downloads would take the focus from every page that comes after.
        'browser.download.alwaysOpenPanel': false,
        'dom.events.testing.asyncClipboard': true,
        // A page that comes back whole from memory is not heard of over BiDi.
        'browser.sessionhistory.max_total_viewers': 0,
        'fission.bfcacheInParent': false,
        // One process for all pages: to start another for each test takes as long as the test itself.
        'fission.webContentIsolationStrategy': 0,
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        ...preferences,
      },
    },
  };
}
