import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal, langs, percent, short, vector, words } from './support/words.js';

/** The lesson's figures: the weights of "o" and its new vector, to two decimals. */
const figures = [
  {
    ending: 0,
    temperature: 1,
    weights: [0.03, 0.59, 0.14, 0.07, 0.14, 0.03],
    most: 1,
    output: [0.1, 0.66, 0.17],
  },
  {
    ending: 0,
    temperature: 3,
    weights: [0.11, 0.29, 0.18, 0.14, 0.18, 0.11],
    most: 1,
    output: [0.2, 0.38, 0.25],
  },
  { ending: 0, temperature: 0.1, weights: [0, 1, 0, 0, 0, 0], most: 1, output: [0, 1, 0] },
  {
    ending: 1,
    temperature: 1,
    weights: [0.59, 0.03, 0.14, 0.07, 0.14, 0.03],
    most: 0,
    output: [0.66, 0.1, 0.17],
  },
  {
    ending: 1,
    temperature: 3,
    weights: [0.29, 0.11, 0.18, 0.14, 0.18, 0.11],
    most: 0,
    output: [0.38, 0.2, 0.25],
  },
];

for (const lang of langs) {
  test(`in ${lang}, the sliders lead to the lesson's figures`, async ({ lesson }) => {
    await lesson.open(lang);
    for (const { ending, temperature, weights, most, output } of figures) {
      await lesson.slider('ending').fill(String(ending));
      await lesson.slider('temperature').fill(String(temperature));

      const numpy = truth({ ending, temperature });
      const rounded = (/** @type {number[]} */ values) => values.map((value) => Number(value.toFixed(2)));
      expect(rounded(numpy.weights[4]), 'NumPy and the facts').toEqual(weights);
      expect(rounded(numpy.output[4]), 'NumPy and the facts').toEqual(output);

      await expect(lesson.settingsNote).toContainText(`τ = ${decimal(lang, temperature, 2)}`);
      expect(await lesson.rowTexts(4)).toEqual(numpy.weights[4].map((weight) => decimal(lang, weight, 3)));
      await expect(lesson.station('output').locator('.scalar')).toHaveText(vector(lang, output));
      await expect(lesson.finding.locator('b')).toHaveText(percent(lang, numpy.weights[4][most]));
      await expect(lesson.finding).toContainText(`“${words(lang)[most]}”`);
    }
  });
}

for (const settings of [
  { query: 1, temperature: 0.1, ending: 0 },
  { query: 3, temperature: 0.85, ending: 1 },
  { query: 6, temperature: 5, ending: 0 },
]) {
  const { query, temperature, ending } = settings;
  test(`every number of the scene is NumPy's: query ${query}, τ = ${temperature}, ending ${ending}`, async ({
    lesson,
  }) => {
    await lesson.open('tr', settings);
    const numpy = truth(settings);
    const row = query - 1;

    for (let each = 0; each < 6; each++)
      expect(await lesson.rowTexts(each)).toEqual(
        numpy.weights[each].map((value) => decimal('tr', value, 3)),
      );

    for (const phase of /** @type {const} */ (['scores', 'scaled', 'exponentials']))
      expect(await texts(lesson.station(phase).locator('td[data-column]'))).toEqual(
        numpy[phase][row].map((value) => short('tr', value)),
      );
    expect(await texts(lesson.station('weights').locator('td[data-column]'))).toEqual(
      numpy.weights[row].map((value) => decimal('tr', value, 3)),
    );
    expect(await texts(lesson.station('output').locator('td[data-column]'))).toEqual(
      numpy.weights[row].map((weight, column) =>
        numpy.v[column].map((value) => short('tr', weight * value)).join(' '),
      ),
    );

    await expect(lesson.station('scores').locator('.scalar')).toHaveText(
      `q = [${numpy.q[row].map((value) => short('tr', value)).join(' ')}]`,
    );
    await expect(lesson.station('scaled').locator('.scalar')).toHaveText(
      `√3 · ${decimal('tr', temperature, 2)} = ${decimal('tr', numpy.divisor, 2)}`,
    );
    await expect(lesson.station('exponentials').locator('.scalar')).toHaveText(
      `Σ = ${decimal('tr', numpy.sums[row], 2)}`,
    );
    await expect(lesson.station('output').locator('.scalar')).toHaveText(vector('tr', numpy.output[row]));
  });
}

/** @param {import('@playwright/test').Locator} cells */
const texts = async (cells) => (await cells.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
