import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { inRoot } from '../../../scripts/paths.js';

/**
 * A learning platform as far as a package sees it: a page with scorm-again's runtime, which opens the package in a frame or
 * in a window of its own, keeps what was committed, and can fail.
 *
 * @typedef {'1.2' | '2004'} Version
 * @typedef {'throws' | 'refuses' | 'vanishes' | 'commit'} Fault `commit`: that alone is refused
 */

/** @type {Record<Version, {file: string, maker: string, name: string, prefix: string}>} */
const runtimes = {
  1.2: { file: 'scorm12.min.js', maker: 'Scorm12API', name: 'API', prefix: 'LMS' },
  2004: { file: 'scorm2004.min.js', maker: 'Scorm2004API', name: 'API_1484_11', prefix: '' },
};

/** @param {string} name such as `dikkat-1.2` @returns {Record<string, string>} the package's files */
export function unpacked(name) {
  const files = unzipSync(readFileSync(inRoot(`dist/scorm/${name}.zip`)));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

export class LearningPlatform {
  /**
   * @param {import('@playwright/test').Page} page
   * @param {{version: Version, lesson: string}} of
   */
  constructor(page, { version, lesson }) {
    this.page = page;
    this.runtime = runtimes[version];
    this.files = unpacked(`${lesson}-${version}`);
    this.frame = page.frameLocator('iframe');
    this.lesson = new Package(this.frame);
  }

  /**
   * Opens the platform's page, and there the package in a frame, with what was kept before.
   * @param {Record<string, string>} [holds] what the platform knows besides
   */
  async launch(holds) {
    await this.open(holds);
    await this.page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '../package/index.html';
      frame.width = '1200';
      frame.height = '900';
      document.body.append(frame);
    });
    await this.lesson.whole();
  }

  /**
   * The same in a window of its own.
   * @param {Record<string, string>} [holds]
   * @returns {Promise<{window: import('@playwright/test').Page, lesson: Package}>}
   */
  async launchWindow(holds) {
    await this.open(holds);
    const opening = this.page.waitForEvent('popup');
    await this.page.evaluate(() => void window.open('../package/index.html'));
    const opened = await opening;
    const lesson = new Package(opened);
    await lesson.whole();
    return { window: opened, lesson };
  }

  /** @param {Record<string, string>} [holds] */
  async open(holds = {}) {
    const { file, maker, name, prefix } = this.runtime;
    const script = readFileSync(inRoot(`node_modules/scorm-again/dist/${file}`), 'utf8');
    const html = `<!doctype html><meta charset="utf-8"><title>Platform</title>
      <script>${script.replaceAll('</script', '<\\/script')}</script>
      <script>(${platform})(${JSON.stringify({ maker, name, prefix, holds }).replaceAll('<', '\\u003c')})</script>
      <body>`;
    await this.page.route('**/platform/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await this.servePackage();
    await this.page.goto('platform/');
  }

  async servePackage() {
    await this.page
      .context()
      .route('**/package/index.html*', (route) =>
        route.fulfill({ body: this.files['index.html'], contentType: 'text/html' }),
      );
  }

  /** The learner goes somewhere else in the platform. */
  async leave() {
    await this.page.evaluate(() => document.querySelector('iframe')?.remove());
  }

  /** @param {Fault} [fault] */
  async fail(fault) {
    await this.page.evaluate((fault) => Object.assign(window, { fault }), fault);
  }

  /** What is kept for good. @returns {Promise<Record<string, string>>} */
  kept() {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('platform') ?? '{}'));
  }

  /** Every call since the page opened. @returns {Promise<{call: string, given: string[], answer: string}[]>} */
  calls() {
    return this.page.evaluate(() => /** @type {any} */ (window).calls);
  }

  /** The calls that the runtime did not like. */
  async refused() {
    return (await this.calls()).filter(({ answer }) => answer === 'false');
  }
}

