import { expect, test } from 'vitest';
import { formats } from '../../web/i18n/format.js';
import tr from '../../web/i18n/tr.js';
import { level, shown, vector } from '../../web/views/numbers.js';

const { fixed } = formats('tr', tr);

test('what is not computed yet is shown as nothing', () => {
  expect(shown(fixed, undefined)).toBe('');
  expect(shown(fixed, 0)).toBe('0,00');
});

test.each([
  [[0.1, 0.66, 0.17], '[0,10 0,66 0,17]'],
  [Float64Array.of(-0, 1), '[0,00 1,00]'],
  [[], '[]'],
])('the vector %o', (values, text) => {
  expect(vector(fixed, values)).toBe(text);
});

test.each([
  [0, 'w0'],
  [0.0049, 'w0'],
  [0.005, 'w1'],
  [0.589, 'w59'],
  [0.995, 'w100'],
  [1, 'w100'],
])('the weight %d has the colour of %s', (weight, name) => {
  expect(level(weight)).toBe(name);
});
