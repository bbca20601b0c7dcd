import { heard, openHost } from './support/host.js';
import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';

// Pages take elements out, copy them and put them elsewhere, also before a lesson has come.

const tag = '<derslik-lesson id="a" lesson="dikkat" lang="en" temperature="0.5"></derslik-lesson>';

test('copies of a lesson are lessons of their own', async ({ page }) => {
  await openHost(page, `<main></main><template>${tag}</template>`);
  const ids = await page.evaluate(async () => {
    await customElements.whenDefined('derslik-lesson');
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    const { content } = /** @type {HTMLTemplateElement} */ (document.querySelector('template'));
    main.append(document.importNode(content, true));
    const first = /** @type {HTMLElement} */ (main.firstElementChild);
    const ready = new Promise((resolve) => first.addEventListener('derslik-ready', resolve, { once: true }));
    // While it loads, and once it is there.
    const early = /** @type {HTMLElement} */ (first.cloneNode(true));
    await ready;
    const late = /** @type {HTMLElement} */ (first.cloneNode(true));
    const parsed = document.createElement('div');
    parsed.append(document.createRange().createContextualFragment(first.outerHTML));
    const copies = [early, late, /** @type {HTMLElement} */ (parsed.firstElementChild)];
    copies.forEach((copy, at) => (copy.id = `copy-${at}`));
    main.append(...copies);
    return copies.map(({ id }) => id);
  });
  const original = new LessonPage(page, page.locator('#a'));
  for (const [at, id] of ids.entries()) {
    const copy = new LessonPage(page, page.locator(`#${id}`));
    await copy.ready();
    await expect(copy.settingsNote).toHaveText('query “it” · d = 3 · τ = 0.50');
    await copy.slider('query').fill(String(at + 1));
    await expect(copy.element).toHaveAttribute('query', String(at + 1));
  }
  expect(await original.state()).toMatchObject({ query: 5, temperature: 0.5 });
});

test('a lesson that is moved while it loads loads once', async ({ page, lesson }) => {
  await openHost(page, `<main></main><aside lang="tr"></aside>${tag}`);
  await page.evaluate(async () => {
    await customElements.whenDefined('derslik-lesson');
    const lesson = /** @type {HTMLElement} */ (document.querySelector('#a'));
    for (const place of ['main', 'aside', 'main']) {
      lesson.remove();
      await Promise.resolve();
      /** @type {HTMLElement} */ (document.querySelector(place)).append(lesson);
      await Promise.resolve();
    }
  });
  await lesson.ready();
  await lesson.whole();
  await lesson.slider('query').fill('2');
  await expect(lesson.settingsNote).toHaveText('query “box” · d = 3 · τ = 0.50');
  const events = (await heard(page)).map(({ type }) => type);
  expect(events.filter((type) => type === 'ready')).toHaveLength(1);
  expect(events.slice(events.indexOf('ready'))).toEqual(['ready', 'change']);
});

test('a lesson without a language of its own takes that of its new place', async ({ page, lesson }) => {
  await openHost(
    page,
    `<main lang="en"><derslik-lesson id="a" lesson="dikkat"></derslik-lesson></main><aside lang="tr"></aside>`,
  );
  await lesson.ready();
  await lesson.slider('query').fill('2');
  await page.evaluate(() =>
    document.querySelector('aside')?.append(/** @type {Element} */ (document.querySelector('#a'))),
  );
  await expect(lesson.settingsNote).toHaveText('sorgu “kutu” · d = 3 · τ = 1,00');
});

test('what was set before the element was defined is not lost', async ({ page, lesson }) => {
  await page.route('**/derslik.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await openHost(page, '<derslik-lesson id="a"></derslik-lesson>');
  await page.evaluate(() => {
    const wanted = { lesson: 'dikkat', lang: 'en', query: 2, parts: 'scene player', temperature: undefined };
    Object.assign(/** @type {Element} */ (document.querySelector('#a')), wanted);
  });
  await page.addScriptTag({ url: 'derslik.js?now', type: 'module' });
  await lesson.ready();
  await expect(lesson.settingsNote).toHaveText('query “box” · d = 3 · τ = 1.00');
  await expect(lesson.root.locator('.code')).toHaveCount(0);
  await expect(lesson.element).toHaveAttribute('query', '2');
  await expect(lesson.notice).toHaveCount(0);
  await lesson.slider('query').fill('3');
  expect(await lesson.element.evaluate((element) => /** @type {any} */ (element).query)).toBe(3);
});

test('a lesson that moves into a frame and back keeps its looks, its place and its sliders', async ({
  page,
  lesson,
}) => {
  await openHost(page, `${tag}<iframe title="other" width="1200" height="900"></iframe>`);
  await lesson.ready();
  await lesson.whole();
  await lesson.slider('query').fill('2');
  const looks = () =>
    lesson.element.evaluate((element) => {
      const root = /** @type {Element} */ (element.shadowRoot?.firstElementChild);
      const { backgroundColor, fontSize } = getComputedStyle(root);
      const quiz = getComputedStyle(/** @type {Element} */ (root.querySelector('.quiz-kind')));
      return [backgroundColor, fontSize, quiz.color, quiz.fontSize];
    });
  const before = await looks();
  await lesson.element.evaluateHandle((element) => {
    const { contentDocument } = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    Object.assign(window, { moved: element });
    contentDocument?.body.append(element);
  });
  const inside = new LessonPage(page, page.frameLocator('iframe').locator('derslik-lesson'));
  await expect(inside.settingsNote).toHaveText('query “box” · d = 3 · τ = 0.50');
  await expect(inside.root).toHaveCSS('background-color', before[0]);
  await inside.slider('query').fill('3');
  await expect(inside.settingsNote).toHaveText('query “picked” · d = 3 · τ = 0.50');

  await page.evaluate(() => document.body.append(/** @type {any} */ (window).moved));
  await expect(lesson.root).toHaveCSS('background-color', before[0]);
  expect(await looks()).toEqual(before);
  await lesson.slider('query').fill('4');
  await expect(lesson.finding).toContainText('“because”');
});
