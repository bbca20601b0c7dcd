import { readFile } from 'node:fs/promises';
import { Worker as NodeWorker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineLoadError } from '../../web/engine/errors.js';
import { conductor } from '../../web/notebook/conduct.js';
import { Notebook, NotebookError } from '../../web/notebook/notebook.js';

/** @typedef {import('../../web/notebook/types.js').Message} Message */

/** One of Node's workers, as a browser's. */
class RealWorker {
  /** @type {(event: any) => void} */ onmessage = () => {};
  /** @type {(event: any) => void} */ onerror = () => {};
  onmessageerror = () => {};
  #worker = new NodeWorker(new URL('support/notebook-worker.js', import.meta.url));

  constructor() {
    this.#worker.on('message', (data) => this.onmessage({ data }));
    this.#worker.on('error', ({ message }) => this.onerror({ message }));
  }

  /** @param {object} data */
  postMessage(data) {
    this.#worker.postMessage(data);
  }

  terminate() {
    this.#worker.terminate();
  }
}

/** @type {Notebook} */
let notebook;
let workers = 0;
/** @type {string[]} */
let heard = [];
const listeners = {
  onOutput: (/** @type {string} */ text) => heard.push(text),
  onError: (/** @type {string} */ text) => heard.push(`! ${text.trimEnd().split('\n').at(-1)}`),
};

describe('a notebook', { timeout: 120_000 }, () => {
  beforeEach(() => {
    workers = 0;
    heard = [];
    notebook = new Notebook({
      spawn: () => {
        ++workers;
        return /** @type {any} */ (new RealWorker());
      },
      load: () => readFile(new URL('../../build/wasm/notebook.wasm', import.meta.url)),
    });
  });

  afterEach(() => notebook.close());

  it('loads nothing until it is needed, and then runs program after program in one worker', async () => {
    expect(workers).toBe(0);
    expect(await notebook.run({ source: 'x = 1\nprint("bir")' }, listeners)).toMatchObject({ status: 0 });
    expect(await notebook.run({ source: 'print(x)' }, listeners)).toMatchObject({
      status: 1,
      type: 'NameError',
    });
    expect(heard).toEqual(['bir\n', "! NameError: name 'x' is not defined"]);
    expect(workers).toBe(1);
  });

  it('hears warnings in between, and hands files and arrays over', async () => {
    const source = [
      'import numpy as np',
      'print(open("a.txt").read())',
      'x = np.array([1, 2]) / 0',
      'open("b.txt", "w").write("2")',
      'print("son")',
    ].join('\n');
    const files = { 'a.txt': new TextEncoder().encode('1') };
    const outcome = await notebook.run({ source, files, arrays: ['x'] }, listeners);
    expect(heard).toEqual(['1\n', '!   x = np.array([1, 2]) / 0', 'son\n']);
    expect(outcome.files).toEqual({ 'b.txt': new TextEncoder().encode('2') });
    expect(outcome.arrays).toEqual({ x: { shape: [2], data: Float64Array.of(Infinity, Infinity) } });
  });

  it('stops a program that never ends, at once, and keeps what it has printed', async () => {
    const running = notebook.run({ source: 'print("a", flush=True)\nwhile True: pass' }, listeners);
    await vi.waitFor(() => expect(heard).toEqual(['a\n']), 60_000);
    const before = performance.now();
    notebook.stop();
    expect(await running).toMatchObject({ status: 3, type: 'stopped' });
    expect(performance.now() - before).toBeLessThan(300);
    expect(await notebook.run({ source: 'print("b")' }, listeners)).toMatchObject({ status: 0 });
    expect(heard).toEqual(['a\n', 'b\n']);
    expect(workers).toBe(2);
  });

  it('stops the one that runs to run another', async () => {
    const first = notebook.run({ source: 'while True: pass' });
    const second = notebook.run({ source: 'print(2)' }, listeners);
    expect(await first).toMatchObject({ type: 'stopped' });
    expect(await second).toMatchObject({ status: 0 });
    expect(heard).toEqual(['2\n']);
  });

  const one = { shape: [1, 1], data: Float64Array.of(1) };
  const simple = { x: one, q: one, k: one, v: one, scores: one, weights: one, output: one, temperature: 1 };

  it('follows what a run has computed, in the same worker, request by request', async () => {
    const source = 'words = ["o"]; tau = 2';
    const { arrays, texts } = await notebook.run({ source, arrays: ['words', 'tau'] });
    expect(texts).toEqual({ words: ['o'] });
    const [fits, misfit] = await Promise.all([
      notebook.follow({ ...simple, temperature: arrays.tau.data[0] }),
      notebook.follow({ ...simple, k: { shape: [1], data: Float64Array.of(1) } }),
    ]);
    expect(fits).toMatchObject({ divisor: 2, agrees: { scores: true, weights: true, output: true } });
    expect(misfit).toMatchObject({ error: { code: 'shape', field: 'k' } });
    expect(workers).toBe(1);
  });

  it('follows without a run before, and not what is stopped before it is answered', async () => {
    expect(await notebook.follow(simple)).toMatchObject({ divisor: 1 });
    const running = notebook.run({ source: 'print(1, flush=True)\nwhile True: pass' }, listeners);
    await vi.waitFor(() => expect(heard).toEqual(['1\n']), 60_000);
    const waiting = notebook.follow(simple).catch((/** @type {unknown} */ error) => error);
    // Long enough for the request to reach the worker, which is busy.
    await new Promise((resolve) => setTimeout(resolve, 200));
    notebook.stop();
    expect(await running).toMatchObject({ type: 'stopped' });
    const error = await waiting;
    expect(error).toBeInstanceOf(NotebookError);
    expect(error).toMatchObject({ code: 'stopped' });
    expect(await notebook.follow(simple)).toMatchObject({ divisor: 1 });
  });

  it('stopped with nothing to stop, does nothing', () => {
    notebook.stop();
    expect(workers).toBe(0);
  });

  it('gives the memory of a large run back', async () => {
    const source = 'a = [0] * 10_000_000\nprint(len(a))';
    expect(await notebook.run({ source }, listeners)).toMatchObject({ status: 0 });
    expect(await notebook.run({ source: 'print(1)' }, listeners)).toMatchObject({ status: 0 });
    expect(heard).toEqual(['10000000\n', '1\n']);
    expect(workers).toBe(2);
  });

  it('passes budgets on, and says when one is none', async () => {
    const source = 'while True: pass';
    expect(await notebook.run({ source, budget: { steps: 10 } })).toMatchObject({ status: 3, type: 'steps' });
    await expect(notebook.run({ source, budget: { steps: -1 } })).rejects.toMatchObject({ code: 'refused' });
    expect(await notebook.run({ source: '' })).toMatchObject({ status: 0 });
  });

  it('that gets no worker or no engine says so, and tries again', async () => {
    let broken = true;
    const binary = await readFile(new URL('../../build/wasm/notebook.wasm', import.meta.url));
    const fails = new Notebook({
      spawn: () => {
        if (broken) throw new DOMException('denied', 'SecurityError');
        return /** @type {any} */ (new RealWorker());
      },
      load: async () => binary,
    });
    await expect(fails.run({ source: '' })).rejects.toMatchObject({ code: 'no-worker' });
    await expect(fails.follow(simple)).rejects.toMatchObject({ code: 'no-worker' });
    broken = false;
    expect(await fails.run({ source: '' })).toMatchObject({ status: 0 });
    fails.close();

    const load = vi.fn(async () => binary).mockRejectedValueOnce(new EngineLoadError('missing', '404'));
    const late = new Notebook({ spawn: () => /** @type {any} */ (new RealWorker()), load });
    const error = await late.run({ source: '' }).catch((/** @type {unknown} */ thrown) => thrown);
    expect(error).toBeInstanceOf(NotebookError);
    expect(error).toMatchObject({ code: 'load', detail: 'missing, 404' });
    expect(await late.run({ source: '' })).toMatchObject({ status: 0 });
    late.close();
  });
});

