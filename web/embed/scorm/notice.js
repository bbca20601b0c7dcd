import css from './notice.css?inline';
import { courseTexts } from './texts.js';

/**
 * One line above the lesson, read out as well, in the language that the page has at the time.
 *
 * @typedef {keyof import('./texts.js').CourseTexts} Message
 */

export class Notice {
  #line = document.createElement('p');
  /** @type {Message | undefined} */ #message;

  /** @param {() => string} lang the page's */
  constructor(lang) {
    this.lang = lang;
    this.#line.className = 'course-notice';
    this.#line.setAttribute('role', 'status');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // There from the start, since what is put into a new status is not read out everywhere.
    document.body.prepend(this.#line);
  }

  /** @param {Message} message */
  say(message) {
    this.#message = message;
    this.show();
  }

  /** Again, where the language has changed. */
  show() {
    const text = this.#message ? courseTexts[this.lang()][this.#message] : '';
    if (this.#line.textContent !== text) this.#line.textContent = text;
    this.#line.lang = this.lang();
  }
}
