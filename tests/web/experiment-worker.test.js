import { describe, expect, test, vi } from 'vitest';
import { EngineError, EngineLoadError } from '../../web/engine/errors.js';
import { conduct, serve } from '../../web/experiment/conduct.js';

/**
 * @typedef {import('../../web/experiment/types.js').Message} Message
 * @typedef {import('../../web/experiment/types.js').ProgressMessage} ProgressMessage
 */

const seed = '0';
const pairs = 1000;

/** An engine whose every normal takes its time on a clock of its own. @param {number} [nanoseconds] */
function fakeEngine(nanoseconds = 10) {
  const log = /** @type {unknown[][]} */ ([]);
  let clock = 0;
  const engine = {
    experiment: (/** @type {unknown} */ request) => {
      log.push(['experiment', request]);
      let [d, work, done] = [0, 0, 0];
      return {
        begin: (/** @type {number} */ next) => {
          [d, work, done] = [next, 3 * pairs * next, 0];
          log.push(['begin', d]);
        },
        advance: (/** @type {number} */ normals) => {
          log.push(['advance', normals]);
          const step = Math.min(normals, work - done);
          clock += step * nanoseconds * 1e-6;
          done += step;
          return done / work;
        },
        histogram: () => /** @type {any} */ ({ of: d, done }),
        result: () => /** @type {any} */ ({ d }),
        free: () => void log.push(['free']),
      };
    },
  };
  return { engine, log, now: () => clock };
}

/** @param {number[]} dimensions @param {ReturnType<typeof fakeEngine>} [fake] */
function messagesOf(dimensions, fake = fakeEngine()) {
  /** @type {Message[]} */
  const messages = [];
  const post = (/** @type {Message} */ message) => void messages.push(message);
  conduct(fake.engine, { seed, pairs, dimensions }, { post, now: fake.now });
  return { messages, log: fake.log };
}

/** @param {Message[]} messages @returns {ProgressMessage[]} */
const progressOf = (messages) => messages.filter((message) => message.type === 'progress');

describe('a run', () => {
  test('draws the whole list from one generator, in its order, and gives it back', () => {
    const { log } = messagesOf([4, 64]);
    expect(log.filter(([what]) => what !== 'advance')).toEqual([
      ['experiment', { seed, pairs }],
      ['begin', 4],
      ['begin', 64],
      ['free'],
    ]);
  });

  test('says each result with its histogram as it comes, and then that it is done', () => {
    const { messages } = messagesOf([4, 64]);
    expect(messages.filter(({ type }) => type !== 'progress')).toEqual([
      { type: 'result', index: 0, result: { d: 4 }, histogram: { of: 4, done: 12_000 } },
      { type: 'result', index: 1, result: { d: 64 }, histogram: { of: 64, done: 192_000 } },
      { type: 'done' },
    ]);
  });

  test('shares count the whole list by its work, and end at 1', () => {
    const progress = progressOf(messagesOf([4, 64, 1024]).messages);
    const lasts = [0, 1, 2].map((at) => progress.findLast(({ index }) => index === at));
    expect(lasts.map((last) => [last?.d, last?.share])).toEqual([
      [4, 4 / 1092],
      [64, 68 / 1092],
      [1024, 1],
    ]);
    const shares = progress.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test.each([10, 1000])('at %i ns for a normal, portions settle at a tenth of a second', (nanoseconds) => {
    const { log } = messagesOf([4096, 4096, 4096, 4096], fakeEngine(nanoseconds));
    const portions = log.flatMap(([what, normals]) => (what === 'advance' ? [Number(normals)] : []));
    expect(portions[0] * nanoseconds * 1e-6).toBeLessThanOrEqual(100);
    expect(portions.at(-1)).toBe(Math.max(100_000, 1e8 / nanoseconds));
  });

  test('a clock that stands still makes no portion endless', () => {
    const { log } = messagesOf([4096], { ...fakeEngine(), now: () => 0 });
    const portions = log.flatMap(([what, normals]) => (what === 'advance' ? [Number(normals)] : []));
    portions.slice(1).forEach((portion, i) => expect(portion).toBe(4 * portions[i]));
  });

  test('gives the generator back when something breaks', () => {
    const fake = fakeEngine();
    const post = () => {
      throw new Error('gone');
    };
    expect(() => conduct(fake.engine, { seed, pairs, dimensions: [4] }, { post, now: fake.now })).toThrow(
      'gone',
    );
    expect(fake.log.at(-1)).toEqual(['free']);
  });
});

describe('the worker', () => {
  const binary = new Uint8Array(8);
  /** @param {Parameters<typeof serve>[1]['load']} load */
  async function answers(load) {
    /** @type {Message[]} */
    const messages = [];
    await serve(
      { binary, seed, pairs, dimensions: [4] },
      { load, post: (message) => void messages.push(message), now: () => 0 },
    );
    return messages;
  }

  test('loads the engine from the bytes it was sent, and runs', async () => {
    const load = vi.fn(async () => fakeEngine().engine);
    expect((await answers(load)).at(-1)).toEqual({ type: 'done' });
    expect(load).toHaveBeenCalledWith({ binary });
  });

  const refusal = new EngineError({ code: 'range', field: 'pairs', expected: '2 to 100000', actual: '1' });
  test.each([
    [refusal, { code: 'refused', detail: 'pairs: expected 2 to 100000, got 1 (range)' }],
    [new EngineLoadError('not-wasm', 'text/html'), { code: 'load', detail: 'not-wasm, text/html' }],
    [new RangeError('out of memory'), { code: 'died', detail: 'RangeError: out of memory' }],
  ])('an error goes to the page as data: %s', async (error, failure) => {
    const messages = await answers(() => Promise.reject(error));
    expect(messages).toEqual([{ type: 'error', failure }]);
    expect(structuredClone(messages)).toEqual(messages);
  });
});
