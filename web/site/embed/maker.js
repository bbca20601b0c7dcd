import { render } from 'lit-html';
import { scalingTexts } from '../../i18n/scaling-texts.js';
import { notice, refusalText } from '../../views/notice.js';
import { readChoice, toSearch } from './choice.js';
import { adapt, mark, paramsOf, write, writeSettings } from './form.js';
import { Preview } from './preview.js';
import { Result } from './result.js';
import { said } from './said.js';
import { frameAddress, languageOf } from './snippet.js';

/**
 * Keeps the form, the address, the code and the preview the same.
 *
 * @typedef {import('./choice.js').Choice} Choice
 */

/** Browsers refuse to change the address more than some hundred times in half a minute. */
const pause = 300;

/**
 * @param {HTMLFormElement} form
 * @param {object} of
 * @param {Omit<import('./page.js').Words, 'languages'>} of.words
 * @param {import('./snippet.js').Site} of.site
 * @param {() => string} of.page what the address says of the page itself
 */
export function start(form, { words, site, page }) {
  const { lang, t, e, f } = words;
  const notices = /** @type {HTMLElement} */ (form.querySelector('.notices'));
  const result = new Result(form, { t, e, site });
  const preview = new Preview(/** @type {HTMLIFrameElement} */ (form.querySelector('iframe')), (state) => {
    writeSettings(form, state);
    follow();
  });
  const named = Object.entries(e.fields).map(([name, text]) => [name, { name: text }]);
  const controls = { ...t.controls, ...scalingTexts[lang].controls, ...Object.fromEntries(named) };
  /** The lesson's words, with the names of this form's fields. @type {any} */
  const naming = { ...t, controls };
  /** @type {Choice} */
  let choice;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** What the address says goes into the form; what it says in vain is told. */
  function read() {
    const { choice, refused } = readChoice(new URLSearchParams(location.search), site);
    write(form, choice);
    tell(refused);
    follow();
  }

  /** What stands in the form is made code, shown, and kept in the address. */
  function follow() {
    adapt(form);
    const { choice: read, refused } = readChoice(paramsOf(form), site);
    choice = read;
    mark(form, new Map(refused.map((each) => [each.name, refusalText(each, { t: naming, f })])));
    for (const range of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('[type=range]'))) {
      const text = said(range.name, { max: Number(range.max) }, range.valueAsNumber, t, f);
      range.setAttribute('aria-valuetext', text);
      /** @type {HTMLElement} */ (range.previousElementSibling).textContent = text;
    }
    result.show(choice);
    show();
    keep();
  }

  function show() {
    // This page alone listens to the preview, so it need not be told whom to hear.
    const shown = { ...choice, origins: [] };
    const { controls, titles } = site.lessons[choice.lesson];
    const start = Object.entries(controls).map(([name, { start }]) => [name, start]);
    preview.show({
      address: frameAddress(shown, site),
      base: frameAddress({ ...shown, settings: Object.fromEntries(start) }, site),
      settings: choice.settings,
      height: choice.height,
      title: e.previewTitle(titles[languageOf(choice, site)]),
    });
  }

  /** @param {import('./choice.js').Refusal[]} refused */
  function tell(refused) {
    render(notice(/** @type {any} */ ({ t: naming, f, look: { refused } })), notices);
  }

  const search = () => toSearch(choice, site, new URLSearchParams(page()));

  function keep() {
    waiting ??= setTimeout(flush, pause);
  }

  function flush() {
    clearTimeout(waiting);
    waiting = undefined;
    history.replaceState(null, '', location.pathname + (search() && `?${search()}`) + location.hash);
  }

  form.addEventListener('input', follow);
  form.addEventListener('submit', (event) => event.preventDefault());
  notices.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action=dismiss]')) tell([]);
  });
  // Whoever follows a link and comes back finds the choices of the moment in which they left.
  document.addEventListener('click', ({ target }) => {
    if (waiting !== undefined && target instanceof Element && target.closest('a')) flush();
  });
  addEventListener('popstate', read);
  /** @type {HTMLFieldSetElement} */ (form.querySelector('.choices')).disabled = false;
  read();
  return { keep, search };
}
