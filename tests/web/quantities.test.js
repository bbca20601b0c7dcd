import { expect, test } from 'vitest';
import { largest, phases, quantities, rowOf } from '../../web/quantities.js';
import { sceneAt } from './support/lesson.js';

test.each([
  ['one', [1, 3, 2], [1]],
  ['a tie', [3, 1, 3], [0, 2]],
  ['all alike', [0, 0], [0, 1]],
  ['negative numbers', Float64Array.of(-2, -1), [1]],
])('the largest: %s', (_, row, columns) => {
  expect(largest(row)).toEqual(columns);
});

test('a row is a part of the result, not a copy', () => {
  const matrix = { shape: [2, 3], data: Float64Array.of(1, 2, 3, 4, 5, 6) };
  expect(Array.from(rowOf(matrix, 1))).toEqual([4, 5, 6]);
  expect(rowOf(matrix, 1).buffer).toBe(matrix.data.buffer);
});

test('each quantity is a matrix as large as its axes say', () => {
  const { attention, inputs } = sceneAt();
  const sizes = { word: 6, feature: 5, dimension: 3 };
  for (const [id, { axes, matrix }] of Object.entries(quantities)) {
    const { shape, data } = matrix(attention, inputs);
    expect(shape, id).toEqual(axes.map((axis) => sizes[axis]));
    expect(data.length, id).toBe(shape[0] * shape[1]);
  }
});

test('only what lies between 0 and 1 is drawn on the weight scale', () => {
  expect(phases.filter((phase) => quantities[phase].colour)).toEqual(['weights']);
});

test('symbols are unlike each other', () => {
  const symbols = Object.values(quantities).map(({ symbol }) => symbol);
  expect(new Set(symbols).size).toBe(symbols.length);
});
