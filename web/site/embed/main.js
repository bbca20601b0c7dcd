import { html, render } from 'lit-html';
import { version } from '../../../package.json';
import { copied } from '../../elements/clipboard.js';
import { formats } from '../../i18n/format.js';
import { languages } from '../../i18n/languages.js';
import { scalingTexts } from '../../i18n/scaling-texts.js';
import { notice } from '../../views/notice.js';
import { blocksView, filesView } from './blocks-view.js';
import { readChoice, toSearch } from './choice.js';
import { adapt, mark, paramsOf, write, writeSettings } from './form.js';
import { Preview } from './preview.js';
import { said } from './said.js';
import { downloads, frameAddress, languageOf, snippet } from './snippet.js';
import { embedTexts } from './texts.js';

/**
 * The page that makes the snippet: the form, the address, the code and the preview always say the same.
 *
 * @typedef {import('./choice.js').Choice} Choice
 */

/** Browsers refuse to change the address more than some hundred times in half a minute. */
const pause = 300;

/** Milliseconds that "Copied" stays. */
const reminder = 2000;

if (document.readyState === 'loading')
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));

const { lang } = document.documentElement;
const { default: t } = await languages[lang]();
const [e, f] = [embedTexts[lang], formats(lang, t)];
const form = /** @type {HTMLFormElement} */ (document.querySelector('.maker'));
const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (form.querySelector(selector));
const lessons = JSON.parse(String(form.dataset.lessons));
const around = { lessons, lang };
const root = new URL(String(form.dataset.root), location.href).href;
const site = { ...around, root, name: t.site, version };
const preview = new Preview(/** @type {HTMLIFrameElement} */ (find('iframe')), (state) => {
  writeSettings(form, state);
  follow();
});

/** @type {Choice} */
let choice;
/** The block that was copied a moment ago. @type {number | undefined} */
let fresh;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** What the address says goes into the form; what it says in vain is told. */
function read() {
  const { choice: read, refused } = readChoice(new URLSearchParams(location.search), around);
  write(form, read);
  tell(refused);
  follow();
}

/** What stands in the form is made code, shown, and kept in the address. */
function follow() {
  adapt(form);
  const { choice: read, refused } = readChoice(paramsOf(form), around);
  choice = read;
  mark(
    form,
    refused.map(({ name }) => name),
  );
  for (const range of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('[type=range]'))) {
    const text = said(range.name, { max: Number(range.max) }, range.valueAsNumber, t, f);
    range.setAttribute('aria-valuetext', text);
    /** @type {HTMLElement} */ (range.previousElementSibling).textContent = text;
  }
  draw();
  show();
  waiting ??= setTimeout(flush, pause);
}

function draw() {
  const blocks = snippet(choice, site);
  render(
    html`<h2>${e.result}</h2>
      ${blocks.length === 0 ? html`<p>${e.noCode}</p>` : blocksView(blocks, { e, action: copyButton })}
      ${filesView(downloads(choice, site), { e, root })}`,
    find('.result'),
  );
}

/** @param {import('./snippet.js').Block} block @param {number} at */
const copyButton = ({ text }, at) =>
  html`<button type="button" class="quiet" @click=${() => copy(text, at)}>
    ${at === fresh ? t.copied : t.copy}
  </button>`;

/** @param {string} text @param {number} at which block it is */
async function copy(text, at) {
  const done = await copied(text);
  find('[role=status]').textContent = done ? t.copied : t.copyFailed;
  if (!done) return getSelection()?.selectAllChildren(form.querySelectorAll('.block code')[at]);
  fresh = at;
  draw();
  setTimeout(() => {
    fresh = undefined;
    find('[role=status]').textContent = '';
    draw();
  }, reminder);
  return undefined;
}

function show() {
  // Only this page listens to the preview, so it need not be told whom to hear.
  const shown = { ...choice, origins: [] };
  const start = Object.entries(lessons[choice.lesson].controls).map(([name, { start }]) => [name, start]);
  preview.show({
    address: frameAddress(shown, site),
    base: frameAddress({ ...shown, settings: Object.fromEntries(start) }, site),
    settings: choice.settings,
    height: choice.height,
    title: e.previewTitle(lessons[choice.lesson].titles[languageOf(choice, site)]),
  });
}

/** @param {import('./choice.js').Refusal[]} refused */
function tell(refused) {
  const named = Object.entries(e.fields).map(([name, text]) => [name, { name: text }]);
  const controls = { ...t.controls, ...scalingTexts[lang].controls, ...Object.fromEntries(named) };
  render(notice(/** @type {any} */ ({ t: { ...t, controls }, f, look: { refused } })), find('.notices'));
}

function flush() {
  clearTimeout(waiting);
  waiting = undefined;
  const others = new URLSearchParams(location.search);
  others.delete('lang');
  const search = toSearch(choice, around, others);
  history.replaceState(null, '', location.pathname + (search && `?${search}`) + location.hash);
}

form.addEventListener('input', follow);
form.addEventListener('submit', (event) => event.preventDefault());
find('.notices').addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-action=dismiss]')) tell([]);
});
document.addEventListener('click', ({ target }) => {
  if (waiting !== undefined && target instanceof Element && target.closest('a')) flush();
});
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[hreflang]')))
  link.addEventListener('click', () => {
    link.search = toSearch(choice, around, new URLSearchParams(location.search));
  });
addEventListener('popstate', read);

// Where nobody knew the site's address while it was built, the page itself does.
for (const code of document.querySelectorAll('.guide code'))
  code.textContent = (code.textContent ?? '').replaceAll(e.placeholder, root);
/** @type {HTMLFieldSetElement} */ (find('.choices')).disabled = false;
read();
