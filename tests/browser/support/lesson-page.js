/**
 * The lesson's page as a test uses it: where it is and where its parts are. Playwright's locators see through the
 * element's open shadow root; what the page was served with stays in the document beside it and is not meant here.
 */
export class LessonPage {
  /**
   * @param {import('@playwright/test').Page} page
   * @param {import('@playwright/test').Locator} [element] which of several
   */
  constructor(page, element = page.locator('derslik-lesson')) {
    this.page = page;
    this.element = element;
    this.root = element.locator('[part=lesson]');
    this.finding = this.root.locator('.finding');
    this.count = this.root.locator('.player .count');
    this.caption = this.root.locator('.player .caption');
    this.settingsNote = this.root.locator('.settings-note');
    this.grid = this.root.getByRole('grid');
    this.detail = this.root.locator('.detail');
    this.notice = this.root.locator('.notice');
    this.status = element.locator('p[role=status]');
  }

  /**
   * Opens the lesson and waits until it can be used.
   * @param {'tr' | 'en'} [lang]
   * @param {Record<string, string | number>} [settings] query parameters
   * @param {string} [id] of the lesson
   */
  async open(lang = 'tr', settings = {}, id = 'dikkat') {
    await this.page.goto(LessonPage.path(lang, settings, id), { waitUntil: 'commit' });
    await this.ready();
  }

  /** Waits for the parts that come once the lesson can be used: the last of them to be drawn is below all others. */
  async whole() {
    await this.root.locator('.share').waitFor({ state: 'attached' });
    await this.root.locator('slot').waitFor({ state: 'detached' });
  }

  /** Sees the lesson become ready in the very frame, where an assertion would look again after some time. */
  async ready() {
    await this.element
      .and(this.page.locator('[data-state=ready]'))
      .waitFor({ state: 'attached', timeout: 30_000 });
  }

  /**
   * @param {'tr' | 'en'} [lang]
   * @param {Record<string, string | number>} [settings]
   * @param {string} [id] of the lesson
   */
  static path(lang = 'tr', settings = {}, id = 'dikkat') {
    const search = new URLSearchParams(
      Object.entries(settings).map(([name, value]) => [name, String(value)]),
    );
    return `${lang === 'tr' ? '' : `${lang}/`}${id}/${search.size ? `?${search}` : ''}`;
  }

  /** @param {'query' | 'temperature' | 'ending' | 'step' | 'd'} setting */
  slider(setting) {
    return this.root.locator(`input[data-setting=${setting}]`);
  }

  /** @param {'previous' | 'play' | 'next' | 'copy-code' | 'copy-link' | 'files' | 'dismiss' | 'retry'} action */
  button(action) {
    return this.root.locator(`[data-action=${action}]`);
  }

  /** @param {string} file `png`, `svg` or a quantity */
  exportButton(file) {
    return this.root.locator(`[data-action=export][data-file=${file}]`);
  }

  /** A word of the sentence. @param {number} word 1-based */
  word(word) {
    return this.root.locator(`.word[data-query="${word}"]`);
  }

  /** A row's label in the heatmap. @param {number} word 1-based */
  rowLabel(word) {
    return this.root.locator(`th[data-query="${word}"]`);
  }

  /** A cell of the heatmap. @param {number} row 0-based @param {number} column 0-based */
  cell(row, column) {
    return this.root.locator(`[data-cell][data-row="${row}"][data-column="${column}"]`);
  }

  /** The texts of a row's cells in the heatmap. @param {number} row 0-based */
  async rowTexts(row) {
    const texts = await this.root.locator(`[data-cell][data-row="${row}"]`).allInnerTexts();
    return texts.map((text) => text.trim());
  }

  /** A station of the chain. @param {'scores' | 'scaled' | 'exponentials' | 'weights' | 'output'} phase */
  station(phase) {
    return this.root.locator(`.station.${phase}`);
  }

  /** The lines of the code that is on show. */
  get lines() {
    return this.root.locator('.panel .line');
  }

  /** @param {string} text the whole line */
  line(text) {
    return this.lines.filter({ has: this.page.locator('code', { hasText: exactly(text) }) });
  }

  /** @param {'python' | 'cpp'} id */
  tab(id) {
    return this.root.locator(`[role=tab][data-tab=${id}]`);
  }

  /** Where the learner is, as the element says it. */
  state() {
    return this.element.evaluate((element) => /** @type {any} */ (element).state);
  }
}

/** @param {string} text */
const exactly = (text) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
