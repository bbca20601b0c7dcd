import { expect, test } from './test.js';

test.use({ dark: true });

test('the system’s dark theme is the page’s and the lesson’s', async ({ lesson, session }) => {
  await lesson.open('en/dikkat/');
  expect(await lesson.colour()).toBe('rgb(233, 231, 226)');
  expect(await session.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(21, 23, 28)',
  );
  await lesson.open('en/dikkat/?theme=light');
  expect(await lesson.colour()).toBe('rgb(26, 28, 34)');
});
