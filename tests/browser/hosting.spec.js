import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { relative } from 'node:path';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { ExperimentPage, scaling } from './support/experiment.js';
import { LessonPage } from './support/lesson-page.js';
import { staticHost } from './support/static-host.js';
import { expect, test as base } from './support/test.js';

// The published folder on a host that gives the headers which the folder's own file asks for, and no others.

/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} TestArgs
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs
 * @type {import('@playwright/test').Fixtures<{host: import('./support/static-host.js').StaticHost}, {}, TestArgs, WorkerArgs>}
 */
const fixtures = {
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await staticHost(inRoot('dist'));
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
};
const test = base.extend(fixtures);

for (const path of [`${scaling}/`, `single/en/${scaling}.html`])
  test(`with the headers of the published file, ${path} runs its experiment`, async ({ lesson, page }) => {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toContain(
      path.startsWith('single/') ? "script-src 'unsafe-inline'" : "script-src 'self'",
    );
    await lesson.ready();
    await lesson.whole();
    const experiment = new ExperimentPage(lesson);
    await experiment.button('run-list').click();
    await expect(experiment.rows).toHaveCount(3);
    await lesson.tab('cpp').click();
    await expect(lesson.line('}  // namespace derslik')).toBeVisible();
  });

test('an isolated page of another site can frame a lesson', async ({ page, host, complaints }) => {
  const isolated = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    response.end(`<!doctype html><title>Host</title><link rel="icon" href="data:,">
      <iframe src="${host.url}en/dikkat/" width="800" height="600"></iframe>`);
  });
  await new Promise((ready) => isolated.listen(0, 'localhost', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (isolated.address());
  complaints.allow(/request to another origin/);
  await page.goto(`http://localhost:${port}/`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const framed = page.frameLocator('iframe').locator('derslik-lesson');
  const lesson = new LessonPage(page, framed);
  await expect(framed).toHaveAttribute('data-state', 'ready');
  await lesson.slider('query').press('Home');
  await expect(lesson.slider('query')).toHaveValue('1');
  await new Promise((closed) => {
    isolated.close(closed);
    isolated.closeAllConnections();
  });
});

test('no built file names another by an address that needs a server’s root', () => {
  const root = inRoot('dist');
  const entries = readdirSync(root).map((name) => name.replace(/[.+]/g, '\\$&'));
  const rooted = new RegExp(
    `(?:src|href|action|poster)=["']?/|url\\(\\s*["']?/|@import\\s+["']/|["'\`]/(?:${entries.join('|')})\\b`,
    'g',
  );
  const files = filesBelow(root).filter((file) => /\.(html|css|js)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(readFileSync(file, 'utf8').match(rooted), relative(root, file)).toBeNull();
});
