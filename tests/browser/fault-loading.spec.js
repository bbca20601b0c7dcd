import { createServer } from 'node:http';
import { expectFailure, expectRetryHelps } from './support/failure.js';
import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';

// An engine that does not arrive must never leave the lesson waiting: the panel says why, Retry tries again.

const engine = '**/scene*.wasm';

/**
 * @typedef {import('@playwright/test').Route} Route
 * @typedef {object} Obstacle
 * @property {string} what
 * @property {'tr' | 'en'} lang
 * @property {string} code
 * @property {string} [detail]
 * @property {(route: Route) => Promise<void>} answer
 * @property {RegExp[]} [complaints] what the browser says of it
 */

/** @type {Obstacle[]} */
const obstacles = [
  {
    what: 'a refused connection',
    lang: 'tr',
    code: 'blocked',
    answer: (route) => route.abort('connectionrefused'),
    complaints: [/ERR_CONNECTION_REFUSED/],
  },
  {
    what: 'a filter in the browser',
    lang: 'en',
    code: 'blocked',
    answer: (route) => route.abort('blockedbyclient'),
    complaints: [/ERR_BLOCKED_BY_CLIENT/],
  },
  {
    what: 'a file that is not there',
    lang: 'tr',
    code: 'missing',
    detail: '404',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    complaints: [/status of 404/],
  },
  {
    what: 'a broken server',
    lang: 'en',
    code: 'missing',
    detail: '500',
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    complaints: [/status of 500/],
  },
  {
    what: 'a sign-in page',
    lang: 'tr',
    code: 'not-wasm',
    answer: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  },
  {
    what: 'a sign-in page under the name of the engine',
    lang: 'en',
    code: 'not-wasm',
    answer: (route) =>
      route.fulfill({ contentType: 'application/wasm', body: '<!doctype html><title>Sign in</title>' }),
  },
  {
    what: 'an empty file',
    lang: 'tr',
    code: 'not-wasm',
    answer: (route) => route.fulfill({ contentType: 'application/wasm', body: '' }),
  },
  {
    what: 'half a file',
    lang: 'en',
    code: 'broken',
    answer: async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ contentType: 'application/wasm', body: body.subarray(0, body.length / 2) });
    },
    complaints: [/failed to asynchronously prepare wasm/, /Aborted\(CompileError/],
  },
];

for (const { what, lang, code, detail, answer, complaints: patterns = [] } of obstacles)
  test(`${what} ends in a panel, and Retry helps`, async ({ lesson, page, complaints }) => {
    complaints.expect(...patterns);
    await page.addInitScript(hear);
    await page.route(engine, answer);
    await page.goto(LessonPage.path(lang));
    await expectFailure(lesson, lang, code, detail);
    expect(await page.evaluate(() => /** @type {any} */ (window).codes)).toEqual([code]);
    await page.unroute(engine);
    await expectRetryHelps(lesson);
  });

test('a stall ends in a panel after 30 seconds, and Retry helps', async ({ lesson, page }) => {
  await pauseTime(page);
  const held = holdEngine(page);
  await page.goto(LessonPage.path('tr'));
  await held.asked;
  await pass(page, 29_999);
  await expect(lesson.element).toHaveAttribute('data-state', 'loading');
  await untilFailed(lesson);
  await expectFailure(lesson, 'tr', 'stalled');
  await page.unroute(engine);
  await expectRetryHelps(lesson);
});

test.describe('half-way through the file', { tag: '@elsewhere' }, () => {
  /** @type {import('node:http').Server} */ let server;
  /** @type {(response: import('node:http').ServerResponse) => void} */ let halfWay;

  test.beforeEach(async ({ page }) => {
    server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/wasm', 'Content-Length': 8000 });
      response.write(Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), () => halfWay(response));
    });
    await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await page.route(engine, (route) => route.continue({ url: `http://localhost:${port}/` }));
  });

  test.afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a stall ends in a panel after 30 seconds', async ({ lesson, page }) => {
    await pauseTime(page);
    const reached = new Promise((resolve) => (halfWay = resolve));
    await page.goto(LessonPage.path('en'));
    await reached;
    await pass(page, 29_999);
    await expect(lesson.element).toHaveAttribute('data-state', 'loading');
    await untilFailed(lesson);
    await expectFailure(lesson, 'en', 'stalled');
    await page.unroute(engine);
    await expectRetryHelps(lesson);
  });

  test('a lost connection ends in a panel', async ({ lesson, page, complaints }) => {
    complaints.expect(/ERR_CONTENT_LENGTH_MISMATCH/);
    halfWay = (response) => response.destroy();
    await page.goto(LessonPage.path('tr'));
    await expectFailure(lesson, 'tr', 'blocked');
    await page.unroute(engine);
    await expectRetryHelps(lesson);
  });
});

test('Retry that fails again says why it failed this time', async ({ lesson, page, complaints }) => {
  complaints.expect(/status of 404/, /ERR_CONNECTION_REFUSED/);
  await page.route(engine, (route) => route.fulfill({ status: 404 }));
  await page.goto(LessonPage.path('en'));
  await expectFailure(lesson, 'en', 'missing', '404');
  await page.unroute(engine);
  await page.route(engine, (route) => route.abort('connectionrefused'));
  await lesson.button('retry').click();
  await expectFailure(lesson, 'en', 'blocked');
  await page.unroute(engine);
  await expectRetryHelps(lesson);
});

test('progress is shown when loading lasts over 200 ms, and not before', async ({ lesson, page }) => {
  await pauseTime(page);
  const held = holdEngine(page);
  await page.goto(LessonPage.path('en'));
  await held.asked;
  const progress = lesson.root.getByRole('progressbar', { name: 'Loading the lesson' });
  await page.clock.runFor(199);
  await expect(lesson.element).toHaveAttribute('data-state', 'loading');
  expect(await progress.count()).toBe(0);
  await page.clock.runFor(2);
  await expect(progress).toBeVisible();
  held.release();
  await lesson.ready();
  await expect(progress).toHaveCount(0);
});

/** Keeps the codes of the element's errors; runs in the browser. */
function hear() {
  /** @type {string[]} */
  const codes = [];
  addEventListener('derslik-error', (event) => codes.push(/** @type {CustomEvent} */ (event).detail.code));
  Object.assign(window, { codes });
}

/** Time moves when the test moves it. @param {import('@playwright/test').Page} page */
async function pauseTime(page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Little by little, so that what else the lesson loads can arrive in time.
 * @param {import('@playwright/test').Page} page
 * @param {number} milliseconds
 */
async function pass(page, milliseconds) {
  for (let left = milliseconds; left > 0; left -= 250) await page.clock.runFor(Math.min(left, 250));
}

/**
 * The page asks for the engine before its scripts run, so the lesson may have begun to wait a little later.
 * @param {LessonPage} lesson
 */
const untilFailed = ({ page, element }) =>
  expect
    .poll(async () => {
      await pass(page, 10_000);
      return element.getAttribute('data-state');
    })
    .toBe('failed');

/**
 * Lets the engine wait until it is released.
 * @param {import('@playwright/test').Page} page
 */
function holdEngine(page) {
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(undefined)));
  const asked = new Promise((resolve) => {
    page.route(engine, async (route) => {
      resolve(undefined);
      await released;
      await route.continue();
    });
  });
  return { asked, release };
}
