import { Journal } from './journal.js';
import { Runtime } from './runtime.js';

/**
 * One visit of a learner, as the platform hears of it: begun, reported after every answer, ended once. Whatever the
 * platform does not take is said again with the next report.
 *
 * @typedef {import('./types.js').Reached} Reached
 * @typedef {import('./types.js').Said} Said
 */

const suspendData = 'cmi.suspend_data';

export class Session {
  #runtime;
  #version;
  #journal;
  #told;
  #now;
  /** Whether the platform listens. */
  #on = false;
  #ended = false;
  /** False where the learner only looks in or looks back. */
  #records = true;
  #began = 0;
  /**
   * The best so far: a result is never taken back, not by starting over either.
   * @type {Reached}
   */
  #reached = { score: undefined, complete: false, success: false };
  /** @type {string | undefined} */ #suspended;
  /** What the platform has taken already. @type {Map<string, string>} */ #taken = new Map();

  /**
   * @param {object} of
   * @param {object} of.api
   * @param {import('./types.js').Version} of.version
   * @param {(taken: boolean) => void} of.told hears of every report whether the platform took it
   * @param {() => number} [of.now] milliseconds
   */
  constructor({ api, version, told, now = Date.now }) {
    this.#runtime = new Runtime(api, version.calls);
    this.#version = version;
    this.#journal = new Journal(this.#runtime, version);
    this.#told = told;
    this.#now = now;
  }

  /** @returns {{language?: string, suspended?: string}} what the platform knows of the learner */
  begin() {
    this.report();
    if (!this.#on) return {};
    const get = (/** @type {string} */ element) => this.#runtime.get(element);
    return { language: get(this.#version.language), suspended: get(suspendData) };
  }

  /** Takes note of what the next visit should find, for the next report. @param {string} suspended */
  suspend(suspended) {
    this.#suspended = suspended;
  }

  /** Takes note of how far the learner is, for the next report. @param {import('./types.js').Standing} standing */
  reach({ score, answered, complete, success }) {
    if (answered > 0) this.#atLeast({ score, complete, success });
  }

  /** Takes note of a checked answer, for the next report. @param {import('./types.js').Attempt} attempt */
  answered(attempt) {
    this.#journal.add(attempt);
  }

  /** Tells the platform everything that it has not taken yet. */
  report() {
    if (!this.#ended) this.#told((this.#on || this.#open()) && this.#say());
  }

  /** The last report; after it there is none, unless the page comes back. */
  end() {
    this.#ended = true;
    if (!this.#on) return;
    this.#say();
    this.#runtime.terminate();
    this.#on = false;
  }

  /** The page that was left is shown again as it was. */
  resume() {
    this.#ended = false;
    this.report();
  }

  /** @returns {boolean} whether the platform listens */
  #open() {
    const { status, mode, reached } = this.#version;
    const get = (/** @type {string} */ element) => this.#runtime.get(element);
    // Where a page is loaded again and its end was not heard, the platform listens already and says no.
    this.#on = this.#runtime.initialize() || Boolean(get(status));
    if (!this.#on) return false;
    this.#began = this.#now();
    this.#taken.clear();
    this.#records = ['normal', '', undefined].includes(get(mode));
    this.#atLeast(reached(get));
    return true;
  }

  /** @param {Reached} reached */
  #atLeast({ score, complete, success }) {
    const best = this.#reached;
    const scores = [best.score, score].filter((each) => each !== undefined);
    this.#reached = {
      score: scores.length > 0 ? Math.max(...scores) : undefined,
      complete: best.complete || complete,
      success: best.success || success,
    };
  }

  /** @returns {boolean} whether it was taken */
  #say() {
    if (!this.#records) return true;
    const all = this.#everything().map((said) => this.#set(said));
    this.#journal.flush();
    const taken = this.#runtime.commit() && all.every(Boolean);
    // Who knows what is left of it: the next report says all of it.
    if (!taken) this.#taken.clear();
    return taken;
  }

  /** @returns {Said[]} */
  #everything() {
    const { report, span, time, exit, leave } = this.#version;
    return [
      ...(this.#suspended === undefined ? [] : [{ element: suspendData, value: this.#suspended }]),
      ...report(this.#reached),
      { element: time, value: span(this.#now() - this.#began) },
      // Now already, since the last report of a page that is closed may never arrive.
      { element: exit, value: leave(this.#reached) },
    ];
  }

  /** @param {Said} said */
  #set({ element, value, optional = false }) {
    if (this.#taken.get(element) === value) return true;
    const taken = value.length <= this.#version.limit && this.#runtime.set(element, value);
    if (taken) this.#taken.set(element, value);
    return taken || optional;
  }
}
