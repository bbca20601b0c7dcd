import { saved } from './support/download.js';
import { saturation, scaling } from './support/experiment.js';
import { LessonPage } from './support/lesson-page.js';
import { allowClipboard, copied } from './support/clipboard.js';
import { expect, test } from './support/test.js';
import { decimal, langs, percent } from './support/words.js';

/** The second lesson's scene: one query and eight keys, at any d. */

/** @param {'tr' | 'en'} lang @param {number} value @param {number} digits */
const signed = (lang, value, digits) => {
  const text = decimal(lang, value, digits).replace('-', '−');
  return /[1-9]/.test(text) ? text : text.replace('−', '');
};

/**
 * Whether a part of what the page was served with can be seen.
 * @param {LessonPage} lesson
 * @param {string} selector
 */
const seen = (lesson, selector) =>
  lesson.element.evaluate(
    (element, selector) => element.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }),
    selector,
  );

/** @param {LessonPage} lesson @param {number} row */
const cells = async (lesson, row) =>
  (await lesson.root.locator(`.saturation .station:nth-child(${row}) > td:not(.scalar)`).allInnerTexts()).map(
    (text) => text.trim(),
  );

/** Settings at which everything is small, large, or of a seed that no number here can hold. */
const places = [
  {},
  { d: 1, seed: '7' },
  { d: 4096, seed: '0' },
  { d: 1000, seed: '340282366920938463463374607431768211455' },
];

for (const lang of langs)
  test(`the figure has the engine’s numbers, in ${lang}`, async ({ lesson }) => {
    await lesson.open(lang, {}, scaling);
    for (const settings of places) {
      await lesson.element.evaluate((element, wanted) => void Object.assign(element, wanted), settings);
      const truth = await saturation(settings);
      await expect(lesson.finding).toContainText(`d = ${settings.d ?? 64} `);
      expect(await cells(lesson, 1)).toEqual(Array.from(truth.scores, (value) => signed(lang, value, 1)));
      expect(await cells(lesson, 2)).toEqual(
        Array.from(truth.plain.weights, (value) => decimal(lang, value, 3)),
      );
      expect(await cells(lesson, 3)).toEqual(Array.from(truth.scaled, (value) => signed(lang, value, 1)));
      expect(await cells(lesson, 4)).toEqual(
        Array.from(truth.divided.weights, (value) => decimal(lang, value, 3)),
      );
      await expect(lesson.finding.locator('b')).toHaveText([
        percent(lang, truth.plain.largest),
        percent(lang, truth.divided.largest),
      ]);
      await expect(lesson.root.locator('.curve .values b')).toHaveText(
        /** @type {const} */ (['largest', 'entropy', 'gradient']).flatMap((measure) =>
          [truth.plain, truth.divided].map((of) => decimal(lang, of[measure], 3)),
        ),
      );
    }
  });

test('the slider stops at its marks and at its ends, by keyboard', async ({ lesson, page }) => {
  await lesson.open('tr', {}, scaling);
  const slider = lesson.slider('d').first();
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', 'd = 64');
  for (const [key, d] of [
    ['ArrowRight', 70],
    ['ArrowLeft', 64],
    ['Home', 1],
    ['ArrowRight', 2],
    ['End', 4096],
  ]) {
    await page.keyboard.press(String(key));
    await expect(slider).toHaveAttribute('aria-valuetext', `d = ${d}`);
    expect((await lesson.state()).d).toBe(d);
    await expect(lesson.finding).toContainText(`d = ${d} `);
    await expect(lesson.line(`d = ${d}`)).toHaveCount(1);
  }
  await expect.poll(() => new URL(page.url()).search).toBe('?d=4096');
});

test('other keys are another seed, and the text’s buttons set the scene', async ({ lesson, page }) => {
  await lesson.open('en', {}, scaling);
  await lesson.whole();
  await lesson.root.locator('.seed button').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?seed=1');
  await lesson.root.locator('.prose .try').first().click();
  expect(await lesson.state()).toEqual({ d: 1, seed: '0', pairs: 10_000 });
  await expect(lesson.finding.locator('b')).toHaveText(['14.2%', '14.2%']);
});

test('bad values in the address fall back, and the page says so', async ({ lesson }) => {
  await lesson.open('tr', { d: 4097, seed: '-1', pairs: 1 }, scaling);
  await expect(lesson.notice.locator('li')).toHaveText([
    'Boyut d: 1 ile 4096 arasında bir tam sayı bekleniyordu, “4097” geldi; 64 kullanıldı.',
    'Tohum: en çok 300 basamaklı bir doğal sayı bekleniyordu, “-1” geldi; 0 kullanıldı.',
    'Çift sayısı: 2 ile 100000 arasında bir tam sayı bekleniyordu, “1” geldi; 10000 kullanıldı.',
  ]);
  expect(await lesson.state()).toEqual({ d: 64, seed: '0', pairs: 10_000 });
});

