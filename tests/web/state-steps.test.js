import { describe, expect, test } from 'vitest';
import { phases } from '../../web/quantities.js';
import { Steps } from '../../web/state/attention/steps.js';

/**
 * The order of the steps as the lesson's page tells it: the scores one by one, then each later phase row by row.
 * @param {number} words
 * @returns {[phase: number, row: number, column: number][]}
 */
function order(words) {
  const rows = Array.from({ length: words }, (_, row) => row);
  return [
    ...rows.flatMap((row) => rows.map((column) => /** @type {[0, number, number]} */ ([0, row, column]))),
    ...[1, 2, 3, 4].flatMap((phase) =>
      rows.map((row) => /** @type {[number, number, -1]} */ ([phase, row, -1])),
    ),
  ];
}

/** @param {number} words */
const stepsOf = (words) => new Steps(Int32Array.from(order(words).flat()));

describe.each([
  [1, 5],
  [2, 12],
  [6, 60],
  [64, 4352],
])('%i words', (words, count) => {
  const steps = stepsOf(words);

  test(`take ${count} steps`, () => {
    expect(steps.count).toBe(count);
  });

  test('each step says its phase, row and column', () => {
    const told = Array.from({ length: count }, (_, i) => steps.at(i + 1));
    expect(told).toEqual(order(words).map(([phase, row, column]) => ({ phase: phases[phase], row, column })));
  });

  test('the step that finishes a row is its last', () => {
    for (const [index, phase] of phases.entries())
      for (const row of [0, Math.floor(words / 2), words - 1]) {
        const last = order(words).findLastIndex(([a, b]) => a === index && b === row);
        expect(steps.find(phase, row), `${phase} ${row}`).toBe(last + 1);
      }
  });

  test('a row that there is not has no step', () => {
    expect(() => steps.find('weights', words)).toThrow('weights has no row');
    expect(() => steps.find('scores', -1)).toThrow(RangeError);
  });
});

describe.each([1, 2, 6])('what is computed, with %i words', (words) => {
  const steps = stepsOf(words);
  const columns = Array.from({ length: words }, (_, column) => column);

  test('after each step is what the steps so far have done', () => {
    /** For each phase and row, which columns are there. */
    const done = phases.map(() => columns.map(() => columns.map(() => false)));
    for (const [index, [phase, row, column]] of order(words).entries()) {
      if (column < 0) done[phase][row].fill(true);
      else done[phase][row][column] = true;

      const step = index + 1;
      const cells = phases.map((name) => columns.map((r) => columns.map((c) => steps.has(step, name, r, c))));
      const rows = phases.map((name) => columns.map((r) => steps.has(step, name, r)));
      expect(cells, `cells after step ${step}`).toEqual(done);
      expect(rows, `rows after step ${step}`).toEqual(done.map((each) => each.map((r) => r.every(Boolean))));
    }
  });
});

test('with 64 words the ends of the first phase are right', () => {
  const steps = stepsOf(64);
  expect(steps.has(4095, 'scores', 63)).toBe(false);
  expect(steps.has(4095, 'scores', 63, 62)).toBe(true);
  expect(steps.has(4096, 'scores', 63)).toBe(true);
  expect(steps.has(4096, 'scaled', 0)).toBe(false);
  expect(steps.has(4352, 'output', 63)).toBe(true);
});
