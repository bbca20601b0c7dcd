import { LoneWorker } from '../engine/lone-worker.js';
import { TimeLeft } from './time-left.js';

/**
 * One experiment at a time, in a worker of its own. To cancel is to end the worker, so it works at once, whatever the
 * worker is doing.
 *
 * @typedef {import('./types.js').Request} Request
 * @typedef {import('./types.js').Failure} Failure
 * @typedef {import('./types.js').Message} Message
 * @typedef {import('./types.js').ProgressMessage} ProgressMessage
 * @typedef {import('./types.js').ResultMessage} ResultMessage
 *
 * @typedef {object} Callbacks none is called after cancel()
 * @property {(progress: ProgressMessage & {left?: number}) => void} progress left: whole seconds
 * @property {(result: ResultMessage) => void} result
 * @property {() => void} done
 * @property {(failure: Failure) => void} error  the run is over, as with done
 */

export class Run {
  /** @type {LoneWorker<Message>} */ #worker;
  #now;

  /**
   * @param {object} tools
   * @param {() => Worker} tools.spawn
   * @param {() => number} [tools.now] milliseconds
   */
  constructor({ spawn, now = () => performance.now() }) {
    this.#worker = new LoneWorker(spawn);
    this.#now = now;
  }

  /**
   * Cancels what runs, and starts.
   * @param {Request & {binary: Uint8Array}} request
   * @param {Callbacks} callbacks
   */
  start(request, { progress, result, done, error }) {
    const timeLeft = new TimeLeft();
    this.#worker.start({
      message: (data) => {
        if (data.type === 'progress') {
          progress({ ...data, left: timeLeft.update(data.share, this.#now()) });
        } else if (data.type === 'result') {
          result(data);
        } else {
          this.cancel();
          if (data.type === 'done') done();
          else error(data.failure);
        }
      },
      failure: error,
    });
    this.#worker.post(request);
  }

  cancel() {
    this.#worker.end();
  }
}
