import { expect, test } from './support/test.js';

// A screen reader hears what has settled, once: not every value of a drag, nothing twice, nothing while the steps play.

/** @typedef {import('./support/lesson-page.js').LessonPage} LessonPage */

test.beforeEach(async ({ lesson, page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await lesson.open('en');
  await page.clock.runFor(5000);
  await lesson.element.evaluate(listen);
});

test('a drag is silent until it has settled, and is then said once', async ({ lesson, page }) => {
  // Each drag ends where the finding is another than before it.
  const drags = /** @type {const} */ ({ temperature: 'Home', ending: 'End', query: 'Home', step: 'Home' });
  for (const [setting, last] of Object.entries(drags)) {
    const slider = lesson.slider(/** @type {keyof typeof drags} */ (setting));
    const back = last === 'Home' ? 'End' : 'Home';
    for (const key of [last, back, last, back, last, back, last]) {
      await page.clock.runFor(400);
      await slider.press(key);
    }
    await page.clock.runFor(499);
    expect(await said(page), `${setting} while it moves`).toEqual([]);
    await page.clock.runFor(60_000);
    expect(await said(page), `${setting} when it has settled`).toHaveLength(1);
  }
});

test('what is said is the finding, or the step', async ({ lesson, page }) => {
  await lesson.slider('ending').press('End');
  await page.clock.runFor(500);
  expect(await said(page)).toEqual(['“it” looks most at “robot”: 58.9%']);
  await lesson.button('previous').click();
  await page.clock.runFor(500);
  const [step, ...more] = await said(page);
  expect(step).toMatch(/^59 \/ 60, output, row of “it”/);
  expect(more).toEqual([]);
});

test('nothing is said while the steps play, and once where they stop', async ({ lesson, page }) => {
  await lesson.button('play').click();
  for (let i = 0; i < 20; i++) await page.clock.runFor(700);
  await expect(lesson.count).toHaveText('21 / 60');
  expect(await said(page)).toEqual([]);
  await lesson.button('play').click();
  await page.clock.runFor(60_000);
  expect(await said(page)).toHaveLength(1);

  await lesson.slider('step').press('End');
  await lesson.slider('step').press('ArrowLeft');
  await lesson.slider('step').press('ArrowLeft');
  await lesson.button('play').click();
  await page.clock.runFor(60_000);
  await expect(lesson.count).toHaveText('60 / 60');
  expect(await said(page)).toEqual(['“it” looks most at “box”: 58.9%']);
});

test('pointing at cells and moving through them is not announced: a cell says itself', async ({
  lesson,
  page,
}) => {
  for (const column of [0, 1, 2]) await lesson.cell(0, column).hover();
  await lesson.cell(0, 0).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'End']) await page.keyboard.press(key);
  await page.clock.runFor(60_000);
  expect(await said(page)).toEqual([]);
});

test('a slider says its value as the page shows it, and only the slider does', async ({ lesson }) => {
  const spoken = {
    query: ['it, word 5', 'light, word 6'],
    temperature: ['1.00', '5.00'],
    ending: ['light', 'strong'],
    step: ['60 / 60, Everything is computed, output · row of “strong”', '1 / 60, similarity'],
  };
  for (const [setting, [first, last]] of Object.entries(spoken)) {
    const slider = lesson.slider(/** @type {keyof typeof spoken} */ (setting));
    if (setting !== 'step') await expect(slider).toHaveAttribute('aria-valuetext', first);
    await slider.press(setting === 'step' ? 'Home' : 'End');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${last.replace(/[.]/g, '\\.')}`));
  }
  // An output element is a live region of its own: it would repeat each value.
  for (const output of await lesson.root.locator('output').all())
    await expect(output).toHaveAttribute('aria-hidden', 'true');
  await expect(lesson.root.locator('.count')).toHaveAttribute('aria-hidden', 'true');
});

/** What was said since it was last asked. @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
const said = (page) => page.evaluate(() => /** @type {any} */ (window).said.splice(0));

/**
 * Writes down every change of a live region, wherever in the element it is; runs in the browser.
 * @param {Element} element
 */
function listen(element) {
  /** @type {string[]} */
  const said = [];
  Object.assign(window, { said });
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (region && !region.closest('[aria-hidden=true]')) said.push(region.textContent?.trim() ?? '');
    }
  }).observe(/** @type {ShadowRoot} */ (element.shadowRoot), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  });
}
