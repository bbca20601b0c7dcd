import { beforeEach, describe, expect, test, vi } from 'vitest';
import { scalingTexts } from '../../web/i18n/scaling-texts.js';
import { toSearch } from '../../web/state/address.js';
import { ScalingState } from '../../web/state/scaling/scaling-state.js';
import { finding } from '../../web/state/scaling/scene.js';
import { both } from './support/lesson.js';
import { engine as realEngine, kind, olcekli, sceneAt } from './support/scaling.js';

/** Answers each request with an answer of its own, so that a test sees which one the state holds. */
const fakeEngine = () => ({
  saturation: vi.fn((/** @type {any} */ request) => /** @type {any} */ ({ answerTo: request })),
  saturationCurve: vi.fn((/** @type {any} */ request) => /** @type {any} */ ({ answerTo: request })),
});

/** @type {ReturnType<typeof fakeEngine>} */
let engine;
/** @type {ScalingState} */
let state;

beforeEach(() => {
  engine = fakeEngine();
  state = new ScalingState(olcekli, engine);
});

const start = { d: 64, seed: '0', pairs: 10_000 };

test('it opens at the start values, everything computed', () => {
  expect(state.place).toEqual(start);
  expect(state.start()).toEqual(start);
  expect(state.steps).toBeUndefined();
  expect(engine.saturation).toHaveBeenCalledOnce();
  expect(engine.saturationCurve).toHaveBeenCalledOnce();
  expect(state.saturation).toMatchObject({ answerTo: { seed: '0', keys: 8, d: 64 } });
  expect(state.curve).toEqual({
    answerTo: { seed: '0', keys: 8, dimensions: olcekli.controls.d.stops },
  });
});

describe('the engine is called', () => {
  beforeEach(() => vi.clearAllMocks());

  test.each([
    ['once for a dimension', { d: 4 }, 1, 0],
    ['once for a seed, and once for its curve', { seed: '1' }, 1, 1],
    ['as often for both', { d: '4', seed: '1', pairs: '2' }, 1, 1],
    ['not for a number of pairs', { pairs: 2 }, 0, 0],
    ['not for what is already so', { d: '64', seed: '000', pairs: '10000' }, 0, 0],
    ['not for a value that falls back to what is already so', { d: '0', seed: '-1' }, 0, 0],
    ['not for nothing', {}, 0, 0],
  ])('%s', (_, wanted, saturations, curves) => {
    state.set(wanted);
    expect(engine.saturation).toHaveBeenCalledTimes(saturations);
    expect(engine.saturationCurve).toHaveBeenCalledTimes(curves);
    const { d, seed } = state.place;
    expect(state.saturation).toMatchObject({ answerTo: { seed, keys: 8, d } });
    expect(state.curve).toMatchObject({ answerTo: { seed, keys: 8 } });
  });

  test('for no curve while the slider is drawn through its stops', () => {
    const stops = olcekli.controls.d.stops ?? [];
    for (const d of stops) state.set({ d });
    expect(engine.saturation).toHaveBeenCalledTimes(stops.length);
    expect(engine.saturationCurve).not.toHaveBeenCalled();
  });
});

describe('set', () => {
  test('names what has changed, and only that', () => {
    expect(state.set({ d: '4', seed: '00', pairs: '200' })).toEqual({ changed: ['d', 'pairs'], refused: [] });
    expect(state.place).toEqual({ d: 4, seed: '0', pairs: 200 });
  });

  test('takes a dimension between two stops of the slider', () => {
    expect(olcekli.controls.d.stops).not.toContain(1000);
    expect(state.set({ d: '1000' }).changed).toEqual(['d']);
    expect(state.place.d).toBe(1000);
  });

  test('keeps every digit of a seed that is too large for a number', () => {
    const seed = String(2n ** 128n - 1n);
    expect(state.set({ seed })).toEqual({ changed: ['seed'], refused: [] });
    expect(state.saturation).toMatchObject({ answerTo: { seed } });
  });

  test('a bad value falls back to the start value and is named', () => {
    state.set({ d: 4, seed: '7', pairs: 2 });
    expect(state.set({ d: '4097', seed: '1.5', pairs: '1' })).toEqual({
      changed: ['d', 'seed', 'pairs'],
      refused: [
        { name: 'd', value: '4097', expected: [1, 4096], whole: true, used: 64 },
        { name: 'seed', value: '1.5', expected: { digits: 300 }, used: '0' },
        { name: 'pairs', value: '1', expected: [2, 100_000], whole: true, used: 10_000 },
      ],
    });
    expect(state.place).toEqual(start);
  });

  test('the settings of other lessons are passed over', () => {
    const wanted = /** @type {any} */ ({ query: '9', step: '1', lang: 'en', constructor: '1' });
    expect(state.set(wanted)).toEqual({ changed: [], refused: [] });
    expect(state.place).toEqual(start);
  });
});

