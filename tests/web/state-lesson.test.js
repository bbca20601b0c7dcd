import { beforeEach, describe, expect, test, vi } from 'vitest';
import dikkat from '../../web/lessons/dikkat/lesson.js';
import { AttentionState } from '../../web/state/attention/attention-state.js';

/** @typedef {import('../../web/state/attention/attention-state.js').Engine} Engine */

/** Answers each request with an answer of its own, so that a test sees which one the state holds. */
const fakeEngine = () => ({
  attend: vi.fn((/** @type {any} */ request) => /** @type {any} */ ({ answerTo: request })),
  trace: vi.fn((/** @type {number} */ words) => new Int32Array(3 * (words * words + 4 * words))),
});

/** @type {ReturnType<typeof fakeEngine>} */
let engine;
/** @type {AttentionState} */
let state;

beforeEach(() => {
  engine = fakeEngine();
  state = new AttentionState(dikkat, engine);
});

const start = { query: 5, temperature: 1, ending: 0, step: 60 };

test('it opens at the start values, everything computed', () => {
  expect(state.place).toEqual(start);
  expect(state.start()).toEqual(start);
  expect(state.steps.count).toBe(60);
  expect(engine.trace.mock.calls).toEqual([[6]]);
  expect(engine.attend).toHaveBeenCalledOnce();
  expect(state.attention).toEqual({ answerTo: state.inputs });
});

test('the engine is asked with the lesson’s numbers', () => {
  state.set({ ending: 1, temperature: 0.15 });
  const { x, wq, wk, wv, temperature, context } = state.inputs;
  expect(temperature).toBe(0.15);
  expect(context).toEqual([[4, 5]]);
  expect(x.shape).toEqual([6, 5]);
  expect(Array.from(x.data.subarray(20))).toEqual([0.5, 0.5, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect([wq, wk, wv].map(({ shape }) => shape)).toEqual([
    [5, 3],
    [5, 3],
    [5, 3],
  ]);
  expect(Array.from(wq.data)).toEqual([0, 0, 2.5, 0, 0, 2.5, 2.5, 2.5, 0, 0, 5, 0, 5, 0, 0]);
  expect(x.data).toBeInstanceOf(Float64Array);
});

describe('the engine is called', () => {
  beforeEach(() => engine.attend.mockClear());

  test.each([
    ['once for a temperature', { temperature: 3 }, 1],
    ['once for an ending', { ending: 1 }, 1],
    ['once for both', { temperature: '3', ending: '1', query: '1', step: '17' }, 1],
    ['not for a query word', { query: 1 }, 0],
    ['not for a step', { step: 1 }, 0],
    ['not for what is already so', { temperature: '1.00', ending: 0 }, 0],
    ['not for a value that falls back to what is already so', { temperature: '0' }, 0],
    ['not for nothing', {}, 0],
  ])('%s', (_, wanted, calls) => {
    state.set(wanted);
    expect(engine.attend).toHaveBeenCalledTimes(calls);
    expect(state.attention).toEqual({ answerTo: state.inputs });
    expect(state.inputs.temperature).toBe(state.place.temperature);
  });

  test('never while the steps are walked through', () => {
    for (let step = 1; step <= 60; step++) state.set({ step });
    expect(engine.attend).not.toHaveBeenCalled();
  });
});

describe('set', () => {
  test('names what has changed, and only that', () => {
    expect(state.set({ query: '2', temperature: 1, step: '17' })).toEqual({
      changed: ['query', 'step'],
      refused: [],
    });
    expect(state.place).toEqual({ ...start, query: 2, step: 17 });
  });

  test('leaves an earlier place as it was', () => {
    const before = state.place;
    state.set({ query: 1 });
    expect(before).toEqual(start);
  });

  test('a bad value falls back to the start value and is named', () => {
    state.set({ temperature: 3, query: 2 });
    expect(state.set({ temperature: '1,5', query: '7', ending: '1' })).toEqual({
      changed: ['query', 'temperature', 'ending'],
      refused: [
        { name: 'query', value: '7', expected: [1, 6], used: 5 },
        { name: 'temperature', value: '1,5', expected: [0.1, 5], used: 1 },
      ],
    });
    expect(state.place).toEqual({ ...start, ending: 1 });
  });

  test.each([
    ['0', 60],
    ['61', 60],
    ['', 60],
  ])('step "%s" is none of the sixty', (raw, used) => {
    expect(state.set({ step: raw }).refused).toEqual([{ name: 'step', value: raw, expected: [1, 60], used }]);
  });

  test('a number that is none is refused as what came', () => {
    expect(state.set({ temperature: NaN }).refused).toMatchObject([{ value: 'NaN', used: 1 }]);
  });

  test('what is no setting is passed over', () => {
    const wanted = /** @type {any} */ ({ lang: 'en', constructor: '1', step: undefined });
    expect(state.set(wanted)).toEqual({ changed: [], refused: [] });
    expect(state.place).toEqual(start);
  });
});

test('an engine that throws leaves the state as it was', () => {
  state.set({ temperature: 2, query: 3 });
  const before = { place: state.place, inputs: state.inputs, attention: state.attention };
  engine.attend.mockImplementationOnce(() => {
    throw new RangeError('scores: expected finite numbers, got inf');
  });

  expect(() => state.set({ temperature: 0.1, ending: 1, query: 6, step: 1 })).toThrow('got inf');
  expect({ place: state.place, inputs: state.inputs, attention: state.attention }).toEqual(before);
  expect(state.attention).toBe(before.attention);

  state.set({ temperature: 0.1 });
  expect(state.attention).toEqual({ answerTo: state.inputs });
  expect(state.inputs.temperature).toBe(0.1);
});
