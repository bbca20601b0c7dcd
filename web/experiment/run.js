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
  #spawn;
  #now;
  /** @type {Worker | undefined} */ #worker;

  /**
   * @param {object} tools
   * @param {() => Worker} tools.spawn
   * @param {() => number} [tools.now] milliseconds
   */
  constructor({ spawn, now = () => performance.now() }) {
    this.#spawn = spawn;
    this.#now = now;
  }

  /**
   * Cancels what runs, and starts.
   * @param {Request & {binary: Uint8Array}} request
   * @param {Callbacks} callbacks
   */
  start(request, { progress, result, done, error }) {
    this.cancel();
    /** @type {Worker} */
    let worker;
    try {
      worker = this.#spawn();
    } catch (cause) {
      error({ code: 'no-worker', detail: String(cause) });
      return;
    }
    this.#worker = worker;
    const timeLeft = new TimeLeft();
    let heard = false;

    /** @param {() => void} report */
    const finish = (report) => {
      // What was on its way when the worker was ended may still arrive.
      if (this.#worker !== worker) return;
      this.cancel();
      report();
    };
    worker.onmessage = (/** @type {MessageEvent<Message>} */ { data }) => {
      if (this.#worker !== worker) return;
      heard = true;
      if (data.type === 'progress') progress({ ...data, left: timeLeft.update(data.share, this.#now()) });
      else if (data.type === 'result') result(data);
      else if (data.type === 'done') finish(done);
      else finish(() => error(data.failure));
    };
    // A policy that forbids the worker may say so only now, with an event instead of an exception.
    worker.onerror = ({ message = '' }) =>
      finish(() => error({ code: heard ? 'died' : 'no-worker', detail: message }));
    worker.onmessageerror = () => finish(() => error({ code: 'died', detail: 'messageerror' }));
    worker.postMessage(request);
  }

  cancel() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
