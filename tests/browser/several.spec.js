import { LessonPage } from './support/lesson-page.js';
import { heard, openHost } from './support/host.js';
import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal } from './support/words.js';

const body = `
  <derslik-lesson id="a" lesson="dikkat" lang="tr" temperature="0.5"></derslik-lesson>
  <derslik-lesson id="b" lesson="dikkat" lang="en" temperature="3" ending="1" theme="dark"></derslik-lesson>`;

/** @param {import('@playwright/test').Page} page */
async function openTwo(page) {
  await openHost(page, body);
  const [a, b] = ['#a', '#b'].map((id) => new LessonPage(page, page.locator(id)));
  await a.ready();
  await b.ready();
  return [a, b];
}

/** @param {import('@playwright/test').Page} page @param {number} events how many had been heard */
const changesSince = async (page, events) =>
  (await heard(page)).slice(events).filter(({ type }) => type === 'change');

test('two lessons on one page have settings, language and theme of their own', async ({ page }) => {
  const [a, b] = await openTwo(page);
  const opened = (await heard(page)).length;
  await expect(a.settingsNote).toHaveText('sorgu “o” · d = 3 · τ = 0,50');
  await expect(b.settingsNote).toHaveText('query “it” · d = 3 · τ = 3.00');
  await expect(b.root).toHaveCSS('color', 'rgb(233, 231, 226)');

  await a.slider('query').fill('1');
  await b.slider('step').fill('17');
  await a.slider('temperature').fill('2');
  expect(await a.state()).toEqual({ query: 1, temperature: 2, ending: 0, step: 60 });
  expect(await b.state()).toEqual({ query: 5, temperature: 3, ending: 1, step: 17 });
  const weights = truth({ temperature: 2 }).weights.map((row) =>
    row.map((weight) => decimal('tr', weight, 3)),
  );
  expect(await a.rowTexts(0)).toEqual(weights[0]);
  const changes = await changesSince(page, opened);
  expect(changes.map(({ on }) => on)).toEqual(['a', 'b', 'a']);
});

test('a lesson that is taken out and put back goes on where it was', async ({ page }) => {
  const [a, b] = await openTwo(page);
  const opened = (await heard(page)).length;
  await a.slider('query').fill('2');
  await page.evaluate(() => {
    const lesson = /** @type {HTMLElement} */ (document.querySelector('#a'));
    lesson.remove();
    document.body.append(lesson);
  });
  await expect(a.settingsNote).toHaveText('sorgu “kutu” · d = 3 · τ = 0,50');
  await a.word(1).click();
  await expect(a.settingsNote).toContainText('“robot”');
  expect(await changesSince(page, opened), 'no listener is there twice').toHaveLength(2);
  await b.slider('query').fill('1');
  await expect(b.settingsNote).toContainText('“robot”');
});

test('a lesson that is taken out while it plays stops', async ({ page }) => {
  await page.clock.install();
  const [a] = await openTwo(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await a.button('play').click();
  await page.clock.runFor(1400);
  await expect(a.count).toHaveText('3 / 60');
  await page.evaluate(() => {
    const lesson = /** @type {HTMLElement} */ (document.querySelector('#a'));
    lesson.remove();
    Object.assign(window, { lesson });
  });
  await page.clock.runFor(7000);
  expect(await page.evaluate(() => /** @type {any} */ (window).lesson.step)).toBe(3);
});

test('a lesson made by a script works like one that was written', async ({ page }) => {
  await openHost(page, '<main></main>');
  await page.evaluate(async () => {
    await customElements.whenDefined('derslik-lesson');
    const lesson = Object.assign(document.createElement('derslik-lesson'), {
      id: 'a',
      lesson: 'dikkat',
      step: 3,
    });
    document.querySelector('main')?.append(lesson);
  });
  const a = new LessonPage(page, page.locator('#a'));
  await a.ready();
  await expect(a.count).toHaveText('3 / 60');
});

test('the script may be included twice', async ({ page }) => {
  await openHost(page, `<script type="module" src="derslik.js?again"></script>${body}`);
  await new LessonPage(page, page.locator('#a')).ready();
  await new LessonPage(page, page.locator('#b')).ready();
  expect((await heard(page)).filter(({ type }) => type === 'ready')).toHaveLength(2);
});

test('an element can be given another lesson and another language, back and forth', async ({ page }) => {
  await openHost(page, '<derslik-lesson id="a" lesson="olcekli-nokta-carpim" lang="en"></derslik-lesson>');
  const lesson = new LessonPage(page);
  await lesson.ready();
  await lesson.whole();
  const set = (/** @type {Record<string, string>} */ wanted) =>
    lesson.element.evaluate((element, wanted) => {
      for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
    }, wanted);

  await set({ lesson: 'dikkat' });
  await expect(lesson.finding).toHaveText('“it” looks most at “box”: 58.9%');
  await expect(lesson.root.locator('.quiz')).toBeVisible();
  await expect(lesson.root.locator('.experiment, .exercise, .saturation')).toHaveCount(0);

  await set({ lesson: 'olcekli-nokta-carpim' });
  await expect(lesson.root.locator('.saturation')).toBeVisible();
  await expect(lesson.root.locator('.experiment')).toBeVisible();
  await expect(lesson.root.locator('.exercise')).toBeVisible();
  await expect(lesson.root.locator('.heatmap, .player')).toHaveCount(0);

  // All of it before the first has come.
  await lesson.element.evaluate(async (element) => {
    for (const [name, value] of [
      ['lesson', 'dikkat'],
      ['lang', 'tr'],
      ['lesson', 'olcekli-nokta-carpim'],
      ['lesson', 'dikkat'],
    ]) {
      element.setAttribute(name, value);
      await Promise.resolve();
      await Promise.resolve();
    }
  });
  await expect(lesson.finding).toHaveText('“o” en çok “kutu”ya bakıyor: %58,9');
  await expect(lesson.root.locator('.quiz')).toBeVisible();
  const events = (await heard(page)).filter(({ type }) => type === 'ready' || type === 'error');
  expect(events.map(({ type, detail }) => [type, detail.lesson, detail.lang])).toEqual([
    ['ready', 'olcekli-nokta-carpim', 'en'],
    ['ready', 'dikkat', 'en'],
    ['ready', 'olcekli-nokta-carpim', 'en'],
    ['ready', 'dikkat', 'tr'],
  ]);
});
