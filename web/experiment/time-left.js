/**
 * How long a run has still to go, from the share that is done and the time that it took. The expected end moves only a
 * part of the way to each new estimate, so that the seconds count down and do not jump.
 */

/** Milliseconds of watching before a first estimate. */
const watch = 400;
/** The part of the way that the expected end moves at each estimate. */
const trust = 0.25;

export class TimeLeft {
  /** @type {{share: number, at: number} | undefined} */ #first;
  /** @type {number | undefined} */ #end;

  /**
   * @param {number} share 0 to 1
   * @param {number} now   milliseconds
   * @returns {number | undefined} whole seconds; nothing while there is too little to go by
   */
  update(share, now) {
    // From the first word of the worker on: what it took to load says nothing about its pace.
    this.#first ??= { share, at: now };
    const elapsed = now - this.#first.at;
    const gained = share - this.#first.share;
    if (elapsed < watch || gained <= 0) return undefined;
    const estimate = now + ((1 - share) * elapsed) / gained;
    this.#end = this.#end === undefined ? estimate : this.#end + trust * (estimate - this.#end);
    return Math.max(1, Math.ceil((this.#end - now) / 1000));
  }
}
