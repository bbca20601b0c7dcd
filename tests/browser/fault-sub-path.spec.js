import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { saved } from './support/download.js';
import { expect, test as base } from './support/test.js';
import { langs } from './support/words.js';

// The site may be put into any folder of a server.

/** It stays, since a browser may still be asking for a file when its test is over. */
const folder = inRoot('test-results/sub-path');
mkdirSync(join(folder, 'a'), { recursive: true });
if (!existsSync(join(folder, 'a/b'))) symlinkSync(inRoot('dist'), join(folder, 'a/b'));

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const site = await serve({ directory: folder, port: 0 });
    await use(`${site.url}a/b/`);
    await site.close();
  },
});

for (const lang of langs)
  for (const slash of ['/', ''])
    test(`the ${lang} lesson opens at /a/b/…dikkat${slash}`, async ({ lesson, page, baseURL }) => {
      const folder = lang === 'tr' ? '' : `${lang}/`;
      await page.goto(`${folder}dikkat${slash}?query=3`);
      await lesson.ready();
      expect(page.url()).toBe(`${baseURL}${folder}dikkat/?query=3`);
      await expect(lesson.slider('query')).toHaveValue('3');
    });

test('the catalogue, the lesson and its translation lead to each other at /a/b', async ({
  lesson,
  page,
  baseURL,
  complaints,
}) => {
  // A link that is followed while the last page still fades out ends the fading.
  complaints.allow(/Transition was aborted/);
  await page.goto(String(baseURL).slice(0, -1));
  await page.getByRole('link', { name: 'Dikkat mekanizması' }).click();
  await lesson.ready();
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}en/dikkat/`);
  await lesson.ready();
  await page.locator('header p a').click();
  await expect(page).toHaveURL(`${baseURL}en/`);
  await page.getByRole('link', { name: 'TR', exact: true }).click();
  await expect(page).toHaveURL(String(baseURL));
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(252, 251, 248)');
});

test('what is loaded late is found at /a/b/', async ({ lesson, page }) => {
  await lesson.open('en');
  await lesson.tab('cpp').click();
  await expect(lesson.line('}  // namespace derslik')).toBeVisible();
  await lesson.button('files').click();
  const { name } = await saved(page, () => lesson.exportButton('weights').click());
  expect(name).toBe('dikkat-weights.csv');
});
