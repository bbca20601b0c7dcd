import { listen } from '../site/embed-mode.js';
import { shortened } from '../state/controls.js';
import { watchHeight } from './height.js';
import { message, readMessage } from './messages.js';
import { hostOrigin, mayTalk, readOrigins, targets } from './origins.js';
import { canvasResize, H5PResizer } from './resizers.js';
import { embedTexts } from './texts.js';

/**
 * A lesson's page in a frame: tells the page around it what happens and how high it is, and does what it is told.
 *
 * @param {import('../elements/derslik-lesson.js').DerslikLesson} lesson
 */
export function startFrame(lesson) {
  openLinksOutside();
  const { allowed, bad } = readOrigins(new URLSearchParams(location.search));
  if (bad.length > 0) warn(lesson, bad);
  const { parent } = window;
  // Nobody is around who could hear.
  if (parent === window) return;

  const to = targets(allowed, hostOrigin(document));
  const post = (/** @type {object} */ data) => to.forEach((origin) => parent.postMessage(data, origin));
  const id = () => window.name || lesson.lesson;
  const tell = (/** @type {string} */ type, /** @type {Record<string, unknown>} */ detail) =>
    post(message(id(), type, detail));
  const h5p = new H5PResizer(post);

  /** What a host that comes late has missed. @type {CustomEvent | undefined} */
  let opened;
  let height = 0;
  const resized = (/** @type {number} */ now) => {
    height = now;
    tell('resize', { height });
    h5p.resize(height);
    post(canvasResize(height));
  };

  const hear = (/** @type {CustomEvent} */ event) => {
    const type = event.type.replace('derslik-', '');
    tell(type, event.detail);
    if (type !== 'ready' && lesson.dataset.state !== 'failed') return;
    // Until here the page has been shorter than it will be: a host that followed would flicker.
    if (!opened) watchHeight(resized);
    opened = event;
  };
  listen(hear);
  // The lesson may have been faster than the script that listens.
  if (!opened && lesson.dataset.state === 'ready')
    hear(new CustomEvent('derslik-ready', { detail: { lesson: lesson.lesson, lang: lesson.language } }));

  const repeat = () => {
    if (opened) tell(opened.type.replace('derslik-', ''), opened.detail);
    if (height > 0) tell('resize', { height });
  };

  addEventListener('message', ({ data, origin, source }) => {
    if (source !== parent || !mayTalk(allowed, origin)) return;
    h5p.hear(data);
    const command = readMessage(data, id());
    if (!command) return;
    if (command.type === 'hello') repeat();
    else if (command.type === 'set') set(lesson, command.state);
    else lesson[command.type]();
  });
}

/**
 * As an attribute does: a value that cannot be used falls back, and the lesson says so.
 * @param {HTMLElement} lesson
 * @param {import('./messages.js').State} state
 */
function set(lesson, state) {
  for (const [name, value] of Object.entries(state)) lesson.setAttribute(name, String(value));
}

/** A link that leaves the lesson opens beside the page around it, not in the frame, from where there is no way back. */
function openLinksOutside() {
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.target || link.download || link.href.startsWith('blob:')) return;
    const here = location.href.split('#')[0];
    if (link.href.split('#')[0] !== here) link.target = '_blank';
  });
}

/**
 * @param {HTMLElement} lesson
 * @param {string[]} bad
 */
function warn(lesson, bad) {
  const t = embedTexts[document.documentElement.lang];
  const notice = Object.assign(document.createElement('div'), { className: 'notice', role: 'note' });
  notice.ariaLabel = t.notice;
  for (const value of bad) {
    const line = document.createElement('p');
    line.textContent = t.badOrigin(shortened(value));
    notice.append(line);
  }
  lesson.before(notice);
}
