import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { allowClipboard } from './support/clipboard.js';
import { saved } from './support/download.js';
import { expect, test } from './support/test.js';

// Strict policies kill pages whose tools write code or styles while they run. `complaints` fails a test on any breach.

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; manifest-src 'self'";

test('every answer carries the policy', async ({ request }) => {
  const script = filesBelow(inRoot('dist')).find((file) => file.endsWith('.js')) ?? '';
  for (const path of ['', 'dikkat/', 'en/', 'en/dikkat/', relative(inRoot('dist'), script), 'no-such-page']) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy'], path).toBe(policy);
  }
});

test('a breach of the policy would be heard', async ({ lesson, page, complaints }) => {
  await lesson.open();
  complaints.expect(
    /policy breached: style-src-attr/,
    /policy breached: script-src-elem/,
    /Content Security Policy/,
  );
  const heard = page.waitForEvent('console', (message) => message.text().includes('script-src-elem'));
  await page.evaluate(() => {
    document.body.setAttribute('style', 'opacity: 1');
    const script = document.createElement('script');
    script.textContent = 'document.title = "breached"';
    document.head.append(script);
  });
  await heard;
  await expect(page).toHaveTitle(/Derslik/);
});

test('no built script makes code from text', () => {
  const scripts = filesBelow(inRoot('dist')).filter((file) => /\.m?js$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  const makers = scripts.filter((file) => /\bFunction\s*\(|\beval\s*\(/.test(readFileSync(file, 'utf8')));
  expect(makers).toEqual([]);
});

test('no built page holds a script, a style or a handler of its own', () => {
  const html = filesBelow(inRoot('dist')).filter((file) => file.endsWith('.html'));
  // The single files have a policy of their own, which knows what is inside them.
  const pages = html.filter((file) => !file.startsWith(inRoot('dist/single/')));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    expect(html, page).not.toMatch(/<style|<script(?![^>]*\ssrc=)|<[^>]*\s(style|on\w+)=|javascript:/i);
  }
});

/** Whatever reacts to a person, in the element. */
const interactive =
  'a, button, input, select, summary, [tabindex]:not(fieldset, .quiz-standing), [data-action], [data-set], [data-step], [data-query], [data-column]';

for (const lang of /** @type {const} */ (['tr', 'en']))
  test(`every control works under the policy, in ${lang}`, async ({ lesson, page, context }) => {
    await allowClipboard(context);
    await page.clock.install();
    await lesson.open(lang, { query: 99 });
    await lesson.whole();
    await page.evaluate(remember);
    const { root } = lesson;

    await lesson.button('dismiss').click();
    await expect(lesson.notice).toHaveCount(0);

    for (const setting of /** @type {const} */ (['query', 'temperature', 'ending', 'step'])) {
      const slider = lesson.slider(setting);
      await slider.press('Home');
      await slider.press('ArrowRight');
      await slider.click({ position: { x: 30, y: 15 } });
    }
    for (const action of /** @type {const} */ ([
      'next',
      'previous',
      'play',
      'play',
      'copy-code',
      'copy-link',
    ]))
      await lesson.button(action).click();
    await lesson.button('play').click();
    const { step } = await lesson.state();
    await page.clock.runFor(1500);
    expect((await lesson.state()).step).toBeGreaterThan(step);
    await lesson.slider('step').press(' ');
    await root.locator('[data-speed]').selectOption('4');

    await lesson.tab('cpp').click();
    await expect(lesson.line('}  // namespace derslik')).toBeVisible();
    await root.locator('.panel').click();
    await lesson.tab('cpp').press('ArrowLeft');
    await lesson.tab('python').click();
    await root.locator('.panel').click();

    await lesson.cell(0, 0).press('Control+End');
    await lesson.cell(5, 5).press('Enter');
    for (const kind of [
      '[data-cell]',
      '.word',
      'thead th[data-column]',
      'th[data-query]',
      '.station button',
      '.station td[data-column]',
      '.line[data-step]',
      '[data-set]',
    ])
      await root.locator(`${kind}:visible`).evaluateAll((controls) => {
        for (const control of controls) /** @type {HTMLElement} */ (control).click();
      });

    for (const go of await root.locator('[data-quiz=go]').all()) {
      await go.click();
      const current = root.locator('.question.current');
      for (const radio of await current.getByRole('radio').all()) await radio.check();
      for (const field of await current.getByRole('textbox').all()) await field.fill('x');
      for (const list of await current.getByRole('combobox').all()) await list.selectOption({ index: 1 });
      await current.locator('[data-quiz=check]').click();
      await expect(current.locator('.verdict')).toBeVisible();
    }
    await root.locator('[data-quiz=reset]').click();

    await lesson.button('files').click();
    for (const file of ['png', 'svg', 'weights']) await saved(page, () => lesson.exportButton(file).click());
    // A browser lets a page save no more than ten files a second, so the others are only asked for.
    for (const button of await root.locator('[data-action=export]').all()) {
      await button.click();
      await expect(lesson.status).toHaveText(new RegExp(`[-.]${await button.getAttribute('data-file')}\\b`));
    }
    expect(await root.evaluate(unused, interactive)).toEqual([]);

    await page.locator('[data-theme-toggle]').click();
    await page.locator('[data-theme-toggle]').click();
    const other = lang === 'tr' ? 'en' : 'tr';
    await page.locator(`a[hreflang=${other}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await lesson.ready();
    await page.locator('header p a').click();
    await expect(page.locator('.catalogue')).toBeVisible();
  });

test('a link that cannot be copied is shown under the policy', async ({ lesson, context, page }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await lesson.open('en', { step: 7 });
  await lesson.button('copy-link').click();
  await expect(lesson.root.locator('.by-hand input')).toHaveValue(/\/en\/dikkat\/\?step=7$/);
  await lesson.button('copy-code').click();
  await expect(lesson.status).toHaveText(/selected/);
});

/** Notes in the page what was used; runs in the browser. */
function remember() {
  const used = new WeakSet();
  for (const type of ['click', 'input', 'keydown'])
    addEventListener(type, (event) => event.composedPath().forEach((target) => used.add(target)), true);
  Object.assign(window, { used });
}

/**
 * @param {Element} root
 * @param {string} selector
 */
function unused(root, selector) {
  const { used } = /** @type {any} */ (window);
  return [...root.querySelectorAll(selector)]
    .filter((element) => !used.has(element) && !element.matches(':disabled, path'))
    .map((element) => element.outerHTML.slice(0, 120));
}