test.each(/** @type {const} */ (['saturation', 'saturationCurve']))(
  'an engine whose %s throws leaves the state as it was',
  (call) => {
    state.set({ d: 16, seed: '3', pairs: 50 });
    const before = { place: state.place, saturation: state.saturation, curve: state.curve };
    engine[call].mockImplementationOnce(() => {
      throw new RangeError('out of memory');
    });

    expect(() => state.set({ d: 4, seed: '4', pairs: 2 })).toThrow('out of memory');
    expect(state.place).toEqual(before.place);
    expect(state.saturation).toBe(before.saturation);
    expect(state.curve).toBe(before.curve);

    state.set({ d: 4, seed: '4' });
    expect(state.place).toEqual({ d: 4, seed: '4', pairs: 50 });
    expect(state.saturation).toMatchObject({ answerTo: { d: 4, seed: '4' } });
    expect(state.curve).toMatchObject({ answerTo: { seed: '4' } });
  },
);

test('what an address says is read back as it was', () => {
  for (const d of [1, 4, 99, 4096])
    for (const seed of ['0', '12', '9'.repeat(300)])
      for (const pairs of [2, 10_000, 100_000]) {
        const place = { d, seed, pairs };
        const read = new ScalingState(olcekli, fakeEngine());
        expect(read.set(Object.fromEntries(new URLSearchParams(toSearch(place, start)))).refused).toEqual([]);
        expect(read.place).toEqual(place);
      }
});

test('an address says only what differs', () => {
  const others = new URLSearchParams('d=4&query=2');
  expect(toSearch({ ...start, seed: '1' }, start, others)).toBe('seed=1');
});

describe('the scene', () => {
  test('has the engine’s numbers under the names of the figure’s rows', () => {
    const { values, saturation, curve, keys } = sceneAt({ d: 99, seed: '5' });
    const expected = realEngine.saturation({ seed: '5', keys: 8, d: 99 });
    expect(saturation).toEqual(expected);
    expect(values).toEqual({
      scores: expected.scores,
      plain: expected.plain.weights,
      scaled: expected.scaled,
      weights: expected.divided.weights,
    });
    expect(curve).toEqual(
      realEngine.saturationCurve({ seed: '5', keys: 8, dimensions: olcekli.controls.d.stops ?? [] }),
    );
    expect(keys).toEqual(['k₁', 'k₂', 'k₃', 'k₄', 'k₅', 'k₆', 'k₇', 'k₈']);
  });

  test('at a stop of the slider has the numbers of the curve’s point', () => {
    for (const [at, d] of (olcekli.controls.d.stops ?? []).entries()) {
      const { saturation, curve } = sceneAt({ d });
      for (const of of /** @type {const} */ (['plain', 'divided']))
        for (const measure of /** @type {const} */ (['largest', 'entropy', 'gradient']))
          expect(saturation[of][measure], `${of} ${measure}, d = ${d}`).toBe(curve[of][measure][at]);
    }
  });

  test('writes the listing with the list that the experiment last ran', () => {
    expect(sceneAt().written).toEqual({ ...start, dimensions: [4, 64, 1024] });
    expect(sceneAt({ d: 16 }, { look: { ran: [16] } }).written).toEqual({
      ...start,
      d: 16,
      dimensions: [16],
    });
  });

  test('lights the key that is pointed at', () => {
    expect(sceneAt().lit).toBeUndefined();
    expect(sceneAt({}, { look: { pointed: { column: 3 } } }).lit).toBe(3);
  });

  test.each(both)('in %s has the words of its kind beside those of every lesson', (lang) => {
    const { t } = sceneAt({}, { lang });
    expect(t.rows).toBe(scalingTexts[lang].rows);
    expect(t.cppNote).toContain('core/experiment/saturation.cpp');
    for (const name of ['d', 'seed', 'pairs', 'theme', 'lang', 'parts'])
      expect(t.controls[/** @type {'d'} */ (name)].name).toMatch(/\S/);
  });
});

describe('the headline', () => {
  test.each([
    [
      {},
      'd = 64 iken en büyük pay, bölmeden %100,0; √d’ye bölünce %42,0.',
      'With d = 64 the largest weight is 100.0% undivided, and 42.0% after dividing by √d.',
    ],
    [
      { d: 4 },
      'd = 4 iken en büyük pay, bölmeden %81,8; √d’ye bölünce %46,4.',
      'With d = 4 the largest weight is 81.8% undivided, and 46.4% after dividing by √d.',
    ],
    [
      { d: 1, seed: '1' },
      'd = 1 iken en büyük pay, bölmeden %15,5; √d’ye bölünce %15,5.',
      'With d = 1 the largest weight is 15.5% undivided, and 15.5% after dividing by √d.',
    ],
  ])('%o', (place, turkish, english) => {
    expect(finding(sceneAt(place, { lang: 'tr' })).join('')).toBe(turkish);
    expect(finding(sceneAt(place, { lang: 'en' })).join('')).toBe(english);
    expect(kind.say(sceneAt(place))).toBe(turkish);
  });
});
