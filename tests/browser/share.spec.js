import { allowClipboard, copied, refuseClipboard } from './support/clipboard.js';
import { expect, test } from './support/test.js';

test.describe('where copying is allowed', () => {
  test.beforeEach(({ context }) => allowClipboard(context));

  test('the copied link restores the state, theme and all', async ({ lesson, page }) => {
    await lesson.open('en', { query: 3, temperature: 2.5, ending: 1, step: 40, theme: 'dark' });
    await lesson.button('copy-link').click();
    await expect(lesson.button('copy-link')).toHaveText('Copied');
    await expect(lesson.status).toHaveText('The link to this state is copied');
    const link = await copied(page);
    expect(new URL(link).search).toBe('?query=3&temperature=2.5&ending=1&step=40&theme=dark');

    await page.goto('about:blank');
    await page.goto(link);
    await lesson.ready();
    expect(await lesson.state()).toEqual({ query: 3, temperature: 2.5, ending: 1, step: 40 });
    await expect(lesson.element).toHaveAttribute('theme', 'dark');
  });

  test('a link says the state of this moment, before the address does', async ({ lesson, page }) => {
    await page.clock.install();
    await lesson.open('tr');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await lesson.slider('temperature').fill('3');
    await lesson.button('copy-link').press('Enter');
    await expect(lesson.button('copy-link')).toHaveText('Kopyalandı');
    expect(await copied(page)).toMatch(/dikkat\/\?temperature=3$/);
    await page.clock.runFor(2000);
    await expect(lesson.button('copy-link')).toHaveText('Bağlantıyı kopyala');
  });
});

test('where copying is refused, the link is shown and selects itself', async ({ lesson, page }) => {
  await refuseClipboard(page);
  await lesson.open('tr', { query: 2 });
  await lesson.button('copy-link').click();
  const link = lesson.root.getByRole('textbox', { name: 'Bu durumun bağlantısı' });
  await expect(link).toHaveValue(/dikkat\/\?query=2$/);
  await expect(lesson.status).toHaveText(/Tarayıcı kopyalamaya izin vermedi/);
  await link.focus();
  const selected = await link.evaluate(
    (/** @type {HTMLInputElement} */ { selectionStart, selectionEnd, value }) => [
      selectionStart,
      selectionEnd === value.length,
    ],
  );
  expect(selected).toEqual([0, true]);
});

test('the files open and close, and say so', async ({ lesson }) => {
  await lesson.open('tr');
  const files = lesson.button('files');
  for (const press of [() => files.click(), () => files.press('Enter'), () => files.press(' ')]) {
    const open = (await files.getAttribute('aria-expanded')) === 'true';
    await press();
    await expect(files).toHaveAttribute('aria-expanded', String(!open));
    await expect(lesson.exportButton('svg')).toBeVisible({ visible: !open });
  }
  await expect(lesson.root.locator('[data-action=export]')).toHaveCount(14);
});
