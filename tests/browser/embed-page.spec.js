import AxeBuilder from '@axe-core/playwright';
import { EmbedPage } from './support/embed-page.js';
import { expect, test } from './support/frames.js';
import { LessonPage } from './support/lesson-page.js';

// The page on which a course author makes the code that puts a lesson into another site.

test('what is chosen is in the code, in the preview and in the address', async ({ page, baseURL }) => {
  const embed = new EmbedPage(page);
  await embed.open();
  await expect(embed.code).toHaveText(
    `<script type="module" src="${baseURL}derslik.js"></script>
<derslik-lesson lesson="dikkat" lang="tr">
  <a href="${baseURL}dikkat/">Dikkat mekanizması · Derslik</a>
</derslik-lesson>`,
  );
  await embed.mark();

  // A state is told to the lesson that is there.
  await embed.field('query').selectOption({ label: 'kutu, 2. kelime' });
  await expect(embed.preview.finding).toHaveText(/^\s*“kutu”/);
  await embed.field('temperature').press('End');
  await expect(embed.form.locator('output').first()).toHaveText('5,00');
  await expect(embed.preview.settingsNote).toContainText('τ = 5,00');
  await embed.field('ending').selectOption({ label: 'güçlüydü' });
  await embed.field('step').press('Home');
  await expect(embed.preview.count).toHaveText('1 / 60');
  await expect(embed.code).toContainText('lang="tr" query="2" temperature="5" ending="1" step="1">');
  const state = { query: '2', temperature: '5', ending: '1', step: '1' };
  await embed.says(state);
  expect(await embed.isMarked()).toBe(true);

  // Anything else opens it anew, in that state.
  await embed.option('parts', 'code').uncheck();
  await expect(embed.code).toContainText('parts="scene player text quiz"');
  await expect(embed.preview.root.locator('.code')).toHaveCount(0);
  expect(await embed.isMarked()).toBe(false);
  await embed.option('lesson-lang', 'en').check();
  await expect(embed.preview.finding).toHaveText('Which word does “box” look at?');
  await embed.option('lesson-theme', 'dark').check();
  await expect(embed.preview.frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(embed.preview.count).toHaveText('1 / 60');
  await expect(embed.code).toContainText('lang="en" query="2"');
  await expect(embed.code).toContainText('theme="dark"');

  // A frame has choices of its own.
  await expect(embed.field('origins')).toHaveCount(0);
  await embed.option('way', 'frame').check();
  await expect(embed.code.first()).toContainText('title="Attention · Derslik" lang="en" height="720"');
  await expect(embed.code.first()).toContainText(`<script src="${baseURL}derslik-host.js" async></script>`);
  await embed.option('height', 'fixed').check();
  await embed.field('pixels').fill('480');
  await expect(embed.frame).toHaveAttribute('height', '480');
  await expect(embed.code.first()).toContainText('height="480"');
  await expect(embed.code.first()).not.toContainText('derslik-host.js');
  await embed.field('origins').fill('okul.example');
  await expect(embed.field('origins')).toHaveAccessibleDescription(/“okul.example”/);
  await expect(embed.code.last()).toHaveText(/[?&]origins=okul\.example&/);
  await embed.field('origins').fill('https://okul.example/ders/5');
  await embed.option('sandbox', '1').check();
  await expect(embed.code.first()).toContainText('sandbox="allow-scripts"');
  await expect(embed.code.last()).toHaveText(/[?&]origins=https:\/\/okul\.example&/);

  const all = {
    ...{ way: 'frame', ...state, parts: 'scene player text quiz', 'lesson-lang': 'en' },
    ...{ 'lesson-theme': 'dark', height: '480', origins: 'https://okul.example', sandbox: '1' },
  };
  await embed.says(all);
  const code = await embed.code.allTextContents();
  await page.reload();
  await expect(embed.code).toHaveText(code);
  await expect(embed.field('temperature')).toHaveValue('5');
  await expect(embed.option('height', 'fixed')).toBeChecked();
  await embed.preview.ready();
  await expect(embed.preview.count).toHaveText('1 / 60');

  // What another way cannot carry is not in it.
  await embed.option('way', 'scorm').check();
  await expect(embed.code).toHaveCount(0);
  await expect(embed.form.locator('.downloads a')).toHaveText(['dikkat-1.2.zip', 'dikkat-2004.zip']);
  await embed.says({ way: 'scorm' });
});

test('what is moved in the preview is taken over, and the second lesson has its own settings', async ({
  page,
}) => {
  const embed = new EmbedPage(page);
  await embed.open('en/embed/');
  const entries = await page.evaluate(() => history.length);
  await embed.preview.slider('temperature').press('Home');
  await expect(embed.field('temperature')).toHaveValue('0.1');
  await expect(embed.code).toContainText('lang="en" temperature="0.1">');
  // The form goes on from there.
  await embed.field('temperature').press('ArrowRight');
  await expect(embed.preview.settingsNote).toContainText('τ = 0.15');

  await embed.option('lesson', 'olcekli-nokta-carpim').check();
  await expect(embed.preview.finding).toContainText('d = 64');
  await expect(embed.field('temperature')).toHaveCount(0);
  await expect(embed.option('parts', 'experiment')).toBeChecked();
  await embed.mark();
  await embed.field('d').fill('4097');
  await expect(embed.field('d')).toHaveAttribute('aria-invalid', 'true');
  await expect(embed.code).not.toContainText('d=');
  await embed.field('d').fill('1024');
  await expect(embed.field('d')).toHaveAttribute('aria-invalid', 'false');
  await expect(embed.preview.finding).toContainText('d = 1024');
  await embed.preview.root.locator('.seed button').click();
  await expect(embed.field('seed')).toHaveValue('1');
  await embed.field('pairs').fill('200');
  await expect(embed.code).toContainText('d="1024" seed="1" pairs="200"');
  await embed.says({ lesson: 'olcekli-nokta-carpim', d: '1024', seed: '1', pairs: '200' });
  expect(await embed.isMarked()).toBe(true);

  // The frame is as high as its lesson, and no history stands between this page and the one before.
  await embed.preview.whole();
  await expect
    .poll(async () => {
      const { content, shown } = await embed.preview.heights();
      return Math.abs(content - shown);
    })
    .toBeLessThan(1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the code, pasted into another site, shows that state', async ({ page, host, complaints }) => {
  const embed = new EmbedPage(page);
  await embed.open('en/embed/', { query: '2', ending: '1', parts: 'scene', 'lesson-lang': 'host' });
  const element = (await embed.code.textContent()) ?? '';
  await embed.option('way', 'frame').check();
  await embed.option('lesson-lang', 'tr').check();
  await embed.field('origins').fill(host.origin);
  const frame = (await embed.code.first().textContent()) ?? '';

  await host.open(`<div lang="en">${element}</div>${frame}`);
  const inPage = new LessonPage(page, page.locator('body > div > derslik-lesson'));
  const inFrame = host.lesson();
  await inFrame.ready();
  await inPage.ready();
  await expect(inPage.finding).toHaveText(/^\s*“box”/);
  await expect(inFrame.finding).toHaveText(/^\s*“kutu”/);
  await expect(inFrame.root.locator('.words')).toContainText('güçlüydü');
  await expect(inFrame.root.locator('.code')).toHaveCount(0);
  await expect(page.getByTitle('Dikkat mekanizması · Derslik')).toHaveAttribute('lang', 'tr');
  // The host script sizes it.
  await expect.poll(async () => (await inFrame.heights()).scrolled).toBe(false);
  await host.tell('set', { state: { query: 3 } });
  await expect(inFrame.finding).toHaveText(/^\s*“aldı”/);

  // Where scripts and frames are taken out a link is left, and it leads to that state.
  await expect(page.getByRole('link', { name: 'Dikkat mekanizması' })).toHaveAttribute(
    'href',
    /\/dikkat\/\?parts=scene&query=2&ending=1$/,
  );
  complaints.allow(/request to another origin/);
});

test('what cannot be used in an address is said, and another language is another page', async ({ page }) => {
  const embed = new EmbedPage(page);
  const hostile = {
    ...{ lang: 'en', way: 'frame', query: '"><img src=x onerror=alert(1)>', temperature: '1e309' },
    ...{ parts: '__proto__ scene', height: 'NaN', origins: 'data:text/html,x', theme: 'dark' },
  };
  await embed.open('embed/', hostile);
  expect(page.url()).toContain('/en/embed/?');
  await expect(embed.notice.getByRole('listitem')).toHaveText([
    /^Query word: expected a number from 1 to 6, got “"><img/,
    /^Temperature τ: .*“1e309”/,
    /^Parts: .*using scene\./,
    /^Height: expected a whole number from 120 to 5000, got “NaN”; using 720\./,
    /^Sites whose messages are heard: expected https:\/\/okul\.example/,
  ]);
  // The frame stays closed to everybody else, although it cannot be opened to whom was meant.
  const rest = { way: 'frame', parts: 'scene', height: '720', origins: 'data:text/html' };
  await embed.says({ theme: 'dark', ...rest });
  await expect(embed.code.first()).toContainText(
    '/en/dikkat/?embed=1&amp;parts=scene&amp;origins=data:text/html"',
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await embed.notice.getByRole('button').click();
  await expect(embed.notice).toHaveCount(0);
  await page.locator('[data-theme-toggle]').click();
  await embed.says(rest);

  await page.getByRole('link', { name: 'TR', exact: true }).click();
  await expect(page).toHaveURL(
    /localhost:\d+\/embed\/\?way=frame&parts=scene&height=720&origins=data%3Atext%2Fhtml$/,
  );
  await expect(embed.code.first()).toContainText('lang="tr"');
});

test('all of it can be done by keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    const taken = /** @type {string[]} */ ([]);
    if (!navigator.clipboard) return; // an empty page is no secure one
    navigator.clipboard.writeText = async (text) => {
      if (taken.length > 0) throw new DOMException('refused', 'NotAllowedError');
      taken.push(text);
    };
    Object.assign(window, { taken });
  });
  const embed = new EmbedPage(page);
  await embed.open('embed/', { way: 'frame', parts: 'scene' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#embed')).toBeFocused();

  /** @type {string[]} */
  const order = [];
  for (let stop = 0; stop < 20 && order.at(-1) !== 'copy'; stop++) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at instanceof HTMLButtonElement ? 'copy' : (at?.getAttribute('name') ?? '');
      }),
    );
  }
  const parts = Array.from({ length: 5 }, () => 'parts');
  expect(order).toEqual([
    ...['lesson', 'way', 'query', 'temperature', 'ending', 'step', ...parts],
    ...['lesson-lang', 'lesson-theme', 'height', 'origins', 'sandbox', 'copy'],
  ]);

  await page.keyboard.press('Enter');
  await expect(embed.status).toHaveText('Kopyalandı');
  expect(await page.evaluate(() => /** @type {any} */ (window).taken)).toEqual([
    await embed.code.first().textContent(),
  ]);
  // Where the clipboard is shut, the code is selected.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(embed.form.locator('.result > p').first()).toHaveText(/elle kopyalanabilir/);
  expect(await page.evaluate(() => String(getSelection()))).toBe(await embed.code.last().textContent());

  await embed.option('way', 'frame').focus();
  await page.keyboard.press('ArrowDown');
  await expect(embed.option('way', 'link')).toBeChecked();
  await expect(embed.code.first()).toHaveText(/^<a href="[^"]+\/dikkat\/\?parts=scene">/);
});

