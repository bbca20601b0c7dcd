import { copied } from '../elements/clipboard.js';
import { inLanguage } from '../state/listing.js';
import { exerciseTexts } from './texts.js';
import { exerciseView } from './view.js';

/** Milliseconds that "Copied" stays. */
const reminder = 2000;

/**
 * The exercise, as the lesson's element shows it.
 *
 * @typedef {object} PartHost what it may know of the lesson and do with it
 * @property {string} lang
 * @property {import('../i18n/strings.js').Strings} strings
 * @property {() => void} redraw
 * @property {(text: string) => void} say
 */
export class ExercisePart {
  #copied = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #reminder;

  /**
   * @param {PartHost} host
   * @param {import('../lessons/types.js').Exercise} exercise
   * @param {import('../lessons/types.js').Prose} prose
   */
  constructor(host, exercise, prose) {
    this.host = host;
    this.exercise = exercise;
    this.prose = prose;
  }

  view() {
    const { lang, strings } = this.host;
    const texts = exerciseTexts[lang];
    return exerciseView({ exercise: this.exercise, prose: this.prose, texts, strings, copied: this.#copied });
  }

  /** @param {HTMLElement} root @param {AbortSignal} signal */
  listen(root, signal) {
    root.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-exercise=copy]')) this.#copy(root);
      },
      { signal },
    );
  }

  dispose() {
    clearTimeout(this.#reminder);
    this.#copied = false;
  }

  /** @param {HTMLElement} root */
  async #copy(root) {
    const { strings, say, redraw } = this.host;
    if (!(await copied(inLanguage(this.exercise.starter, this.prose.meta)))) {
      say(strings.copyFailed);
      getSelection()?.selectAllChildren(/** @type {Node} */ (root.querySelector('.exercise pre')));
      return;
    }
    say(strings.copied);
    this.#copied = true;
    redraw();
    clearTimeout(this.#reminder);
    this.#reminder = setTimeout(() => {
      this.#copied = false;
      redraw();
    }, reminder);
  }
}
