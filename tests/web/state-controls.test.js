import { describe, expect, test } from 'vitest';
import dikkat from '../../web/lessons/dikkat/lesson.js';
import olcekli from '../../web/lessons/olcekli-nokta-carpim/lesson.js';
import { explain, readSetting, refusal } from '../../web/state/controls.js';

const { query, temperature, ending } = dikkat.controls;
const { d, seed, pairs } = olcekli.controls;

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

describe('a whole number of a wide range', () => {
  test.each([
    ['d', d, '1', 1],
    ['d', d, '4096', 4096],
    ['d', d, '1000', 1000],
    ['pairs', pairs, '2', 2],
    ['pairs', pairs, '100000', 100_000],
    ['pairs', pairs, 9999, 9999],
  ])('%s takes %o %o', (_, control, raw, value) => {
    expect(readSetting(control, raw)).toBe(value);
  });

  test.each([
    ['d', d, ['0', '4097', '0.9', '-64']],
    ['pairs', pairs, ['1', '100001', '1e4', '10 000', '10.000,5']],
  ])('%s refuses what it cannot be', (_, control, raws) => {
    for (const raw of raws) expect(readSetting(control, raw), raw).toBeUndefined();
  });
});

describe('a seed', () => {
  test.each([
    ['zero', '0', '0'],
    ['a number', 7, '7'],
    ['leading zeros, which it loses', '007', '7'],
    ['zeros alone, which are one', '0000', '0'],
    ['zeros in its middle and at its end, which it keeps', '0100200', '100200'],
    ['more than a number holds exactly', '9007199254740993', '9007199254740993'],
    ['more than NumPy’s largest word', String(2n ** 128n - 1n), String(2n ** 128n - 1n)],
    ['300 digits', '9'.repeat(300), '9'.repeat(300)],
  ])('takes %s', (_, raw, value) => {
    expect(readSetting(seed, raw)).toBe(value);
  });

  test.each([
    ['301 digits', '9'.repeat(301)],
    ['301 digits, the first of them 0', `0${'9'.repeat(300)}`],
    ['nothing', ''],
    ['a space', ' '],
    ['spaces around', ' 7 '],
    ['a space before', ' 7'],
    ['a space after', '7 '],
    ['a space between', '1 000'],
    ['a line break', '7\n'],
    ['a negative number', '-1'],
    ['a negative number as one', -1],
    ['a sign', '+1'],
    ['a decimal', '1.5'],
    ['a decimal as a number', 1.5],
    ['a whole decimal', '1.0'],
    ['a decimal comma', '1,5'],
    ['an exponent', '1e3'],
    ['a number that is written with an exponent', 1e21],
    ['no number', NaN],
    ['infinity', Infinity],
    ['a hexadecimal number', '0x1'],
    ['a big integer as it is written in a program', '1n'],
    ['digits with marks between', '1_000'],
    ['Arabic digits', '١'],
    ['full-width digits', '１'],
    ['a word', 'abc'],
  ])('refuses %s', (_, raw) => {
    expect(readSetting(seed, raw)).toBeUndefined();
  });
});

describe('a refusal', () => {
  test('says what the control would have taken', () => {
    const rest = { name: 'x', value: 'y' };
    expect(refusal('x', temperature, 'y')).toEqual({ ...rest, expected: [0.1, 5], used: 1 });
    expect(refusal('x', d, 'y')).toEqual({ ...rest, expected: [1, 4096], whole: true, used: 64 });
    expect(refusal('x', seed, 'y')).toEqual({ ...rest, expected: { digits: 300 }, used: '0' });
    expect(explain(refusal('d', d, '0'))).toBe('d: expected a whole number from 1 to 4096, got "0"');
  });

  test('says of a long value how it begins', () => {
    expect(refusal('x', seed, '9'.repeat(301)).value).toBe(`${'9'.repeat(40)}…`);
    expect(refusal('x', seed, 'z'.repeat(40)).value).toBe('z'.repeat(40));
  });
});

test.each(['10.000', '1.024', '64.5', '2.0'])('a whole number is not rounded from %s', (raw) => {
  expect(readSetting(d, raw)).toBeUndefined();
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

  test('or how many digits', () => {
    const refusal = { name: 'seed', value: '-1', expected: { digits: 300 }, used: '0' };
    expect(explain(refusal)).toBe('seed: expected a whole number of 1 to 300 digits, got "-1"');
  });

  test('or the choices', () => {
    const refusal = { name: 'theme', value: 'red', expected: ['auto', 'light', 'dark'], used: 'auto' };
    expect(explain(refusal)).toBe('theme: expected auto, light, dark, got "red"');
  });
});
