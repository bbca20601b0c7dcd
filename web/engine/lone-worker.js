/**
 * One worker at a time. To end it is to stop what it does at once, whatever that is.
 *
 * @typedef {object} WorkerFailure
 * @property {'no-worker' | 'died'} code the worker could not start; it ended by itself
 * @property {string} detail
 */

/** @template Message what the worker says */
export class LoneWorker {
  #spawn;
  /** @type {Worker | undefined} */ #worker;

  /** @param {() => Worker} spawn */
  constructor(spawn) {
    this.#spawn = spawn;
  }

  get runs() {
    return this.#worker !== undefined;
  }

  /**
   * Ends the one that runs, and starts another.
   *
   * @param {object} listeners neither is called once the worker has been ended
   * @param {(message: Message) => void} listeners.message
   * @param {(failure: WorkerFailure) => void} listeners.failure the worker is over
   */
  start({ message, failure }) {
    this.end();
    /** @type {Worker} */
    let worker;
    try {
      worker = this.#spawn();
    } catch (cause) {
      failure({ code: 'no-worker', detail: String(cause) });
      return;
    }
    this.#worker = worker;
    let heard = false;

    /** @param {WorkerFailure} why */
    const fail = (why) => {
      // What was on its way when the worker was ended may still arrive.
      if (this.#worker !== worker) return;
      this.end();
      failure(why);
    };
    worker.onmessage = ({ data }) => {
      if (this.#worker !== worker) return;
      heard = true;
      message(data);
    };
    // A policy that forbids the worker may say so only now, with an event instead of an exception.
    worker.onerror = ({ message: detail = '' }) => fail({ code: heard ? 'died' : 'no-worker', detail });
    worker.onmessageerror = () => fail({ code: 'died', detail: 'messageerror' });
  }

  /** @param {object} data */
  post(data) {
    this.#worker?.postMessage(data);
  }

  end() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
