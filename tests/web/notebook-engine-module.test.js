import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loadNotebook } from '../../web/engine/notebook.js';
import { opcodes, withMemory } from './support/wasm-module.js';

/** What was built: build/wasm/notebook.wasm and its glue. */

const built = (/** @type {string} */ name) => readFile(new URL(`../../build/wasm/${name}`, import.meta.url));
const binary = await built('notebook.wasm');
const glue = await built('notebook.js');

it('makes no code from text, which a strict policy forbids', () => {
  expect(glue.toString()).not.toMatch(/\bFunction\s*\(|\beval\s*\(/);
});

it('needs no WebAssembly instruction younger than the first version, its exceptions and its vectors', () => {
  const { young, old } = opcodes(binary);
  expect([[], [0xfd]]).toContainEqual(young);
  expect(old.length).toBeGreaterThan(50);
});

it('grows no further without notice', () => {
  const size = [binary, glue].reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  expect(size).toBeLessThan(365_000);
});

it('holds its memory over 200 runs, failing ones among them', { timeout: 300_000 }, async () => {
  const { engine, memorySize } = await withMemory(() => loadNotebook({ binary }));
  const programs = [
    'class Node:\n  pass\na = Node(); b = Node(); a.other = b; b.other = a',
    'rows = [[str(i)] * 10 for i in range(20000)]\nprint(len(rows))',
    'def gen():\n  while True: yield 1\ng = gen(); next(g)\nprint(1 / 0)',
    'def f(n): return f(n + 1)\nf(0)',
    'x = (1,',
    'import os',
    'a = []\nwhile True: a.append(a)',
  ];
  const run = (/** @type {number} */ i) =>
    engine.run({ source: programs[i % programs.length], budget: { steps: 100_000 } });
  for (let i = 0; i < programs.length; ++i) run(i);
  const before = memorySize();
  for (let i = 0; i < 200; ++i) run(i);
  expect(memorySize()).toBe(before);
  expect(engine.memory).toBe(before);
});
