import { failureOf } from '../engine/errors.js';

/**
 * What the worker does, without the worker: loads the engine, and runs one program after the other, or follows
 * one's matrices.
 *
 * @typedef {import('./types.js').Message} Message
 * @typedef {import('./types.js').Request} Request
 *
 * @typedef {object} Engine
 * @property {(
 *   program: import('./types.js').Program,
 *   output: (text: string) => void,
 *   warn: (text: string) => void,
 * ) => import('./types.js').Outcome} run
 * @property {import('../engine/notebook.js').NotebookEngine['follow']} follow
 * @property {number} memory
 *
 * @param {object} tools
 * @param {(from: {binary: Uint8Array}) => Promise<Engine>} tools.load
 * @param {(message: Message) => void} tools.post
 * @returns {(request: Request) => Promise<void>} to be told what the page says
 */
export function conductor({ load, post }) {
  /** @type {Promise<Engine> | undefined} */
  let loading;
  return async (request) => {
    if (request.type === 'load') {
      loading = load(request);
      // A failure is told to the run that waits.
      loading.catch(() => {});
      return;
    }
    try {
      if (loading === undefined) throw new TypeError('no engine has been loaded');
      const engine = await loading;
      if (request.type === 'follow') {
        post({ type: 'followed', followed: engine.follow(request.request) });
        return;
      }
      const outcome = engine.run(
        request.program,
        (text) => post({ type: 'output', text }),
        (text) => post({ type: 'warning', text }),
      );
      post({ type: 'outcome', outcome, memory: engine.memory });
    } catch (error) {
      post({ type: 'error', failure: failureOf(error) });
    }
  };
}