test('the state follows to the other language, and lessons lead to each other', async ({ lesson, page }) => {
  await lesson.open('tr', { d: 256, seed: 5 }, scaling);
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await lesson.ready();
  expect(await lesson.state()).toEqual({ d: 256, seed: '5', pairs: 10_000 });
  await page.getByRole('link', { name: 'Attention' }).click();
  await lesson.ready();
  await expect(page).toHaveURL(/\/en\/dikkat\/$/);
  await page.getByRole('link', { name: 'Scaled dot product' }).click();
  await expect(page).toHaveURL(/\/en\/olcekli-nokta-carpim\/$/);
});

test('the scene and its numbers can be saved', async ({ lesson, page }) => {
  await lesson.open('tr', {}, scaling);
  await lesson.whole();
  await lesson.button('files').click();
  for (const file of ['svg', 'scores', 'curves']) {
    const expected = file === 'svg' ? `${scaling}.svg` : `${scaling}-${file}.csv`;
    const { name } = await saved(page, () => lesson.exportButton(file).click());
    expect(name).toBe(expected);
    await expect(lesson.status).toHaveText(`${name} kaydedildi`);
  }
});

test('a column is lit by the pointer, in the figure and in the program', async ({ lesson }) => {
  await lesson.open('tr', {}, scaling);
  await lesson.root.locator('.saturation .station:first-child > td[data-column="6"]').hover();
  await expect(lesson.root.locator('.keys .lit')).toHaveText('k₇');
  await expect(lesson.line('scores = np.array(K) @ q')).toHaveCount(1);
  await expect(lesson.root.locator('.panel .values .lit')).toHaveCount(4);
});

test('what the page held stays until the late parts are there', async ({ lesson, page }) => {
  /** @type {(() => void)[]} */
  const held = [];
  await page.route('**/late-parts-*.js', (route) => void held.push(() => route.continue()));
  await page.goto(LessonPage.path('tr', {}, scaling), { waitUntil: 'commit' });
  await lesson.ready();
  expect(await seen(lesson, '.prose')).toBe(true);
  expect(await seen(lesson, '.stage')).toBe(false);
  await expect.poll(() => held.length).toBe(1);
  held[0]();
  await lesson.whole();
  expect(await seen(lesson, '.prose')).toBe(false);
  await expect(lesson.root.locator('.prose')).toBeVisible();
});

test('where the late parts do not come, the text stays and Retry brings them', async ({
  lesson,
  page,
  complaints,
  browserName,
}) => {
  complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route('**/late-parts-*.js', (route) => route.abort('blockedbyclient'));
  await page.goto(LessonPage.path('en', {}, scaling), { waitUntil: 'commit' });
  await lesson.ready();
  const retry = lesson.root.locator('.missing').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  expect(await seen(lesson, '.prose')).toBe(true);
  await page.unroute('**/late-parts-*.js');
  await retry.click();
  // Firefox asks for a lost module only on a new page, which the second press brings.
  if (browserName === 'firefox') await retry.click();
  await lesson.whole();
  await expect(lesson.root.locator('.missing')).toHaveCount(0);
  await expect(lesson.root.locator('.experiment')).toBeVisible();
});

test('the exercise: copied, and its solution behind a reveal', async ({ lesson, page, context }) => {
  await allowClipboard(context);
  await lesson.open('en', {}, scaling);
  await lesson.whole();
  const exercise = lesson.root.locator('.exercise');
  await expect(exercise.getByText('return W @ V, W')).toBeHidden();
  await exercise.locator('summary').click();
  await expect(exercise.getByText('return W @ V, W')).toBeVisible();
  await expect(exercise.locator('pre').nth(1)).toHaveText(
    '4 2.0 1.0\n1024 32.0 1.0\n[[5.    5.   ]\n [1.956 8.044]]',
  );
  await exercise.locator('[data-exercise=copy]').click();
  await expect(lesson.status).toHaveText('Copied');
  expect(await copied(page)).toContain(
    'def attention(Q, K, V):\n    # Q Kᵀ / √d, softmax of each row, then times V',
  );
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of langs)
    test(`the page in ${lang} is whole`, async ({ page, complaints }) => {
      complaints.allow(/was preloaded using link preload but not used/);
      await page.goto(LessonPage.path(lang, {}, scaling));
      const { plain, divided } = await saturation();
      await expect(page.locator('.finding b')).toHaveText([
        percent(lang, plain.largest),
        percent(lang, divided.largest),
      ]);
      await expect(page.locator('.quiz-list > li')).toHaveCount(4);
      await expect(page.locator('.quiz :is(input, button, select)')).toHaveCount(0);
      await expect(page.locator('.exercise details')).toHaveCount(1);
      await expect(page.locator('.curves tbody tr')).toHaveCount(13);
      await expect(
        page.getByRole('link', { name: lang === 'tr' ? 'Dikkat mekanizması' : 'Attention' }),
      ).toBeVisible();
    });
});
