import { openHost } from './support/host.js';
import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';

// A page may have as many lessons as its author likes. How long fifty take and what they hold is measured by the bench.

const count = 50;

test('fifty lessons on one page are ready, and each hears its own sliders', async ({ page }) => {
  const temperature = (/** @type {number} */ at) => 0.1 + at / 20;
  const lessons = Array.from(
    { length: count },
    (_, at) =>
      `<derslik-lesson id="l${at}" lesson="dikkat" lang="${at % 2 ? 'en' : 'tr'}" temperature="${temperature(at)}"></derslik-lesson>`,
  );
  await openHost(page, lessons.join(''));
  await expect(page.locator('derslik-lesson[data-state=ready]')).toHaveCount(count);

  const answers = await page.evaluate(() => {
    /** @type {any[]} */
    const elements = [...document.querySelectorAll('derslik-lesson')];
    return elements.map((element, at) => {
      const slider = element.shadowRoot.querySelector('input[data-setting=temperature]');
      const before = slider.value;
      slider.value = String(5 - at / 20);
      slider.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      return {
        before: Number(before),
        now: element.state.temperature,
        note: element.shadowRoot.querySelector('.settings-note').textContent,
      };
    });
  });
  answers.forEach(({ before, now, note }, at) => {
    expect(before, `lesson ${at}`).toBeCloseTo(temperature(at), 5);
    expect(now, `lesson ${at}`).toBeCloseTo(5 - at / 20, 5);
    const text = now.toFixed(2);
    expect(note, `lesson ${at}`).toContain(`τ = ${at % 2 ? text : text.replace('.', ',')}`);
  });

  // What is far from the screen waits: it is neither laid out nor are its later parts loaded.
  const [first, last] = ['#l0', `#l${count - 1}`].map((id) => new LessonPage(page, page.locator(id)));
  await first.whole();
  await expect(last.root.locator('.share, .quiz, [data-speed]')).toHaveCount(0);
  await last.root.locator('.player').scrollIntoViewIfNeeded();
  await last.whole();
  await expect(last.root.locator('.quiz, [data-speed]')).toHaveCount(2);
  await last.button('previous').click();
  await expect(last.count).toHaveText('59 / 60');
  await expect(first.count).toHaveText('60 / 60');
  const width = (/** @type {LessonPage} */ { root }) =>
    root.locator('.ribbons').evaluate((svg) => svg.clientWidth);
  expect(await width(last)).toBe(await width(first));
});
