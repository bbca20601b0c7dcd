import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineLoadError, loadScene, SceneEngine } from '../../web/engine/scene.js';

const binary = await readFile(new URL('../../build/wasm/scene.wasm', import.meta.url));

/** An address that no other test has loaded from. */
let url = '';
let count = 0;
/** @type {import('vitest').Mock<typeof fetch>} */
let fetched;

beforeEach(() => {
  url = `https://school.example/assets/scene-${++count}.wasm`;
  fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** @param {BodyInit} body @param {ResponseInit} [init] */
const answer = (body, init) => fetched.mockImplementationOnce(async () => new Response(body, init));

/** @param {Promise<unknown>} loading */
const failure = async (loading) => {
  const error = await loading.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(EngineLoadError);
  return /** @type {EngineLoadError} */ (error);
};

/** Answers with nothing, until it is told to give up. */
const silence = () =>
  fetched.mockImplementationOnce(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );

describe('loading', () => {
  it('gives an engine that computes', async () => {
    answer(binary, { headers: { 'content-type': 'application/wasm' } });
    const engine = await loadScene({ url });
    expect(engine).toBeInstanceOf(SceneEngine);
    expect(engine.trace(6)).toHaveLength(180);
  });

  it.each(['text/plain', 'application/octet-stream', ''])(
    'does not mind the MIME type "%s"',
    async (type) => {
      answer(binary, { headers: { 'content-type': type } });
      expect((await loadScene({ url })).trace(1)).toHaveLength(15);
    },
  );

  it('happens once for all who ask', async () => {
    answer(binary);
    const [first, second] = await Promise.all([loadScene({ url }), loadScene({ url })]);
    expect(first).toBe(second);
    expect(await loadScene({ url })).toBe(first);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('needs an address or the bytes', async () => {
    await expect(loadScene({})).rejects.toThrow('expected a url or a binary');
  });
});

describe('a failed load', () => {
  it('says that there is no WebAssembly, and asks for nothing', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(await failure(loadScene({ url }))).toMatchObject({ code: 'unsupported' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says with which status the file is missing', async () => {
    answer('<h1>Not found</h1>', { status: 404 });
    expect(await failure(loadScene({ url }))).toMatchObject({ code: 'missing', detail: '404' });
  });

  it('says that nothing came through', async () => {
    const cause = new TypeError('Failed to fetch');
    fetched.mockRejectedValueOnce(cause);
    expect(await failure(loadScene({ url }))).toMatchObject({ code: 'blocked', cause });
  });

  it('says that the connection broke off', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
    answer(body);
    expect(await failure(loadScene({ url }))).toMatchObject({ code: 'blocked' });
  });

  it('says that a page came instead', async () => {
    answer('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    expect(await failure(loadScene({ url }))).toMatchObject({ code: 'not-wasm', detail: 'text/html' });
  });

  it('says that nothing came at all', async () => {
    answer('');
    expect(await failure(loadScene({ url }))).toMatchObject({ code: 'not-wasm' });
  });

  it('says that the module is damaged', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer(binary.subarray(0, 1000));
    const error = await failure(loadScene({ url }));
    expect(error.code).toBe('broken');
    expect(error.detail).toContain('CompileError');
  });

  it('says after 30 seconds that no answer came, and gives the request up', async () => {
    vi.useFakeTimers();
    silence();
    const failed = failure(loadScene({ url }));
    const signal = fetched.mock.calls[0][1]?.signal;

    await vi.advanceTimersByTimeAsync(29_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(await failed).toMatchObject({ code: 'stalled', detail: '30000 ms' });
  });

  it('says after its time that the answer stopped half way', async () => {
    vi.useFakeTimers();
    const half = new ReadableStream({ start: (stream) => stream.enqueue(binary.subarray(0, 1000)) });
    answer(half);
    const failed = failure(loadScene({ url, timeout: 500 }));
    await vi.advanceTimersByTimeAsync(500);
    expect(await failed).toMatchObject({ code: 'stalled' });
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    answer('', { status: 500 });
    await failure(loadScene({ url }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is the failure of all who wait, and the next to ask try again, past the cache', async () => {
    answer('', { status: 503 });
    const errors = await Promise.all([failure(loadScene({ url })), failure(loadScene({ url }))]);
    expect(errors.map(({ detail }) => detail)).toEqual(['503', '503']);

    answer(binary);
    const [first, second] = await Promise.all([loadScene({ url }), loadScene({ url })]);
    expect(first).toBe(second);
    expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
  });
});

describe('a caller who gives up', () => {
  it('hears so at once, and disturbs nobody else', async () => {
    /** @type {(response: Response) => void} */
    let respond = () => {};
    fetched.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    const controller = new AbortController();
    const mine = loadScene({ url, signal: controller.signal });
    const theirs = loadScene({ url });

    controller.abort();
    await expect(mine).rejects.toBe(controller.signal.reason);
    respond(new Response(binary));
    expect(await theirs).toBeInstanceOf(SceneEngine);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing when it has given up before', async () => {
    await expect(loadScene({ url, signal: AbortSignal.abort() })).rejects.toThrow();
    expect(fetched).not.toHaveBeenCalled();
  });
});
