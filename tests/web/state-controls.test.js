import { describe, expect, test } from 'vitest';
import dikkat from '../../web/lessons/dikkat/lesson.js';
import { explain, readSetting } from '../../web/state/controls.js';

const { query, temperature, ending } = dikkat.controls;

describe('readSetting', () => {
  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['spaces around', ' 1 '],
    ['a line break', '1\n'],
    ['a word', 'abc'],
    ['the name of a number that is none', 'NaN'],
    ['infinity', 'Infinity'],
    ['a decimal comma', '1,5'],
    ['an exponent', '1e0'],
    ['a hexadecimal number', '0x1'],
    ['a sign too many', '+1'],
    ['two signs', '--1'],
    ['no digit before the point', '.5'],
    ['no digit after the point', '1.'],
    ['two points', '1.0.0'],
    ['a unit', '1px'],
    ['full-width digits', '１'],
    ['Arabic digits', '١'],
    ['markup', '<b>1</b>'],
    ['zero', '0'],
    ['next to nothing', '0.000000001'],
    ['a negative number', '-1'],
    ['just below the range', '0.0999'],
    ['just above the range', '5.0001'],
    ['far above the range', '1000000000'],
    ['more digits than a number has', '9'.repeat(400)],
  ])('refuses %s', (_, raw) => {
    expect(readSetting(temperature, raw)).toBeUndefined();
  });

  test.each([NaN, Infinity, -Infinity, -1, 0, 1e-9, 0.0999, 5.0001, 1e9])('refuses the number %d', (raw) => {
    expect(readSetting(temperature, raw)).toBeUndefined();
  });

  test.each([
    ['query', query, '1', 1],
    ['query', query, '6', 6],
    ['temperature', temperature, '0.1', 0.1],
    ['temperature', temperature, '5', 5],
    ['ending', ending, '0', 0],
    ['ending', ending, '-0', 0],
    ['ending', ending, '1', 1],
  ])('%s takes its limit: %o, "%s"', (_, control, raw, value) => {
    expect(readSetting(control, raw)).toBe(value);
    expect(readSetting(control, value)).toBe(value);
  });

  test.each([
    ['query', query, ['0', '7']],
    ['ending', ending, ['-1', '2']],
  ])('%s refuses what lies beyond its limits', (_, control, raws) => {
    expect(raws.map((raw) => readSetting(control, raw))).toEqual([undefined, undefined]);
  });

  test('every value of the temperature is the double that its decimal names', () => {
    // 3 * 0.05 is not 0.15: an address would say 0.15000000000000002.
    for (let hundredths = 10; hundredths <= 500; hundredths += 5) {
      const decimal = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      expect(readSetting(temperature, decimal)).toBe(Number(decimal));
      expect(readSetting(temperature, Number(decimal))).toBe(Number(decimal));
    }
  });

  test.each([
    ['0.12', 0.1],
    ['0.13', 0.15],
    ['2.999', 3],
    ['1.00', 1],
    ['01', 1],
    [0.1 + 0.2, 0.3],
    [4.9999999, 5],
  ])('%o is taken as the nearest value of the slider, %d', (raw, value) => {
    expect(readSetting(temperature, raw)).toBe(value);
  });

  test.each([
    [{ min: 0.1, max: 1.1, step: 0.25, start: 0.1 }, '0.4', 0.35],
    [{ min: 1, max: 9, step: 2, start: 1 }, '6.5', 7],
    [{ min: 1000, max: 100000, step: 1000, start: 10000 }, '2600', 3000],
    [{ min: -1, max: 1, step: 0.1, start: 0 }, '-0.31', -0.3],
  ])('a slider %o counts its steps from its own start: "%s"', (control, raw, value) => {
    expect(readSetting(control, raw)).toBe(value);
  });
});

describe('explain', () => {
  test('names the field, the range and what came', () => {
    const refusal = {
      name: 'query',
      value: '7',
      expected: /** @type {[number, number]} */ ([1, 6]),
      used: 5,
    };
    expect(explain(refusal)).toBe('query: expected a number from 1 to 6, got "7"');
  });

  test('or the choices', () => {
    const refusal = { name: 'theme', value: 'red', expected: ['auto', 'light', 'dark'], used: 'auto' };
    expect(explain(refusal)).toBe('theme: expected auto, light, dark, got "red"');
  });
});
