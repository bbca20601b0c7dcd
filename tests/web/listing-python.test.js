import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { largest, phases, rowOf } from '../../web/quantities.js';
import { writeListing } from '../../web/state/listing.js';
import { both, dikkat, sceneAt, words } from './support/lesson.js';

/**
 * The listing that the page shows, run by CPython and NumPy: it computes what the page says, step by step.
 *
 * @typedef {object} Run
 * @property {string} printed
 * @property {Record<string, any>} values by the program's names
 */

/** NumPy's AVX-512 functions differ in the last bit from the C library's, which the engine follows. */
const NPY_DISABLE_CPU_FEATURES = 'AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL';

const settings = [0, 1].flatMap((ending) =>
  [0.1, 0.15, 0.3, 1, 1.05, 2.35, 3, 4.95, 5].map((temperature, i) => ({
    ending,
    temperature,
    query: 1 + ((i + 4) % 6),
  })),
);

/** @type {[ending: number, temperature: number, weights: string, output: string][]} */
const figures = [
  [0, 1, '[0.03 0.59 0.14 0.07 0.14 0.03] box', '[0.1  0.66 0.17]'],
  [0, 3, '[0.11 0.29 0.18 0.14 0.18 0.11] box', '[0.2  0.38 0.25]'],
  [0, 0.1, '[0. 1. 0. 0. 0. 0.] box', '[0. 1. 0.]'],
  [1, 1, '[0.59 0.03 0.14 0.07 0.14 0.03] robot', '[0.66 0.1  0.17]'],
  [1, 3, '[0.29 0.11 0.18 0.14 0.18 0.11] robot', '[0.38 0.2  0.25]'],
];

/**
 * The program, with each step's result under a name of its own beside the line that computes it.
 * @param {string} program
 */
const withSteps = (program) =>
  program
    .split('\n')
    .flatMap((line) => {
      const phase = phases.find((each) => dikkat.listing.steps[each] === line);
      return phase ? [line, `${phase} = ${line.split(' ')[0]}`] : [line];
    })
    .join('\n');

/** @param {string[]} programs @returns {Run[]} */
const run = (programs) =>
  JSON.parse(
    execFileSync('/usr/bin/python3', [inRoot('tests/web/support/run_listings.py')], {
      input: JSON.stringify(programs),
      encoding: 'utf8',
      env: { ...process.env, NPY_DISABLE_CPU_FEATURES },
    }),
  );

/** As the page shows it, with each of the lesson's figures in each language. */
const shown = both.flatMap((lang) =>
  figures.map(([ending, temperature]) =>
    writeListing(dikkat, words[lang].meta, { query: 5, ending, temperature }),
  ),
);

/** @type {Run[]} */
let runs;
/** @type {Run[]} */
let shownRuns;
beforeAll(() => {
  const programs = settings.map((each) => withSteps(writeListing(dikkat, words.tr.meta, each)));
  const all = run([...programs, ...shown]);
  runs = all.slice(0, programs.length);
  shownRuns = all.slice(programs.length);
  // NumPy takes its time on a busy machine.
}, 120_000);

/** How many doubles lie between two positive numbers. @param {number} one @param {number} other */
function ulps(one, other) {
  const [a, b] = new BigInt64Array(Float64Array.of(one, other).buffer);
  return Math.abs(Number(a - b));
}

/** @param {Float64Array} row @param {number} columns @returns {number[][]} */
const rowsOf = (row, columns) =>
  Array.from({ length: row.length / columns }, (_, i) =>
    Array.from(row.subarray(i * columns, (i + 1) * columns)),
  );

describe.each(settings.map((each, index) => ({ ...each, index })))(
  'ending $ending, τ $temperature, query $query',
  ({ index, ...place }) => {
    const { attention, inputs, words: labels } = sceneAt(place, { lang: 'en' });
    /** @param {string} name */
    const value = (name) => runs[index].values[name];

    test('starts from the lesson’s data', () => {
      expect(value('words')).toEqual(labels.map(({ text }) => text));
      expect(value('X')).toEqual(rowsOf(attention.x.data, 5));
      expect(value('WQ')).toEqual(rowsOf(inputs.wq.data, 3));
      expect(value('WK')).toEqual(rowsOf(inputs.wk.data, 3));
      expect(value('WV')).toEqual(rowsOf(inputs.wv.data, 3));
      expect(value('d')).toBe(attention.q.shape[1]);
      expect(value('tau')).toBe(place.temperature);
    });

    test('computes the engine’s products', () => {
      expect(value('Q')).toEqual(rowsOf(attention.q.data, 3));
      expect(value('K')).toEqual(rowsOf(attention.k.data, 3));
      expect(value('V')).toEqual(rowsOf(attention.v.data, 3));
      expect(value('S')).toEqual(rowsOf(attention.scores.data, 6));
    });

    test('and its steps, each in the line that says so', () => {
      expect(value('A')).toEqual(value('weights'));
      expect(value('out')).toEqual(value('output'));
      for (const phase of /** @type {const} */ (['scores', 'scaled', 'exponentials', 'weights']))
        for (const [i, expected] of value(phase).flat().entries())
          expect(ulps(attention[phase].data[i], expected), `${phase} ${i}`).toBeLessThanOrEqual(4);
      for (const [i, expected] of value('output').flat().entries()) {
        // Weights and values are positive, so the sum of their products is the size of what is added.
        const bound = 4 * Number.EPSILON * expected;
        expect(Math.abs(attention.output.data[i] - expected), `output ${i}`).toBeLessThanOrEqual(bound);
      }
    });

    test('prints the word that is looked at most', () => {
      const [column] = largest(rowOf(attention.weights, place.query - 1));
      expect(runs[index].printed.split('\n')[0].split(' ').at(-1)).toBe(labels[column].text);
    });
  },
);

test('as it is shown it prints the lesson’s figures', () => {
  const expected = both.flatMap(() => figures.map(([, , weights, output]) => `${weights}\n${output}\n`));
  expect(shownRuns.map(({ printed }) => printed)).toEqual(expected);
});
