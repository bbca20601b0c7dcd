/**
 * Speaks to screen readers: a change is said once, when nothing has moved for a while.
 */

/** Milliseconds without a change after which the change is said. */
const settled = 500;

export class Announcer {
  #said = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

  /** @param {HTMLElement} status the live region */
  constructor(status) {
    status.className = 'unseen';
    status.setAttribute('role', 'status');
    this.status = status;
  }

  /** Says something now, in place of whatever was to be said soon. @param {string} text */
  say(text) {
    this.hush();
    if (text === this.#said) return;
    this.#said = text;
    this.status.textContent = text;
  }

  /** @param {() => string | undefined} compose called when it is time to speak */
  saySoon(compose) {
    this.hush();
    this.#timer = setTimeout(() => this.say(compose() ?? ''), settled);
  }

  hush() {
    clearTimeout(this.#timer);
  }
}
