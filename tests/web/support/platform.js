/**
 * A learning platform that keeps what was committed, can fail in several ways and notes every call.
 *
 * @typedef {import('../../../web/embed/scorm/types.js').Version} Version
 */
export class Platform {
  /** @type {[call: string, ...given: string[]][]} */ calls = [];
  /** What is kept for good. @type {Record<string, string>} */ kept;
  /** `throws`, `refuses`, `vanishes`, or `commit` where that alone is refused. @type {string | undefined} */ fault;
  /** @type {any} */ api;
  #error = '0';
  #on = false;
  /** @type {Record<string, string>} */ #set = {};

  /**
   * @param {Version} version
   * @param {{holds?: Record<string, string>, lacks?: RegExp}} [of] what was kept before, and elements there are not
   */
  constructor({ calls }, { holds = {}, lacks } = {}) {
    this.kept = { ...holds };
    this.lacks = lacks;
    const answers = {
      initialize: () => {
        const begins = !this.#on;
        this.#on = true;
        this.#set = {};
        return begins;
      },
      get: (/** @type {string} */ element) => this.#get(element),
      set: (/** @type {string} */ element, /** @type {string} */ value) => {
        if (!this.#on || this.lacks?.test(element)) return false;
        this.#set[element] = value;
        return true;
      },
      commit: () => {
        if (!this.#on) return false;
        // What it cannot keep it does not remember either.
        if (this.fault === 'commit') this.#set = {};
        else Object.assign(this.kept, this.#set);
        return this.fault !== 'commit';
      },
      terminate: () => {
        const ends = this.#on;
        this.#on = false;
        Object.assign(this.kept, this.#set);
        return ends;
      },
    };
    const known = Object.entries(answers).map(([call, answer]) => [
      calls[/** @type {keyof typeof answers} */ (call)],
      this.#checked(calls[/** @type {keyof typeof answers} */ (call)], answer),
    ]);
    const api = Object.fromEntries([...known, [calls.error, () => this.#error]]);
    this.api = new Proxy(api, {
      get: (target, name) => (this.fault === 'vanishes' ? undefined : target[String(name)]),
    });
  }

  /**
   * @param {string} call
   * @param {(...given: any[]) => unknown} answer
   */
  #checked(call, answer) {
    return (/** @type {string[]} */ ...given) => {
      this.calls.push([call, ...given]);
      if (this.fault === 'throws') throw new Error('the platform is broken');
      const result = this.fault === 'refuses' ? false : answer(...given);
      this.#error = result === false ? '101' : '0';
      return result === false && call.endsWith('GetValue') ? '' : String(result);
    };
  }

  /** @param {string} element @returns {string | false} */
  #get(element) {
    if (!this.#on || this.lacks?.test(element)) return false;
    const all = { ...this.kept, ...this.#set };
    if (element === 'cmi.interactions._children') return 'id,type,result';
    if (element === 'cmi.interactions._count')
      return String(Object.keys(all).filter((each) => /interactions\.\d+\.id$/.test(each)).length);
    return all[element] ?? (/status$/.test(element) ? 'not attempted' : '');
  }
}
