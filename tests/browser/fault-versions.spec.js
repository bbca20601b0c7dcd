import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { failureTexts } from '../../web/i18n/failure-texts.js';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { staticHost } from './support/static-host.js';
import { expect, test as base } from './support/test.js';

/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} TestArgs
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} WorkerArgs
 */

// Sites of this kind were seen to show a class the version of last term: what a browser keeps must not outlive its version.

const HOST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script type="module" src="derslik.js"></script><derslik-lesson lesson="dikkat"></derslik-lesson></html>`;

/**
 * Two versions of the built site in two folders, and a host that has published the first.
 *
 * @typedef {{host: import('./support/static-host.js').StaticHost, second: string}} Versions
 */

/** @type {import('@playwright/test').Fixtures<{versions: Versions}, {}, TestArgs, WorkerArgs>} */
const fixtures = {
  // eslint-disable-next-line no-empty-pattern
  versions: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'derslik-'));
    const [first, second] = ['first', 'second'].map((name) => join(folder, name));
    for (const version of [first, second]) {
      cpSync(inRoot('dist'), version, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
      writeFileSync(join(version, 'host.html'), HOST);
    }
    change(second);
    const host = await staticHost(first);
    await use({ host, second });
    await host.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ versions }, use) => use(versions.host.url),
};
const test = base.extend(fixtures);

/**
 * What a new build may differ in: words on a page and in a script, and so the names of all that refers to that script.
 * The fonts stay as they are.
 *
 * @param {string} version its folder
 */
function change(version) {
  const renamed = filesBelow(join(version, 'assets')).filter((file) =>
    /-[\w-]{8}\.(js|css|wasm)$/.test(file),
  );
  const names = renamed.map((file) => {
    const to = basename(file).replace(
      /-([\w-]{8})\.(\w+)$/,
      (_, hash, ending) => `-${hash.startsWith('2') ? '3' : '2'}${hash.slice(1)}.${ending}`,
    );
    renameSync(file, join(dirname(file), to));
    return [basename(file), to];
  });
  for (const file of filesBelow(version).filter((each) => /\.(html|js|css)$/.test(each))) {
    const before = readFileSync(file, 'utf8');
    const text = names.reduce((all, [from, to]) => all.replaceAll(from, to), before);
    writeFileSync(
      file,
      text.replaceAll('Copy link', 'Copy the second link').replace('<title>', '<title>Second: '),
    );
  }
}

/** @param {import('@playwright/test').Page} page */
const workers = (page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('after a new version is published, an open page says what it lacks, and one reload shows the new one', async ({
  lesson,
  page,
  complaints,
  versions: { host, second },
}) => {
  await lesson.open('en');
  await lesson.whole();
  await page.evaluate(() => document.fonts.ready);
  expect(host.asked()).toContainEqual(expect.stringMatching(/\.woff2$/));
  await expect(lesson.button('copy-link')).toHaveText(/Copy link/);

  host.publish(second);
  complaints.expect(/status of 404/);
  // Firefox also says what a missing module is instead.
  complaints.allow(/MIME type of/);
  await lesson.tab('cpp').click();
  await expect(lesson.root.locator('.panel .note')).toHaveText(String(failureTexts.en.failures.chunk));
  await expect(lesson.root.locator('.panel .note')).toContainText('Reloading the page may help');
  host.asked();

  await page.reload();
  await expect(page).toHaveTitle(/^Second: /);
  await lesson.ready();
  await lesson.whole();
  await expect(lesson.button('copy-link')).toHaveText(/Copy the second link/);
  await lesson.tab('cpp').click();
  await expect(lesson.line('}  // namespace derslik')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const asked = host.asked();
  expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/element-[23][\w-]+\.js$/));
  // What did not change comes from the browser's cache, or this test would show nothing.
  expect(asked).not.toContainEqual(expect.stringMatching(/\.woff2$/));
  expect(await workers(page)).toBe(0);
});

test('the same in the page of a host, whose address of the script never changes', async ({
  lesson,
  page,
  versions: { host, second },
}) => {
  await page.goto('host.html');
  await lesson.ready();
  await lesson.whole();
  await expect(lesson.button('copy-link')).toHaveText(/Copy link/);
  host.publish(second);
  host.asked();
  await page.reload();
  await lesson.ready();
  await lesson.whole();
  await expect(lesson.button('copy-link')).toHaveText(/Copy the second link/);
  expect(host.asked()).toContain('/derslik.js');
  expect(await workers(page)).toBe(0);
});

test('no built file asks for a service worker', () => {
  for (const file of filesBelow(inRoot('dist')).filter((each) => /\.(js|html)$/.test(each)))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/serviceWorker/);
});
