import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal, langs, percent, precise, words } from './support/words.js';

/**
 * @typedef {import('./support/words.js').Lang} Lang
 * @typedef {import('./support/lesson-page.js').LessonPage} LessonPage
 */

for (const lang of langs)
  test(`in ${lang}, the whole sum of a pointed cell is told term by term`, async ({ lesson }) => {
    await lesson.open(lang, { temperature: 0.3 });
    for (const [row, column] of [
      [4, 1],
      [0, 2],
      [2, 4],
      [5, 3],
    ]) {
      await lesson.cell(row, column).hover();
      await expect(lesson.detail.locator('h3')).toContainText(`${words(lang)[row]} →`);
      await expect(lesson.detail.locator('h3')).toContainText(words(lang)[column]);
      await expect(lesson.detail.locator('dd')).toHaveText(sums(lang, { temperature: 0.3 }, row, column));
    }
  });

/** What it lights besides the detail. */
const lights = /** @type {const} */ ([
  ['a pointer over a cell', (/** @type {LessonPage} */ lesson) => lesson.cell(4, 2).hover(), 4],
  ['the focus on a cell', (/** @type {LessonPage} */ lesson) => lesson.cell(4, 2).focus(), 4],
  ['a pointer over another word’s cell', (/** @type {LessonPage} */ lesson) => lesson.cell(1, 2).hover(), 1],
  ['a pointer over a word', (/** @type {LessonPage} */ lesson) => lesson.word(3).hover(), 4],
]);

for (const [name, point, row] of lights)
  test(`${name} lights the same quantity everywhere`, async ({ lesson }) => {
    await lesson.open('tr');
    await point(lesson);
    await expect(lesson.grid.locator('th.lit')).toHaveText('aldı');
    await expect(lesson.grid.locator('td.lit')).toHaveCount(6);
    await expect(lesson.root.locator('.ribbons path.lit')).toHaveAttribute('data-column', '2');
    await expect(lesson.root.locator('.ribbons path.dim')).toHaveCount(5);
    await expect(lesson.root.locator('.chain td.lit')).toHaveCount(5);
    for (const cell of await lesson.root.locator('.chain td.lit').all())
      await expect(cell).toHaveAttribute('data-column', '2');
    await expect(lesson.root.locator('.word.lit')).toContainText(['aldı', words('tr')[row]].sort(byPlace));
    const { scores, weights } = truth();
    await expect(lesson.line('S = Q @ K.T').locator('.values .lit')).toHaveText(
      decimal('tr', scores[row][2], 2).replace(/,?0+$/, ''),
    );
    await expect(lesson.line('A = A / A.sum(axis=1, keepdims=True)').locator('.values .lit')).toHaveText(
      decimal('tr', weights[row][2], 2),
    );
    await expect(lesson.root.locator('.chain')).toHaveAttribute(
      'aria-label',
      `“${words('tr')[row]}” satırının hesabı`,
    );
    expect(await lesson.root.locator('.figure > .column rect').getAttribute('x')).toBe(`${200 / 6}%`);
  });

test('ribbons are as thick as the weights of the row that is pointed at', async ({ lesson }) => {
  await lesson.open('tr');
  for (const row of [4, 1, 2]) {
    await lesson.cell(row, 0).hover();
    await expect(lesson.root.locator('.ribbons')).toHaveAttribute(
      'aria-label',
      new RegExp(`“${words('tr')[row]}”`),
    );
    const widths = await lesson.root
      .locator('.ribbons path')
      .evaluateAll((paths) => paths.map((path) => Number(path.getAttribute('stroke-width'))));
    truth().weights[row].forEach((weight, column) =>
      expect(widths[column]).toBeCloseTo(Math.max(0.9, 24 * weight), 1),
    );
  }
});

test('leaving the figure puts the light out, and a focused cell takes it back', async ({ lesson, page }) => {
  await lesson.open('tr');
  await lesson.cell(2, 2).hover();
  await expect(lesson.grid.locator('th.lit')).toHaveText('aldı');
  await page.mouse.move(2, 2);
  await expect(lesson.root.locator('.lit')).toHaveText(['o']);
  await expect(lesson.detail.locator('h3')).toContainText('o →');

  await lesson.cell(4, 1).focus();
  await lesson.cell(2, 2).hover();
  await page.mouse.move(2, 2);
  await expect(lesson.grid.locator('th.lit')).toHaveText('kutu');
  await lesson.slider('query').focus();
  await expect(lesson.grid.locator('th.lit')).toHaveCount(0);
});

for (const [lang, query, says] of /** @type {[Lang, number, (share: string) => string][]} */ ([
  ['tr', 3, (share) => `“aldı” “robot”a, “kutu”ya ve “o”ya eşit bakıyor: her birine ${share}`],
  ['tr', 4, (share) => `“çünkü” “robot”a, “kutu”ya ve “o”ya eşit bakıyor: her birine ${share}`],
  ['en', 3, (share) => `“picked” looks equally at “robot”, “box”, and “it”: ${share} each`],
]))
  test(`in ${lang}, the tie of word ${query} is named as one`, async ({ lesson }) => {
    await lesson.open(lang, { query });
    await expect(lesson.finding).toHaveText(says(percent(lang, truth().weights[query - 1][0])));
  });

test.describe('on a touch screen', { tag: '@touch' }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a tap on a cell tells its sum', async ({ lesson }) => {
    await lesson.open('tr');
    await lesson.cell(5, 1).tap();
    await expect(lesson.detail.locator('h3')).toContainText('hafifti →');
    await expect(lesson.detail.locator('dd')).toHaveText(sums('tr', {}, 5, 1));
    await expect(lesson.grid.locator('th.lit')).toHaveText('kutu');
    await lesson.cell(0, 0).tap();
    await expect(lesson.detail.locator('dd')).toHaveText(sums('tr', {}, 0, 0));
  });
});

/**
 * @param {Lang} lang
 * @param {{temperature?: number}} settings
 * @param {number} row
 * @param {number} column
 */
function sums(lang, settings, row, column) {
  const { q, k, v, scores, divisor, scaled, maxima, exponentials, sums, weights } = truth(settings);
  const n = (/** @type {number} */ value) => precise(lang, value);
  const terms = q[row].map((value, i) => `${n(value)} · ${n(k[column][i])}`).join(' + ');
  const [score, logit, most] = [scores[row][column], scaled[row][column], maxima[row]];
  const [exponential, weight] = [exponentials[row][column], weights[row][column]];
  const list = (/** @type {number[]} */ values) => `[${values.map(n).join(' ')}]`;
  return [
    `${terms} = ${n(score)}`,
    `${n(score)} ÷ ${n(divisor)} = ${n(logit)}`,
    `exp(${n(logit)} − ${n(most)}) = ${n(exponential)}`,
    `${n(exponential)} ÷ ${n(sums[row])} = ${n(weight)}`,
    `${n(weight)} · ${list(v[column])} = ${list(v[column].map((value) => weight * value))}`,
  ];
}

/** @param {string} a @param {string} b */
const byPlace = (a, b) => words('tr').indexOf(a) - words('tr').indexOf(b);
