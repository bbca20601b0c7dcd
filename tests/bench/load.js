import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { openUntil } from './browser.js';
import { fraction, milliseconds } from './claims.js';
import { median } from './statistics.js';

const ROUNDS = 7;
const MOST_SHARE = 1 / 20;

/** Pyodide makes code from text, which this project's own policy forbids. */
export const PYODIDE_HEADERS = {
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline' 'unsafe-eval'",
};
const PYODIDE_CORE = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
];

/**
 * How long a first visit takes from the navigation until the lesson is ready, beside how long Pyodide takes from the
 * navigation until it has evaluated 1+1. Both come from the same server on this machine, each time into a new context
 * of a browser that has shown both before, one after the other in turn. Pyodide's files go uncompressed: without a
 * network between, that is no slower.
 *
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function load({ browser, site, log }) {
  const pyodide = await serve({ directory: pyodideSite(), port: 0, headers: PYODIDE_HEADERS });
  try {
    /** @type {number[]} */
    const ours = [];
    /** @type {number[]} */
    const theirs = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const our = await visit(browser, `${site}dikkat/`, 'derslik-ready');
      const their = await visit(browser, pyodide.url, 'pyodide-ready');
      if (round === 0) continue; // It warms the browser and the disk's cache.
      log(`  ${round} of ${ROUNDS}: lesson ${milliseconds(our)}, Pyodide ${milliseconds(their)}`);
      ours.push(our);
      theirs.push(their);
    }
    const [our, their] = [median(ours), median(theirs)];
    return [
      { what: 'Cold load of the lesson', value: our, show: milliseconds },
      { what: "Cold load of Pyodide's core, 1+1", value: their, show: milliseconds },
      { what: 'Lesson : Pyodide', value: our / their, show: fraction, most: MOST_SHARE },
    ];
  } finally {
    await pyodide.close();
  }
}

/** @returns {string} a directory with Pyodide's core and a page that runs it */
export function pyodideSite() {
  const directory = inRoot('build/bench/pyodide');
  cpSync(inRoot('tests/bench/pyodide'), directory, { recursive: true });
  for (const file of PYODIDE_CORE) {
    cpSync(inRoot(`tests/bench/node_modules/pyodide/${file}`), join(directory, file));
  }
  return directory;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} event
 */
export async function visit(browser, url, event) {
  const context = await browser.newContext();
  try {
    return await openUntil(await context.newPage(), url, event);
  } finally {
    await context.close();
  }
}
