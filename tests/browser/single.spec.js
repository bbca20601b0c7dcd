import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { languages } from '../../web/i18n/languages.js';
import { registry } from '../../web/lessons/registry.js';
import { ExperimentPage, scaling } from './support/experiment.js';
import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';

// A lesson as one file: by mail, on a stick, behind any wall.

const folder = inRoot('dist/single');

/** @param {string} path @param {string} [search] */
const onDisk = (path, search = '') => pathToFileURL(`${folder}/${path}`).href + search;

/**
 * What a page asks for from now on, but for what it makes itself.
 * @param {import('@playwright/test').Page} page
 */
function requestsOf(page) {
  /** @type {string[]} */
  const urls = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) urls.push(request.url());
  });
  return urls;
}

test('there is one for each lesson and language, of 250 KB or less', () => {
  const files = filesBelow(folder).filter((file) => file.endsWith('.html'));
  const expected = Object.keys(languages).flatMap((lang, at) =>
    Object.keys(registry).map((lesson) => `${folder}/${at === 0 ? '' : `${lang}/`}${lesson}.html`),
  );
  expect(files.sort()).toEqual(expected.sort());
  for (const file of files) expect(statSync(file).size, file).toBeLessThanOrEqual(250_000);
});

test.describe('from a disk', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/^request to another origin: file:/));

  for (const [id, settings] of /** @type {const} */ ([
    ['dikkat', { temperature: 0.3, ending: 1, step: 17 }],
    [scaling, { d: 256, seed: 7 }],
  ]))
    test(`${id} says what its page on the site says`, async ({ lesson, page }) => {
      // But for the questions, whose options every reader has in another order.
      const shown = { ...settings, parts: 'scene player code text experiment exercise' };
      await lesson.open('en', shown, id);
      await lesson.whole();
      const said = await lesson.root.innerText();
      const requests = requestsOf(page);
      const address = onDisk(
        `${id}.html`,
        `?lang=en&${new URLSearchParams(Object.entries(shown).map(([name, value]) => [name, String(value)]))}`,
      );
      await page.goto(address);
      await lesson.ready();
      await lesson.whole();
      expect(await lesson.root.innerText()).toBe(said);
      // Firefox does not tell of files at all.
      expect(requests.filter((request) => request !== address)).toEqual([]);
    });

  test('the language changes in place, and address and reload keep state and language', async ({
    lesson,
    page,
  }) => {
    await page.goto(onDisk('dikkat.html', '?query=2'));
    await lesson.ready();
    await expect(page).toHaveTitle('Dikkat mekanizması · Derslik');
    await expect(lesson.settingsNote).toContainText('sorgu “kutu”');
    await lesson.slider('temperature').press('End');
    await page.locator('a[hreflang=en]').click();
    await expect(lesson.settingsNote).toContainText('query “box”');
    await expect(page).toHaveTitle('Attention · Derslik');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.top')).toContainText('Chapter 8');
    await expect(page.locator('a[hreflang=en]')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    await expect(page).toHaveURL(onDisk('dikkat.html', '?query=2&temperature=5&lang=en'));
    await page.reload();
    await lesson.ready();
    await expect(lesson.settingsNote).toContainText('query “box” · d = 3 · τ = 5.00');
    await page.locator('a[hreflang=tr]').click();
    await expect(lesson.settingsNote).toContainText('sorgu “kutu” · d = 3 · τ = 5,00');
    await expect(page).toHaveURL(onDisk('dikkat.html', '?query=2&temperature=5'));
  });

  test('the experiment runs, and answers outlast a reload', async ({ lesson, page }) => {
    await page.goto(onDisk(`en/${scaling}.html`, '?pairs=100'));
    await lesson.ready();
    await lesson.whole();
    const experiment = new ExperimentPage(lesson);
    await experiment.button('run-list').click();
    await expect(experiment.rows).toHaveCount(3);
    const quiz = lesson.root.locator('.quiz');
    await quiz.locator('.current').getByRole('radio', { name: '8', exact: true }).check();
    await quiz.locator('.current [data-quiz=check]').click();
    await expect(quiz.locator('.quiz-standing')).toContainText('1 / 4');
    await page.reload();
    await lesson.ready();
    await expect(quiz.locator('.quiz-standing')).toContainText('1 / 4');
  });
});

test('it works where a policy forbids every data address and every request', async ({ browser }) => {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; " +
    "connect-src 'self'; worker-src blob:";
  const site = await serve({ directory: folder, port: 0, headers: { 'Content-Security-Policy': policy } });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests = requestsOf(page);
    /** @type {string[]} */
    const heard = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('pageerror', (error) => heard.push(String(error)));
    await page.goto(`${site.url}${scaling}.html?pairs=100`);
    const lesson = new LessonPage(page);
    await lesson.ready();
    await lesson.whole();
    const experiment = new ExperimentPage(lesson);
    await experiment.button('run-list').click();
    await expect(experiment.rows).toHaveCount(3);
    expect(requests).toEqual([`${site.url}${scaling}.html?pairs=100`]);
    expect(heard).toEqual([]);
  } finally {
    await context.close();
    await site.close();
  }
});

test('its own policy lets nothing out', async ({ lesson, page, complaints }) => {
  complaints.allow(/request to another origin/);
  complaints.expect(/policy breached: connect-src https:\/\/cdn\.example/);
  complaints.allow(/Content Security Policy/);
  await page.goto(onDisk('dikkat.html'));
  await lesson.ready();
  const breach = page.waitForEvent('console', (message) => message.text().includes('policy breached'));
  const asked = await page.evaluate(() => fetch('https://cdn.example/x').catch(() => 'blocked'));
  await breach;
  expect(asked).toBe('blocked');
});
