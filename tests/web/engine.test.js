import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError, loadScene } from '../../web/engine/scene.js';

/**
 * What a call to the engine promises. That the numbers are NumPy's to the last bits is for the tests of the core to
 * show, which run as WebAssembly too; here the same fixtures show that they arrive whole and in their places.
 *
 * @typedef {import('../../web/engine/scene.js').SceneEngine} SceneEngine
 * @typedef {import('../../web/engine/types.js').Attention} Attention
 * @typedef {import('../../web/engine/types.js').AttentionRequest} AttentionRequest
 * @typedef {import('../../web/engine/types.js').Matrix} Matrix
 *
 * @typedef {{shape: number[], data: number[]}} Stored
 * @typedef {{
 *   name: string,
 *   request: {x: Stored, wq: Stored, wk: Stored, wv: Stored, temperature: number, context: number[][]},
 *   result: {divisor: number, v: Stored},
 * }} Fixture
 */

/** @type {SceneEngine} */
let engine;
/** @type {Fixture[]} */
let fixtures;

beforeAll(async () => {
  const root = new URL('../../', import.meta.url);
  engine = await loadScene({ binary: await readFile(new URL('build/wasm/scene.wasm', root)) });
  fixtures = JSON.parse(await readFile(new URL('tests/fixtures/attention.json', root), 'utf8'));
});

/** @param {Stored} stored @returns {Matrix} */
const matrix = ({ shape, data }) => ({ shape, data: Float64Array.from(data) });

/** @param {Fixture['request']} request @returns {AttentionRequest} */
const requestOf = ({ x, wq, wk, wv, temperature, context }) => ({
  x: matrix(x),
  wq: matrix(wq),
  wk: matrix(wk),
  wv: matrix(wv),
  temperature,
  context,
});

