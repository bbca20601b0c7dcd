import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loadScene } from '../../web/engine/scene.js';
import { opcodes, withMemory } from './support/wasm-module.js';

/** What was built: build/wasm/scene.wasm and its glue. */

const built = (/** @type {string} */ name) => readFile(new URL(`../../build/wasm/${name}`, import.meta.url));
const binary = await built('scene.wasm');
const glue = await built('scene.js');

it('makes no code from text, which a strict policy forbids', () => {
  expect(glue.toString()).not.toMatch(/\bFunction\s*\(|\beval\s*\(/);
});

it('imports and exports nothing but functions, a table and a memory', async () => {
  const kinds = WebAssembly.Module.exports(await WebAssembly.compile(binary)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['function', 'memory', 'table']));
});

it('needs no WebAssembly instruction younger than the first version and its exceptions', () => {
  const { young, old } = opcodes(binary);
  expect(young).toEqual([]);
  expect(old.length).toBeGreaterThan(50);
});

it('is small: the page loads within 60 KB, all told', () => {
  expect(brotliCompressSync(binary).length).toBeLessThan(15_000);
});

it('holds its memory over 100,000 calls, refused ones among them', { timeout: 300_000 }, async () => {
  const { engine, memorySize } = await withMemory(() => loadScene({ binary }));

  const ones = (/** @type {number} */ rows, /** @type {number} */ columns) => ({
    shape: [rows, columns],
    data: new Float64Array(rows * columns).fill(1),
  });
  const request = {
    x: ones(6, 5),
    wq: ones(5, 3),
    wk: ones(5, 3),
    wv: ones(5, 3),
    temperature: 1,
    context: [[4, 5]],
  };
  const refused = { ...request, temperature: Number.MIN_VALUE }; // noticed at the very end
  let refusals = 0;
  const call = (/** @type {number} */ i) => {
    engine.attend(request);
    if (i % 10 > 0) return;
    engine.trace(6);
    try {
      engine.attend(refused);
    } catch {
      ++refusals;
    }
  };

  for (let i = 0; i < 100; ++i) call(i);
  const before = memorySize();
  for (let i = 0; i < 100_000; ++i) call(i);
  expect(memorySize()).toBe(before);
  expect(refusals).toBe(10_010);
});
