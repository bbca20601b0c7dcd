import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { loadExperiment } from '../../web/engine/experiment.js';
import { opcodes, withMemory } from './support/wasm-module.js';

/** What was built, build/wasm/experiment.wasm and its glue, and how it runs. */

const MB = 2 ** 20;
const at = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url);
const binary = await readFile(at('build/wasm/experiment.wasm'));

it('makes no code from text, which a strict policy forbids', async () => {
  expect(await readFile(at('build/wasm/experiment.js'), 'utf8')).not.toMatch(/\bFunction\s*\(|\beval\s*\(/);
});

it('needs no WebAssembly instruction younger than the first version and its exceptions', () => {
  const { young, old } = opcodes(binary);
  expect(young).toEqual([]);
  expect(old.length).toBeGreaterThan(50);
});

it('is left out of the scene engine, which every page loads', async () => {
  const seen = new Set();
  const visit = async (/** @type {URL} */ file) => {
    if (seen.has(file.pathname)) return;
    seen.add(file.pathname);
    for (const [, path] of (await readFile(file, 'utf8')).matchAll(/from '(\.[^']+)'/g)) {
      await visit(new URL(path, file));
    }
  };
  await visit(at('web/engine/scene.js'));
  expect([...seen].filter((path) => path.includes('experiment'))).toEqual([]);
  expect([...seen].some((path) => path.endsWith('build/wasm/scene.js'))).toBe(true);
});

it('keeps what it needs for the pairs, however many dimensions there are', async () => {
  const { engine, memorySize } = await withMemory(() => loadExperiment({ binary }));
  const run = engine.experiment({ seed: '0', pairs: 2000 });
  run.begin(4096); // NumPy: 200 MB
  while (run.advance(1_000_000) < 1);
  run.result();
  run.histogram();
  expect(memorySize()).toBeLessThan(2 * MB);
  run.free();
});

it('stays far below its limit of 32 MB at the largest number of pairs', async () => {
  const { engine, memorySize } = await withMemory(() => loadExperiment({ binary }));
  const run = engine.experiment({ seed: '0', pairs: 100_000 });
  run.begin(2);
  while (run.advance(1_000_000) < 1);
  run.result();
  run.histogram();
  run.begin(4096);
  run.advance(1_000_000);
  expect(memorySize()).toBeLessThan(8 * MB);
  run.free();
});

it('says that there is no memory left, and gives back what was taken', async () => {
  const { engine, memorySize } = await withMemory(() => loadExperiment({ binary }));
  /** @type {import('../../web/engine/experiment.js').ExperimentRun[]} */
  const runs = [];
  const fill = () => {
    for (;;) runs.push(engine.experiment({ seed: '0', pairs: 100_000 }));
  };
  expect(fill).toThrow(expect.objectContaining({ code: 'size', expected: 'what fits into memory' }));
  const count = runs.length;
  expect(count).toBeGreaterThan(30);
  expect(memorySize()).toBeLessThanOrEqual(32 * MB);
  for (const run of runs.splice(0)) run.free();
  expect(fill).toThrow(expect.objectContaining({ code: 'size' }));
  expect(runs.length).toBe(count);
});

it('holds its memory over 10,000 runs, refused calls among them', async () => {
  const { engine, memorySize } = await withMemory(() => loadExperiment({ binary }));
  let refusals = 0;
  const call = () => {
    const run = engine.experiment({ seed: '12345678901234567890', pairs: 50 });
    run.begin(2);
    run.advance(1000);
    run.histogram();
    run.result();
    engine.saturationCurve({ seed: '3', keys: 4, dimensions: [1, 2, 3] });
    try {
      run.begin(0);
    } catch {
      ++refusals;
    }
    run.free();
  };
  for (let i = 0; i < 100; ++i) call();
  const before = memorySize();
  for (let i = 0; i < 10_000; ++i) call();
  expect(memorySize()).toBe(before);
  expect(refusals).toBe(10_100);
});

it('runs in a worker, from the bytes that the page has already', async () => {
  const engine = await loadExperiment({ binary });
  expect(engine.binary).toBe(binary);
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(async ({ loadExperiment }) => {
      const engine = await loadExperiment({ binary: workerData.binary });
      const run = engine.experiment({ seed: '0', pairs: 100 });
      run.begin(4);
      run.advance(2000);
      parentPort.postMessage(run.result());
    });`;
  const worker = new Worker(code, {
    eval: true,
    workerData: { module: at('web/engine/experiment.js').href, binary: engine.binary },
  });
  const result = await new Promise((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  );
  await worker.terminate();

  const run = engine.experiment({ seed: '0', pairs: 100 });
  run.begin(4);
  run.advance(2000);
  expect(result).toEqual(run.result());
  run.free();
});
