import { expect, frame, test } from './support/frames.js';

// A lesson in a frame of somebody else's page, on another origin.

test('a frame shows the lesson without the page around it, with parts and state from its address', async ({
  host,
  complaints,
  browserName,
}) => {
  const search = { parts: 'scene player', theme: 'dark', temperature: 0.35, ending: 1, step: 40 };
  if (browserName === 'chromium')
    complaints.expect(/Clipboard API has been blocked because of a permissions policy/);
  const address = host.address('en/dikkat/', search);
  await host.open(frame(address, 'name="a"'));
  const lesson = host.lesson();
  await lesson.ready();
  await lesson.whole();
  for (const chrome of ['.skip', '.top', 'nav.neighbours', 'footer.neighbours'])
    await expect(lesson.frame.locator(chrome)).toBeHidden();
  await expect(lesson.root.locator('.code, .text, .quiz')).toHaveCount(0);
  await expect(
    lesson.frame.locator('derslik-lesson > .derslik:not([part])'),
    'what was there before',
  ).toBeHidden();
  expect(await lesson.state()).toEqual({ query: 5, temperature: 0.35, ending: 1, step: 40 });
  await expect(lesson.root).toHaveCSS('color', 'rgb(233, 231, 226)');
  await expect(lesson.frame.locator('html')).toHaveCSS('background-color', 'rgb(21, 23, 28)');

  await lesson.slider('temperature').fill('3');
  await lesson.button('copy-link').click();
  // Firefox lets a frame of another origin have the clipboard.
  if (browserName === 'chromium')
    await expect(lesson.root.getByRole('textbox'), 'no clipboard').toHaveValue(
      new URL('?temperature=3&ending=1&step=40&theme=dark', address).href,
    );
  expect(await lesson.frame.locator('html').evaluate(() => location.href)).toBe(address);
});

test('messages go both ways', async ({ host }) => {
  await host.open(frame(host.address(), 'name="kitap 1"'));
  const lesson = host.lesson();
  await lesson.ready();
  await expect.poll(() => host.told('resize')).not.toHaveLength(0);
  const envelope = { source: 'derslik', version: 1, id: 'kitap 1' };
  const [ready] = await host.told('ready');
  expect(ready).toEqual({
    ...{ ...envelope, type: 'ready', lesson: 'dikkat', lang: 'tr' },
    release: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });

  await host.tell('set', { id: 'kitap 1', state: { query: 2, temperature: 0.3, theme: 'dark' } });
  await expect(lesson.settingsNote).toHaveText('sorgu “kutu” · d = 3 · τ = 0,30');
  await expect(lesson.frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => host.told('change')).not.toHaveLength(0);
  const state = { query: 2, temperature: 0.3, ending: 0, step: 60 };
  expect((await host.told('change')).at(-1)).toEqual({ ...envelope, type: 'change', state });

  await host.tell('seek', { step: 3 });
  await expect(lesson.count).toHaveText('3 / 60');
  await host.tell('play');
  await expect(lesson.count).toHaveText('4 / 60');
  await host.tell('pause');
  await expect(lesson.button('play')).toHaveAttribute('aria-label', 'Oynat');
  const steps = await host.told('step');
  expect(steps.slice(0, 2)).toEqual([
    { ...envelope, type: 'step', step: 3, steps: 60, phase: 'scores' },
    { ...envelope, type: 'step', step: 4, steps: 60, phase: 'scores' },
  ]);

  await host.tell('set', { state: { temperature: 'çok' } });
  const says = 'Sıcaklık τ: 0,1 ile 5 arasında bir sayı bekleniyordu, “çok” geldi; 1 kullanıldı.';
  await expect(lesson.notice.locator('li')).toHaveText([says]);
  const message = 'temperature: expected a number from 0.1 to 5, got "çok"';
  expect(await host.told('error')).toEqual([{ ...envelope, type: 'error', code: 'value', message }]);

  // A question answered.
  const question = lesson.root.locator('.question.current');
  await question.getByRole('radio').first().check();
  await question.locator('[data-quiz=check]').click();
  await expect.poll(() => host.told('answer')).toHaveLength(1);
  expect((await host.told('answer'))[0]).toEqual({
    ...{ ...envelope, type: 'answer', attempts: 1 },
    question: expect.any(String),
    correct: expect.any(Boolean),
    score: expect.any(Number),
  });
});

test('nothing of the page around the lesson is ever seen, and nothing is missed where scripts are slow', async ({
  host,
  page,
}) => {
  /** @type {Record<string, (() => void)[]>} */
  const held = { page: [], frame: [] };
  for (const [name, waiting] of Object.entries(held))
    await page.route(`**/assets/${name}-*.js`, (route) => void waiting.push(() => route.continue()));
  await host.open(frame(host.address('en/dikkat/', { query: 2, step: 99 })));
  const lesson = host.lesson();
  // The lesson has its own script, and opens without the page's.
  await lesson.ready();
  await expect(lesson.frame.locator('.top')).toBeHidden();
  held.page.forEach((go) => go());
  await expect(lesson.notice).toBeVisible();
  await expect.poll(() => held.frame).toHaveLength(1);
  expect(await host.said()).toEqual([]);
  held.frame.forEach((go) => go());
  await expect.poll(() => host.told('resize')).not.toHaveLength(0);
  const types = (await host.said()).map(({ data }) => data.type).filter(Boolean);
  expect(types.slice(0, 4)).toEqual(['ready', 'change', 'error', 'resize']);
});

test('a link that leaves the lesson leaves the frame', async ({ host, page }) => {
  await host.open(frame(host.address('en/dikkat/', { parts: 'scene' })));
  const lesson = host.lesson();
  await lesson.ready();
  await expect.poll(() => host.told('resize')).not.toHaveLength(0);
  await lesson.root.evaluate((root, href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'elsewhere' });
    root.prepend(link);
  }, host.url);
  const opened = page.waitForEvent('popup');
  await lesson.root.getByRole('link', { name: 'elsewhere' }).click();
  const other = await opened;
  await expect(other).toHaveURL(host.url);
  await other.close();
  await expect(lesson.element, 'the lesson stays').toHaveAttribute('data-state', 'ready');
});

test('the parts can be chosen without a frame too, and a bad one is named', async ({ lesson, page }) => {
  await lesson.open('en', { parts: 'scene foo' });
  await expect(lesson.notice.locator('li')).toHaveText([
    'Parts: expected scene, player, code, text, quiz, experiment, exercise, got “scene foo”; using scene.',
  ]);
  await expect(page.locator('.top')).toBeVisible();
  await expect(lesson.root.locator('.code')).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/dikkat\/\?parts=scene$/);
});
