import { describe, expect, test } from 'vitest';
import { computed, favourites, finding, sentence } from '../../web/state/attention/scene.js';
import { both, dikkat, sceneAt } from './support/lesson.js';

describe('what is shown', () => {
  test.each([
    [1, 'scores'],
    [36, 'scores'],
    [37, 'scaled'],
    [42, 'scaled'],
    [43, 'exponentials'],
    [48, 'exponentials'],
    [49, 'weights'],
    [54, 'weights'],
    [55, 'weights'],
    [60, 'weights'],
  ])('at step %i is the matrix of %s', (step, shown) => {
    expect(sceneAt({ step }).shown).toBe(shown);
  });
});

describe('row, lit column, cell and asking word', () => {
  /** The column that a row-wise step explains is the row's best match: for "aldı" the first of a tie. */
  test.each([
    ['at rest: the query row', { step: 60 }, undefined, { row: 4, lit: undefined, cell: [4, 1], asking: 4 }],
    ['at rest: another query', { query: 3 }, undefined, { row: 2, lit: undefined, cell: [2, 0], asking: 2 }],
    ['a cell’s step', { step: 17 }, undefined, { row: 2, lit: 4, cell: [2, 4], asking: 4 }],
    ['the first step', { step: 1 }, undefined, { row: 0, lit: 0, cell: [0, 0], asking: 4 }],
    ['the last cell’s step', { step: 36 }, undefined, { row: 5, lit: 5, cell: [5, 5], asking: 4 }],
    ['a row’s step', { step: 45 }, undefined, { row: 2, lit: undefined, cell: [2, 0], asking: 4 }],
    ['a cell pointed at', { step: 60 }, { row: 0, column: 3 }, { row: 0, lit: 3, cell: [0, 3], asking: 0 }],
    ['and while stepping', { step: 17 }, { row: 0, column: 3 }, { row: 0, lit: 3, cell: [0, 3], asking: 0 }],
    ['a word pointed at', { step: 60 }, { column: 0 }, { row: 4, lit: 0, cell: [4, 0], asking: 4 }],
    ['and while stepping', { step: 17 }, { column: 0 }, { row: 2, lit: 0, cell: [2, 0], asking: 2 }],
  ])('%s %o %o', (_, place, pointed, expected) => {
    const { row, lit, cell, asking } = sceneAt(place, { look: { pointed } });
    expect({ row, lit, cell: [cell.row, cell.column], asking }).toEqual(expected);
  });
});

describe('sentence', () => {
  test('in Turkish a word has its form in the sentence, its bare form and its dative', () => {
    expect(sentence(dikkat, 'tr', 0)).toEqual([
      { text: 'robot', label: 'robot', object: '“robot”a' },
      { text: 'kutuyu', label: 'kutu', object: '“kutu”ya' },
      { text: 'aldı', label: 'aldı', object: '“aldı”ya' },
      { text: 'çünkü', label: 'çünkü', object: '“çünkü”ye' },
      { text: 'o', label: 'o', object: '“o”ya' },
      { text: 'hafifti', label: 'hafifti', object: '“hafifti”ye' },
    ]);
  });

  test('in English it is quoted', () => {
    expect(sentence(dikkat, 'en', 1).at(-1)).toEqual({ text: 'strong', label: 'strong', object: '“strong”' });
  });
});

describe('computed', () => {
  const known = (/** @type {(number | undefined)[]} */ values) => values.map((value) => value !== undefined);

  test('holds back what later steps compute', () => {
    const scene = sceneAt({ step: 17 });
    expect(known(computed(scene, 'scores', 1))).toEqual([true, true, true, true, true, true]);
    expect(known(computed(scene, 'scores', 2))).toEqual([true, true, true, true, true, false]);
    expect(known(computed(scene, 'scores', 3))).toEqual([false, false, false, false, false, false]);
    expect(known(computed(scene, 'weights', 0))).toEqual([false, false, false, false, false, false]);
    expect(known(computed(scene, 'output', 0))).toEqual([false, false, false]);
  });

  test('gives the engine’s numbers', () => {
    const scene = sceneAt();
    expect(computed(scene, 'scores', 4)).toEqual([0, 5, 2.5, 1.25, 2.5, 0]);
    expect(computed(scene, 'output', 4)).toEqual(Array.from(scene.attention.output.data.subarray(12, 15)));
  });
});

test('what a word looks at most does not depend on the temperature, and ties stay ties', () => {
  const expected = [
    [[2], [2], [0, 1, 4], [0, 1, 4], [1], [1]],
    [[2], [2], [0, 1, 4], [0, 1, 4], [0], [0]],
  ];
  for (const ending of [0, 1])
    for (let hundredths = 10; hundredths <= 500; hundredths += 5) {
      const scene = sceneAt({ ending, temperature: hundredths / 100 });
      const columns = scene.words.map((_, row) => favourites(scene, row).columns);
      expect(columns, `ending ${ending}, τ ${hundredths / 100}`).toEqual(expected[ending]);
    }
});

describe('finding', () => {
  /** @param {Parameters<typeof sceneAt>} at */
  const say = (...at) => {
    const { before, share, after } = finding(sceneAt(...at));
    return before + share + after;
  };

  test.each([
    [{}, '“o” en çok “kutu”ya bakıyor: %58,9', '“it” looks most at “box”: 58.9%'],
    [{ ending: 1 }, '“o” en çok “robot”a bakıyor: %58,9', '“it” looks most at “robot”: 58.9%'],
    [{ temperature: 3 }, '“o” en çok “kutu”ya bakıyor: %28,7', '“it” looks most at “box”: 28.7%'],
    [{ temperature: 0.1 }, '“o” en çok “kutu”ya bakıyor: %100,0', '“it” looks most at “box”: 100.0%'],
    [
      { query: 3 },
      '“aldı” “robot”a, “kutu”ya ve “o”ya eşit bakıyor: her birine %27,0',
      '“picked” looks equally at “robot”, “box”, and “it”: 27.0% each',
    ],
  ])('%o', (place, turkish, english) => {
    expect(say(place, { lang: 'tr' })).toBe(turkish);
    expect(say(place, { lang: 'en' })).toBe(english);
  });

  test.each(both)('%s: asks until the row’s weights are there', (lang) => {
    const open = { tr: '“o” kime bakıyor?', en: 'Which word does “it” look at?' }[lang];
    expect(say({ step: 52 }, { lang })).toBe(open);
    expect(say({ step: 53 }, { lang })).toBe(say({ step: 60 }, { lang }));
  });

  test('speaks of the asking word, whatever is pointed at', () => {
    expect(say({}, { look: { pointed: { row: 0, column: 0 } } })).toBe(say());
  });
});
