import { ExperimentPage, scaling } from './support/experiment.js';
import { expect, frame, test } from './support/frames.js';

// A course platform may show the lesson in a frame with `sandbox="allow-scripts"` alone: no origin, so no storage, and no
// script or worker that is not served to everyone.

test('everything works in a sandboxed frame of another site', async ({ host }) => {
  const address = host.address(`en/${scaling}/`, { pairs: 100 });
  await host.open(frame(address, 'sandbox="allow-scripts" name="a"'));
  const lesson = host.lesson('a');
  await lesson.ready();
  await lesson.whole();
  const html = lesson.frame.locator('html');
  expect(
    await html.evaluate(() => {
      try {
        return localStorage.length;
      } catch (error) {
        return /** @type {Error} */ (error).name;
      }
    }),
  ).toBe('SecurityError');
  expect(await html.evaluate(() => self.origin)).toBe('null');

  await lesson.slider('d').first().press('ArrowRight');
  await expect.poll(() => host.told('change')).not.toHaveLength(0);
  expect((await host.said()).every(({ origin }) => origin === 'null')).toBe(true);

  const experiment = new ExperimentPage(lesson);
  await experiment.button('run-one').click();
  await expect(experiment.rows).toHaveCount(1);

  const question = lesson.root.locator('.question.current');
  await question.getByRole('radio').first().check();
  await question.locator('[data-quiz=check]').click();
  await expect.poll(() => host.told('answer')).toHaveLength(1);
  await expect(lesson.root.locator('.quiz')).toContainText('The browser does not allow keeping');
});

test('a frame that may run no script shows the whole page with its text and numbers', async ({
  host,
  complaints,
  browserName,
}) => {
  // Firefox blocks it without a word.
  if (browserName === 'chromium') complaints.expect(/Blocked script execution/);
  complaints.allow(/preloaded using link preload/);
  await host.open(frame(host.address(), 'sandbox'));
  const { frame: page } = host.lesson();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('cell', { name: '0,589' }).first()).toBeVisible();
  await expect(page.locator('body noscript')).toBeVisible();
});
