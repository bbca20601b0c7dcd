import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Run } from '../../web/experiment/run.js';
import { TimeLeft } from '../../web/experiment/time-left.js';

class FakeWorker {
  /** @type {FakeWorker[]} */ static all = [];
  /** @type {(event: any) => void} */ onmessage = () => {};
  /** @type {(event: any) => void} */ onerror = () => {};
  onmessageerror = () => {};
  postMessage = vi.fn();
  terminate = vi.fn();

  constructor() {
    FakeWorker.all.push(this);
  }

  /** @param {object} data */
  say(data) {
    this.onmessage({ data });
  }
}

const request = { seed: '0', pairs: 1000, dimensions: [4, 64], binary: new Uint8Array(8) };
const done = { type: 'done' };

let clock = 0;
const run = () => new Run({ spawn: () => /** @type {any} */ (new FakeWorker()), now: () => clock });
const listeners = () => ({ progress: vi.fn(), result: vi.fn(), done: vi.fn(), error: vi.fn() });
/** @param {ReturnType<typeof listeners>} heard how often each was called */
const calls = (heard) => Object.values(heard).map((each) => each.mock.calls.length);
/** @param {number} share */
const progress = (share) => ({ type: 'progress', index: 0, d: 4, share, histogram: {} });

beforeEach(() => {
  FakeWorker.all = [];
  clock = 0;
});

/** @param {Run} running @param {ReturnType<typeof listeners>} heard */
function started(running, heard) {
  running.start(request, heard);
  return /** @type {FakeWorker} */ (FakeWorker.all.at(-1));
}

describe('a run', () => {
  test('asks its worker once, and passes on what that says', () => {
    const heard = listeners();
    const worker = started(run(), heard);
    expect(worker.postMessage.mock.calls).toEqual([[request]]);
    const result = { type: 'result', index: 0, result: {}, histogram: {} };
    for (const message of [progress(0.5), result, done]) worker.say(message);
    expect(heard.progress).toHaveBeenCalledWith({ ...progress(0.5), left: undefined });
    expect(heard.result).toHaveBeenCalledWith(result);
    expect(calls(heard)).toEqual([1, 1, 1, 0]);
  });

  test('ends its worker when it is done', () => {
    const worker = started(run(), listeners());
    expect(worker.terminate).not.toHaveBeenCalled();
    worker.say(done);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  test('cancelled, ends the worker at once and says nothing more', () => {
    const [running, heard] = [run(), listeners()];
    const worker = started(running, heard);
    running.cancel();
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    worker.say(progress(0.5));
    worker.say(done);
    worker.onerror({ message: 'late' });
    worker.onmessageerror();
    expect(calls(heard)).toEqual([0, 0, 0, 0]);
  });

  test('started anew, ends the old one, whose words no longer count', () => {
    const [running, first, second] = [run(), listeners(), listeners()];
    const old = started(running, first);
    const worker = started(running, second);
    expect([old, worker].map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 0]);
    old.say(done);
    worker.say(progress(0.1));
    expect(calls(first)).toEqual([0, 0, 0, 0]);
    expect(calls(second)).toEqual([1, 0, 0, 0]);
  });

  test('cancelled twice or before its start is no mistake', () => {
    const running = run();
    running.cancel();
    const worker = started(running, listeners());
    running.cancel();
    running.cancel();
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});

describe('a run that fails', () => {
  test('hands on what the worker says of it', () => {
    const heard = listeners();
    const failure = { code: 'refused', detail: 'pairs' };
    const worker = started(run(), heard);
    worker.say({ type: 'error', failure });
    worker.say(done);
    expect(heard.error.mock.calls).toEqual([[failure]]);
    expect(heard.done).not.toHaveBeenCalled();
    expect(worker.terminate).toHaveBeenCalled();
  });

  test('says that no worker could be made', () => {
    const heard = listeners();
    const spawn = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    new Run({ spawn }).start(request, heard);
    expect(heard.error.mock.calls).toEqual([[{ code: 'no-worker', detail: 'SecurityError: denied' }]]);
  });

  test.each([
    ['before its first word could not start', [], 'no-worker'],
    ['after it has died', [progress(0.1)], 'died'],
  ])('a worker with an error %s', (_, messages, code) => {
    const heard = listeners();
    const worker = started(run(), heard);
    for (const message of messages) worker.say(message);
    worker.onerror({ message: 'oh' });
    worker.onerror({ message: 'again' });
    expect(heard.error.mock.calls).toEqual([[{ code, detail: 'oh' }]]);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  test('a message that cannot be read ends it', () => {
    const heard = listeners();
    started(run(), heard).onmessageerror();
    expect(heard.error.mock.calls).toEqual([[{ code: 'died', detail: 'messageerror' }]]);
  });

  test('can be started again', () => {
    const [running, heard] = [run(), listeners()];
    started(running, heard).onerror({});
    started(running, heard).say(done);
    expect(calls(heard)).toEqual([0, 0, 1, 1]);
  });
});

describe('the time left', () => {
  /** @param {[share: number, seconds: number][]} steps */
  const seen = (steps) => {
    const left = new TimeLeft();
    return steps.map(([share, seconds]) => left.update(share, 1000 * seconds));
  };

  test('is unknown until there is something to go by', () => {
    expect(
      seen([
        [0.01, 5],
        [0.02, 5.1],
        [0.01, 9],
      ]),
    ).toEqual([undefined, undefined, undefined]);
  });

  test('at an even pace counts down to one second', () => {
    expect(seen(Array.from({ length: 11 }, (_, at) => [at / 10, at]))).toEqual([
      undefined,
      9,
      8,
      7,
      6,
      5,
      4,
      3,
      2,
      1,
      1,
    ]);
  });

  test('does not count what it took to load', () => {
    expect(
      seen([
        [0, 30],
        [0.5, 32],
      ])[1],
    ).toBe(2);
  });

  test('moves only a part of the way when the pace changes', () => {
    const steady = /** @type {[number, number][]} */ ([
      [0, 0],
      [0.1, 1],
    ]);
    expect(seen([...steady, [0.11, 2]])[2]).toBeLessThan(14);
    expect(seen([...steady, [0.11, 2]])[2]).toBeGreaterThan(8);
  });

  test('reaches the run with its progress', () => {
    const heard = listeners();
    const worker = started(run(), heard);
    worker.say(progress(0));
    clock = 2000;
    worker.say(progress(0.5));
    expect(heard.progress.mock.calls.map(([{ left }]) => left)).toEqual([undefined, 2]);
  });
});
