import { names, toSearch } from '../state/address.js';
import { parts } from '../views/lesson.js';

/**
 * The page's address and the lesson's state: what the address says, the lesson shows, and what the reader does is written
 * to the address.
 *
 * @typedef {import('../elements/derslik-lesson.js').DerslikLesson} DerslikLesson
 */

/** Browsers refuse to change the address more than some hundred times in half a minute. */
const pause = 300;

/** The language in which the page was served; a page that can change it says so in its address. */
const { lang: home } = document.documentElement;

/**
 * The address's values become the lesson's attributes, which know what to do with a bad one.
 * @param {DerslikLesson} lesson
 */
export function readAddress(lesson) {
  const search = new URLSearchParams(location.search);
  for (const name of [...names, 'parts']) {
    const value =
      search.get(name) ?? (name === 'theme' ? 'auto' : lesson.start?.[/** @type {'step'} */ (name)]);
    if (value === undefined) lesson.removeAttribute(name);
    else lesson.setAttribute(name, String(value));
  }
}

/**
 * @param {DerslikLesson} lesson
 * @returns {string} the lesson's state as an address says it, with its question mark where there is anything to say
 */
export function searchOf(lesson) {
  const { state, start, theme, language: lang } = lesson;
  if (!state || !start) return location.search;
  const others = new URLSearchParams(location.search);
  // By now the lesson has put right what was wrong with them; all of them need not be named.
  if (lesson.parts.length === parts.length) others.delete('parts');
  else others.set('parts', lesson.parts.join(' '));
  const text = toSearch({ ...state, theme, lang }, { ...start, theme: 'auto', lang: home }, others);
  return text && `?${text}`;
}

/**
 * Writes the state to the address from now on, and reads it from there when the reader goes back or forward.
 * @param {DerslikLesson} lesson
 * @returns {() => void} to be called after a change of which the lesson sends no event
 */
export function keepAddress(lesson) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  function write() {
    waiting ??= setTimeout(flush, pause);
  }

  function flush() {
    clearTimeout(waiting);
    waiting = undefined;
    try {
      history.replaceState(null, '', location.pathname + searchOf(lesson) + location.hash);
    } catch {
      // A document that was not opened from an address has none to keep the state in.
    }
  }

  for (const event of ['derslik-ready', 'derslik-change', 'derslik-error'])
    lesson.addEventListener(event, write);
  // Whoever follows a link and comes back finds the state of the moment in which they left.
  document.addEventListener('click', ({ target }) => {
    if (waiting !== undefined && target instanceof Element && target.closest('a')) flush();
  });
  addEventListener('popstate', () => {
    // What was still to be written belongs to the address that was left.
    clearTimeout(waiting);
    waiting = undefined;
    readAddress(lesson);
  });
  return write;
}
