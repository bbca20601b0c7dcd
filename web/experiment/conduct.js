import { failureOf } from '../engine/errors.js';

/**
 * What the worker does, without the worker: runs the list with one generator, in portions short enough that the page
 * hears of it about ten times a second.
 *
 * @typedef {import('./types.js').Request} Request
 * @typedef {import('./types.js').Engine} Engine
 * @typedef {import('./types.js').Message} Message
 */

/** Milliseconds that a portion is to take. */
const pulse = 100;
/** Normals of the first portion, which is there to measure the pace: a millisecond or so. */
const first = 100_000;

/**
 * @param {Request & {binary: Uint8Array}} request
 * @param {object} tools
 * @param {(from: {binary: Uint8Array}) => Promise<Engine>} tools.load
 * @param {(message: Message) => void} tools.post
 * @param {() => number} tools.now milliseconds
 */
export async function serve({ binary, ...request }, { load, post, now }) {
  try {
    conduct(await load({ binary }), request, { post, now });
  } catch (error) {
    post({ type: 'error', failure: failureOf(error) });
  }
}

/**
 * @param {Engine} engine
 * @param {Request} request
 * @param {{post: (message: Message) => void, now: () => number}} tools
 * @throws {import('../engine/errors.js').EngineError}
 */
export function conduct(engine, { seed, pairs, dimensions }, { post, now }) {
  const draws = engine.experiment({ seed, pairs });
  try {
    const whole = sum(dimensions);
    let portion = first;
    for (const [index, d] of dimensions.entries()) {
      const earlier = sum(dimensions.slice(0, index));
      draws.begin(d);
      for (let share = 0; share < 1;) {
        const [begun, before] = [now(), share];
        share = draws.advance(portion);
        // Every pair is drawn three times: q, again q when its k comes, and k.
        portion = nextPortion(portion, (share - before) * 3 * pairs * d, now() - begun);
        post({
          type: 'progress',
          index,
          d,
          share: (earlier + share * d) / whole,
          histogram: draws.histogram(),
        });
      }
      post({ type: 'result', index, result: draws.result(), histogram: draws.histogram() });
    }
    post({ type: 'done' });
  } finally {
    draws.free();
  }
}

/**
 * Never more than four times the last one, since a clock may be coarse, or have stood still.
 *
 * @param {number} last    normals
 * @param {number} done    normals
 * @param {number} elapsed milliseconds
 */
function nextPortion(last, done, elapsed) {
  const fitting = elapsed > 0 ? (done / elapsed) * pulse : Infinity;
  return Math.round(Math.min(4 * last, Math.max(first, fitting)));
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
