import { expect } from '@playwright/test';
import { FramedLesson } from './frames.js';

/** The page that makes the snippet, as a test uses it. */
export class EmbedPage {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.page = page;
    this.form = page.locator('form.maker');
    this.code = this.form.locator('.result code');
    this.frame = this.form.locator('iframe');
    this.preview = new FramedLesson(page, page.frameLocator('iframe'));
    this.notice = this.form.locator('.notice');
    this.status = this.form.locator('[role=status]');
  }

  /** Opens it and waits until the preview can be used. @param {string} [path] @param {Record<string, string>} [search] */
  async open(path = 'embed/', search = {}) {
    await this.page.goto(`${path}?${new URLSearchParams(search)}`);
    await this.preview.ready();
  }

  /** A choice among several. @param {string} name @param {string} value */
  option(name, value) {
    return this.form.locator(`input[name="${name}"][value="${value}"]:enabled`);
  }

  /** A field of its own. @param {string} name */
  field(name) {
    return this.form.locator(`[name="${name}"]:enabled`);
  }

  /** What the address says. */
  said() {
    return Object.fromEntries(new URL(this.page.url()).searchParams);
  }

  /** Marks the preview's page, so that it is seen whether it is still the same. */
  async mark() {
    await this.preview.frame.locator('html').evaluate((html) => html.setAttribute('data-mark', ''));
  }

  /** Whether the preview is still the page that was marked. */
  async isMarked() {
    return (await this.preview.frame.locator('html').getAttribute('data-mark')) === '';
  }

  /** @param {Record<string, string>} search what the address says, once it has been written */
  async says(search) {
    await expect.poll(() => this.said()).toEqual(search);
  }
}
