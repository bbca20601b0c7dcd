import { known, languages } from '../i18n/languages.js';
import { settings } from '../state/address.js';
import { parts, partsIn } from '../views/lesson.js';

/**
 * The element's attributes and the properties of the same names, without any behaviour.
 *
 * @typedef {import('../state/lesson-state.js').Settings} Settings
 */

export const themes = ['auto', 'light', 'dark'];

/** On a server that writes pages the class is only imported, and there is nothing to extend. @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? class {};

export class LessonAttributes extends Base {
  static observedAttributes = ['lesson', 'lang', 'theme', 'parts', ...settings];

  constructor() {
    super();
    // What was set before the element was defined lies over the properties below.
    for (const name of /** @type {'lesson'[]} */ (LessonAttributes.observedAttributes))
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete (/** @type {any} */ (this)[name]);
        this[name] = value;
      }
  }

  /** Where the learner is; undefined until the lesson is ready. @returns {Settings | undefined} */
  get state() {
    return undefined;
  }

  /** The lesson's id, the name of its folder. */
  get lesson() {
    return this.getAttribute('lesson') ?? '';
  }
  set lesson(value) {
    this.#put('lesson', value);
  }

  /** Which of the parts are drawn; all of them where none is named. @returns {readonly string[]} */
  get parts() {
    const wanted = partsIn(this.getAttribute('parts') ?? '').filter((part) => parts.includes(part));
    return wanted.length > 0 ? wanted : parts;
  }
  set parts(value) {
    this.#put('parts', value && [value].flat().join(' '));
  }

  /** `light`, `dark`, or `auto` for what the system says. */
  get theme() {
    return this.getAttribute('theme') ?? 'auto';
  }
  set theme(value) {
    this.#put('theme', value);
  }

  /** The asking word, counted from 1. */
  get query() {
    return this.#setting('query');
  }
  set query(value) {
    this.#give('query', value);
  }

  /** The temperature τ. */
  get temperature() {
    return this.#setting('temperature');
  }
  set temperature(value) {
    this.#give('temperature', value);
  }

  /** Which last word the sentence has, counted from 0. */
  get ending() {
    return this.#setting('ending');
  }
  set ending(value) {
    this.#give('ending', value);
  }

  /** The step that the player shows, counted from 1. */
  get step() {
    return this.#setting('step');
  }
  set step(value) {
    this.#give('step', value);
  }

  /** How many dimensions the random vectors have. */
  get d() {
    return this.#setting('d');
  }
  set d(value) {
    this.#give('d', value);
  }

  /** The seed of the random numbers: digits, since it may be larger than any number here. @returns {string} */
  get seed() {
    return String(this.state?.seed ?? this.getAttribute('seed') ?? '');
  }
  set seed(value) {
    this.#give('seed', value);
  }

  /** How many dot products an experiment draws. */
  get pairs() {
    return this.#setting('pairs');
  }
  set pairs(value) {
    this.#give('pairs', value);
  }

  /** The language spoken here: the element's own, or that of the nearest ancestor whose language is known. */
  get language() {
    for (let at = this.closest('[lang]'); at; at = at.parentElement?.closest('[lang]') ?? null) {
      const lang = known(at.getAttribute('lang'));
      if (lang) return lang;
    }
    return Object.keys(languages)[0];
  }

  /**
   * The attributes that name a choice there is not, with the choices and what is used instead.
   * @returns {import('../state/controls.js').Refusal[]}
   */
  badChoices() {
    const [theme, lang, wanted] = ['theme', 'lang', 'parts'].map((name) => this.getAttribute(name));
    /** @type {import('../state/controls.js').Refusal[]} */
    const bad = [];
    if (theme !== null && !themes.includes(theme))
      bad.push({ name: 'theme', value: theme, expected: themes, used: 'auto' });
    if (lang !== null && !known(lang))
      bad.push({ name: 'lang', value: lang, expected: Object.keys(languages), used: this.language });
    if (partsIn(wanted ?? '').some((part) => !parts.includes(part)))
      bad.push({ name: 'parts', value: String(wanted), expected: parts, used: this.parts.join(' ') });
    return bad;
  }

  /**
   * A setting always has a value, so `null` is one that is refused; a framework's `undefined` says that none is given.
   * @param {string} name
   * @param {unknown} value
   */
  #give(name, value) {
    this.#put(name, value === undefined ? value : String(value));
  }

  /** @param {string} name @param {unknown} value nothing takes the attribute away */
  #put(name, value) {
    if (value === undefined || value === null) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  /** @param {string} name */
  #setting(name) {
    return Number(this.state?.[name] ?? this.getAttribute(name) ?? NaN);
  }
}
