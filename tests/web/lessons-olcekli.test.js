import { describe, expect, test } from 'vitest';
import { outcomesOf } from '../../web/experiment/still.js';
import { inLanguage, python, writeListing } from '../../web/state/listing.js';
import { rows } from '../../web/state/scaling/scene.js';
import { both } from './support/lesson.js';
import { runPython } from './support/python.js';
import { engine, exercise, olcekli, sceneAt, words } from './support/scaling.js';

/**
 * The lesson on scaling as its author gave it, and its programs, run by CPython and NumPy.
 *
 * @typedef {import('./support/scaling.js').ScalingSettings & {dimensions: number[]}} Settings
 */

const { d, seed, pairs } = olcekli.controls;
/** @type {Settings} */
const start = {
  d: d.start,
  seed: seed.start,
  pairs: pairs.start,
  dimensions: olcekli.experiment.dimensions,
};

test('the settings', () => {
  expect([d.min, d.max, d.start, d.step]).toEqual([1, 4096, 64, 1]);
  expect(d.marks).toEqual([4, 64, 1024]);
  expect(seed).toEqual({ digits: 300, start: '0' });
  expect(pairs).toEqual({ min: 2, max: 100_000, step: 1, start: 10_000, whole: true });
  expect(olcekli.keys).toBe(8);
  expect(olcekli.experiment).toEqual({ dimensions: [4, 64, 1024] });
});

test('the slider stops at every d to 16, and then eight times in each doubling', () => {
  const stops = d.stops ?? [];
  expect(stops.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  for (let octave = 4; octave < 12; octave++)
    expect(stops.filter((stop) => stop > 2 ** octave && stop <= 2 ** (octave + 1))).toHaveLength(8);
  for (let power = 0; power <= 12; power++) expect(stops).toContain(2 ** power);
});

describe('the program', () => {
  /**
   * An array of weights as NumPy prints it, rounded to two decimals.
   * @param {Float64Array} weights
   */
  function printed(weights) {
    const rint = (/** @type {number} */ x) => (x % 1 === 0.5 ? 2 * Math.round(x / 2) : Math.round(x));
    const decimals = Array.from(weights, (weight) => {
      const text = String(rint(weight * 100) / 100);
      return text.includes('.') ? text : `${text}.`;
    });
    const width = Math.max(...decimals.map((text) => text.length));
    return `[${decimals.map((text) => text.padEnd(width)).join(' ')}]`;
  }

  /** What the engine says that the program prints. @param {Settings} settings */
  function told({ dimensions, ...place }) {
    const { plain, divided } = engine.saturation({ ...place, keys: olcekli.keys });
    const lines = outcomesOf(engine, { ...place, dimensions }).map(
      ({ result }) => `${result.d} ${python(result.printed.before)} ${python(result.printed.after)}`,
    );
    return [printed(plain.weights), printed(divided.weights), ...lines, ''].join('\n');
  }

  /** @param {Settings} settings @param {'tr' | 'en'} [lang] */
  const run = (settings, lang = 'tr') => runPython(writeListing(olcekli, words[lang].meta, settings));

  test.each(both)('in %s prints the lesson’s three lines, and the weights that the page shows', (lang) => {
    const { stdout, stderr, status } = run(start, lang);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe(told(start));
    expect(stdout).toMatch(/\n4 2\.0 1\.0\n64 8\.1 1\.01\n1024 32\.0 1\.0\n$/);
  });

  test.each([
    { d: 4, seed: String(2n ** 128n - 1n), pairs: 500, dimensions: [4, 64, 1024] },
    { d: 4096, seed: '9'.repeat(300), pairs: 10, dimensions: [4096, 1, 17] },
    { d: 1, seed: '12345678901234567890', pairs: 2, dimensions: [1] },
    { d: 1024, seed: '7', pairs: 3333, dimensions: [64, 4] },
    { d: 99, seed: '1', pairs: 100_000, dimensions: [5] },
    { d: 64, seed: '464', pairs: 64, dimensions: [64] },
  ])('with $d dimensions, seed $seed, $pairs pairs and the list $dimensions too', (settings) => {
    const { stdout, stderr, status } = run(settings);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe(told(settings));
  });

  // The number of pairs is written where the seed already stands, if that has its digits.
  test('with a seed that reads like the number of pairs', () => {
    const settings = { ...start, seed: '10000', pairs: 20, dimensions: [4] };
    expect(run(settings).stdout).toBe(told(settings));
  });

  test.each([
    { d: 4, seed: '0' },
    { d: 64, seed: '0' },
    { d: 1024, seed: String(2n ** 128n - 1n) },
  ])('computes each step in the line that says so: $d dimensions, seed $seed', (place) => {
    const scene = sceneAt(place);
    const [scenePart] = writeListing(olcekli, words.tr.meta, { ...start, ...place }).split('\nprint(');
    const results = rows.map((row) => olcekli.listing.steps[row].split(' = ')[0]);
    const { stdout, stderr } = runPython(
      `${scenePart}\nimport json\nprint(json.dumps([each.tolist() for each in [${results.join(', ')}]]))\n`,
    );
    expect(stderr).toBe('');
    for (const [i, values] of JSON.parse(stdout).entries()) {
      const shown = scene.values[rows[i]];
      expect(values).toHaveLength(shown.length);
      // A score is a sum of d products, added in another order; a weight follows the scores' differences.
      const size = Math.max(...scene.values.scores.map(Math.abs));
      for (const [key, value] of values.entries())
        expect(Math.abs(shown[key] - value), `${rows[i]} ${key}`).toBeLessThan(size * 1e-13);
    }
  });
});

describe('the exercise', () => {
  const expected = '4 2.0 1.0\n1024 32.0 1.0\n[[5.    5.   ]\n [1.956 8.044]]\n';

  test('has the expected output that its author gave', () => {
    expect(exercise.expected).toBe(expected);
  });

  test.each(both)('in %s has a solution that prints it, with weights that come to 1', (lang) => {
    const solution = inLanguage(exercise.solution, words[lang].meta);
    const { stdout, stderr, status } = runPython(`${solution}\nprint(w.sum(axis=1).tolist())\n`);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe(`${expected}[1.0, 1.0]\n`);
  });

  test.each(both)('in %s begins with a program that is one and does not print it yet', (lang) => {
    const starter = inLanguage(exercise.starter, words[lang].meta);
    expect(runPython(`compile(${JSON.stringify(starter)}, "starter", "exec")`)).toEqual({
      stdout: '',
      stderr: '',
      status: 0,
    });
    const { stdout } = runPython(starter);
    expect(stdout).not.toBe(expected);
    for (const line of expected.split('\n').filter(Boolean)) expect(stdout.split('\n')).not.toContain(line);
  });

  test('gives in the beginning what the solution keeps', () => {
    const solved = exercise.solution.split('\n');
    const given = exercise.starter.split('\n').filter((line) => !/\.\.\.|\{todo\}/.test(line));
    expect(given).toContain('def attention(Q, K, V):');
    for (const line of given) expect(solved).toContain(line);
  });
});
