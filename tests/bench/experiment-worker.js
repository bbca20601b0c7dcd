import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { inRoot } from '../../scripts/paths.js';
import { loadExperiment } from '../../web/engine/experiment.js';

/** The same as experiment.py with the page's engine, for each message that comes in. */

const SEED = '0';
const PAIRS = 10_000;
const D = 1024;
/** As long as a page may leave its reader without news of how far it is: some ten milliseconds. */
const PORTION = 1_000_000;

const engine = await loadExperiment({ binary: readFileSync(inRoot('build/wasm/experiment.wasm')) });

parentPort?.on('message', () => {
  const start = performance.now();
  const run = engine.experiment({ seed: SEED, pairs: PAIRS });
  run.begin(D);
  while (run.advance(PORTION) < 1);
  const { before, after } = run.result();
  run.free();
  parentPort?.postMessage({ time: performance.now() - start, before, after });
});
