import { failureOf } from '../engine/errors.js';
import { LoneWorker } from '../engine/lone-worker.js';

/**
 * Runs programs of the lesson language beside the page, one at a time, and follows what they have computed.
 *
 * @typedef {import('./types.js').ErrorParts} ErrorParts
 * @typedef {import('./types.js').Followed} Followed
 * @typedef {import('./types.js').FollowRequest} FollowRequest
 * @typedef {import('./types.js').Failure} Failure
 * @typedef {import('./types.js').Message} Message
 * @typedef {import('./types.js').Outcome} Outcome
 * @typedef {import('./types.js').Program} Program
 *
 * @typedef {object} Listeners neither is called after stop()
 * @property {(text: string) => void} [onOutput] what is printed, while the program runs
 * @property {(text: string) => void} [onError]  what Python writes to standard error: warnings while the program runs, a
 *   traceback in the end
 *
 * @typedef {object} Tools
 * @property {() => Worker} spawn
 * @property {() => Promise<Uint8Array>} load the engine, notebook.wasm
 */

/** Bytes. The engine gives no memory back: with more than this, it is replaced after the run. */
const plenty = 64 * 2 ** 20;

/** A run that has no outcome, or matrices without an answer, through no fault of the program. */
export class NotebookError extends Error {
  /** @param {Failure} failure */
  constructor({ code, detail }) {
    super(`the notebook could not do it: ${code}${detail ? ` (${detail})` : ''}`);
    this.name = 'NotebookError';
    this.code = code;
    this.detail = detail;
  }
}

export class Notebook {
  /** @type {LoneWorker<Message>} */ #worker;
  #load;
  /** @type {((end: Outcome | Failure) => void) | undefined} ends the run */ #settle;
  /** @type {Listeners} */ #listeners = {};
  /**
   * Requests to follow that the worker has not answered, in their order.
   * @type {{resolve: (followed: Followed | {error: ErrorParts}) => void, reject: (error: NotebookError) => void}[]}
   */
  #following = [];
  /** How many runs have begun. */
  #runs = 0;

  /** @param {Tools} tools */
  constructor({ spawn, load }) {
    this.#worker = new LoneWorker(spawn);
    this.#load = load;
  }

  /**
   * Brings the engine and starts its worker, which the first run would do else.
   * @throws {NotebookError}
   */
  async prepare() {
    /** @type {Uint8Array} */
    let binary;
    try {
      binary = await this.#load();
    } catch (error) {
      throw new NotebookError(failureOf(error));
    }
    if (this.#worker.runs) return;
    /** @type {Failure | undefined} */
    let atOnce;
    this.#worker.start({
      message: (message) => this.#hear(message),
      failure: (failure) => {
        atOnce = failure;
        this.#fail(failure);
      },
    });
    if (atOnce) throw new NotebookError(atOnce);
    this.#worker.post({ type: 'load', binary });
  }

  /**
   * Runs a program from nothing; stops the one that runs.
   *
   * @param {Program} program
   * @param {Listeners} [listeners]
   * @returns {Promise<Outcome>} of a type "stopped" after stop()
   * @throws {NotebookError} where the engine or its worker is at fault; the next run has new ones
   */
  run(program, listeners = {}) {
    this.stop();
    const run = ++this.#runs;
    this.#listeners = listeners;
    return new Promise((resolve, reject) => {
      this.#settle = (end) => ('code' in end ? reject(new NotebookError(end)) : resolve(end));
      this.prepare().then(
        () => {
          if (this.#runs === run && this.#settle) this.#worker.post({ type: 'run', program });
        },
        (/** @type {NotebookError} */ error) => {
          if (this.#runs === run) this.#end({ code: error.code, detail: error.detail });
        },
      );
    });
  }

  /**
   * What is to be seen of a run's own attention beside its matrices. Waits for a program that runs.
   *
   * @param {FollowRequest} request
   * @returns {Promise<Followed | {error: ErrorParts}>} the error names the matrix that does not fit
   * @throws {NotebookError} where the engine or its worker is at fault, or has been stopped
   */
  async follow(request) {
    await this.prepare();
    return new Promise((resolve, reject) => {
      this.#following.push({ resolve, reject });
      this.#worker.post({ type: 'follow', request });
    });
  }

  /** Ends the run at once, whatever it does. The next run has a new worker, which is started already. */
  stop() {
    if (this.#settle === undefined) return;
    this.#endWorker();
    this.#end(stopped);
    this.#renew();
  }

  /** Stops, and gives everything back. */
  close() {
    this.#endWorker();
    this.#end(stopped);
  }

  /** @param {Message} message */
  #hear(message) {
    if (message.type === 'output') {
      this.#listeners.onOutput?.(message.text);
    } else if (message.type === 'warning') {
      this.#listeners.onError?.(message.text);
    } else if (message.type === 'outcome') {
      const { outcome, memory } = message;
      if (outcome.traceback !== '') this.#listeners.onError?.(outcome.traceback);
      if (memory > plenty) {
        this.#endWorker();
        this.#renew();
      }
      this.#end(outcome);
    } else if (message.type === 'followed') {
      this.#following.shift()?.resolve(message.followed);
    } else {
      this.#worker.end();
      this.#fail(message.failure);
    }
  }

  #endWorker() {
    this.#worker.end();
    this.#unfollow({ code: 'stopped', detail: '' });
  }

  /** @param {Failure} failure of the worker, which is over */
  #fail(failure) {
    this.#unfollow(failure);
    this.#end(failure);
  }

  /** @param {Failure} failure */
  #unfollow(failure) {
    for (const { reject } of this.#following.splice(0)) reject(new NotebookError(failure));
  }

  /** @param {Outcome | Failure} end */
  #end(end) {
    const settle = this.#settle;
    this.#settle = undefined;
    this.#listeners = {};
    settle?.(end);
  }

  #renew() {
    // Whoever runs next tries again and is told.
    this.prepare().catch(() => {});
  }
}

/** @type {Outcome} */
const stopped = {
  status: 3,
  type: 'stopped',
  message: '',
  traceback: '',
  line: 0,
  column: 0,
  endLine: 0,
  endColumn: 0,
  files: {},
  arrays: {},
  texts: {},
  figures: [],
};
