import { truth } from '../support/numpy.js';
import { decimal, langs, words } from '../support/words.js';
import { KEYS } from './driver.js';
import { expect, test } from './test.js';

/** The attention lesson in WebKit: its numbers, and everything that sets them. */

/** @param {'tr' | 'en'} lang @param {import('../support/numpy.js').Truth} of @param {number} row 0-based */
const shares = (lang, of, row) => of.weights[row].map((weight) => decimal(lang, weight, 3));

for (const lang of langs)
  test(`the lesson opens in ${lang} with NumPy’s weights`, async ({ lesson }) => {
    await lesson.open(lang === 'tr' ? 'dikkat/' : 'en/dikkat/');
    expect(await lesson.text('.finding')).toBe(
      lang === 'tr' ? '“o” en çok “kutu”ya bakıyor: %58,9' : '“it” looks most at “box”: 58.9%',
    );
    const numpy = truth();
    for (const [row, word] of words(lang).entries()) {
      expect(await lesson.texts(`[data-cell][data-row="${row}"]`), word).toEqual(shares(lang, numpy, row));
      expect(await lesson.text(`th[data-query="${row + 1}"]`)).toBe(word);
    }
    expect(await lesson.state()).toEqual({ query: 5, temperature: 1, ending: 0, step: 60 });
  });

for (const settings of [
  { temperature: 0.1, ending: 1 },
  { temperature: 3, ending: 0 },
  { temperature: 0.85, ending: 1 },
])
  test(`the address sets τ = ${settings.temperature}, ending ${settings.ending}`, async ({ lesson }) => {
    await lesson.open(`en/dikkat/?temperature=${settings.temperature}&ending=${settings.ending}`);
    const numpy = truth(settings);
    for (let row = 0; row < 6; row++)
      expect(await lesson.texts(`[data-cell][data-row="${row}"]`)).toEqual(shares('en', numpy, row));
  });

test('keys move every slider, and everything follows', async ({ lesson }) => {
  await lesson.open('dikkat/');
  await lesson.press('[data-setting=query]', 'home');
  await lesson.press('[data-setting=temperature]', 'end');
  await lesson.press('[data-setting=temperature]', 'left');
  await lesson.press('[data-setting=ending]', 'right');
  const state = { query: 1, temperature: 4.95, ending: 1, step: 60 };
  expect(await lesson.state()).toEqual(state);
  expect(await lesson.text('.settings-note')).toBe('sorgu “robot” · d = 3 · τ = 4,95');
  expect(await lesson.texts('[data-cell][data-row="0"]')).toEqual(shares('tr', truth(state), 0));
  await lesson.press('[data-setting=step]', 'home');
  expect(await lesson.text('.player .count')).toBe('1 / 60');
});

test('a pointer drags a slider from end to end', async ({ lesson, session }) => {
  await lesson.open('en/dikkat/');
  await lesson.whole(); // what comes late would move the slider away
  const { x, y, width, height } = await lesson.box('[data-setting=temperature]');
  const middle = y + height / 2;
  await session.drag([
    [x + width / 2, middle],
    [x + width * 0.7, middle],
    [x + width - 1, middle],
  ]);
  expect(await lesson.state()).toMatchObject({ temperature: 5 });
  await session.drag([
    [x + width - 8, middle],
    [x + width * 0.4, middle],
    [x + 1, middle],
  ]);
  expect(await lesson.state()).toMatchObject({ temperature: 0.1 });
  expect(await lesson.texts('[data-cell][data-row="4"]')).toEqual(
    shares('en', truth({ temperature: 0.1 }), 4),
  );
});

test('a word, a row’s label and a suggestion are clicked', async ({ lesson }) => {
  await lesson.open('en/dikkat/');
  await lesson.click('.word[data-query="2"]');
  expect(await lesson.state()).toMatchObject({ query: 2 });
  await lesson.click('th[data-query="3"]');
  expect(await lesson.state()).toMatchObject({ query: 3 });
  await lesson.click('[data-set="temperature=3&query=5&step=60"]');
  expect(await lesson.state()).toMatchObject({ query: 5, temperature: 3 });
});

test('the arrow keys move through the heatmap, and each cell tells its sum', async ({ lesson, session }) => {
  await lesson.open('en/dikkat/');
  await lesson.click('[data-cell][data-row="4"][data-column="0"]');
  await session.press(KEYS.right);
  await expect.poll(() => lesson.text('.detail h3')).toBe('asks it → looked at box');
  expect(await lesson.text('.detail')).toContain(decimal('en', truth().weights[4][1], 4));
});

test('the player steps, plays and stops', async ({ lesson }) => {
  await lesson.open('en/dikkat/?step=36');
  await lesson.click('[data-action=next]');
  expect(await lesson.text('.player .count')).toBe('37 / 60');
  await lesson.click('[data-action=previous]');
  await lesson.click('[data-action=previous]');
  expect(await lesson.text('.player .count')).toBe('35 / 60');
  await lesson.click('[data-action=play]');
  await expect.poll(() => lesson.text('.player .count')).toMatch(/^(3[7-9]|4\d) \/ 60$/);
  await lesson.click('[data-action=play]');
  const stopped = await lesson.text('.player .count');
  expect(await lesson.state()).toMatchObject({ step: Number.parseInt(stopped, 10) });
});

test('the address follows the learner, and a bad value in it is told', async ({ lesson, session }) => {
  await lesson.open('en/dikkat/?query=9&step=17');
  expect(await lesson.text('.notice')).toContain('“9”');
  await lesson.click('[data-action=dismiss]');
  expect(await lesson.text('.notice')).toBeNull();
  await lesson.press('[data-setting=query]', 'home');
  await expect.poll(() => session.evaluate(() => location.search)).toBe('?query=1&step=17');
});

test('the program’s other tab and the files come late', async ({ lesson }) => {
  await lesson.open('en/dikkat/');
  await lesson.click('[data-tab=cpp]');
  await expect.poll(() => lesson.text('.panel')).toContain('namespace derslik');
  await lesson.click('[data-action=files]');
  await lesson.click('[data-action=export][data-file=weights]');
  await expect.poll(() => lesson.status()).toBe('dikkat-weights.csv saved');
});
