import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal, langs, words } from './support/words.js';

/** @typedef {import('./support/lesson-page.js').LessonPage} LessonPage */

const labels = {
  tr: {
    grid: 'ağırlıklar: satırlar soran, sütunlar bakılan kelimeler',
    cell: 'soran o, bakılan kutu, ağırlıklar 0,589',
  },
  en: { grid: 'weights: rows ask, columns are looked at', cell: 'query it, key box, weights 0.589' },
};

for (const lang of langs)
  test(`in ${lang}, the heatmap is a grid with headers whose cells say query, key and weight`, async ({
    lesson,
  }) => {
    await lesson.open(lang);
    await expect(lesson.grid).toHaveAttribute('aria-label', labels[lang].grid);
    await expect(lesson.grid.getByRole('row')).toHaveCount(7);
    await expect(lesson.grid.getByRole('columnheader')).toHaveText(words(lang));
    await expect(lesson.grid.getByRole('rowheader')).toHaveText(words(lang));
    await expect(lesson.cell(4, 1)).toHaveAttribute('aria-label', labels[lang].cell);
    const { weights } = truth();
    for (let row = 0; row < 6; row++)
      expect(await lesson.rowTexts(row)).toEqual(weights[row].map((weight) => decimal(lang, weight, 3)));
  });

test('the grid is one tab stop, and arrow keys move through it as far as its edges', async ({
  lesson,
  page,
}) => {
  await lesson.open('tr');
  await expect(lesson.root.locator('[data-cell][tabindex="0"]')).toHaveCount(1);
  await lesson.cell(4, 1).focus();
  for (const [key, row, column] of /** @type {const} */ ([
    ['ArrowRight', 4, 2],
    ['ArrowDown', 5, 2],
    ['ArrowDown', 5, 2],
    ['ArrowLeft', 5, 1],
    ['ArrowUp', 4, 1],
    ['Home', 4, 0],
    ['ArrowLeft', 4, 0],
    ['End', 4, 5],
    ['ArrowRight', 4, 5],
    ['Control+Home', 0, 0],
    ['ArrowUp', 0, 0],
    ['Control+End', 5, 5],
    ['ArrowDown', 5, 5],
  ])) {
    await page.keyboard.press(key);
    await expect(lesson.cell(row, column), key).toBeFocused();
    await expect(lesson.cell(row, column), key).toHaveAttribute('tabindex', '0');
    await expect(lesson.root.locator('[data-cell][tabindex="0"]'), key).toHaveCount(1);
  }
  expect(await lesson.state(), 'moving sets nothing').toEqual({
    query: 5,
    temperature: 1,
    ending: 0,
    step: 60,
  });
});

test('leaving the grid and coming back returns to the row’s strongest cell', async ({ lesson, page }) => {
  await lesson.open('tr');
  await lesson.cell(4, 1).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(lesson.slider('query')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(lesson.cell(4, 1)).toBeFocused();
});

test('Enter makes a cell’s row the asking one and keeps the focus', async ({ lesson, page }) => {
  await lesson.open('tr');
  await lesson.cell(4, 1).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(lesson.slider('query')).toHaveValue('3');
  await expect(lesson.cell(2, 1)).toBeFocused();
  await expect(lesson.finding).toContainText('“aldı”');
});

test('keys with Alt or Meta are left to the browser', async ({ lesson, page }) => {
  await lesson.open('tr');
  await lesson.cell(4, 1).focus();
  await page.keyboard.press('Meta+ArrowRight');
  await expect(lesson.cell(4, 1)).toBeFocused();
});

test('the asking row is framed and its label stands out', async ({ lesson }) => {
  await lesson.open('tr', { query: 2 });
  await expect(lesson.grid.locator('tr.asks')).toHaveCount(1);
  await expect(lesson.grid.locator('tr.asks th')).toHaveText('kutu');
  const frame = lesson.root.locator('.frame rect');
  const [framed, row] = [await frame.boundingBox(), await lesson.cell(1, 0).boundingBox()];
  const middle = Number(row?.y) + Number(row?.height) / 2;
  expect(framed?.y).toBeLessThan(middle);
  expect(Number(framed?.y) + Number(framed?.height)).toBeGreaterThan(middle);
});