/** A package's page, in a frame or a window. */
export class Package {
  /** @param {import('@playwright/test').FrameLocator | import('@playwright/test').Page} place */
  constructor(place) {
    this.html = place.locator('html');
    this.element = place.locator('derslik-lesson');
    this.root = this.element.locator('[part=lesson]');
    this.notice = place.locator('.course-notice');
    this.quiz = this.root.locator('.quiz');
    this.current = this.quiz.locator('.question.current');
    this.standing = this.quiz.locator('.quiz-standing');
  }

  async whole() {
    await this.quiz.waitFor();
  }

  state() {
    return this.element.evaluate((element) => /** @type {any} */ (element).state);
  }

  /** @param {'tr' | 'en'} lang */
  async switchTo(lang) {
    await this.html.locator(`a[hreflang=${lang}]`).click();
    await expect(this.html).toHaveAttribute('lang', lang);
    await this.whole();
  }

  /** Moves a slider. @param {string} setting @param {number} value or, where it has stops, which of them, from 0 */
  async set(setting, value) {
    await this.root.locator(`input[data-setting=${setting}]`).first().fill(String(value));
  }

  /** @param {number} number from 1 */
  async go(number) {
    await this.quiz.locator(`[data-quiz=go][data-index="${number - 1}"]`).click();
  }

  /**
   * Answers the question on show.
   * @param {string | string[]} answer an option's words, what is typed into a blank, or for each pair its right side
   */
  async answer(answer) {
    if (Array.isArray(answer))
      for (const [index, label] of answer.entries())
        await this.current.getByRole('combobox').nth(index).selectOption({ label });
    else if ((await this.current.getByRole('textbox').count()) > 0)
      await this.current.getByRole('textbox').fill(answer);
    else await this.current.getByRole('radio', { name: answer, exact: true }).check();
    await this.current.locator('[data-quiz=check]').click();
  }
}

/**
 * Runs in the platform's page.
 * @param {{maker: string, name: string, prefix: string, holds: Record<string, string>}} of
 */
function platform({ maker, name, prefix, holds }) {
  const global = /** @type {any} */ (window);
  const runtime = new global[maker]({ logLevel: 5 });
  /** @type {Record<string, string>} */
  const kept = JSON.parse(localStorage.getItem('platform') ?? '{}');
  const exit = kept['cmi.core.exit'] ?? kept['cmi.exit'];
  const known = Object.entries(kept).filter(([element]) => !/exit|session_time|interactions/.test(element));
  const entry = prefix ? 'cmi.core.entry' : 'cmi.entry';
  runtime.loadFromFlattenedJSON({
    ...Object.fromEntries(known),
    [entry]: exit === undefined ? 'ab-initio' : exit === 'suspend' ? 'resume' : '',
    ...holds,
  });

  /** @type {{call: string, given: string[], answer: string}[]} */
  const calls = [];
  /** @type {Record<string, string>} */
  let set = {};
  const keep = () => {
    Object.assign(kept, set);
    set = {};
    localStorage.setItem('platform', JSON.stringify(kept));
  };
  /** @type {Record<string, Function>} */
  const api = {};
  for (const call of [
    'Initialize',
    'GetValue',
    'SetValue',
    'Commit',
    prefix ? 'Finish' : 'Terminate',
    'GetLastError',
  ])
    api[prefix + call] = (/** @type {string[]} */ ...given) => {
      if (global.fault === 'throws') throw new Error('the platform is broken');
      const refused = global.fault === 'refuses' || (global.fault === 'commit' && call === 'Commit');
      const answer = refused && call !== 'GetLastError' ? 'false' : String(runtime[prefix + call](...given));
      calls.push({ call, given, answer });
      if (call === 'SetValue' && answer === 'true') set[given[0]] = given[1];
      if (['Commit', 'Finish', 'Terminate'].includes(call) && answer === 'true') keep();
      return answer;
    };
  global[name] = new Proxy(api, {
    get: (target, key) => (global.fault === 'vanishes' ? undefined : target[String(key)]),
  });
  global.calls = calls;
}
