import fontsUrl from '../../build/fonts/fonts.css?url';
import '../elements/define.js';
import { known } from '../i18n/languages.js';
import { names, toSearch } from '../state/address.js';

/**
 * The page around a lesson: its address and the lesson's state are kept the same, the other languages' links carry the
 * state, and the theme can be switched.
 *
 * @typedef {import('../elements/derslik-lesson.js').DerslikLesson} DerslikLesson
 */

/** Browsers refuse to change the address more than some hundred times in half a minute. */
const pause = 300;

// The script runs as soon as it is here, which may be before the page is.
if (document.readyState === 'loading')
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));

const root = document.documentElement;
const lesson = /** @type {DerslikLesson} */ (document.querySelector('derslik-lesson'));
const toggle = /** @type {HTMLButtonElement} */ (document.querySelector('[data-theme-toggle]'));
const translations = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[hreflang]'));
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The address's values become the lesson's attributes, which know what to do with a bad one. */
function read() {
  const search = new URLSearchParams(location.search);
  for (const name of names) {
    const value =
      search.get(name) ?? (name === 'theme' ? 'auto' : lesson.start?.[/** @type {'step'} */ (name)]);
    if (value === undefined) lesson.removeAttribute(name);
    else lesson.setAttribute(name, String(value));
  }
  showTheme();
}

/** The state as the address says it. */
function search() {
  const { state, start } = lesson;
  if (!state || !start) return location.search;
  const text = toSearch(
    { ...state, theme: lesson.theme },
    { ...start, theme: 'auto' },
    new URLSearchParams(location.search),
  );
  return text && `?${text}`;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

function write() {
  waiting ??= setTimeout(flush, pause);
}

function flush() {
  clearTimeout(waiting);
  waiting = undefined;
  history.replaceState(null, '', location.pathname + search() + location.hash);
}

function showTheme() {
  const dim = lesson.theme === 'auto' ? dark.matches : lesson.theme === 'dark';
  root.dataset.theme = lesson.theme;
  const label = (dim ? toggle.dataset.light : toggle.dataset.dark) ?? '';
  toggle.title = label;
  toggle.setAttribute('aria-label', label);
}

toggle.addEventListener('click', () => {
  const dim = lesson.theme === 'auto' ? dark.matches : lesson.theme === 'dark';
  // Back to what the system says is back to following the system.
  lesson.theme = dim === dark.matches ? (dim ? 'light' : 'dark') : 'auto';
  showTheme();
  write();
});
dark.addEventListener('change', showTheme);

for (const link of translations)
  link.addEventListener('click', () => {
    link.search = search();
  });
// Whoever follows a link and comes back finds the state of the moment in which they left.
document.addEventListener('click', ({ target }) => {
  if (waiting !== undefined && target instanceof Element && target.closest('a')) flush();
});

for (const event of ['derslik-ready', 'derslik-change', 'derslik-error'])
  lesson.addEventListener(event, () => {
    showTheme();
    write();
  });
/** By now everything that the lesson needs is here. */
function askForFonts() {
  if (document.querySelector('link[data-fonts]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fontsUrl;
  link.dataset.fonts = '';
  document.head.append(link);
}
for (const event of ['derslik-ready', 'derslik-error'])
  lesson.addEventListener(event, askForFonts, { once: true });
// The element has a script of its own, which may have been faster.
if (['ready', 'failed'].includes(String(lesson.dataset.state))) askForFonts();
addEventListener('popstate', read);

const wanted = new URLSearchParams(location.search).get('lang');
const translation = Array.from(translations).find((link) => link.hreflang === known(wanted));
if (translation && translation.hreflang !== root.lang) {
  // Another language is another page, whole with or without scripts.
  const others = new URLSearchParams(location.search);
  others.delete('lang');
  translation.search = others.toString();
  location.replace(translation.href);
} else read();
