import { readFileSync } from 'node:fs';
import { LessonPage } from './support/lesson-page.js';
import { heard, openHost } from './support/host.js';
import { expect, test } from './support/test.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const start = { query: 5, temperature: 1, ending: 0, step: 60 };

test('the element is one script and one tag in somebody else’s page', async ({ page, lesson }) => {
  await openHost(page, '<derslik-lesson id="a" lesson="dikkat" lang="en"></derslik-lesson>');
  await lesson.ready();
  await expect(lesson.finding).toHaveText('“it” looks most at “box”: 58.9%');
  expect(await heard(page)).toEqual([
    { type: 'ready', on: 'a', detail: { lesson: 'dikkat', lang: 'en', version } },
  ]);
});

test('attributes open the scene, and what cannot be used is put right and told', async ({ page, lesson }) => {
  await openHost(
    page,
    `<derslik-lesson id="a" lesson="dikkat" lang="tr" query="2" temperature="2.51" ending="7" step="17" theme="neon">
    </derslik-lesson>`,
  );
  await lesson.ready();
  for (const [name, value] of Object.entries({
    query: '2',
    temperature: '2.5',
    ending: '0',
    step: '17',
    theme: 'auto',
  }))
    await expect(lesson.element, name).toHaveAttribute(name, value);
  await expect(lesson.notice.locator('li')).toHaveText([
    /Son kelime: .*“7” geldi; 0/,
    /Tema: .*“neon” geldi; auto/,
  ]);
  const events = await heard(page);
  expect(events.map(({ type }) => type)).toEqual(['error', 'error', 'ready']);
  expect(events.slice(0, 2).map(({ detail }) => detail)).toEqual([
    { code: 'value', message: 'ending: expected a number from 0 to 1, got "7"' },
    { code: 'value', message: 'theme: expected auto, light, dark, got "neon"' },
  ]);
});

test('a language that is not spoken here gives way to the page’s, and a part that is none is told', async ({
  page,
  lesson,
}) => {
  await openHost(
    page,
    '<div lang="en"><p lang="xx"><derslik-lesson id="a" lesson="dikkat" lang="yy" parts="scene maze"></derslik-lesson></p></div>',
  );
  await lesson.ready();
  await expect(lesson.finding).toHaveText('“it” looks most at “box”: 58.9%');
  await expect(lesson.element).toHaveAttribute('lang', 'en');
  await expect(lesson.element).toHaveAttribute('parts', 'scene');
  const errors = (await heard(page)).filter(({ type }) => type === 'error');
  expect(errors.map(({ detail }) => detail.message)).toEqual([
    'lang: expected tr, en, got "yy"',
    'parts: expected scene, player, code, text, quiz, experiment, exercise, got "scene maze"',
  ]);
});

test('properties mirror attributes, and setting either moves the scene', async ({ page, lesson }) => {
  await openHost(page, '<derslik-lesson id="a" lesson="dikkat" lang="en"></derslik-lesson>');
  await lesson.ready();
  const properties = () =>
    lesson.element.evaluate((element) => {
      const { lesson, language, query, temperature, ending, step, theme, state } = /** @type {any} */ (
        element
      );
      return { lesson, language, query, temperature, ending, step, theme, state };
    });
  expect(await properties()).toEqual({
    lesson: 'dikkat',
    language: 'en',
    ...start,
    theme: 'auto',
    state: start,
  });

  await lesson.element.evaluate((element) =>
    Object.assign(element, { query: 1, temperature: 3, theme: 'dark' }),
  );
  await expect(lesson.settingsNote).toHaveText('query “robot” · d = 3 · τ = 3.00');
  await expect(lesson.element).toHaveAttribute('query', '1');
  await expect(lesson.element).toHaveAttribute('temperature', '3');
  await expect(lesson.root).toHaveAttribute('data-theme', 'dark');

  await lesson.element.evaluate((element) => element.setAttribute('ending', '1'));
  await expect(lesson.word(6)).toHaveText('strong');
  expect(await properties()).toMatchObject({ query: 1, temperature: 3, ending: 1, theme: 'dark' });
  await expect(lesson.notice).toHaveCount(0);
});

