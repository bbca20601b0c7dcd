/**
 * Where a lesson's answers are kept: in the browser's localStorage where it lets us, in the page's memory where it does
 * not. In a sandboxed frame even touching localStorage throws.
 *
 * @typedef {import('./types.js').Progress} Progress
 */

/** Of what is written; anything else that is found is left alone and not read. */
const version = 1;

/** What the browser would not keep: it lasts as long as the page, so that a change of language loses nothing. */
/** @type {Map<string, string>} */
const memory = new Map();

export class Store {
  /** Whether what was written last will be there tomorrow. */
  kept = false;

  /** @param {string} lesson */
  constructor(lesson) {
    this.key = `derslik:${lesson}`;
  }

  /** @returns {unknown} what was kept, to be judged by the reader; undefined where there is nothing of this version */
  read() {
    return parsed(memory.get(this.key) ?? stored(this.key));
  }

  /** @param {Progress} progress */
  keep(progress) {
    const text = JSON.stringify({ version, ...progress });
    try {
      localStorage.setItem(this.key, text);
      memory.delete(this.key);
      this.kept = true;
    } catch {
      memory.set(this.key, text);
      this.kept = false;
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
    return localStorage.getItem(key) ?? undefined;
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
