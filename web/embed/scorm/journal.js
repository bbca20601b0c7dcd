/**
 * The platform's list of checked answers, one entry for each: what a teacher reads to see where learners went wrong. A
 * platform may do without such a list, and then nothing is lost that a result depends on.
 *
 * @typedef {import('./types.js').Attempt} Attempt
 */

/** As many as a platform has to keep. */
const most = 250;

export class Journal {
  #runtime;
  #version;
  /** @type {Attempt[]} */ #waiting = [];
  /** @type {number | undefined} */ #next;

  /**
   * @param {import('./runtime.js').Runtime} runtime
   * @param {import('./types.js').Version} version
   */
  constructor(runtime, version) {
    this.#runtime = runtime;
    this.#version = version;
  }

  /** @param {Attempt} attempt */
  add(attempt) {
    if (this.#waiting.length < most) this.#waiting.push(attempt);
  }

  /** Hands over what has been added, once the platform listens. */
  flush() {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const attempt of waiting) this.#enter(attempt);
  }

  /** @param {Attempt} attempt */
  #enter(attempt) {
    this.#next ??= this.#count();
    if (this.#next >= most) return;
    const [[name, id], ...others] = this.#version.interaction(attempt);
    const entry = `cmi.interactions.${this.#next}`;
    if (!this.#runtime.set(`${entry}.${name}`, id)) return;
    this.#next += 1;
    for (const [each, value] of others) this.#runtime.set(`${entry}.${each}`, value);
  }

  /** @returns {number} how many entries there are; as if it were full where there is no such list */
  #count() {
    const children = this.#runtime.get('cmi.interactions._children');
    return children ? Number(this.#runtime.get('cmi.interactions._count') ?? 0) : most;
  }
}