test('many changes at once are one event, told as JSON can carry it', async ({ page, lesson }) => {
  await openHost(page, '<derslik-lesson id="a" lesson="dikkat"></derslik-lesson>');
  await lesson.ready();
  await lesson.element.evaluate((element) => {
    for (let query = 1; query <= 6; query++)
      Object.assign(element, { query, temperature: query / 2, step: query });
  });
  await expect(lesson.count).toHaveText('6 / 60');
  const [, ...events] = await heard(page);
  expect(events).toEqual([
    { type: 'change', on: 'a', detail: { state: { query: 6, temperature: 3, ending: 0, step: 6 } } },
    { type: 'step', on: 'a', detail: { step: 6, steps: 60, phase: 'scores' } },
  ]);
});

test('what the learner does is told and written to the attributes', async ({ page, lesson }) => {
  await openHost(page, '<derslik-lesson id="a" lesson="dikkat"></derslik-lesson>');
  await lesson.ready();
  await lesson.slider('temperature').press('ArrowRight');
  await expect(lesson.element).toHaveAttribute('temperature', '1.05');
  await lesson.button('previous').click();
  await expect(lesson.element).toHaveAttribute('step', '59');
  const [, ...events] = await heard(page);
  expect(events.map(({ type, detail }) => [type, detail])).toEqual([
    ['change', { state: { ...start, temperature: 1.05 } }],
    ['change', { state: { ...start, temperature: 1.05, step: 59 } }],
    ['step', { step: 59, steps: 60, phase: 'output' }],
  ]);
});

test('play and pause are methods', async ({ page, lesson }) => {
  await page.clock.install();
  await openHost(page, '<derslik-lesson id="a" lesson="dikkat" step="20"></derslik-lesson>');
  await lesson.ready();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await lesson.element.evaluate((element) => /** @type {any} */ (element).play());
  await page.clock.runFor(1500);
  await lesson.element.evaluate((element) => /** @type {any} */ (element).pause());
  await page.clock.runFor(1500);
  await expect(lesson.count).toHaveText('22 / 60');
});

test('parts says what is drawn', async ({ page, lesson }) => {
  await openHost(page, '<derslik-lesson id="a" lesson="dikkat" parts="scene text"></derslik-lesson>');
  await lesson.ready();
  await expect(lesson.root.locator('.figure, .prose')).toHaveCount(2);
  await expect(lesson.root.locator('.player, .code')).toHaveCount(0);
  await lesson.element.evaluate(
    (element, parts) => void Object.assign(element, { parts }),
    ['player', 'code'],
  );
  await expect(lesson.root.locator('.player, .code')).toHaveCount(2);
  await expect(lesson.root.locator('.figure, .prose')).toHaveCount(0);
  await lesson.button('previous').click();
  await expect(lesson.count).toHaveText('59 / 60');
  await lesson.element.evaluate((element) => element.removeAttribute('parts'));
  await expect(lesson.root.locator('.figure, .player, .code, .prose')).toHaveCount(4);
});

test('the language is the nearest one that is spoken here', async ({ page }) => {
  await openHost(
    page,
    `<derslik-lesson id="a" lesson="dikkat"></derslik-lesson>
     <div lang="en-GB"><p><derslik-lesson id="b" lesson="dikkat"></derslik-lesson></p></div>
     <div lang="en"><derslik-lesson id="c" lesson="dikkat" lang="tr"></derslik-lesson></div>`,
  );
  for (const [id, name] of [
    ['a', 'Sürgüler'],
    ['b', 'Sliders'],
    ['c', 'Sürgüler'],
  ]) {
    const each = new LessonPage(page, page.locator(`#${id}`));
    await each.ready();
    await expect(each.root.getByRole('group', { name })).toBeVisible();
  }
  await page.locator('#c').evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(page.locator('#c').getByRole('group', { name: 'Sliders' })).toBeVisible();
});

test('a lesson that there is not is refused by name', async ({ page, lesson }) => {
  await openHost(page, '<derslik-lesson id="a" lesson="toString" lang="en"><p>Read me.</p></derslik-lesson>');
  await expect(lesson.element).toHaveAttribute('data-state', 'failed');
  await expect(lesson.root.getByRole('alert')).toContainText(
    'There is no lesson named “toString”. There are: dikkat, olcekli-nokta-carpim.',
  );
  await expect(lesson.button('retry')).toHaveCount(0);
  await expect(page.getByText('Read me.')).toBeVisible();
  expect((await heard(page)).map(({ type, detail }) => [type, detail.code])).toEqual([['error', 'lesson']]);
});
