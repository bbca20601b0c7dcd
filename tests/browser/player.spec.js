import { spyOnEngine } from './support/engine-spy.js';
import { expect, test } from './support/test.js';

/** Milliseconds that a step stays at speed 1. */
const pace = 700;

const noon = new Date('2026-01-01T12:00:00');

/** @param {import('./support/lesson-page.js').LessonPage} lesson @param {Record<string, number>} [settings] */
async function openWithStoppedClock(lesson, settings) {
  await lesson.page.clock.install({ time: noon });
  await lesson.open('tr', settings);
  await lesson.page.clock.pauseAt(new Date(noon.getTime() + 60_000));
}

test('from the end, play starts over at the first step and stops at the last', async ({ lesson, page }) => {
  await openWithStoppedClock(lesson);
  await lesson.button('play').click();
  await expect(lesson.count).toHaveText('1 / 60');
  await expect(lesson.button('play')).toHaveAttribute('aria-label', 'Durdur');

  await page.clock.runFor(pace - 1);
  await expect(lesson.count).toHaveText('1 / 60');
  await page.clock.runFor(1);
  await expect(lesson.count).toHaveText('2 / 60');
  await lesson.root.getByRole('combobox', { name: 'Hız' }).selectOption('4');
  await page.clock.runFor(pace);
  await page.clock.runFor((56 * pace) / 4);
  await expect(lesson.count).toHaveText('59 / 60');
  await page.clock.runFor(pace / 4);
  await expect(lesson.count).toHaveText('60 / 60');
  await expect(lesson.button('play')).toHaveAttribute('aria-label', 'Oynat');
  await page.clock.runFor(10 * pace);
  await expect(lesson.count).toHaveText('60 / 60');
});

test('pause stops where it is, and play goes on from there', async ({ lesson, page }) => {
  await openWithStoppedClock(lesson, { step: 17 });
  await lesson.button('play').click();
  await expect(lesson.count).toHaveText('17 / 60');
  await page.clock.runFor(2 * pace);
  await lesson.button('play').click();
  await page.clock.runFor(5 * pace);
  await expect(lesson.count).toHaveText('19 / 60');
  await lesson.button('play').press('Enter');
  await page.clock.runFor(pace);
  await expect(lesson.count).toHaveText('20 / 60');
});

for (const [speed, steps] of /** @type {const} */ ([
  ['0.5', 1],
  ['2', 4],
  ['4', 8],
]))
  test(`at speed ${speed}, ${steps} steps pass in the time of two`, async ({ lesson, page }) => {
    await openWithStoppedClock(lesson, { step: 5 });
    const speeds = lesson.root.getByRole('combobox', { name: 'Hız' });
    await expect(speeds.locator('option')).toHaveText(['0,5×', '1×', '2×', '4×']);
    await speeds.selectOption(speed);
    await lesson.button('play').click();
    await page.clock.runFor(2 * pace);
    await expect(lesson.count).toHaveText(`${5 + steps} / 60`);
    await expect(speeds).toHaveValue(speed);
  });

test('previous and next step once and pause, by pointer and by key', async ({ lesson, page }) => {
  await openWithStoppedClock(lesson, { step: 30 });
  await lesson.button('play').click();
  await lesson.button('next').click();
  await expect(lesson.button('play')).toHaveAttribute('aria-label', 'Oynat');
  await expect(lesson.count).toHaveText('31 / 60');
  await lesson.button('previous').click();
  await lesson.button('previous').press('Enter');
  await expect(lesson.count).toHaveText('29 / 60');
  await lesson.button('next').press(' ');
  await expect(lesson.count).toHaveText('30 / 60');
  await page.clock.runFor(5 * pace);
  await expect(lesson.count).toHaveText('30 / 60');
});

test('there is nothing before the first step and nothing after the last', async ({ lesson }) => {
  await lesson.open('tr', { step: 1 });
  await expect(lesson.button('previous')).toBeDisabled();
  await expect(lesson.button('next')).toBeEnabled();
  await lesson.element.evaluate((element) => element.setAttribute('step', '60'));
  await expect(lesson.button('next')).toBeDisabled();
  await expect(lesson.button('previous')).toBeEnabled();
});

test('the scrubber moves by keys and by pointer, says where it is, and Space plays', async ({
  lesson,
  page,
}) => {
  await openWithStoppedClock(lesson);
  const scrubber = lesson.slider('step');
  await scrubber.focus();
  for (const [key, step] of /** @type {const} */ ([
    ['ArrowLeft', 59],
    ['Home', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 3],
    ['ArrowDown', 2],
    ['End', 60],
  ])) {
    await page.keyboard.press(key);
    await expect(lesson.count).toHaveText(`${step} / 60`);
    await expect(scrubber).toHaveAttribute('aria-valuetext', new RegExp(`^${step} / 60, `));
  }
  await page.keyboard.press('Home');
  await expect(scrubber).toHaveAttribute(
    'aria-valuetext',
    '1 / 60, benzerlik, “robot” × “robot” · sorgu ile anahtarın iç çarpımı',
  );
  await page.keyboard.press('Space');
  await page.clock.runFor(3 * pace);
  await expect(lesson.count).toHaveText('4 / 60');
  await page.keyboard.press('Space');
  await page.clock.runFor(3 * pace);
  await expect(lesson.count).toHaveText('4 / 60');

  const box = /** @type {{width: number, height: number}} */ (await scrubber.boundingBox());
  await scrubber.click({ position: { x: box.width - 2, y: box.height / 2 } });
  await expect(lesson.count).toHaveText('60 / 60');
});

test('until the asking row has its weights, the headline is a question', async ({ lesson }) => {
  await lesson.open('tr', { step: 52 });
  await expect(lesson.finding).toHaveText('“o” kime bakıyor?');
  await lesson.button('next').click();
  await expect(lesson.finding).toHaveText('“o” en çok “kutu”ya bakıyor: %58,9');
});

test('stepping never calls the engine; a new temperature does', async ({ lesson, page }) => {
  const engine = await spyOnEngine(page);
  await openWithStoppedClock(lesson);
  await lesson.whole();
  const before = await engine.crossings();
  expect(before).toBeGreaterThan(0);

  await lesson.root.getByRole('combobox', { name: 'Hız' }).selectOption('4');
  await lesson.button('play').click();
  await page.clock.runFor(15 * pace);
  await expect(lesson.count).toHaveText('60 / 60');
  await lesson.button('previous').click();
  await lesson.slider('step').press('Home');
  await lesson.station('weights').getByRole('button').click();
  await lesson.word(2).click();
  await lesson.cell(1, 1).hover();
  expect(await engine.crossings()).toBe(before);

  await lesson.slider('temperature').press('ArrowRight');
  expect(await engine.crossings()).toBeGreaterThan(before);
});
