import { statSync } from 'node:fs';
import { HEADERS } from '../../scripts/headers.js';
import { inRoot } from '../../scripts/paths.js';
import { expect, frame, test } from './support/frames.js';

// The host script, derslik-host.js, on somebody else's page.

test('is a kilobyte at most', () => {
  expect(statSync(inRoot('dist/derslik-host.js')).size).toBeLessThanOrEqual(1024);
});

/** Notes the lessons' events where they end up. */
const listeners = `<script>
  events = [];
  for (const type of ['ready', 'change', 'step', 'answer', 'complete', 'error', 'resize'])
    addEventListener('derslik-' + type, ({ target, type, detail }) => events.push([target.name, type, detail]));
</script>`;

/** @param {import('@playwright/test').Page} page @returns {Promise<[name: string, type: string, detail: any][]>} */
const events = (page) => page.evaluate(() => /** @type {any} */ (window).events);

/** @param {import('./support/frames.js').FramedLesson} lesson */
const fits = async (lesson) => {
  const { content, shown, scrolled } = await lesson.heights();
  return !scrolled && shown - Math.ceil(content) === 0;
};

/** A browser does not draw, nor measure, a frame of another site that is out of sight. */
const show = (/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ name) =>
  page.locator(`[name=${name}]`).evaluate((element) => element.scrollIntoView());

test('sizes every frame, now and later, and hands on what each says', async ({ host, page }) => {
  const parts = 'scene';
  await host.open(
    frame(host.address('dikkat/', { parts }), 'name="a"'),
    `<script src="${host.script}"></script><script type="module" src="${host.script}?again"></script>${listeners}`,
  );
  await host.lesson('a').ready();
  const more =
    'name="b" sandbox="allow-scripts" style="box-sizing: border-box; border: 7px solid; padding: 5px 9px"';
  await host.add(frame(host.address('en/dikkat/', { parts }), more));
  const [a, b] = ['a', 'b'].map((name) => host.lesson(name));
  await b.ready();
  for (const [name, each] of Object.entries({ a, b })) {
    await show(page, name);
    await each.whole();
    await expect.poll(() => fits(each)).toBe(true);
  }
  await b.slider('query').fill('2');
  await expect(b.settingsNote).toContainText('“box”');
  await expect(a.settingsNote).toContainText('“o”');
  const state = { query: 2, temperature: 1, ending: 0, step: 60 };
  await expect
    .poll(async () => (await events(page)).filter(([, type]) => type === 'derslik-change'))
    .toEqual([['b', 'derslik-change', { id: 'b', state }]]);
  const ready = (await events(page)).filter(([, type]) => type === 'derslik-ready');
  expect(ready.map(([name, , { lesson, lang }]) => [name, lesson, lang])).toEqual([
    ['a', 'dikkat', 'tr'],
    ['b', 'dikkat', 'en'],
  ]);

  // Whoever wants to size a frame themselves says so.
  await page.evaluate(() => addEventListener('derslik-resize', (event) => event.preventDefault()));
  const before = await page.locator('[name=a]').evaluate((element) => element.style.height);
  await show(page, 'a');
  await a.button('files').click();
  await expect(a.root.locator('.files')).toBeVisible();
  await expect.poll(() => fits(a)).toBe(false);
  expect(await page.locator('[name=a]').evaluate((element) => element.style.height)).toBe(before);
});

/** Without an address, so no lesson, whatever it says. */
const liar = `<iframe name="b" height="99" srcdoc="<script>
  for (const type of ['ready', 'resize'])
    parent.postMessage({ source: 'derslik', version: 1, type, height: 700 }, '*')</script>"></iframe>`;

/** From the lessons' own site, so believed, but not everything. */
const braggart = `<!doctype html><script>
  for (const data of [{ height: NaN }, { height: '700' }, { height: -1 }, { height: 1e9 }, { height: [500] },
    { type: 'constructor' }, { version: 2, height: 5 }, { type: 'step', step: 1 }])
    parent.postMessage({ source: 'derslik', version: 1, type: 'resize', ...data }, '*')</script>`;

/** As the site's own, without which nothing is shown in the frame of an isolated page; but its script may run. */
const framed = { ...HEADERS, 'Content-Security-Policy': "script-src 'unsafe-inline'" };

test('comes late without missing anything, and believes nobody but the frames', async ({ host, page }) => {
  await host.open(frame(host.address('en/dikkat/', { parts: 'scene' }), 'name="a"'), listeners);
  const lesson = host.lesson('a');
  await lesson.ready();
  await lesson.whole();
  await expect.poll(() => host.told('resize')).not.toHaveLength(0);
  expect(await events(page)).toEqual([]);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('script'), { src }));
  }, host.script);
  await expect.poll(() => fits(lesson)).toBe(true);
  expect((await events(page))[0]).toMatchObject(['a', 'derslik-ready', { lesson: 'dikkat', lang: 'en' }]);

  await page.route('**/liar.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: braggart, headers: framed }),
  );
  await host.add(liar + frame(new URL('/liar.html', host.script).href, 'name="c"'));
  // The lesson itself may change its height once more, with the page's width.
  const others = async () => (await events(page)).filter(([name]) => name !== 'a');
  await expect.poll(async () => (await others()).at(-1)).toEqual(['c', 'derslik-step', { step: 1 }]);
  await expect(page.locator('[name=b]')).toHaveCSS('height', '99px');
  await expect(page.locator('[name=c]')).toHaveCSS('height', '20000px');
  expect(new Set((await others()).map(([name]) => name))).toEqual(new Set(['c']));
});
