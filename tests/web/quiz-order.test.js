import { expect, test } from 'vitest';
import { formats } from '../../web/i18n/format.js';
import { shuffled } from '../../web/quiz/order.js';
import { describeQuiz, sameForAll } from '../../web/quiz/scene.js';
import { words } from './support/lesson.js';
import { lessons } from './support/quiz.js';

const items = ['a', 'b', 'c', 'd'];

test('an order is the same whenever it is asked for', () => {
  for (const seed of [0, 1, 2 ** 32 - 1])
    expect(shuffled(items, seed, 'divisor')).toEqual(shuffled(items, seed, 'divisor'));
});

test('it holds everything once, and leaves what it was given', () => {
  const given = Object.freeze([...items]);
  for (let seed = 0; seed < 50; seed++) expect(shuffled(given, seed, 'x').sort()).toEqual(items);
  expect(shuffled([], 1, 'x')).toEqual([]);
});

test('every place is taken about equally often, by each', () => {
  const seeds = 8000;
  const counts = items.map(() => items.map(() => 0));
  for (let seed = 0; seed < seeds; seed++)
    shuffled(items, seed * 2654435761, 'divisor').forEach(
      (item, place) => counts[items.indexOf(item)][place]++,
    );
  // Five standard deviations of a binomial with p = 1/4.
  const width = 5 * Math.sqrt((seeds * 3) / 16);
  for (const count of counts.flat()) expect(Math.abs(count - seeds / 4)).toBeLessThan(width);
});

test('two questions are not in step', () => {
  let same = 0;
  for (let seed = 0; seed < 1000; seed++)
    if (shuffled(items, seed, 'one')[0] === shuffled(items, seed, 'two')[0]) same++;
  expect(same).toBeGreaterThan(150);
  expect(same).toBeLessThan(350);
});

/** @param {number} seed */
const scaling = (seed) =>
  describeQuiz({
    questions: lessons['olcekli-nokta-carpim'].tr,
    lang: 'tr',
    f: formats('tr', words.tr.strings),
    predictions: {},
    progress: { seed, answers: {} },
  }).items;

test('the right option of a question takes every place', () => {
  const places = [0, 0, 0, 0];
  for (let seed = 0; seed < 2000; seed++) {
    const [{ question, options }] = scaling(seed);
    const right = question.kind === 'choice' && question.options.find((option) => option.right)?.id;
    places[options.findIndex(({ id }) => id === right)]++;
  }
  for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(5 * Math.sqrt((2000 * 3) / 16));
});

test('the sides of a matching never stand in the order of the answer', () => {
  for (const seed of [sameForAll, ...Array(500).keys()]) {
    const pairs = scaling(seed)[2];
    expect(pairs.options.map(({ id }) => id).join('')).not.toBe('0123');
  }
});
