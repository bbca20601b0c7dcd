import { describe, expect, test } from 'vitest';
import en from '../../web/i18n/en.js';
import { formats as make } from '../../web/i18n/format.js';
import { known } from '../../web/i18n/languages.js';
import tr from '../../web/i18n/tr.js';

/** @param {string} lang */
const formats = (lang) => make(lang, lang === 'tr' ? tr : en);

/** @typedef {Exclude<keyof import('../../web/i18n/format.js').Formats, 'list'>} NumberFormat */

const names = /** @type {NumberFormat[]} */ (['weight', 'tenth', 'short', 'fixed', 'precise', 'percent']);

test.each(
  /** @type {[NumberFormat, number, string, string][]} */ ([
    ['weight', 0.5890884, '0,589', '0.589'],
    ['weight', 0, '0,000', '0.000'],
    ['weight', 1, '1,000', '1.000'],
    ['weight', 0.9996, '1,000', '1.000'],
    ['tenth', -12.345, '−12,3', '−12.3'],
    ['tenth', 8, '8,0', '8.0'],
    ['tenth', 0.05, '0,1', '0.1'],
    ['tenth', -0.04, '0,0', '0.0'],
    ['short', 2.5, '2,5', '2.5'],
    ['short', 1.4433756, '1,44', '1.44'],
    ['short', 5, '5', '5'],
    ['short', 0, '0', '0'],
    ['short', 0.004, '0,00', '0.00'],
    ['short', 0.005, '0,01', '0.01'],
    ['short', -1.25, '−1,25', '−1.25'],
    ['fixed', 1, '1,00', '1.00'],
    ['fixed', 0.15, '0,15', '0.15'],
    ['fixed', 1.005, '1,00', '1.00'],
    ['fixed', 1234.5, '1234,50', '1234.50'],
    ['precise', 0.5890884, '0,5891', '0.5891'],
    ['precise', 2.5, '2,5', '2.5'],
    ['precise', 0, '0', '0'],
    ['precise', 0.001, '0,001', '0.001'],
    ['precise', 0.000999, '9,99 · 10⁻⁴', '9.99 · 10⁻⁴'],
    ['precise', 0.00099999, '1 · 10⁻³', '1 · 10⁻³'],
    ['precise', 2.8911e-13, '2,89 · 10⁻¹³', '2.89 · 10⁻¹³'],
    ['precise', -5e-324, '−4,94 · 10⁻³²⁴', '−4.94 · 10⁻³²⁴'],
    ['precise', 999999.5, '999999,5', '999999.5'],
    ['precise', 1e6, '1 · 10⁶', '1 · 10⁶'],
    ['precise', -1.5e9, '−1,5 · 10⁹', '−1.5 · 10⁹'],
    ['precise', Number.MAX_VALUE, '1,8 · 10³⁰⁸', '1.8 · 10³⁰⁸'],
    ['percent', 0.5890884, '%58,9', '58.9%'],
    ['percent', 1, '%100,0', '100.0%'],
    ['percent', 0, '%0,0', '0.0%'],
    ['percent', 0.0145, '%1,5', '1.5%'],
    ['percent', 0.2875, '%28,7', '28.7%'],
  ]),
)('%s of %d: %s, %s', (name, value, turkish, english) => {
  expect(formats('tr')[name](value)).toBe(turkish);
  expect(formats('en')[name](value)).toBe(english);
});

describe.each(['tr', 'en'])('%s', (lang) => {
  test.each(names)('%s never shows a negative zero', (name) => {
    for (const value of [-0, -5e-324, -1e-9, -0.0004, -0.00049, -0.004, -0.0049])
      expect(formats(lang)[name](value), String(value)).not.toMatch(/^-[0.,%]*$|%-/);
    expect(formats(lang)[name](-0)).toBe(formats(lang)[name](0));
  });

  test.each(names)('%s shows what is no number as nothing', (name) => {
    for (const value of [NaN, Infinity, -Infinity, /** @type {any} */ (undefined)])
      expect(formats(lang)[name](value)).toBe('');
  });

  test('makes each language’s formats once', () => {
    expect(formats(lang)).toBe(formats(lang));
  });
});

test.each([
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a ve b', 'a and b'],
  [['a', 'b', 'c'], 'a, b ve c', 'a, b, and c'],
])('list of %o', (words, turkish, english) => {
  expect(formats('tr').list(words)).toBe(turkish);
  expect(formats('en').list(words)).toBe(english);
});

test.each([
  ['tr', 'tr'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['tr-TR', 'tr'],
  ['TR-tr', 'tr'],
  ['de', undefined],
  ['e', undefined],
  ['english', undefined],
  ['en_GB', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  // Names that every object has.
  ['constructor', undefined],
  ['__proto__', undefined],
])('the language of the tag %o is %o', (tag, lang) => {
  expect(known(tag)).toBe(lang);
});
