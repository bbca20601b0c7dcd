import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { LessonPage } from './support/lesson-page.js';
import { decimal, langs, percent, vector, words } from './support/words.js';

/** The page as it is served, before any script or without one. */

/** What is fetched for the scripts, and what a browser says when none takes it up. */
const unused = /was preloaded using link preload but not used/;

const says = {
  tr: {
    sections: ['Nasıl çalışır', 'Şunu dene', 'Neden önemli', 'Veri'],
    noScript: 'Bu sayfa betiksiz de okunur',
  },
  en: {
    sections: ['How it works', 'Try this', 'Why it matters', 'Data'],
    noScript: 'can be read without scripts',
  },
};

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of langs) {
    test(`the page in ${lang} is whole: text, formulas and the starting numbers`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(unused);
      await page.goto(LessonPage.path(lang));
      const { weights, output, x } = truth();
      await expect(page.locator('body > noscript')).toBeVisible();
      await expect(page.locator('body > noscript')).toContainText(says[lang].noScript, {
        useInnerText: true,
      });
      await expect(page.locator('.section h2')).toHaveText(says[lang].sections);
      await expect(page.locator('math').first()).toBeVisible();
      expect(await page.locator('math').count()).toBeGreaterThanOrEqual(6);
      await expect(page.locator('math mfrac')).toHaveCount(2);

      const table = page.getByRole('table', { name: /ağırlıklar|weights/ });
      await expect(table.getByRole('columnheader')).toHaveText(words(lang));
      await expect(table.getByRole('rowheader')).toHaveText(words(lang));
      const cells = await table.locator('tbody td').allInnerTexts();
      expect(cells.map((cell) => cell.trim())).toEqual(
        weights.flat().map((weight) => decimal(lang, weight, 3)),
      );
      await expect(page.locator('.finding')).toContainText(percent(lang, weights[4][1]));
      await expect(page.locator('.station.output .scalar')).toHaveText(vector(lang, output[4]));
      await expect(page.locator('.listing, .panel').first()).toContainText('S = Q @ K.T');

      const inputs = await page.locator('.tables table').first().locator('td:not(:empty)').allInnerTexts();
      expect(inputs.map((each) => Number(each.replace(',', '.')))).toEqual(x0(x));
    });

    test(`nothing on the page in ${lang} can be pressed in vain`, async ({ page, complaints }) => {
      complaints.allow(unused);
      await page.goto(LessonPage.path(lang));
      const alive = page.locator(
        'button:visible:enabled, input:visible:enabled, select:visible:enabled, summary:visible',
      );
      expect(await alive.evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML))).toEqual([]);
      await expect(page.locator('[tabindex="0"]:enabled')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(page.locator('.skip')).toBeFocused();
    });
  }

  for (const lang of langs)
    test(`the page in ${lang} names its language, its translation and what it is about`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(unused);
      await page.goto(LessonPage.path(lang));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,}/);
      for (const [each, to] of [
        ['tr', lang === 'tr' ? '../dikkat/' : '../../dikkat/'],
        ['en', lang === 'tr' ? '../en/dikkat/' : '../../en/dikkat/'],
      ])
        await expect(page.locator(`a[hreflang=${each}]`)).toHaveAttribute('href', to);
      await expect(page.locator('a[aria-current=page]')).toHaveAttribute('hreflang', lang);
      const addresses = await page
        .locator('[href], [src]')
        .evaluateAll((elements) =>
          elements.map((each) => each.getAttribute('href') ?? each.getAttribute('src')),
        );
      for (const address of addresses) expect(address).toMatch(/^(\.\.?\/|#)/);
    });

  test('links lead from language to language and to the catalogue', async ({ page, complaints }) => {
    complaints.allow(unused);
    await page.goto('dikkat/');
    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveTitle('Attention · Derslik');
    await page.getByRole('link', { name: 'Chapter 8' }).click();
    await expect(page).toHaveURL(/\/en\/$/);
    await page.getByRole('link', { name: 'TR', exact: true }).click();
    await page.getByRole('link', { name: 'Dikkat mekanizması' }).click();
    await expect(page).toHaveTitle('Dikkat mekanizması · Derslik');
  });

  test('no page scrolls sideways on a phone', async ({ page, complaints }) => {
    complaints.allow(unused);
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of ['', 'en/', 'dikkat/', 'en/dikkat/']) {
      await page.goto(path);
      const wide = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(wide, path).toBe(0);
    }
  });
});

test('in print, the numbers stay and the controls go', { tag: '@media' }, async ({ lesson, page }) => {
  await lesson.open('tr');
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['.finding', '.heatmap', '.chain', '.detail', '.code', '.prose'])
    await expect(lesson.root.locator(shown), shown).toBeVisible();
  for (const gone of ['.sliders', '.player', '.share'])
    await expect(lesson.root.locator(gone), gone).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
});

/** The words as they are before the context. @param {number[][]} x after it */
const x0 = (x) => x.map((row, i) => (i === 4 ? row.map((value, j) => value - x[5][j]) : row)).flat();
