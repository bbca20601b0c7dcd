import { describe, expect, test } from 'vitest';
import { phases } from '../../web/quantities.js';
import { python, writeListing } from '../../web/state/listing.js';
import { both, dikkat, words } from './support/lesson.js';

const { source, steps, writes } = dikkat.listing;
const start = { query: 5, temperature: 1, ending: 0 };

/** @param {import('./support/lesson.js').Language} lang @param {Partial<typeof start>} [settings] */
const written = (lang, settings) => writeListing(dikkat, words[lang].meta, { ...start, ...settings });

/** @param {string} text @param {string} part */
const occurrences = (text, part) => text.split(part).length - 1;

describe('the source', () => {
  test.each(writes.map(({ find }) => find))('has %s once', (find) => {
    expect(occurrences(source, find)).toBe(1);
  });

  test('has a comment for each of the prose’s, and no other', () => {
    const keys = Array.from(source.matchAll(/# (.*)$/gm), ([, comment]) => comment);
    for (const lang of both)
      expect(keys).toEqual(Object.keys(words[lang].meta.comments).map((key) => `{${key}}`));
  });

  test('uses the lesson’s names', () => {
    for (const name of ['words', 'X', 'WQ', 'WK', 'WV', 'd', 'tau', 'Q', 'K', 'V', 'S', 'A', 'out'])
      expect(source).toMatch(new RegExp(`^(?:\\w+, )*(?:\\w+ = )*${name}\\b.* =`, 'm'));
  });

  test('has lines that the page has room for', () => {
    for (const line of source.split('\n')) expect(line.length, line).toBeLessThanOrEqual(54);
  });
});

describe.each(both)('%s', (lang) => {
  const { comments } = words[lang].meta;

  test('the comments are translated', () => {
    const lines = written(lang).split('\n');
    expect(lines.filter((line) => line.includes('#')).map((line) => line.replace(/.*# /, ''))).toEqual(
      Object.values(comments),
    );
  });

  test('no setting loses a step’s line or leaves a placeholder', () => {
    for (const ending of [0, 1])
      for (const query of [1, 2, 3, 4, 5, 6])
        for (const temperature of [0.1, 0.15, 1, 2.5, 5]) {
          const text = written(lang, { ending, query, temperature });
          const lines = text.split('\n');
          for (const phase of phases) expect(lines.filter((line) => line === steps[phase])).toHaveLength(1);
          expect(text).not.toMatch(/\{|undefined|NaN/);
          expect(lines).toHaveLength(source.split('\n').length);
        }
  });
});

test('the lines of the steps stand in the order of the steps', () => {
  const lines = source.split('\n');
  const places = phases.map((phase) => lines.indexOf(steps[phase]));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each([
  ['the start', {}, []],
  ['a temperature', { temperature: 0.15 }, ['d, tau = 3, 0.15']],
  ['a whole temperature', { temperature: 5 }, ['d, tau = 3, 5.0']],
  [
    'the other ending',
    { ending: 1 },
    ['         "because", "it", "strong"]', '              [0.5, 0.5, 0, 0, 0], [0, 0, 0, 0, 1]])'],
  ],
  [
    'another query word',
    { query: 1 },
    ['print(A[0].round(2), words[A[0].argmax()])', 'print(out[0].round(2))'],
  ],
])('%s is written into the lines that it belongs to', (_, settings, lines) => {
  const before = written('en').split('\n');
  expect(
    written('en', settings)
      .split('\n')
      .filter((line, i) => line !== before[i]),
  ).toEqual(lines);
});

test.each([
  [1, '1.0'],
  [5, '5.0'],
  [0.1, '0.1'],
  [0.15, '0.15'],
  [4.95, '4.95'],
])('%d is written as Python writes it: %s', (value, text) => {
  expect(python(value)).toBe(text);
});
