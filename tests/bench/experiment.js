import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { inRoot } from '../../scripts/paths.js';
import { milliseconds } from './claims.js';
import { median } from './statistics.js';

const ROUNDS = 9;
const LEAST_RATIO = 0.7;

/**
 * @typedef {{time: number, before: number, after: number}} Round its milliseconds and the two standard deviations
 * @typedef {{round: () => Promise<Round>, end: () => Promise<unknown>}} Runner
 */

/**
 * How long ten thousand dot products in 1024 dimensions take, in NumPy and in the page's engine as it runs in a worker:
 * drawn, summed, and their deviations. One after the other in turn, after a first round that is not counted, in which
 * NumPy gets its memory from the system and the engine is compiled.
 *
 * @param {{log: (line: string) => void}} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function experiment({ log }) {
  const runners = [numpy(), engine()];
  const [theirs, ours] = runners;
  try {
    /** @type {number[][]} */
    const times = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [their, our] = [await theirs.round(), await ours.round()];
      if (our.before !== their.before || our.after !== their.after) {
        throw new Error(`NumPy got ${JSON.stringify(their)}, the engine ${JSON.stringify(our)}`);
      }
      if (round === 0) continue;
      log(`  ${round} of ${ROUNDS}: NumPy ${milliseconds(their.time)}, engine ${milliseconds(our.time)}`);
      times[0].push(their.time);
      times[1].push(our.time);
    }
    const [their, our] = times.map(median);
    return [
      { what: 'Experiment at d = 1024, NumPy', value: their, show: milliseconds },
      { what: 'Experiment at d = 1024, WebAssembly', value: our, show: milliseconds },
      { what: 'NumPy : WebAssembly', value: their / our, show: ratio, least: LEAST_RATIO },
    ];
  } finally {
    await Promise.all(runners.map(({ end }) => end()));
  }
}

/** @returns {Runner} */
function numpy() {
  const python = spawn('/usr/bin/python3', [inRoot('tests/bench/experiment.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  return {
    round: async () => {
      python.stdin.write('\n');
      const { value, done } = await lines.next();
      if (done) throw new Error('Python ended early');
      return JSON.parse(value);
    },
    end: async () => {
      python.stdin.end();
      if (python.exitCode === null) await once(python, 'exit');
    },
  };
}

/** @returns {Runner} */
function engine() {
  const worker = new Worker(new URL('experiment-worker.js', import.meta.url));
  return {
    round: async () => {
      worker.postMessage(null);
      const [round] = await once(worker, 'message');
      return round;
    },
    end: () => worker.terminate(),
  };
}

/** @param {number} value */
const ratio = (value) => value.toFixed(2);
