import { expect, test } from 'vitest';
import { rowOf } from '../../web/quantities.js';
import { dikkat, sceneAt, words } from './support/lesson.js';

/** The lesson as its author gave it. */

test('the words’ vectors', () => {
  const table = [...dikkat.words, ...dikkat.endings].map(({ tr, en, vector }) => [
    tr.text,
    en.text,
    ...vector,
  ]);
  expect(table).toEqual([
    ['robot', 'robot', 1, 0, 0, 0, 0],
    ['kutuyu', 'box', 0, 1, 0, 0, 0],
    ['aldı', 'picked', 0, 0, 1, 0, 0],
    ['çünkü', 'because', 0, 0, 0.5, 0, 0],
    ['o', 'it', 0.5, 0.5, 0, 0, 0],
    ['hafifti', 'light', 0, 0, 0, 1, 0],
    ['güçlüydü', 'strong', 0, 0, 0, 0, 1],
  ]);
  expect(words.en.meta.features).toEqual(['agent', 'object', 'action', 'light', 'strong']);
});

test('the matrices', () => {
  const lookingFor = [
    [0, 0, 1],
    [0, 0, 1],
    [1, 1, 0],
    [0, 2, 0],
    [2, 0, 0],
  ];
  expect(dikkat.wq).toEqual(lookingFor.map((row) => row.map((value) => 2.5 * value)));
  const firstThree = [0, 1, 2, 3, 4].map((row) => [0, 1, 2].map((column) => Number(row === column)));
  expect(dikkat.wk).toEqual(firstThree);
  expect(dikkat.wv).toEqual(firstThree);
  expect(dikkat.context, '“o” has seen the end').toEqual([[4, 5]]);
});

test('the sliders', () => {
  expect(dikkat.controls).toEqual({
    query: { min: 1, max: 6, step: 1, start: 5 },
    temperature: { min: 0.1, max: 5, step: 0.05, start: 1 },
    ending: { min: 0, max: 1, step: 1, start: 0 },
  });
});

test.each([
  [0, 1, [0.03, 0.59, 0.14, 0.07, 0.14, 0.03], [0.1, 0.66, 0.17]],
  [0, 3, [0.11, 0.29, 0.18, 0.14, 0.18, 0.11], [0.2, 0.38, 0.25]],
  [0, 0.1, [0, 1, 0, 0, 0, 0], [0, 1, 0]],
  [1, 1, [0.59, 0.03, 0.14, 0.07, 0.14, 0.03], [0.66, 0.1, 0.17]],
  [1, 3, [0.29, 0.11, 0.18, 0.14, 0.18, 0.11], [0.38, 0.2, 0.25]],
])('the figures of “o” with ending %i and τ = %d', (ending, temperature, weights, output) => {
  const { attention } = sceneAt({ ending, temperature });
  const rounded = (/** @type {Float64Array} */ row) => Array.from(row, (value) => Number(value.toFixed(2)));
  expect(rounded(rowOf(attention.weights, 4))).toEqual(weights);
  expect(rounded(rowOf(attention.output, 4))).toEqual(output);
});
