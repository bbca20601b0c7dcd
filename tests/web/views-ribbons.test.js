import { describe, expect, test } from 'vitest';
import { shapes } from '../../web/views/attention/ribbons.js';
import { rowOf } from '../../web/quantities.js';
import { sceneAt } from './support/lesson.js';

/**
 * The sizes in which the page draws: a desktop's and a phone's.
 * @typedef {typeof sizes[number]} Size
 */
const sizes = [
  { name: 'desktop', column: 80, height: 122, unit: 24 },
  { name: 'phone', column: 47, height: 92, unit: 16 },
];

/** Every row of both endings, cold, usual and hot. */
const rows = [0, 1].flatMap((ending) =>
  [0.1, 1, 5].flatMap((temperature) => {
    const { attention } = sceneAt({ ending, temperature });
    return Array.from({ length: 6 }, (_, asking) => ({
      of: `ending ${ending}, τ ${temperature}, row ${asking + 1}`,
      asking,
      weights: Array.from(rowOf(attention.weights, asking)),
    }));
  }),
);

/**
 * A path as numbers. It is half an ellipse that stands on the line y = height.
 * @typedef {ReturnType<typeof parsed>} Arc
 * @param {ReturnType<typeof shapes>[number]} shape
 */
function parsed({ d, stroke, target }) {
  const [, ...numbers] = /^M([\d.]+) (\d+)A([\d.]+) ([\d.]+) 0 0 ([01]) ([\d.]+) (\d+)$/.exec(d) ?? [];
  const [from, start, across, rise, sweep, to, end] = numbers.map(Number);
  return { target, from, to, across, rise, sweep, start, end, stroke: Number(stroke) };
}

/** @param {{weights: number[], asking: number}} row @param {Size} size */
const drawn = ({ weights, asking }, { column, height, unit }) =>
  shapes({ weights, asking, column, height, unit }).map(parsed);

/** The order in which the ribbons leave the asking word. @param {number} asking */
const order = (asking) => [
  ...[5, 4, 3, 2, 1, 0].filter((target) => target < asking),
  ...[5, 4, 3, 2, 1, 0].filter((target) => target > asking),
  asking,
];

/** A tenth of a pixel is the drawing's last digit. */
const tenth = 0.05 + 1e-9;
/** The least width in pixels. */
const hairline = 0.9;

describe.each(sizes)('$name', (size) => {
  const { column, height, unit } = size;
  const centre = (/** @type {number} */ index) => (index + 0.5) * column;
  /** @param {(row: typeof rows[number], ribbons: Arc[]) => void} check */
  const inEveryRow = (check) => {
    for (const row of rows) check(row, drawn(row, size));
  };

  test('a ribbon goes to each word, in the words’ order', () => {
    inEveryRow(({ of }, ribbons) => {
      expect(
        ribbons.map(({ target }) => target),
        of,
      ).toEqual([0, 1, 2, 3, 4, 5]);
    });
  });

  test('each is as wide as its weight, and visible', () => {
    inEveryRow(({ of, weights }, ribbons) => {
      for (const { target, stroke } of ribbons)
        expect(stroke, of).toBeCloseTo(Math.max(hairline, weights[target] * unit), 2);
    });
  });

  test('side by side they leave the word as one unit', () => {
    inEveryRow(({ of, asking, weights }, ribbons) => {
      let edge = centre(asking) - unit / 2;
      for (const target of order(asking)) {
        const width = weights[target] * unit;
        expect(Math.abs(ribbons[target].from - (edge + width / 2)), of).toBeLessThan(tenth);
        edge += width;
      }
      expect(edge, of).toBeCloseTo(centre(asking) + unit / 2, 10);
    });
  });

  test('each stands on the words’ line and arrives at its word', () => {
    inEveryRow(({ of, asking }, ribbons) => {
      for (const { target, from, to, across, sweep, start, end } of ribbons) {
        if (target === asking) expect(to - from, of).toBeGreaterThan(8 - 2 * tenth);
        else expect(Math.abs(to - centre(target)), of).toBeLessThan(tenth);
        expect(Math.abs(across - Math.abs(to - from) / 2), of).toBeLessThan(2 * tenth);
        expect(sweep, `${of} rises, whichever way it goes`).toBe(to > from ? 1 : 0);
        expect([start, end]).toEqual([height, height]);
      }
    });
  });

  test('its height follows the design’s formula', () => {
    inEveryRow(({ of, asking }, ribbons) => {
      const longest = Math.max(asking, 5 - asking) * column;
      for (const { target, rise } of ribbons) {
        const span = Math.abs(target - asking) * column;
        const expected = span === 0 ? 14 : (height - 12) * (span / (longest + 0.15 * column)) ** 0.72;
        expect(Math.abs(rise - expected), of).toBeLessThan(tenth);
        expect(rise, `${of} stays in the drawing`).toBeLessThan(height);
      }
    });
  });

  test('no two cross', () => {
    inEveryRow(({ of }, ribbons) => {
      for (const [i, one] of ribbons.entries())
        for (const other of ribbons.slice(i + 1)) {
          // Two hairlines leave from the same point: there is no order that they could keep.
          if (one.stroke === hairline && other.stroke === hairline) continue;
          expect(cross(one, other), `${of}, to ${one.target + 1} and ${other.target + 1}`).toBe(false);
        }
    });
  });
});

test('a word alone has its own loop', () => {
  const [loop] = shapes({ weights: [1], asking: 0, column: 80, height: 122, unit: 24 }).map(parsed);
  expect(loop).toMatchObject({ from: 40, to: 68, rise: 14, stroke: 24 });
});

/**
 * Whether two arcs cross: where both stand above the same places, one has to lie above the other everywhere.
 * @param {Arc} one
 * @param {Arc} other
 */
function cross(one, other) {
  const left = Math.max(Math.min(one.from, one.to), Math.min(other.from, other.to));
  const right = Math.min(Math.max(one.from, one.to), Math.max(other.from, other.to));
  const samples = 400;
  let above = 0;
  for (let i = 1; i < samples; i++) {
    const x = left + ((right - left) * i) / samples;
    const difference = heightAt(one, x) - heightAt(other, x);
    if (right - left <= 2 * tenth || Math.abs(difference) <= 2 * tenth) continue;
    if (above * difference < 0) return true;
    above = Math.sign(difference);
  }
  return false;
}

/** @param {Arc} arc @param {number} x */
function heightAt({ from, to, rise }, x) {
  const place = (2 * x - from - to) / (to - from);
  return rise * Math.sqrt(Math.max(0, 1 - place * place));
}
