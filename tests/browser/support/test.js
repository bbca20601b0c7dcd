import { expect, test as base } from '@playwright/test';
import { Complaints } from './complaints.js';
import { holdToWishes, refuse, refuseMedia } from './engines.js';
import { leaveNothing } from './isolation.js';
import { LessonPage } from './lesson-page.js';

/**
 * `test` with two fixtures more: `lesson`, the lesson's page, and `complaints`, which is checked after every test, used or not.
 *
 * @typedef {object} Fixtures
 * @property {Complaints} complaints
 * @property {LessonPage} lesson
 *
 * @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} TestArgs
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs
 */

/** @type {import('@playwright/test').Fixtures<Fixtures, {}, TestArgs, WorkerArgs>} */
const fixtures = {
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') holdToWishes(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    const tidy = leaveNothing(context);
    await use(context);
    await tidy();
  },
  page: async ({ page, browserName, hasTouch, isMobile, javaScriptEnabled }, use) => {
    if (browserName === 'firefox') {
      refuse({ hasTouch, isMobile, javaScriptEnabled });
      refuseMedia(page);
    }
    await use(page);
  },
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = new Complaints(new URL(String(baseURL)).origin);
      await complaints.watch(context);
      await use(complaints);
      complaints.check();
    },
    { auto: true },
  ],
  lesson: async ({ page }, use) => use(new LessonPage(page)),
};

export const test = base.extend(fixtures);

export { expect };