describe('its worker', () => {
  const outcome = /** @type {any} */ ({ status: 0 });
  const program = { source: 'print(1)' };

  /**
   * @param {import('../../web/notebook/conduct.js').Engine['run']} run
   * @param {import('../../web/notebook/conduct.js').Engine['follow']} [follow]
   */
  const worker = (run, follow = vi.fn()) => {
    /** @type {Message[]} */
    const said = [];
    const load = async () => ({ run, follow, memory: 7 });
    return { said, tell: conductor({ load, post: (message) => said.push(message) }) };
  };

  it('says what is printed, and how the run has ended', async () => {
    const { said, tell } = worker((asked, output, warn) => {
      expect(asked).toBe(program);
      output('1\n');
      warn('careful\n');
      return outcome;
    });
    await tell({ type: 'load', binary: new Uint8Array() });
    await tell({ type: 'run', program });
    expect(said).toEqual([
      { type: 'output', text: '1\n' },
      { type: 'warning', text: 'careful\n' },
      { type: 'outcome', outcome, memory: 7 },
    ]);
  });

  it('says what is to be seen of a run', async () => {
    const followed = /** @type {any} */ ({ agrees: {} });
    const request = /** @type {any} */ ({ temperature: 1 });
    const { said, tell } = worker(vi.fn(), (asked) => {
      expect(asked).toBe(request);
      return followed;
    });
    await tell({ type: 'load', binary: new Uint8Array() });
    await tell({ type: 'follow', request });
    expect(said).toEqual([{ type: 'followed', followed }]);
  });

  it('says that the engine has broken', async () => {
    const { said, tell } = worker(() => {
      throw new RangeError('too deep');
    });
    await tell({ type: 'load', binary: new Uint8Array() });
    await tell({ type: 'run', program });
    expect(said).toEqual([{ type: 'error', failure: { code: 'died', detail: 'RangeError: too deep' } }]);
  });
});
