import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../scripts/serve.js';
import { LessonPage } from './lesson-page.js';
import { expect, test as base } from './test.js';

/**
 * Somebody else's site, on an origin of its own, that shows lessons in frames. What its frames say is recorded before any
 * script of the page runs.
 *
 * @typedef {object} Said
 * @property {any} data
 * @property {string} origin
 * @property {number} frame which of the page's frames, counted from 0
 */

export class Host {
  #folder;
  #site;

  /**
   * @param {import('@playwright/test').Page} page
   * @param {{folder: string, url: string}} host
   * @param {string} site the lessons' own
   */
  constructor(page, { folder, url }, site) {
    this.page = page;
    this.#folder = folder;
    this.#site = site;
    this.origin = new URL(url).origin;
    this.url = `${url}host.html`;
  }

  /**
   * @param {string} path of a lesson's page
   * @param {Record<string, string | number>} [search] besides `embed=1`
   */
  address(path = 'dikkat/', search = {}) {
    return `${this.#site}${path}?${new URLSearchParams({ embed: '1', ...search })}`;
  }

  /**
   * @param {string} src
   * @param {string} [attributes]
   */
  static frame(src, attributes = '') {
    return `<iframe title="lesson" src="${src.replaceAll('&', '&amp;')}" width="800" height="400" ${attributes}></iframe>`;
  }

  /** The address of the host script. */
  get script() {
    return `${this.#site}derslik-host.js`;
  }

  /** @param {string} body @param {string} [head] */
  async open(body, head = '') {
    writeFileSync(
      join(this.#folder, 'host.html'),
      `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Host</title>${RECORD}${head}<body>${body}`,
    );
    await this.page.goto(this.url, { waitUntil: 'commit' });
  }

  /** Puts frames at the end of the page, and waits until they are there. @param {string} html */
  add(html) {
    return this.page.locator('body').evaluate(async (body, html) => {
      const added = document.createRange().createContextualFragment(html);
      const loads = Array.from(
        added.querySelectorAll('iframe'),
        (frame) => new Promise((resolve) => frame.addEventListener('load', resolve)),
      );
      body.append(added);
      await Promise.all(loads);
    }, html);
  }

  /** The lesson in one of the page's frames. @param {string} [name] */
  lesson(name) {
    const frame = this.page.frameLocator(name ? `iframe[name=${name}]` : 'iframe');
    return new FramedLesson(this.page, frame);
  }

  /** All that the frames have said. @returns {Promise<Said[]>} */
  said() {
    return this.page.evaluate(() => /** @type {any} */ (window).said);
  }

  /** The lessons' own messages of a type. @param {string} type @returns {Promise<any[]>} */
  async told(type) {
    const said = await this.said();
    return said.map(({ data }) => data).filter((data) => data.source === 'derslik' && data.type === type);
  }

  /** Sends it to a frame. @param {unknown} data @param {number} [frame] */
  send(data, frame = 0) {
    return this.page.evaluate(
      ([data, frame]) => window.frames[/** @type {number} */ (frame)].postMessage(data, '*'),
      /** @type {const} */ ([data, frame]),
    );
  }

  /** A message to a frame. @param {string} type @param {object} [detail] @param {number} [frame] */
  tell(type, detail = {}, frame = 0) {
    return this.send({ source: 'derslik', version: 1, type, ...detail }, frame);
  }
}

/** A lesson in a frame: nothing of its page can be reached but through the frame. */
export class FramedLesson extends LessonPage {
  /**
   * @param {import('@playwright/test').Page} page
   * @param {import('@playwright/test').FrameLocator} frame
   */
  constructor(page, frame) {
    super(page, frame.locator('derslik-lesson'));
    this.frame = frame;
  }

  /** @override */
  async ready() {
    await expect(this.element).toHaveAttribute('data-state', 'ready');
  }

  /** How high the page is, and how much of it the frame shows. */
  heights() {
    return this.frame.locator('html').evaluate((html) => ({
      content: html.getBoundingClientRect().height,
      shown: innerHeight,
      scrolled: html.scrollHeight > innerHeight,
    }));
  }
}

const RECORD = `<script>
  said = [];
  addEventListener('message', ({ data, origin, source }) =>
    said.push({ data, origin, frame: Array.from(frames).indexOf(source) }));
</script>`;

/**
 * @typedef {import('./test.js').Fixtures & import('./test.js').TestArgs} TestArgs
 * @typedef {{hostSite: {folder: string, url: string}}} Server
 * @type {import('@playwright/test').Fixtures<{host: Host}, Server, TestArgs, import('./test.js').WorkerArgs>}
 */
const fixtures = {
  hostSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'derslik-host-'));
      // A policy of the host's own, which lets its scripts be.
      const headers = { 'Content-Security-Policy': '' };
      const { port, close } = await serve({ directory: folder, port: 0, headers });
      // By its number, so that to the browser it is another site as well.
      await use({ folder, url: `http://127.0.0.1:${port}/` });
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  host: async ({ page, hostSite, baseURL, complaints }, use) => {
    const host = new Host(page, hostSite, String(baseURL));
    complaints.allow(new RegExp(`request to another origin: ${host.origin}/host.html$`));
    await use(host);
  },
};

export const test = base.extend(fixtures);
export const frame = Host.frame;
export { expect };
