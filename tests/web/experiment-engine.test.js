import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError, loadExperiment } from '../../web/engine/experiment.js';

/**
 * What a call to the experiment engine promises. That the numbers are NumPy's is for the tests of the core to show,
 * which run as WebAssembly too; here the same fixtures show that they arrive whole and in their places.
 *
 * @typedef {import('../../web/engine/experiment.js').ExperimentEngine} ExperimentEngine
 * @typedef {import('../../web/engine/experiment.js').ExperimentRun} ExperimentRun
 */

/** @type {ExperimentEngine} */
let engine;
/** @type {any} */
let fixtures;

beforeAll(async () => {
  const root = new URL('../../', import.meta.url);
  engine = await loadExperiment({ binary: await readFile(new URL('build/wasm/experiment.wasm', root)) });
  fixtures = JSON.parse(await readFile(new URL('tests/fixtures/experiment.json', root), 'utf8'));
});

/** @param {ExperimentRun} run @param {number} d */
const finish = (run, d) => {
  run.begin(d);
  while (run.advance(500_000) < 1);
  return run.result();
};

/** @param {() => unknown} call */
const refusal = (call) => {
  try {
    call();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('accepted');
};

/** Arrays as JSON has them. @param {unknown} value @returns {unknown} */
const plain = (value) => {
  if (value instanceof Float64Array) return [...value];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
};

describe('saturation', () => {
  it("gives NumPy's numbers, each under its name", () => {
    for (const { seed, keys, d, ...expected } of fixtures.saturations) {
      expect(plain(engine.saturation({ seed, keys, d }))).toEqual(expected);
    }
  });

  it('gives arrays that are the caller’s own', () => {
    const request = { seed: '7', keys: 5, d: 9 };
    const first = engine.saturation(request);
    const kept = structuredClone(first);
    for (const array of [first.scores, first.scaled, first.plain.weights, first.divided.weights]) {
      expect(array).toBeInstanceOf(Float64Array);
      expect(array.buffer.byteLength).toBe(8 * 5); // none of the engine's memory
      array.fill(-1);
    }
    expect(engine.saturation(request)).toEqual(kept);
  });

  it.each([
    [{ seed: '', keys: 1, d: 1 }, 'range', 'seed', '0 digits'],
    [{ seed: '12e4', keys: 1, d: 1 }, 'range', 'seed', 'something else at place 3'],
    [{ seed: '1١', keys: 1, d: 1 }, 'range', 'seed', 'something else at place 2'],
    [{ seed: '9'.repeat(301), keys: 1, d: 1 }, 'range', 'seed', '301 digits'],
    [{ seed: '9'.repeat(1e6), keys: 1, d: 1 }, 'range', 'seed', '1000000 digits'],
    [{ seed: 7, keys: 1, d: 1 }, 'type', 'seed', 'number'],
    [{ seed: '0', keys: 0, d: 1 }, 'range', 'keys', '0'],
    [{ seed: '0', keys: 65, d: 1 }, 'range', 'keys', '65'],
    [{ seed: '0', keys: 1.5, d: 1 }, 'range', 'keys', '1.5'],
    [{ seed: '0', keys: '8', d: 1 }, 'type', 'keys', 'string'],
    [{ seed: '0', keys: 1, d: 0 }, 'range', 'd', '0'],
    [{ seed: '0', keys: 1, d: 4097 }, 'range', 'd', '4097'],
    [{ seed: '0', keys: 1, d: NaN }, 'range', 'd', 'NaN'],
    [{ seed: '0', keys: 1 }, 'type', 'd', 'undefined'],
  ])('refuses %j', (request, code, field, actual) => {
    expect(refusal(() => engine.saturation(/** @type {any} */ (request)))).toMatchObject({
      code,
      field,
      actual,
    });
  });
});

describe('saturationCurve', () => {
  it("gives NumPy's numbers, one for each number of dimensions", () => {
    for (const { seed, keys, dimensions, ...expected } of fixtures.curves) {
      expect(plain(engine.saturationCurve({ seed, keys, dimensions }))).toEqual(expected);
    }
  });

  it('gives arrays that are the caller’s own', () => {
    const { plain, divided } = engine.saturationCurve({ seed: '7', keys: 5, dimensions: [1, 2, 4] });
    for (const { largest, entropy, gradient } of [plain, divided]) {
      for (const array of [largest, entropy, gradient]) expect(array.buffer.byteLength).toBe(8 * 3);
    }
  });

  it.each([
    [[], 'empty', 'none'],
    [[4, 2], 'range', '2'],
    [[1, 4097], 'range', '4097'],
    [[1, 2.5], 'range', '2.5'],
    [[1, '2'], 'type', 'string'],
  ])('refuses %j', (dimensions, code, actual) => {
    const request = { seed: '0', keys: 1, dimensions: /** @type {any} */ (dimensions) };
    expect(refusal(() => engine.saturationCurve(request))).toMatchObject({
      code,
      field: 'dimensions',
      actual,
    });
  });
});

describe('an experiment', () => {
  it("gives NumPy's deviations and histograms", () => {
    for (const { seed, pairs, expected, results } of fixtures.runs) {
      const run = engine.experiment({ seed, pairs });
      for (const { d, before, after, printed, counts } of results) {
        expect(finish(run, d)).toEqual({ d, pairs, before, after, printed });
        const histogram = run.histogram();
        expect(histogram.pairs).toBe(pairs);
        expect([...histogram.before]).toEqual(counts.before);
        expect([...histogram.after]).toEqual(counts.after);
        expect(histogram.edges).toHaveLength(41);
        expect(histogram.edges[0]).toBe(-4);
        expect(histogram.edges[40]).toBe(4);
        expected.forEach((/** @type {number} */ count, /** @type {number} */ bin) =>
          expect(histogram.expected[bin]).toBeCloseTo(count, 9),
        );
      }
      run.free();
    }
  });

  it('goes on by portions, and can be looked at between them', () => {
    const run = engine.experiment({ seed: '0', pairs: 100 });
    run.begin(8);
    expect(run.advance(800)).toBe(1 / 3);
    expect(run.histogram().pairs).toBe(0);
    expect(run.advance(800)).toBe(2 / 3);
    const half = run.histogram();
    expect(half.pairs).toBe(50);
    expect(half.before.reduce((sum, count) => sum + count)).toBe(50);
    expect(half.before.buffer.byteLength).toBe(8 * 42); // none of the engine's memory
    expect(run.advance(800)).toBe(1);
    expect(half.pairs).toBe(50);
    run.free();
  });

  it('does not disturb another one', () => {
    const { seed, pairs, results } = fixtures.runs[2];
    const [first, second] = [engine.experiment({ seed, pairs }), engine.experiment({ seed: '5', pairs })];
    first.begin(results[0].d);
    second.begin(16);
    for (let done = false; !done;) {
      second.advance(100);
      done = first.advance(100) === 1;
    }
    second.free();
    expect(first.result().before).toBe(results[0].before);
    first.free();
  });

  it.each([
    [{ seed: '0', pairs: 1 }, 'range', 'pairs', '1'],
    [{ seed: '0', pairs: 100_001 }, 'range', 'pairs', '100001'],
    [{ seed: '0', pairs: 2 ** 31 }, 'range', 'pairs', '1e9 or more'],
    [{ seed: '0', pairs: '9' }, 'type', 'pairs', 'string'],
    [{ seed: '-1', pairs: 2 }, 'range', 'seed', 'something else at place 1'],
    [{ pairs: 2 }, 'type', 'seed', 'undefined'],
  ])('refuses %j', (request, code, field, actual) => {
    expect(refusal(() => engine.experiment(/** @type {any} */ (request)))).toMatchObject({
      code,
      field,
      actual,
    });
  });

  it('refuses what comes in the wrong order, and goes on', () => {
    const run = engine.experiment({ seed: '0', pairs: 10 });
    for (const call of [() => run.advance(1), () => run.histogram(), () => run.result()]) {
      expect(refusal(call)).toMatchObject({ code: 'range', field: 'd', actual: 'none' });
    }
    expect(refusal(() => run.begin(4097))).toMatchObject({ field: 'd', expected: '1 to 4096' });
    run.begin(4);
    expect(refusal(() => run.advance(0))).toMatchObject({ field: 'normals', expected: '1 or more' });
    expect(refusal(() => run.advance(Infinity))).toMatchObject({ field: 'normals' });
    expect(refusal(() => run.begin(8))).toMatchObject({ field: 'd', actual: '8' });
    expect(refusal(() => run.result())).toMatchObject({ field: 'pairs', actual: '0' });
    expect(run.advance(1000)).toBe(1);
    expect(run.result().d).toBe(4);
    run.free();
  });

  it('says that it has been freed', () => {
    const run = engine.experiment({ seed: '0', pairs: 10 });
    run.free();
    run.free();
    expect(() => run.begin(1)).toThrow('has been freed');
    expect(() => run.histogram()).toThrow('has been freed');
  });
});
