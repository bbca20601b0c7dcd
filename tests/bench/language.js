import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { openUntil } from './browser.js';
import { fraction, kilobytes, milliseconds } from './claims.js';
import { PYODIDE_HEADERS, pyodideSite, visit } from './load.js';
import { median } from './statistics.js';

const ROUNDS = 5;
const MOST_BYTES = 150_000;
const MOST_START = 150;
const MOST_SHARE = 1 / 15;
const MOST_OPERATION = 1;
const MOST_LOOP = 3;
const LEAST_PRODUCT = 1;

const LISTINGS = ['dikkat', 'olcekli-nokta-carpim'];

/**
 * The lesson language as the page has it, in WebAssembly, beside CPython with NumPy, native Eigen and Pyodide: each
 * pair one after the other in turn.
 *
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function language({ browser, log }) {
  return [
    { what: 'Language module, brotli', value: moduleBytes(), show: kilobytes, most: MOST_BYTES },
    ...(await start(browser, log)),
    ...operations(log),
    ...products(log),
    ...LISTINGS.flatMap((lesson) => lessonProgram(lesson, log)),
  ];
}

const moduleBytes = () => brotliCompressSync(readFileSync(inRoot('build/wasm/notebook.wasm'))).length;

/**
 * From the call that starts the worker to the first output, in a browser that has not seen the page, beside Pyodide's
 * core evaluating 1+1.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {(line: string) => void} log
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
async function start(browser, log) {
  const directory = inRoot('build/bench/notebook');
  await build({
    configFile: false,
    root: inRoot('tests/bench/notebook'),
    base: './',
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: directory, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  });
  const site = await serve({ directory, port: 0 });
  const pyodide = await serve({ directory: pyodideSite(), port: 0, headers: PYODIDE_HEADERS });
  try {
    const [our, their] = await inTurn(
      () => firstOutput(browser, site.url),
      () => visit(browser, pyodide.url, 'pyodide-ready'),
      (ours, theirs) => log(`  cold worker ${milliseconds(ours)}, Pyodide ${milliseconds(theirs)}`),
    );
    return [
      { what: 'Cold worker to first output', value: our, show: milliseconds, most: MOST_START },
      { what: "Pyodide's core, 1+1", value: their, show: milliseconds },
      { what: 'Cold worker : Pyodide', value: our / their, show: fraction, most: MOST_SHARE },
    ];
  } finally {
    await Promise.all([site.close(), pyodide.close()]);
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function firstOutput(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await openUntil(page, url, 'notebook-printed');
    return await page.evaluate(() => /** @type {any} */ (window).taken);
  } finally {
    await context.close();
  }
}

/** @param {(line: string) => void} log @returns {import('./claims.js').Claim[]} */
function operations(log) {
  const small = best(() => ours('small.py')) * 1e6;
  const [loop, theirLoop] = pair(
    () => ours('additions.py'),
    () => theirs('additions.py'),
  );
  log(
    `  300,000 additions: WebAssembly ${milliseconds(loop * 1e3)}, CPython ${milliseconds(theirLoop * 1e3)}`,
  );
  return [
    { what: 'Adding two arrays of three', value: small, show: microseconds, most: MOST_OPERATION },
    { what: 'Loop of integer additions : CPython', value: loop / theirLoop, show: ratio, most: MOST_LOOP },
  ];
}

/** @param {(line: string) => void} log @returns {import('./claims.js').Claim[]} */
function products(log) {
  const eigen = compiledEigen();
  const [our, their] = pair(
    () => ours('matmul.py'),
    () => seconds(eigen, []),
  );
  log(`  512 x 512 float64: WebAssembly ${milliseconds(our * 1e3)}, Eigen ${milliseconds(their * 1e3)}`);
  return [
    {
      what: 'Product of 512 x 512, native Eigen : WebAssembly',
      value: their / our,
      show: ratio,
      least: LEAST_PRODUCT,
    },
  ];
}

/** @returns {string} the program, for vectors of 128 bits, which is what every x86-64 and ARM has */
function compiledEigen() {
  const program = inRoot('build/bench/eigen');
  mkdirSync(inRoot('build/bench'), { recursive: true });
  const include = ['/usr/include/eigen3', '/usr/local/include/eigen3', '/opt/homebrew/include/eigen3'];
  const arguments_ = ['-std=c++20', '-O3', '-DNDEBUG', ...include.map((directory) => `-I${directory}`)];
  output(process.env.CXX ?? 'c++', [...arguments_, inRoot('tests/bench/language/eigen.cpp'), '-o', program]);
  return program;
}

/**
 * A lesson's own program from the start of its process to the end.
 *
 * @param {string} lesson
 * @param {(line: string) => void} log
 * @returns {import('./claims.js').Claim[]}
 */
function lessonProgram(lesson, log) {
  const file = inRoot(`web/lessons/${lesson}/listing.py`);
  const [our, their] = pair(
    () => timed(process.execPath, [inRoot('tests/bench/language/run.js'), file]),
    () => timed('/usr/bin/python3', [file]),
  );
  log(`  ${lesson}, cold: WebAssembly in Node ${milliseconds(our)}, CPython ${milliseconds(their)}`);
  return [{ what: `Program of ${lesson}, CPython : WebAssembly`, value: their / our, show: ratio, least: 1 }];
}

/** @param {string} program @param {string[]} parameters @returns {number} milliseconds */
function timed(program, parameters) {
  const begin = performance.now();
  output(program, parameters);
  return performance.now() - begin;
}

/** @param {string} name of a program that prints seconds */
const ours = (name) =>
  seconds(process.execPath, [inRoot('tests/bench/language/run.js'), inRoot(`tests/bench/language/${name}`)]);
/** @param {string} name of the same */
const theirs = (name) => seconds('/usr/bin/python3', [inRoot(`tests/bench/language/${name}`)]);

/** @param {string} program @param {string[]} parameters */
const seconds = (program, parameters) => Number(output(program, parameters));

/** @param {string} program @param {string[]} parameters @returns {string} what it prints */
function output(program, parameters) {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

/** @param {() => number} measure */
const best = (measure) => Math.min(...Array.from({ length: ROUNDS }, measure));

/**
 * @param {() => number} our
 * @param {() => number} their
 * @returns {[number, number]} the shortest of each, measured in turn
 */
function pair(our, their) {
  const rounds = Array.from({ length: ROUNDS }, () => [our(), their()]);
  return [Math.min(...rounds.map(([first]) => first)), Math.min(...rounds.map(([, second]) => second))];
}

/**
 * @param {() => Promise<number>} our
 * @param {() => Promise<number>} their
 * @param {(ours: number, theirs: number) => void} tell
 * @returns {Promise<[number, number]>} the medians, after a round that warms the browser
 */
async function inTurn(our, their, tell) {
  /** @type {[number, number][]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = /** @type {[number, number]} */ ([await our(), await their()]);
    if (round === 0) continue;
    tell(...both);
    rounds.push(both);
  }
  return [median(rounds.map(([first]) => first)), median(rounds.map(([, second]) => second))];
}

/** @param {number} value */
const microseconds = (value) => `${Number(value.toPrecision(3))} µs`;

/** @param {number} value */
const ratio = (value) => value.toFixed(2);
