import { expect, test } from './support/test.js';

/** What Tab meets from the top of the page to its end, each said by what it does. */
const order = [
  'skip',
  '8. bölüm · 34. ders',
  'TR',
  'EN',
  'theme',
  ...['robot', 'kutuyu', 'aldı', 'çünkü', 'o', 'hafifti'],
  ...['scores', 'scaled', 'exponentials', 'weights', 'output'],
  'cell 4 1',
  ...['slider query', 'slider temperature', 'slider ending'],
  ...['previous', 'play', 'slider step', 'speed'],
  ...['tab python', 'copy-code', 'panel'],
  ...Array.from({ length: 6 }, (_, i) => `try ${i}`),
  ...['quiz answer', 'quiz check', ...Array.from({ length: 5 }, (_, i) => `quiz go ${i}`), 'quiz reset'],
  ...['copy-link', 'files'],
  'Sonraki ders Ölçekli nokta çarpımı',
  'Bu dersi kendi sayfanıza yerleştirin',
];

test('Tab goes through everything in the order in which it is read, and back', async ({
  lesson,
  page,
  browserName,
}) => {
  await lesson.open('tr');
  await lesson.whole();
  expect(await walk(page, 'Tab', order.length)).toEqual(order);
  // In Firefox the browser's own controls would have the focus then, and keep it in the next test.
  if (browserName === 'chromium') {
    await page.keyboard.press('Tab');
    expect(await focused(page), 'nothing holds the focus').toBe('nothing');
  }
  await page.locator('footer.neighbours a').focus();
  expect(await walk(page, 'Shift+Tab', order.length - 1)).toEqual(order.toReversed().slice(1));
});

test('while a step is shown, next can be reached; opened, the files can', async ({ lesson, page }) => {
  await lesson.open('tr', { step: 17 });
  await lesson.button('play').focus();
  await page.keyboard.press('Tab');
  await expect(lesson.button('next')).toBeFocused();
  await lesson.button('files').press('Enter');
  await page.keyboard.press('Tab');
  await expect(lesson.exportButton('png')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lesson.exportButton('svg')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lesson.exportButton('x')).toBeFocused();
});

test('the skip link comes first, shows itself, and leads to the lesson', async ({ lesson, page }) => {
  await lesson.open('tr');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lesson.word(1)).toBeFocused();
});

test('everything that has the focus shows it', async ({ lesson, page }) => {
  await lesson.open('tr');
  await lesson.whole();
  for (const name of order) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(/** @type {Element} */ (element));
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline, name).toBe('solid 2px');
  }
});

test('no key does anything while the focus is elsewhere', async ({ lesson, page }) => {
  await lesson.open('tr', { step: 17 });
  const before = await lesson.state();
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  const keys = [
    ' ',
    'k',
    'p',
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'Enter',
    'Escape',
    ',',
  ];
  for (const key of keys) await page.keyboard.press(key);
  expect(await lesson.state()).toEqual(before);
  await expect(lesson.button('play')).toHaveAttribute('aria-label', 'Oynat');

  await page.locator('main').focus();
  for (const key of keys) await page.keyboard.press(key);
  await lesson.word(5).focus();
  for (const key of keys.filter((each) => each !== ' ' && each !== 'Enter')) await page.keyboard.press(key);
  expect(await lesson.state()).toEqual(before);
});

test('the wheel over a slider or the figure scrolls the page and sets nothing', async ({ lesson, page }) => {
  await lesson.open('tr');
  const before = await lesson.state();
  for (const target of [lesson.slider('temperature'), lesson.cell(4, 1)]) {
    await target.focus();
    await target.hover();
    await page.mouse.wheel(0, 120);
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await lesson.state()).toEqual(before);
});

test('nothing takes the focus when the page opens', async ({ lesson, page }) => {
  await lesson.open('tr', { query: 9 });
  expect(await focused(page)).toBe('nothing');
});

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} key
 * @param {number} times
 */
async function walk(page, key, times) {
  const met = [];
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key);
    met.push(await focused(page));
  }
  return met;
}

/** @param {import('@playwright/test').Page} page */
const focused = (page) =>
  page.evaluate(() => {
    let element = /** @type {HTMLElement | null} */ (document.activeElement);
    while (element?.shadowRoot?.activeElement)
      element = /** @type {HTMLElement | null} */ (element.shadowRoot.activeElement);
    if (!element || element === document.body) return 'nothing';
    const { dataset } = element;
    const root = /** @type {ShadowRoot} */ (element.getRootNode());
    if (element.matches('.skip')) return 'skip';
    if ('themeToggle' in dataset) return 'theme';
    if (dataset.quiz) return ['quiz', dataset.quiz, dataset.index].filter(Boolean).join(' ');
    if ('cell' in dataset) return `cell ${dataset.row} ${dataset.column}`;
    if ('speed' in dataset) return 'speed';
    if (dataset.setting) return `slider ${dataset.setting}`;
    if (dataset.action) return dataset.action;
    if (dataset.tab) return `tab ${dataset.tab}`;
    if (dataset.set) return `try ${[...root.querySelectorAll('[data-set]')].indexOf(element)}`;
    if (dataset.step) return String(element.closest('tr')?.classList[2]);
    if (element.matches('[role=tabpanel]')) return 'panel';
    return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
