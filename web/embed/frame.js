import { listen } from '../site/embed-mode.js';
import { watchHeight } from './height.js';
import { openLinksOutside } from './links.js';
import { message, readMessage } from './messages.js';
import { tellBadOrigins } from './notice.js';
import { hostOrigin, mayTalk, readOrigins, targets } from './origins.js';
import { canvasResize, H5PResizer } from './resizers.js';

/**
 * A lesson's page in a frame.
 * @typedef {import('../elements/derslik-lesson.js').DerslikLesson} DerslikLesson
 * @param {DerslikLesson} lesson
 */
export function startFrame(lesson) {
  openLinksOutside();
  const { allowed, bad } = readOrigins(new URLSearchParams(location.search));
  // Otherwise nobody is around who could hear.
  if (parent !== window) new Conversation(lesson, allowed);
  if (bad.length > 0) tellBadOrigins(lesson, bad);
}

/** Tells the page around the frame what happens and how high the lesson is, and does what it is told. */
class Conversation {
  #lesson;
  #allowed;
  #targets;
  #h5p = new H5PResizer((data) => this.#post(data));
  /** The lesson's first word, or its last: what a host that comes late has missed. @type {CustomEvent | undefined} */
  #opened;
  #height = 0;

  /**
   * @param {DerslikLesson} lesson
   * @param {import('./origins.js').Origins['allowed']} allowed
   */
  constructor(lesson, allowed) {
    this.#lesson = lesson;
    this.#allowed = allowed;
    this.#targets = targets(allowed, hostOrigin(document));
    addEventListener('message', (event) => this.#hear(event));
    listen((event) => this.#forward(event));
    // The lesson may have been faster than the script that listens.
    if (!this.#opened && lesson.dataset.state === 'ready')
      this.#forward(
        new CustomEvent('derslik-ready', { detail: { lesson: lesson.lesson, lang: lesson.language } }),
      );
  }

  /** The frame's name, where its host has given it one. */
  get #id() {
    return window.name || this.#lesson.lesson;
  }

  /** @param {CustomEvent} event of the lesson */
  #forward(event) {
    const type = this.#tellOf(event);
    if (type !== 'ready' && this.#lesson.dataset.state !== 'failed') return;
    // Until here the page has been shorter than it will be: a host that followed would flicker.
    if (!this.#opened) watchHeight((height) => this.#resized(height));
    this.#opened = event;
  }

  /** @param {number} height */
  #resized(height) {
    this.#height = height;
    this.#tell('resize', { height });
    this.#h5p.resize(height);
    this.#post(canvasResize(height));
  }

  /** @param {MessageEvent} event */
  #hear({ data, origin, source }) {
    if (source !== parent || !mayTalk(this.#allowed, origin)) return;
    this.#h5p.hear(data);
    const command = readMessage(data, this.#id);
    if (command?.type === 'hello') this.#repeat();
    else if (command?.type === 'set') set(this.#lesson, command.state);
    else if (command) this.#lesson[command.type]();
  }

  #repeat() {
    if (this.#opened) this.#tellOf(this.#opened);
    if (this.#height > 0) this.#tell('resize', { height: this.#height });
  }

  /** @param {CustomEvent} event */
  #tellOf({ type, detail }) {
    const name = type.replace('derslik-', '');
    this.#tell(name, detail);
    return name;
  }

  /** @param {string} type @param {Record<string, unknown>} detail */
  #tell(type, detail) {
    this.#post(message(this.#id, type, detail));
  }

  /** @param {object} data */
  #post(data) {
    for (const origin of this.#targets) parent.postMessage(data, origin);
  }
}

/**
 * As an attribute does: a value that cannot be used falls back, and the lesson says so.
 * @param {HTMLElement} lesson
 * @param {import('./messages.js').State} state
 */
function set(lesson, state) {
  for (const [name, value] of Object.entries(state)) lesson.setAttribute(name, String(value));
}
