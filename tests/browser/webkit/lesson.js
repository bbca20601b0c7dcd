import { join } from 'node:path';
import { expect } from '@playwright/test';
import { KEYS } from './driver.js';

/** @typedef {import('./driver.js').Session} Session */

/** A lesson in WebKit's window, as LessonPage is for the other browsers. Selectors are looked up in the element's own tree. */
export class WebKitLesson {
  /**
   * @param {Session} session
   * @param {{url: string, folder: string}} site
   */
  constructor(session, site) {
    this.session = session;
    this.site = site;
  }

  /**
   * Opens a page of the site and waits until its lessons can be used.
   * @param {string} path
   */
  async open(path) {
    await this.session.open(new URL(path, this.site.url).href);
    await this.ready();
  }

  /** Opens a page from the disk. @param {string} path */
  async openFile(path) {
    await this.session.open(`file://${join(this.site.folder, path)}`);
    await this.ready();
  }

  /** Opens a page whose only frame is the lesson's, and goes into it. @param {string} path */
  async openFrame(path) {
    await this.session.open(new URL(path, this.site.url).href);
    await this.session.enter(await this.session.evaluate(() => document.querySelector('iframe')));
    await this.ready();
  }

  /** Waits for the parts that come once the lesson can be used. */
  async whole() {
    await expect.poll(() => this.text('.share'), { intervals: [50] }).not.toBeNull();
    await expect.poll(() => this.texts('slot'), { intervals: [50] }).toEqual([]);
  }

  /** Waits until every lesson of the page can be used; a page without any is ready at once. */
  async ready() {
    const waiting = () =>
      this.session.evaluate(
        () => document.querySelectorAll('derslik-lesson:not([data-state]), [data-state=loading]').length,
      );
    await expect.poll(waiting, { timeout: 30_000, intervals: [50], message: 'lessons not ready' }).toBe(0);
  }

  /** @param {string} selector the element as WebDriver names it */
  async find(selector) {
    const find = () => this.session.evaluate(inLesson, selector, 'element');
    await expect.poll(find, `${selector} is there`).not.toBeNull();
    return find();
  }

  /** What can be read there, without the space around it; null if there is no such element. @param {string} selector */
  text(selector) {
    return this.session.evaluate(inLesson, selector, 'text');
  }

  /** The same of all that fit. @param {string} selector */
  texts(selector) {
    return this.session.evaluate(inLesson, selector, 'texts');
  }

  /** @param {string} selector of an input */
  value(selector) {
    return this.session.evaluate(inLesson, selector, 'value');
  }

  /** @param {string} selector */
  async click(selector) {
    await this.session.click(await this.find(selector));
  }

  /** @param {string} selector @param {keyof typeof KEYS} key */
  async press(selector, key) {
    await this.session.type(await this.find(selector), KEYS[key]);
  }

  /** Types a text in place of what is in the field, and leaves it. @param {string} selector @param {string} text */
  async fill(selector, text) {
    const field = await this.find(selector);
    await this.session.clear(field);
    await this.session.type(field, text + KEYS.tab);
  }

  /** @param {string} selector place and size in the window */
  async box(selector) {
    return this.session.evaluate(inLesson, selector, 'box');
  }

  /** Where the learner is, as the element says it. */
  state() {
    return this.session.evaluate(() => {
      const element = /** @type {any} */ (document.querySelector('derslik-lesson'));
      return element.state;
    });
  }

  /** What is said to a screen reader. */
  status() {
    return this.session.evaluate(() =>
      document
        .querySelector('derslik-lesson')
        ?.shadowRoot?.querySelector('p[role=status]')
        ?.textContent?.trim(),
    );
  }

  /** The colour of the lesson's text. */
  colour() {
    return this.session.evaluate(() => {
      const root = document.querySelector('derslik-lesson')?.shadowRoot?.querySelector('[part=lesson]');
      return root ? getComputedStyle(root).color : null;
    });
  }

  /** What the browser complained of on this page. */
  complaints() {
    return this.session.evaluate(() => /** @type {any} */ (window).complaints ?? ['nobody listens']);
  }
}

/**
 * Runs in the page.
 * @param {string} selector
 * @param {'element' | 'text' | 'texts' | 'value' | 'box'} what
 */
function inLesson(selector, what) {
  const root = document.querySelector('derslik-lesson')?.shadowRoot?.querySelector('[part=lesson]');
  const all = /** @type {HTMLElement[]} */ ([...(root?.querySelectorAll(selector) ?? [])]);
  const read = (/** @type {HTMLElement} */ each) => (each.innerText ?? each.textContent ?? '').trim();
  if (what === 'texts') return all.map(read);
  const [first = null] = all;
  if (what === 'element' || first === null) return first;
  if (what === 'text') return read(first);
  if (what === 'value') return /** @type {HTMLInputElement} */ (first).value;
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = first.getBoundingClientRect();
  return { x, y, width, height };
}
