/**
 * Plays the steps one after another. It knows no page and no clock of its own: it is given a way to wait and a way to
 * move.
 */

export const speeds = [0.5, 1, 2, 4];

/** Milliseconds that a step stays at speed 1. */
const pace = 700;

export class Player {
  #timer = /** @type {unknown} */ (undefined);

  /**
   * @param {object} hooks
   * @param {() => {step: number, steps: number}} hooks.where
   * @param {(step: number) => void} hooks.go
   * @param {(playing: boolean) => void} hooks.changed
   * @param {(callback: () => void, milliseconds: number) => unknown} [hooks.wait]
   * @param {(timer: any) => void} [hooks.cancel]
   */
  constructor({
    where,
    go,
    changed,
    wait = setTimeout.bind(globalThis),
    cancel = clearTimeout.bind(globalThis),
  }) {
    this.where = where;
    this.go = go;
    this.changed = changed;
    this.wait = wait;
    this.cancel = cancel;
    this.speed = 1;
    this.playing = false;
  }

  /** From the last step it starts over at the first. */
  play() {
    if (this.playing) return;
    this.playing = true;
    this.changed(true);
    const { step, steps } = this.where();
    if (step === steps) this.go(1);
    this.#schedule();
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.cancel(this.#timer);
    this.changed(false);
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Whoever hears of a move may pause. */
  #schedule() {
    if (this.playing) this.#timer = this.wait(() => this.#advance(), pace / this.speed);
  }

  #advance() {
    const { step, steps } = this.where();
    if (step < steps) this.go(step + 1);
    if (step + 1 >= steps) this.pause();
    else this.#schedule();
  }
}
