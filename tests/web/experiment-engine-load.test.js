import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { EngineLoadError, ExperimentEngine, loadExperiment } from '../../web/engine/experiment.js';

/** The loader is the scene engine's, and its failures are tested there. */

const binary = await readFile(new URL('../../build/wasm/experiment.wasm', import.meta.url));

afterEach(() => vi.unstubAllGlobals());

it('comes from an address once for all who ask, and keeps its bytes', async () => {
  const fetched = vi.fn(async () => new Response(binary));
  vi.stubGlobal('fetch', fetched);
  const url = 'https://school.example/assets/experiment-1.wasm';
  const [first, second] = await Promise.all([loadExperiment({ url }), loadExperiment({ url })]);
  expect(first).toBeInstanceOf(ExperimentEngine);
  expect(second).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(Buffer.from(first.binary).equals(binary)).toBe(true);
});

it('says what went wrong, and tries again for the next', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  const url = 'https://school.example/assets/experiment-2.wasm';
  const error = await loadExperiment({ url }).catch((reason) => reason);
  expect(error).toBeInstanceOf(EngineLoadError);
  expect(error).toMatchObject({ code: 'missing', detail: '404' });

  fetched.mockImplementationOnce(async () => new Response(binary));
  expect(await loadExperiment({ url })).toBeInstanceOf(ExperimentEngine);
});

it('needs an address or the bytes, and gives up when told', async () => {
  await expect(loadExperiment({})).rejects.toThrow('expected a url or a binary');
  await expect(loadExperiment({ binary, signal: AbortSignal.abort() })).rejects.toThrow();
});