/** The lesson as it opens: 6 words, 5 features, 3 dimensions. */
const lesson = () => {
  const fixture = fixtures.find(({ name }) => name === 'lesson, ending 0, temperature 1.0');
  if (!fixture) throw new Error('the lesson is not among the fixtures');
  return requestOf(fixture.request);
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

describe('attend', () => {
  it('gives every quantity under its name, with its shape', () => {
    const { divisor, ...arrays } = engine.attend(lesson());
    expect(Object.fromEntries(Object.entries(arrays).map(([name, { shape }]) => [name, shape]))).toEqual({
      x: [6, 5],
      q: [6, 3],
      k: [6, 3],
      v: [6, 3],
      scores: [6, 6],
      scaled: [6, 6],
      maxima: [6],
      exponentials: [6, 6],
      sums: [6],
      weights: [6, 6],
      output: [6, 3],
      products: [6, 6, 3],
      mixture: [6, 6, 3],
    });
    expect(divisor).toBe(Math.sqrt(3));
    for (const { shape, data } of Object.values(arrays)) {
      expect(data).toBeInstanceOf(Float64Array);
      expect(data.length).toBe(shape.reduce((product, size) => product * size));
    }
    // They share a buffer, which holds them one after the other and nothing else: none of the engine's memory.
    const all = Object.values(arrays).map(({ data }) => data);
    const [{ buffer }] = all;
    const ends = all.map((data) => data.byteOffset + data.byteLength);
    expect(new Set(all.map((data) => data.buffer)).size).toBe(1);
    expect(all.map((data) => data.byteOffset)).toEqual([0, ...ends.slice(0, -1)]);
    expect(buffer.byteLength).toBe(ends.at(-1));
  });

  it("gives NumPy's numbers", () => {
    for (const { name, request, result } of fixtures) {
      const attention = engine.attend(requestOf(request));
      const { divisor, ...stored } = result;
      expect(attention.divisor, name).toBe(divisor);
      for (const [quantity, expected] of Object.entries(stored)) {
        const actual = /** @type {Record<string, any>} */ (attention)[quantity];
        expect(actual.shape, `${name}: shape of ${quantity}`).toEqual(expected.shape);
        const largest = Math.max(...(quantity === 'output' ? result.v : expected).data.map(Math.abs));
        const worst = Math.max(...expected.data.map((value, i) => Math.abs(actual.data[i] - value)));
        expect(worst, `${name}: ${quantity}`).toBeLessThanOrEqual(1e-14 * largest);
      }
    }
  });

  it('gives arrays that are the caller’s own', () => {
    const request = lesson();
    const first = engine.attend(request);
    const kept = structuredClone(first);
    for (const value of Object.values(first)) if (typeof value === 'object') value.data.fill(-1);
    expect(engine.attend(request)).toEqual(kept);
  });

  it('leaves its input as it was', () => {
    const request = lesson();
    engine.attend(request);
    expect(request).toEqual(lesson());
  });

  it('keeps earlier results whole while later calls make the memory grow', () => {
    const kept = engine.attend(lesson());
    const copy = structuredClone(kept);
    const large = fixtures.find(({ name }) => name.startsWith('random, 64 words, 64 x 64 x 64'));
    if (!large) throw new Error('the largest case is not among the fixtures');
    for (let i = 0; i < 3; ++i) engine.attend(requestOf(large.request));
    expect(kept).toEqual(copy);
  });

  it('takes a request without context', () => {
    const { context, ...request } = lesson();
    expect(context).toHaveLength(1);
    expect(engine.attend(request).x).toEqual(request.x);
    expect(engine.attend({ ...request, context: [] }).x).toEqual(request.x);
  });

  it('gives terms that add up, in order, to what they explain', () => {
    const { scores, output, products, mixture } = engine.attend(lesson());
    const [n, , d] = products.shape;
    scores.data.forEach((score, cell) => {
      const terms = products.data.subarray(cell * d, (cell + 1) * d);
      expect(terms.reduce((sum, term) => sum + term, 0)).toBe(score);
    });
    const [, m] = output.shape;
    output.data.forEach((value, place) => {
      const [row, j] = [Math.floor(place / m), place % m];
      let sum = 0;
      for (let column = 0; column < n; ++column) sum += mixture.data[(row * n + column) * m + j];
      expect(sum).toBe(value);
    });
  });
});

describe('a refusal', () => {
  /** @type {[string, (request: any) => void, object][]} */
  const spoilt = [
    [
      'of an empty sentence',
      (r) => (r.x = matrix({ shape: [0, 5], data: [] })),
      { code: 'empty', field: 'x', expected: '1 to 64 words', actual: 'no words' },
    ],
    [
      'of 65 words',
      (r) => (r.x = matrix({ shape: [65, 5], data: Array(325).fill(1) })),
      { code: 'size', field: 'x', expected: '1 to 64 words', actual: '65 words' },
    ],
    [
      'of shapes that do not fit',
      (r) => (r.wk = matrix({ shape: [3, 5], data: Array(15).fill(1) })),
      { code: 'shape', field: 'wk', expected: '[5, 3]', actual: '[3, 5]' },
    ],
    [
      'of fewer numbers than the shape says',
      (r) => (r.wv = matrix({ shape: [5, 3], data: Array(14).fill(1) })),
      { code: 'shape', field: 'wv', expected: '5 x 3 numbers', actual: '14' },
    ],
    [
      'of half a row',
      (r) => (r.wq.shape = [2.5, 6]),
      { code: 'range', field: 'wq', expected: 'a whole number', actual: '2.5' },
    ],
    [
      'of negative shapes',
      (r) => (r.wq.shape = [-5, -3]),
      { code: 'shape', field: 'wq', expected: '-5 x -3 numbers', actual: '15' },
    ],
    ['of one axis', (r) => (r.x.shape = [30]), { code: 'type', field: 'x' }],
    ['of three axes', (r) => (r.x.shape = [6, 5, 1]), { code: 'type', field: 'x' }],
    ['of a missing matrix', (r) => delete r.wq, { code: 'type', field: 'wq' }],
    ['of null', (r) => (r.wk = null), { code: 'type', field: 'wk' }],
    ['of a plain array', (r) => (r.wv.data = [...r.wv.data]), { code: 'type', field: 'wv' }],
    [
      'of NaN',
      (r) => (r.x.data[7] = NaN),
      { code: 'not-finite', field: 'x', expected: 'finite numbers', actual: 'NaN at [1, 2]' },
    ],
    [
      'of an infinity',
      (r) => (r.wv.data[0] = -Infinity),
      { code: 'not-finite', field: 'wv', expected: 'finite numbers', actual: '-Infinity at [0, 0]' },
    ],
    [
      'of temperature 0',
      (r) => (r.temperature = 0),
      { code: 'range', field: 'temperature', expected: 'a positive finite number', actual: '0' },
    ],
    [
      'of temperature NaN',
      (r) => (r.temperature = NaN),
      { code: 'range', field: 'temperature', expected: 'a positive finite number', actual: 'NaN' },
    ],
    ['of text for a temperature', (r) => (r.temperature = '1'), { code: 'type', field: 'temperature' }],
    [
      'of a word that is not there',
      (r) => (r.context = [[4, 6]]),
      { code: 'range', field: 'context', expected: '0 to 5', actual: '6' },
    ],
    [
      'of half a word',
      (r) => (r.context = [[4, 0.5]]),
      { code: 'range', field: 'context', expected: 'a whole number', actual: '0.5' },
    ],
    [
      'of a word without number',
      (r) => (r.context = [[NaN, 5]]),
      { code: 'range', field: 'context', expected: 'a whole number', actual: 'NaN' },
    ],
    [
      'of a context that is not in pairs',
      (r) => (r.context = [[1], [2, 3, 4]]),
      { code: 'shape', field: 'context', expected: 'rows of [target, source]', actual: '[1]' },
    ],
    [
      'of scores too large for float64',
      (r) => (r.wq.data.fill(1e200), r.wk.data.fill(1e200)),
      { code: 'overflow', field: 'scores', expected: 'finite numbers', actual: 'Infinity at [0, 0]' },
    ],
  ];

  it.each(spoilt)('%s names the field, what was expected and what came', (_, spoil, parts) => {
    const request = lesson();
    spoil(request);
    const error = refusal(() => engine.attend(request));
    expect(error).toMatchObject(parts);
    for (const part of Object.values(parts)) expect(error.message).toContain(part);
  });

  it('does not disturb the next call', () => {
    const before = engine.attend(lesson());
    refusal(() => engine.attend({ ...lesson(), temperature: -1 }));
    expect(engine.attend(lesson())).toEqual(before);
  });
});

describe('explain', () => {
  it('gives the terms of one cell as copies', () => {
    const attention = engine.attend(lesson());
    const { products, mixed } = engine.explain(attention, 4, 1);
    expect([...products]).toEqual([0, 5, 0]);
    expect([...mixed]).toEqual([0, attention.weights.data[4 * 6 + 1], 0]);
    products.fill(9);
    mixed.fill(9);
    expect([...engine.explain(attention, 4, 1).products]).toEqual([0, 5, 0]);
  });

  it.each([
    ['row', 6, 0, '6'],
    ['row', -1, 0, '-1'],
    ['row', 1.5, 0, '1.5'],
    ['column', 0, 6, '6'],
    ['column', 5, NaN, 'NaN'],
  ])('refuses the %s of (%s, %s)', (field, row, column, actual) => {
    const attention = engine.attend(lesson());
    const error = refusal(() => engine.explain(attention, row, column));
    expect(error).toMatchObject({ code: 'range', field, expected: '0 to 5', actual });
  });
});

describe('trace', () => {
  it('of two words is twelve steps of phase, row and column', () => {
    const steps = engine.trace(2);
    expect(steps).toBeInstanceOf(Int32Array);
    expect([...steps]).toEqual(
      [
        [0, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
        [0, 1, 1],
        ...[1, 2, 3, 4].flatMap((phase) => [
          [phase, 0, -1],
          [phase, 1, -1],
        ]),
      ].flat(),
    );
  });

  it('of six words has 60 steps, of 64 words 4,352', () => {
    expect(engine.trace(6)).toHaveLength(3 * 60);
    expect(engine.trace(64)).toHaveLength(3 * 4352);
  });

  it.each([
    [0, 'empty', 'no words'],
    [65, 'size', '65 words'],
    [-1, 'size', '-1 words'],
    [1.5, 'range', '1.5'],
    [NaN, 'range', 'NaN'],
    [Infinity, 'range', 'Infinity'],
    [1e300, 'range', '1e9 or more'],
  ])('refuses %s words', (words, code, actual) => {
    expect(refusal(() => engine.trace(words))).toMatchObject({ code, field: 'n', actual });
  });
});
