import { mkdir, writeFile } from 'node:fs/promises';
import { inRoot } from './paths.js';

/**
 * The weight scale: equal steps in OKLab between nine given colours, in both themes, as classes w0 to w100. Classes and
 * not style attributes, since the content security policy forbids the latter, and the page has to have its colours before
 * any script runs. The text is black or white, whichever contrasts more.
 *
 * OKLab: Björn Ottosson, https://bottosson.github.io/posts/oklab/
 */

const stops = {
  light: ['#edf4f8', '#b5ddf9', '#85c2f2', '#5ca4e2', '#4185c8', '#3168a6', '#284c7f', '#1f3458', '#141e32'],
  dark: ['#21262f', '#2b3b57', '#32527e', '#3b6da2', '#4a88c1', '#64a6d9', '#88c2ea', '#b3dcf5', '#e2f3fd'],
};

/** @param {keyof typeof stops} theme @param {number} weight from 0 to 1 */
export function colour(theme, weight) {
  const scale = stops[theme];
  const place = weight * (scale.length - 1);
  const below = Math.min(Math.floor(place), scale.length - 2);
  const [from, to] = [scale[below], scale[below + 1]].map(toLab);
  return toHex(from.map((value, i) => value + (to[i] - value) * (place - below)));
}

/** @param {string} background */
export function ink(background) {
  const luminance = dot(toLinear(background), [0.2126, 0.7152, 0.0722]);
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05 ? '#fff' : '#000';
}

/** @returns {string} the style sheet */
export function ramp() {
  return Array.from({ length: 101 }, (_, percent) => {
    const [light, dark] = [colour('light', percent / 100), colour('dark', percent / 100)];
    return `.w${percent}{--cell:light-dark(${light},${dark});--cell-ink:light-dark(${ink(light)},${ink(dark)})}`;
  }).join('\n');
}

/**
 * Writes the style sheet to build/ramp.css, for others to import.
 * @returns {import('vite').Plugin}
 */
export function rampPlugin() {
  return {
    name: 'derslik:ramp',
    async buildStart() {
      await mkdir(inRoot('build'), { recursive: true });
      await writeFile(inRoot('build/ramp.css'), ramp());
    },
  };
}

/** @param {readonly number[]} a @param {readonly number[]} b */
const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);

/** @param {string} hex */
const toLinear = (hex) =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

/** @param {string} hex */
function toLab(hex) {
  const rgb = toLinear(hex);
  const lms = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row, rgb)));
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((row) => dot(row, lms));
}

/** @param {readonly number[]} lab */
function toHex(lab) {
  const lms = [
    [1, 0.3963377774, 0.2158037573],
    [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.291485548],
  ].map((row) => dot(row, lab) ** 3);
  const bytes = [
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
  ].map((row) => {
    const value = Math.min(1, Math.max(0, dot(row, lms)));
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
