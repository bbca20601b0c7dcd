import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

/** What a first look must find. */
const expected = {
  tr: {
    title: 'Dikkat mekanizması · Derslik',
    heading: 'Dikkat mekanizması',
    sentence: 'altı kelimelik bir cümle',
    words: ['robot', 'kutuyu', 'aldı', 'çünkü', 'o', 'hafifti'],
    settings: 'sorgu “o” · d = 3 · τ = 1,00',
    finding: '“o” en çok “kutu”ya bakıyor: %58,9',
    caption: 'Hepsi hesaplandı',
    sliders: ['Sorgu kelimesi', 'Sıcaklık τ', 'Son kelime'],
    sections: ['Nasıl çalışır', 'Şunu dene', 'Neden önemli', 'Veri'],
  },
  en: {
    title: 'Attention · Derslik',
    heading: 'Attention',
    sentence: 'a six-word sentence',
    words: ['robot', 'box', 'picked', 'because', 'it', 'light'],
    settings: 'query “it” · d = 3 · τ = 1.00',
    finding: '“it” looks most at “box”: 58.9%',
    caption: 'Everything is computed',
    sliders: ['Query word', 'Temperature τ', 'Last word'],
    sections: ['How it works', 'Try this', 'Why it matters', 'Data'],
  },
};

for (const lang of langs) {
  const facts = expected[lang];

  test.describe(`the lesson in ${lang}`, () => {
    test.beforeEach(({ lesson }) => lesson.open(lang));

    test('opens on the sentence with everything computed', async ({ lesson, page }) => {
      await expect(page).toHaveTitle(facts.title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.heading);
      await expect(lesson.root.locator('.sentence .label')).toHaveText(facts.sentence);
      await expect(lesson.root.locator('.word')).toHaveText(facts.words);
      await expect(lesson.settingsNote).toHaveText(facts.settings);
      await expect(lesson.finding).toHaveText(facts.finding);
      await expect(lesson.count).toHaveText('60 / 60');
      await expect(lesson.caption).toContainText(facts.caption);
      expect(await lesson.state()).toEqual({ query: 5, temperature: 1, ending: 0, step: 60 });
      await expect(page).toHaveURL(/dikkat\/$/);
    });

    test('names its sections, and its sliders with the ranges of the facts', async ({ lesson }) => {
      await expect(lesson.root.locator('.slider label')).toHaveText(facts.sliders);
      for (const name of facts.sliders)
        await expect(lesson.root.getByRole('slider', { name, exact: true })).toBeVisible();
      await expect(lesson.root.locator('.section h2')).toHaveText(facts.sections);
      expect(await lesson.root.locator('math').count()).toBeGreaterThanOrEqual(6);

      const range = async (/** @type {'query' | 'temperature' | 'ending'} */ setting) =>
        lesson
          .slider(setting)
          .evaluate((/** @type {HTMLInputElement} */ { type, min, max, step, value }) => [
            type,
            min,
            max,
            step,
            value,
          ]);
      expect(await range('query')).toEqual(['range', '1', '6', '1', '5']);
      expect(await range('temperature')).toEqual(['range', '0.1', '5', '0.05', '1']);
      expect(await range('ending')).toEqual(['range', '0', '1', '1', '0']);
    });
  });
}

test('the catalogue leads to the lesson, in both languages', async ({ page, lesson }) => {
  await page.goto('');
  await expect(page).toHaveTitle(/^Derslik · /);
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/$/);
  await page.getByRole('link', { name: 'Attention' }).click();
  await lesson.ready();
  await expect(lesson.finding).toHaveText(expected.en.finding);
  await page
    .locator('header')
    .getByRole('link', { name: /Lesson 34/ })
    .click();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('a lesson that is ready before the page’s own script still gets its state and its fonts', async ({
  lesson,
  page,
}) => {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route(/\/page-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(LessonPage.path('en', { query: 2, step: 17 }), { waitUntil: 'commit' });
  await lesson.ready();
  expect(await lesson.state()).toMatchObject({ query: 5, step: 60 });
  release();
  await expect(lesson.count).toHaveText('17 / 60');
  expect(await lesson.state()).toMatchObject({ query: 2, step: 17 });
  await expect(page.locator('link[data-fonts]')).toHaveCount(1);
  await expect(page).toHaveURL(/\?query=2&step=17$/);
});
