import { expect, test } from './support/test.js';

// On a phone a drag along a slider is the slider's, and a swipe across it is the page's.

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** @typedef {import('./support/lesson-page.js').LessonPage} LessonPage */

for (const setting of /** @type {const} */ (['query', 'temperature', 'ending', 'step']))
  test(`dragging ${setting} by touch moves its value and not the page`, async ({ lesson }) => {
    await lesson.open('en', { query: 1, temperature: 0.1, step: 1 });
    const { x, y, width } = await place(lesson, setting);
    const before = await scrolled(lesson);
    await swipe(lesson, { x: x + 11, y }, { x: x + width - 11, y: y - 30 });
    const slider = lesson.slider(setting);
    await expect(slider).toHaveValue(String(await slider.getAttribute('max')));
    expect(await scrolled(lesson)).toEqual(before);
    await swipe(lesson, { x: x + width - 11, y }, { x: x + 11, y: y + 30 });
    await expect(slider).toHaveValue(String(await slider.getAttribute('min')));
    expect(await scrolled(lesson)).toEqual(before);
  });

test('every movement of the finger moves the value', async ({ lesson, page }) => {
  await lesson.open('en');
  const { x, y, width } = await place(lesson, 'temperature');
  await lesson.element.evaluate((element) => {
    /** @type {number[]} */
    const values = [];
    Object.assign(window, { values });
    element.addEventListener('derslik-change', (event) =>
      values.push(/** @type {CustomEvent} */ (event).detail.state.temperature),
    );
  });
  await swipe(lesson, { x: x + 60, y }, { x: x + width - 20, y });
  const values = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).values));
  expect(values.length).toBeGreaterThan(5);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

for (const setting of /** @type {const} */ (['query', 'temperature', 'ending', 'step']))
  test(`a swipe across ${setting} scrolls the page and leaves the value`, async ({ lesson }) => {
    await lesson.open('en', { query: 3, temperature: 2, step: 20 });
    const start = await lesson.state();
    const { x, y, width } = await place(lesson, setting);
    const before = await scrolled(lesson);
    await swipe(lesson, { x: x + 0.75 * width, y }, { x: x + 0.75 * width + 6, y: y - 200 });
    await expect.poll(async () => (await scrolled(lesson)).top).toBeGreaterThan(before.top + 50);
    expect(await lesson.state()).toEqual(start);
  });

test('tapping a cell shows its sum, and tapping a word makes it ask', async ({ lesson }) => {
  await lesson.open('en');
  for (const [row, column, heading] of /** @type {const} */ ([
    [0, 2, 'asks robot → looked at picked'],
    [5, 1, 'asks light → looked at box'],
  ])) {
    await lesson.cell(row, column).tap();
    await expect(lesson.detail.locator('h3')).toHaveText(heading);
  }
  await lesson.word(2).tap();
  await expect(lesson.slider('query')).toHaveValue('2');
  await lesson.rowLabel(6).tap();
  await expect(lesson.slider('query')).toHaveValue('6');
});

/**
 * Brings a slider to the middle of the screen.
 * @param {LessonPage} lesson
 * @param {'query' | 'temperature' | 'ending' | 'step'} setting
 * @returns {Promise<{x: number, y: number, width: number}>} its left end, its middle line and its width
 */
async function place(lesson, setting) {
  const slider = lesson.slider(setting);
  await slider.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const { x, y, width, height } = /** @type {{x: number, y: number, width: number, height: number}} */ (
    await slider.boundingBox()
  );
  return { x, y: y + height / 2, width };
}

/** @param {LessonPage} lesson */
const scrolled = ({ page }) => page.evaluate(() => ({ left: scrollX, top: scrollY }));

/**
 * One finger, as the screen would report it.
 * @param {LessonPage} lesson
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
async function swipe({ page }, from, to) {
  const devtools = await page.context().newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{x: number, y: number}[]} touchPoints */
  const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let i = 1; i <= 20; i++)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * i) / 20, y: from.y + ((to.y - from.y) * i) / 20 },
    ]);
  await touch('touchEnd', []);
  await devtools.detach();
}
