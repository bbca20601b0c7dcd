import { held, keepEngine } from './support/memory.js';
import { expect, test } from './support/test.js';

// A page that stays open for a lesson must not grow with every movement of a slider.

test('5,000 slider events leave memory where it was', async ({ lesson, page }) => {
  test.setTimeout(300_000); // every event draws the whole lesson
  await keepEngine(page);
  await lesson.open('en');
  // What is made once, such as compiled code, is made by now.
  await move(lesson, 5000);
  const before = await held(page);
  await move(lesson, 5000);
  const after = await held(page);

  expect(after.engine).toBe(before.engine);
  expect(after.reached).toBe(before.reached);
  expect(after.nodes).toBe(before.nodes);
  expect(after.listeners).toBe(before.listeners);
  // An object of the smallest size for each event would be more than this.
  expect(after.heap - before.heap).toBeLessThan(5000 * 12);
});

/**
 * Moves every slider in turn as a drag does, with a frame after some events, and ends at the start values.
 * @param {import('./support/lesson-page.js').LessonPage} lesson
 * @param {number} events
 */
async function move(lesson, events) {
  await lesson.root.evaluate(async (root, count) => {
    const sliders = /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll('input[type=range]')]);
    const starts = sliders.map(({ value }) => value);
    const set = (/** @type {HTMLInputElement} */ slider, /** @type {string} */ value) => {
      slider.value = value;
      slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    };
    for (let i = 0; i < count - sliders.length; i++) {
      const slider = sliders[i % sliders.length];
      const { min, max, step } = slider;
      const values = Math.round((Number(max) - Number(min)) / Number(step)) + 1;
      set(slider, String(Number(min) + (i % values) * Number(step)));
      if (i % 100 === 0) await new Promise(requestAnimationFrame);
    }
    sliders.forEach((slider, i) => set(slider, starts[i]));
  }, events);
  // What is said last, and the address, are up to date when nothing waits any more.
  await expect(lesson.status).toHaveText('“it” looks most at “box”: 58.9%');
  await expect.poll(() => lesson.page.url()).not.toContain('?');
}
