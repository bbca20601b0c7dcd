/**
 * The platform's object, asked so that nothing it does can break the lesson: it may throw, refuse, or be gone.
 *
 * @typedef {'initialize' | 'get' | 'set' | 'commit' | 'terminate' | 'error'} Call
 */

export class Runtime {
  #api;
  #names;

  /**
   * @param {any} api
   * @param {Record<Call, string>} names of its functions
   */
  constructor(api, names) {
    this.#api = api;
    this.#names = names;
  }

  /** @returns {boolean} whether the platform is ready to listen */
  initialize() {
    return this.#does('initialize', '');
  }

  /**
   * @param {string} element
   * @returns {string | undefined} undefined where the platform has no such element, or no value for it
   */
  get(element) {
    const value = this.#ask('get', element);
    if (value === undefined || value === null) return undefined;
    const text = String(value);
    return text === '' && !this.#isWell() ? undefined : text;
  }

  /**
   * @param {string} element
   * @param {string} value
   * @returns {boolean} whether it was taken
   */
  set(element, value) {
    return this.#does('set', element, value);
  }

  /** @returns {boolean} whether what was set is kept for good */
  commit() {
    return this.#does('commit', '');
  }

  /** @returns {boolean} */
  terminate() {
    return this.#does('terminate', '');
  }

  /** @param {Call} call @param {...string} given */
  #does(call, ...given) {
    const answer = this.#ask(call, ...given);
    // Some platforms answer nothing, and say by the error's number alone that all is well.
    return String(answer) === 'true' || (answer === undefined && this.#isWell());
  }

  #isWell() {
    return String(this.#ask('error')) === '0';
  }

  /**
   * @param {Call} call
   * @param {...string} given
   * @returns {unknown} null where the call could not be made
   */
  #ask(call, ...given) {
    try {
      return this.#api[this.#names[call]](...given);
    } catch {
      return null;
    }
  }
}
