import { expect, test as base } from '@playwright/test';
import { startWebKit } from './driver.js';
import { WebKitLesson } from './lesson.js';
import { serveListening } from './site.js';

/**
 * `test` with the lesson in WebKit. One window serves all tests of a worker, since it takes seconds to open; each test goes to
 * a page of its own. What the browser complains of fails the test.
 *
 * @typedef {object} WorkerFixtures
 * @property {boolean} dark whether the system has a dark theme
 * @property {import('./driver.js').Session} session
 * @property {{url: string, folder: string}} site
 */

/** Pages that the element stands in. */
const HOSTS = {
  'host.html': `
    <p>Before</p>
    <derslik-lesson lesson="dikkat" lang="en" query="2" temperature="0.5"></derslik-lesson>
    <derslik-lesson id="other" lesson="olcekli-nokta-carpim" lang="tr"></derslik-lesson>`,
  'frame.html': `<iframe title="Lesson" src="en/dikkat/?embed=1&query=3" width="1000" height="600"></iframe>`,
};

/** @type {import('@playwright/test').Fixtures<{lesson: WebKitLesson}, WorkerFixtures>} */
const fixtures = {
  dark: [false, { scope: 'worker', option: true }],
  session: [
    async ({ dark }, use) => {
      const { session, close } = await startWebKit({ dark });
      await use(session);
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveListening(HOSTS);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  lesson: async ({ session, site }, use) => {
    await session.resize(1440, 1000);
    const lesson = new WebKitLesson(session, site);
    await use(lesson);
    expect(await lesson.complaints(), 'what the browser complained of').toEqual([]);
    // What is kept is not for the next test.
    await session.evaluate(() => localStorage.clear());
  },
};

export const test =
  /** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs & {lesson: WebKitLesson}, import('@playwright/test').PlaywrightWorkerArgs & WorkerFixtures>} */ (
    base.extend(fixtures)
  );

export { expect };
