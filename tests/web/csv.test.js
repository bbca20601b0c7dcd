import { expect, test } from 'vitest';
import { toCsv } from '../../web/share/csv.js';
import { quantities } from '../../web/quantities.js';
import { sceneAt } from './support/lesson.js';

/** @param {number} rows @param {number} columns @param {number[]} numbers */
const matrix = (rows, columns, ...numbers) => ({ shape: [rows, columns], data: Float64Array.from(numbers) });

test('a header row, then a row for each row, each ended as RFC 4180 says', () => {
  const csv = toCsv(matrix(2, 3, 1, 2, 3, 4, 5, 6), ['a', 'b'], ['x', 'y', 'z']);
  expect(csv).toBe(',x,y,z\r\na,1,2,3\r\nb,4,5,6\r\n');
});

test.each([
  [0.1 + 0.2, '0.30000000000000004'],
  [2.8911e-13, '2.8911e-13'],
  [-0.5, '-0.5'],
  [-0, '0'],
  [1e21, '1e+21'],
  [123456.789, '123456.789'],
])('%d keeps all its digits, with a point', (number, text) => {
  expect(toCsv(matrix(1, 1, number), ['a'], ['x'])).toBe(`,x\r\na,${text}\r\n`);
});

test.each([
  ['a,b', '"a,b"'],
  ['say "a"', '"say ""a"""'],
  ['"', '""""'],
  ['a\nb', '"a\nb"'],
  ['a\r\nb', '"a\r\nb"'],
  ['“o”', '“o”'],
  ['çünkü', 'çünkü'],
  [' a ', ' a '],
  ['', ''],
])('the label %j is written as %j', (label, written) => {
  expect(toCsv(matrix(1, 1, 1), [label], ['x'])).toBe(`,x\r\n${written},1\r\n`);
  expect(toCsv(matrix(1, 1, 1), ['a'], [label])).toBe(`,${written}\r\na,1\r\n`);
});

test('every quantity comes back as the numbers that it is', () => {
  const { attention, inputs } = sceneAt({ temperature: 0.35, ending: 1 });
  for (const [id, quantity] of Object.entries(quantities)) {
    const values = quantity.matrix(attention, inputs);
    const labels = values.shape.map((size) => Array.from({ length: size }, (_, i) => String(i)));
    const lines = toCsv(values, labels[0], labels[1]).split('\r\n').slice(1, -1);
    const numbers = lines.flatMap((line) => line.split(',').slice(1).map(Number));
    expect(numbers, id).toEqual(Array.from(values.data, (value) => value + 0));
  }
});
