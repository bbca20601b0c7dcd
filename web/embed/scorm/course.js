import { known, languages } from '../../i18n/languages.js';
import { registry } from '../../lessons/registry.js';
import { keepIn } from '../../quiz/store.js';
import { findApi } from './find-api.js';
import { Notice } from './notice.js';
import { scorm12 } from './scorm12.js';
import { scorm2004 } from './scorm2004.js';
import { Session } from './session.js';
import { pack, unpack } from './suspend-data.js';

/**
 * Joins a lesson on a page and the learning platform around it. Without a platform the page is what it is without this.
 *
 * @typedef {import('../../elements/derslik-lesson.js').DerslikLesson} DerslikLesson
 * @typedef {import('./suspend-data.js').Saved} Saved
 * @typedef {import('./types.js').Version} Version
 */

/** @type {Record<string, Version>} */
const versions = { 1.2: scorm12, 2004: scorm2004 };

/** Milliseconds after the last move of a slider: a platform's commit may hold up the page. */
const pause = 2000;

/** What an answer to a question is called there. */
const types = /** @type {const} */ ({
  choice: 'choice',
  predict: 'choice',
  blank: 'fill-in',
  match: 'matching',
});

export class Course {
  #lesson;
  #version;
  #session;
  #notice;
  /** The answers as the questions keep them. @type {string | undefined} */ #answers;
  #refused = false;
  #reporting = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #waiting;
  #kinds;

  /**
   * @param {object} of
   * @param {DerslikLesson} of.lesson not defined yet, so that it opens where the learner left it
   * @param {Record<string, keyof typeof types>} of.kinds of its questions
   * @param {Version} of.version
   * @param {object} of.api
   */
  constructor({ lesson, kinds, version, api }) {
    this.#lesson = lesson;
    this.#kinds = kinds;
    this.#version = version;
    this.#notice = new Notice(() => this.#lang());
    this.#session = new Session({ api, version, told: (taken) => this.#tell(taken) });
  }

  /** Begins the visit: the lesson opens where the learner left it, or in the language that the learner prefers. */
  begin() {
    const { language, suspended = '' } = this.#session.begin();
    const preferred = known(language);
    if (preferred && !this.#lesson.hasAttribute('lang')) this.#lesson.setAttribute('lang', preferred);
    const saved = this.#read(suspended);
    if (saved) this.#restore(saved);
    keepIn({
      name: 'course',
      read: () => this.#answers,
      save: (_, text, standing) => {
        this.#answers = text;
        this.#session.reach(standing());
        this.changed();
      },
    });
    this.#listen();
    this.#listenToPage();
  }

  /** Something is to be saved, though not at once. */
  changed() {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#report(), pause);
  }

  /** @param {string} text @returns {Saved | undefined} */
  #read(text) {
    try {
      return unpack(this.#lesson.getAttribute('lesson') ?? '', text, this.#version.limit);
    } catch {
      this.#notice.say('afresh');
      return undefined;
    }
  }

  /** @param {Saved} saved */
  #restore({ lang, theme, state, progress }) {
    if (progress) this.#answers = JSON.stringify({ version: 1, ...progress });
    for (const [name, value] of Object.entries({ ...state, lang, theme }))
      this.#lesson.setAttribute(name, String(value));
  }

  #listen() {
    const lesson = this.#lesson;
    lesson.addEventListener('derslik-answer', (event) => {
      this.#note(/** @type {CustomEvent} */ (event).detail);
      this.#reportNow();
    });
    lesson.addEventListener('derslik-complete', () => this.#reportNow());
    lesson.addEventListener('derslik-change', () => this.changed());
    // Again with every change of the language.
    lesson.addEventListener('derslik-ready', () => {
      this.#notice.show();
      this.changed();
    });
  }

  #listenToPage() {
    // On a phone a page that goes out of sight may never be heard of again.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.#waiting !== undefined) this.#report();
    });
    addEventListener('pagehide', () => {
      this.#prepare();
      this.#session.end();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#session.resume();
    });
  }

  /** @param {{question: string, correct: boolean}} detail */
  #note({ question, correct }) {
    const given = this.#progress()?.answers[question]?.given;
    const kind = this.#kinds[question];
    if (given !== undefined && kind)
      this.#session.answered({ question, type: types[kind], given, correct, at: new Date() });
  }

  /** What happens in one go is one report. */
  #reportNow() {
    if (this.#reporting) return;
    this.#reporting = true;
    queueMicrotask(() => {
      this.#reporting = false;
      this.#report();
    });
  }

  #report() {
    this.#prepare();
    this.#session.report();
  }

  #prepare() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const { lesson, state, start, theme } = this.#lesson;
    // Until the lesson is ready, or where it cannot start, nothing has changed.
    if (!state || !start) return;
    const moved = Object.entries(state).filter(([name, value]) => value !== start[name]);
    const saved = { lang: this.#lang(), theme, progress: this.#progress() };
    const whole = pack(lesson, { ...saved, state: Object.fromEntries(moved) });
    // Rather the answers without the scene than nothing.
    const fits = whole.length <= this.#version.limit;
    this.#session.suspend(fits ? whole : pack(lesson, { ...saved, state: {} }));
  }

  #lang() {
    return known(this.#lesson.closest('[lang]')?.getAttribute('lang')) ?? Object.keys(languages)[0];
  }

  /** @returns {Saved['progress']} */
  #progress() {
    return this.#answers === undefined ? undefined : JSON.parse(this.#answers);
  }

  /** Said once, until it is otherwise. @param {boolean} taken */
  #tell(taken) {
    if (taken === !this.#refused) return;
    this.#refused = !taken;
    this.#notice.say(taken ? 'taken' : 'refused');
  }
}

/**
 * @param {DerslikLesson} lesson
 * @returns {Promise<Course | undefined>} undefined where there is no platform
 */
export async function findCourse(lesson) {
  const version = versions[document.documentElement.dataset.scorm ?? ''];
  const api = version && findApi(window, version.api);
  if (!api) return undefined;
  const { questions = {} } = registry[lesson.getAttribute('lesson') ?? ''];
  // They are the same in every language.
  const list = (await Object.values(questions)[0]?.())?.default ?? [];
  return new Course({
    lesson,
    kinds: Object.fromEntries(list.map(({ id, kind }) => [id, kind])),
    version,
    api,
  });
}
