import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { saved } from './support/download.js';
import { ExperimentPage } from './support/experiment.js';
import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

// A school's network may let through nothing but the lesson's own site. `complaints` fails a test on any other request.

test.beforeEach(async ({ context, baseURL }) => {
  const { origin } = new URL(String(baseURL));
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort('blockedbyclient'),
  );
});

for (const lang of langs)
  test(`everything works in ${lang} with every other site blocked`, async ({ lesson, page }) => {
    await lesson.open(lang);
    await lesson.slider('temperature').press('End');
    await expect(lesson.settingsNote).toContainText(lang === 'tr' ? 'τ = 5,00' : 'τ = 5.00');
    await expect.poll(() => page.evaluate(() => document.fonts.check("16px 'Derslik Sans'"))).toBe(true);
    await lesson.tab('cpp').click();
    await expect(lesson.line('}  // namespace derslik')).toBeVisible();
    await lesson.button('files').click();
    for (const file of ['png', 'svg', 'scores']) await saved(page, () => lesson.exportButton(file).click());
    await page.locator('[data-theme-toggle]').click();
    await page.locator(`a[hreflang=${lang === 'tr' ? 'en' : 'tr'}]`).click();
    await lesson.ready();
    await page.locator('header p a').click();
    await expect(page.locator('.catalogue li')).not.toHaveCount(0);
  });

/** Of each page but the lesson's above, one language, by turns. */
const pages = filesBelow(inRoot('dist'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => relative(inRoot('dist'), file).replaceAll('\\', '/'))
  .filter((path, _, all) => {
    const page = (/** @type {string} */ of) => of.replace(/(^|\/)en\//, '$1');
    const kinds = [...new Set(all.map(page))];
    if (page(path) === 'dikkat/index.html') return false;
    return /(^|\/)en\//.test(path) === (kinds.indexOf(page(path)) % 2 === 1);
  });

for (const path of pages)
  test(`${path} is whole with every other site blocked`, async ({ lesson, page }) => {
    await page.goto(path.replace(/index\.html$/, ''));
    await expect(page.locator('h1')).toBeVisible();
    for (const frame of page.frames())
      for (const element of await frame.locator('derslik-lesson').all())
        await expect(element).toHaveAttribute('data-state', 'ready');
    if ((await page.locator('derslik-lesson').count()) !== 1) return;
    await lesson.whole();
    const experiment = new ExperimentPage(lesson);
    if ((await experiment.root.count()) === 0) return;
    await experiment.button('run-list').click();
    await expect(experiment.rows).toHaveCount(3);
  });

test('no page or style sheet names a file of another site', () => {
  const files = filesBelow(inRoot('dist')).filter((file) => /\.(html|css)$/.test(file));
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const named = readFileSync(file, 'utf8').match(
      /(?:src|href|action|poster)=["']?(?:https?:)?\/\/[^\s"'>]+|url\(\s*["']?(?:https?:)?\/\/[^)]+|@import\s+["'](?:https?:)?\/\//g,
    );
    expect(named, file).toBeNull();
  }
});

test('another site would be heard and blocked', async ({ lesson, page, complaints }) => {
  complaints.expect(/policy breached: connect-src https:\/\/cdn\.example/);
  complaints.allow(/Content Security Policy/);
  complaints.allow(/request to another origin/);
  await lesson.open();
  const heard = page.waitForEvent('console', (message) => message.text().includes('policy breached'));
  const asked = await page.evaluate(() => fetch('https://cdn.example/font.woff2').catch(() => 'blocked'));
  await heard;
  expect(asked).toBe('blocked');
});
