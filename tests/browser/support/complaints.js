import { expect } from '@playwright/test';
import { inChromiumsWords, watchNetwork } from './firefox-complaints.js';

/**
 * What a browser complains of while a page is used: errors and warnings on the console, uncaught errors, breaches of the content
 * security policy, and requests to another origin. A test fails on any that it has not said to expect.
 */
export class Complaints {
  /** @type {string[]} */ #heard = [];
  /** @type {RegExp[]} */ #expected = [];
  /** @type {RegExp[]} */ #allowed = [];

  /** @param {string} origin the only one that may be asked */
  constructor(origin) {
    this.origin = origin;
  }

  /**
   * Listens to every page of a context from now on.
   * @param {import('@playwright/test').BrowserContext} context
   */
  async watch(context) {
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        this.#heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    const firefox = context.browser()?.browserType().name() === 'firefox';
    context.on('weberror', (error) => {
      const { message } = error.error();
      const complaint = firefox ? inChromiumsWords(message) : `uncaught: ${message}`;
      if (complaint) this.#heard.push(complaint);
    });
    if (firefox) watchNetwork(context, (complaint) => this.#heard.push(complaint));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== this.origin)
        this.#heard.push(`request to another origin: ${request.url()}`);
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy breached: ${violatedDirective} ${blockedURI}`),
      );
    });
  }

  /**
   * From now on such a complaint is part of the test, which fails if it never comes.
   * @param {...RegExp} patterns
   */
  expect(...patterns) {
    this.#expected.push(...patterns);
  }

  /**
   * From now on such a complaint may come or not, where that depends on how fast the machine is.
   * @param {...RegExp} patterns
   */
  allow(...patterns) {
    this.#allowed.push(...patterns);
  }

  /** Fails on what was not expected, and on what was expected in vain. */
  check() {
    const known = [...this.#expected, ...this.#allowed];
    const unexpected = this.#heard.filter((text) => !known.some((pattern) => pattern.test(text)));
    expect(unexpected, 'what the browser complained of').toEqual([]);
    const missing = this.#expected.filter((pattern) => !this.#heard.some((text) => pattern.test(text)));
    expect(missing.map(String), 'complaints that were expected and did not come').toEqual([]);
  }
}
