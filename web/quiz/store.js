/**
 * Where a lesson's answers are kept: in the browser's localStorage where it lets us, in the page's memory where it does
 * not. In a sandboxed frame even touching localStorage throws. A page may have another place for them.
 *
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {import('./types.js').Standing} Standing
 *
 * @typedef {object} Place
 * @property {'browser' | 'course'} name by which the page tells the learner of it
 * @property {(key: string) => string | undefined} read
 * @property {(key: string, text: string, standing: () => Standing) => void} save how far the learner is costs something
 *   to find out, and is for a place that passes it on
 */

/** @type {Place} */
let place = {
  name: 'browser',
  read: (key) => localStorage.getItem(key) ?? undefined,
  save: (key, text) => localStorage.setItem(key, text),
};

/**
 * From now on answers are kept there. To be said before there are any.
 * @param {Place} other
 */
export function keepIn(other) {
  place = other;
}

/** Of what is written; anything else that is found is left alone and not read. */
const version = 1;

/** What the place would not keep: it lasts as long as the page, so that a change of language loses nothing. */
/** @type {Map<string, string>} */
const memory = new Map();

export class Store {
  /** Where what was written last will be tomorrow. @type {Place['name'] | undefined} */
  kept;

  /** @param {string} lesson */
  constructor(lesson) {
    this.key = `derslik:${lesson}`;
  }

  /** @returns {unknown} what was kept, to be judged by the reader; undefined where there is nothing of this version */
  read() {
    return parsed(memory.get(this.key) ?? stored(this.key));
  }

  /**
   * @param {Progress} progress
   * @param {() => Standing} standing what it comes to
   */
  keep(progress, standing) {
    const text = JSON.stringify({ version, ...progress });
    try {
      place.save(this.key, text, standing);
      memory.delete(this.key);
      this.kept = place.name;
    } catch {
      memory.set(this.key, text);
      this.kept = undefined;
    }
  }

  /**
   * Tells of what another tab has written.
   * @param {AbortSignal} signal
   * @param {() => void} changed
   */
  watch(signal, changed) {
    globalThis.addEventListener(
      'storage',
      ({ key }) => {
        if (key !== this.key && key !== null) return;
        memory.delete(this.key);
        changed();
      },
      { signal },
    );
  }
}

/** @param {string} key */
function stored(key) {
  try {
    return place.read(key);
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} text */
function parsed(text) {
  if (text === undefined) return undefined;
  try {
    const { version: found, ...kept } = JSON.parse(text);
    return found === version ? kept : undefined;
  } catch {
    return undefined;
  }
}
