import { describe, expect, test } from 'vitest';
import { colour, ink, ramp } from '../../scripts/ramp.js';

/** The design's colours at 0, 1/8 … 1. */
const design = /** @type {const} */ ({
  light: ['#edf4f8', '#b5ddf9', '#85c2f2', '#5ca4e2', '#4185c8', '#3168a6', '#284c7f', '#1f3458', '#141e32'],
  dark: ['#21262f', '#2b3b57', '#32527e', '#3b6da2', '#4a88c1', '#64a6d9', '#88c2ea', '#b3dcf5', '#e2f3fd'],
});
const themes = /** @type {const} */ (['light', 'dark']);
const levels = Array.from({ length: 101 }, (_, percent) => percent / 100);

/** @param {string} hex @returns {number[]} red, green and blue as light, 0 to 1 (IEC 61966-2-1) */
const linear = (hex) =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));

/** @param {number[][]} matrix @param {number[]} vector */
const times = (matrix, vector) =>
  matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * vector[i], 0));

/**
 * OKLab by way of XYZ, with the matrices of CSS Color 4, section 18.
 * @param {string} hex
 */
function oklab(hex) {
  const xyz = times(
    [
      [506752 / 1228815, 87881 / 245763, 12673 / 70218],
      [87098 / 409605, 175762 / 245763, 12673 / 175545],
      [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
    ],
    linear(hex),
  );
  const lms = times(
    [
      [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
      [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
      [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
    ],
    xyz,
  ).map(Math.cbrt);
  return times(
    [
      [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
      [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
      [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
    ],
    lms,
  );
}

/** The distance of two colours in OKLab. @param {string} one @param {string} other */
const distance = (one, other) => Math.hypot(...oklab(one).map((value, i) => value - oklab(other)[i]));

/** @param {string} hex six or three digits @returns {number} WCAG 2's relative luminance */
const luminance = (hex) => {
  const [red, green, blue] = linear(hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** @param {string} one @param {string} other @returns {number} WCAG 2's contrast, 1 to 21 */
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(themes)('%s', (theme) => {
  test('goes through the design’s nine colours', () => {
    expect(design[theme].map((_, i) => colour(theme, i / 8))).toEqual(design[theme]);
  });

  test('steps evenly from each of them to the next', () => {
    for (let eighth = 0; eighth < 8; eighth++) {
      const places = Array.from({ length: 9 }, (_, i) => (eighth + i / 8) / 8);
      const steps = places.slice(1).map((at, i) => distance(colour(theme, at), colour(theme, places[i])));
      const even = distance(design[theme][eighth], design[theme][eighth + 1]) / 8;
      // A screen has 256 shades of red, green and blue, so a step is off by up to one of them at either end.
      for (const step of steps) expect(Math.abs(step - even)).toBeLessThan(0.003);
    }
  });

  test('is as long from each of them to the next', () => {
    const lengths = design[theme].slice(1).map((stop, i) => distance(stop, design[theme][i]));
    const mean = lengths.reduce((sum, length) => sum + length) / lengths.length;
    for (const length of lengths) expect(Math.abs(length / mean - 1)).toBeLessThan(0.04);
  });

  test('never turns back: more weight is always further from the paper', () => {
    const lightness = levels.map((level) => oklab(colour(theme, level))[0]);
    const sorted = [...lightness].sort((a, b) => (theme === 'light' ? b - a : a - b));
    expect(lightness).toEqual(sorted);
  });

  test('lets its text be read on every level', () => {
    for (const level of levels) {
      const background = colour(theme, level);
      const text = ink(background);
      expect(['#000', '#fff']).toContain(text);
      expect(contrast(background, text), `${level}: ${text} on ${background}`).toBeGreaterThanOrEqual(4.58);
      expect(contrast(background, text)).toBe(
        Math.max(contrast(background, '#000'), contrast(background, '#fff')),
      );
    }
  });
});

test('the style sheet has a class for each level, with both themes’ colours', () => {
  const rules = ramp().split('\n');
  expect(rules).toHaveLength(101);
  for (const [percent, rule] of rules.entries()) {
    const [light, dark] = themes.map((theme) => colour(theme, percent / 100));
    expect(rule).toBe(
      `.w${percent}{--cell:light-dark(${light},${dark});--cell-ink:light-dark(${ink(light)},${ink(dark)})}`,
    );
  }
});