for (const [path, theme, width] of /** @type {const} */ ([
  ['embed/', 'light', 1440],
  ['en/embed/', 'dark', 360],
]))
  test(`axe finds nothing on ${path}, ${theme}, ${width} px, and nothing is wider than 320 px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 1000 });
    const embed = new EmbedPage(page);
    await embed.open(path, { theme, 'lesson-theme': theme, way: 'frame', height: '9', parts: 'scene' });
    await expect(embed.notice).toBeVisible();
    await expect(embed.code).toHaveCount(2);
    const { violations, passes } = await new AxeBuilder({ page: /** @type {any} */ (page) })
      .setLegacyMode()
      .exclude('iframe')
      .analyze();
    expect(passes.length).toBeGreaterThan(10);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
      [],
    );
    await page.setViewportSize({ width: 320, height: 800 });
    const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(wide).toBe(0);
  });

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the plain code of each way is there, and nothing that waits for a script', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/was preloaded using link preload but not used/);
    for (const [path, title] of [
      ['embed/', 'Dikkat mekanizması'],
      ['en/embed/', 'Attention'],
    ]) {
      await page.goto(path);
      await expect(page.locator('form')).toBeHidden();
      await expect(page.locator('noscript')).toBeVisible();
      const code = (await page.locator('pre:visible').allInnerTexts()).join('\n');
      for (const piece of ['<derslik-lesson lesson="dikkat"', '<iframe src=', 'npm install', `>${title} ·`])
        expect(code).toContain(piece);
      await expect(page.getByRole('link', { name: 'dikkat-1.2.zip' })).toHaveAttribute(
        'href',
        /^(\.\.\/)+scorm\/dikkat-1\.2\.zip$/,
      );
    }
    await page.goto('en/');
    await page.getByRole('link', { name: 'Put a lesson into your own page' }).click();
    await expect(page).toHaveTitle('Embed a lesson · Derslik');
    await page.goto('en/olcekli-nokta-carpim/');
    await page.getByRole('link', { name: 'Put this lesson into your own page' }).click();
    await expect(page).toHaveURL(/\/en\/embed\/\?lesson=olcekli-nokta-carpim$/);
  });
});
