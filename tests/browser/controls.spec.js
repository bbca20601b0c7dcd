import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { percent, words } from './support/words.js';

/** Everything that is pressed: each by a pointer, and by a key while it has the focus. */

/** @typedef {import('@playwright/test').Locator} Locator */

/** @type {[name: string, press: (control: Locator) => Promise<void>][]} */
const ways = [
  ['a pointer', (control) => control.click()],
  ['Enter', (control) => control.press('Enter')],
  ['Space', (control) => control.press(' ')],
];

for (const [way, press] of ways) {
  test(`${way} on a word makes it the asking one`, async ({ lesson }) => {
    await lesson.open('tr');
    for (const [word, most, object] of /** @type {const} */ ([
      [1, 2, '“aldı”ya'],
      [2, 2, '“aldı”ya'],
      [6, 1, '“kutu”ya'],
    ])) {
      await press(lesson.word(word));
      await expect(lesson.finding).toContainText(`“${words('tr')[word - 1]}” en çok ${object} bakıyor:`);
      await expect(lesson.finding).toContainText(percent('tr', truth().weights[word - 1][most]));
      await expect(lesson.word(word)).toHaveAttribute('aria-pressed', 'true');
      await expect(lesson.root.locator('.word[aria-pressed=true]')).toHaveCount(1);
      await expect(lesson.slider('query')).toHaveValue(String(word));
      await expect(lesson.grid.locator('tr.asks th')).toHaveAttribute('data-query', String(word));
    }
  });

  test(`${way} on a station of the chain goes to the step that finishes it`, async ({ lesson }) => {
    await lesson.open('tr');
    for (const [phase, step] of /** @type {const} */ ([
      ['scaled', 41],
      ['weights', 53],
      ['output', 59],
      ['exponentials', 47],
      ['scores', 30],
    ])) {
      const station = lesson.station(phase).getByRole('button');
      await press(station);
      await expect(lesson.count).toHaveText(`${step} / 60`);
      await expect(station).toHaveAttribute('aria-current', 'step');
      await expect(station).toBeFocused();
    }
  });

  test(`${way} on a suggestion in the text sets the scene`, async ({ lesson }) => {
    await lesson.open('tr', { query: 2, step: 20 });
    const suggestions = lesson.root.locator('[aria-labelledby=section-try] button');
    await expect(suggestions).toHaveCount(6);
    for (const [index, state] of [
      { query: 5, ending: 1, step: 60 },
      { query: 5, ending: 0, step: 60 },
      { query: 5, temperature: 3, step: 60 },
      { query: 5, temperature: 0.1, step: 60 },
      { query: 3, temperature: 1, step: 60 },
      { step: 1 },
    ].entries()) {
      await press(suggestions.nth(index));
      expect(await lesson.state()).toMatchObject(state);
      await expect(lesson.finding, 'the scene comes into view').toBeInViewport();
    }
  });

  test(`${way} on the theme button switches the theme and back to the system’s`, async ({ lesson, page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await lesson.open('tr');
    const toggle = page.getByRole('button', { name: 'Koyu temaya geç' });
    await press(toggle);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(lesson.element).toHaveAttribute('theme', 'dark');
    await expect(lesson.root).toHaveCSS('color', 'rgb(233, 231, 226)');
    await expect(page).toHaveURL(/\?theme=dark$/);
    await press(page.getByRole('button', { name: 'Açık temaya geç' }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
    await expect(lesson.root).toHaveCSS('color', 'rgb(26, 28, 34)');
    await expect(page).toHaveURL(/dikkat\/$/);
  });

  test(`${way} closes the notice`, async ({ lesson }) => {
    await lesson.open('tr', { query: 9 });
    await expect(lesson.notice).toBeVisible();
    await press(lesson.button('dismiss'));
    await expect(lesson.notice).toHaveCount(0);
  });
}

test('the system’s dark theme is the page’s and the lesson’s', { tag: '@dark' }, async ({ lesson, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await lesson.open('tr');
  await expect(lesson.root).toHaveCSS('color', 'rgb(233, 231, 226)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(21, 23, 28)');
  await page.getByRole('button', { name: 'Açık temaya geç' }).click();
  await expect(lesson.root).toHaveCSS('color', 'rgb(26, 28, 34)');
});

test('a click on a row’s label makes its word the asking one', async ({ lesson }) => {
  await lesson.open('tr');
  await lesson.rowLabel(3).click();
  await expect(lesson.slider('query')).toHaveValue('3');
  await expect(lesson.settingsNote).toContainText('sorgu “aldı”');
});

test('a click on a line of the listing goes to the step that finishes it', async ({ lesson }) => {
  await lesson.open('tr');
  for (const [text, step] of /** @type {const} */ ([
    ['S = Q @ K.T', 30],
    ['A = A / A.sum(axis=1, keepdims=True)', 53],
    ['out = A @ V', 59],
  ])) {
    await lesson.line(text).click();
    await expect(lesson.count).toHaveText(`${step} / 60`);
    await expect(lesson.line(text)).toHaveAttribute('aria-current', 'step');
  }
  await lesson.line('import numpy as np').click();
  await expect(lesson.count, 'a line that no step belongs to').toHaveText('59 / 60');
});

test('selecting text in the listing moves nothing', async ({ lesson, page }) => {
  await lesson.open('tr');
  const box = /** @type {{x: number, y: number, height: number}} */ (
    await lesson.line('out = A @ V').locator('code').boundingBox()
  );
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(lesson.count).toHaveText('60 / 60');
  await lesson.station('weights').getByRole('button').press('Enter');
  await expect(lesson.count, 'a station is no text').toHaveText('53 / 60');
});

test('arrow keys and a pointer change between the program and the C++', async ({ lesson, page }) => {
  await lesson.open('tr');
  const panel = lesson.root.getByRole('tabpanel');
  await expect(lesson.tab('python')).toHaveAttribute('aria-selected', 'true');
  await expect(lesson.tab('cpp')).toHaveAttribute('tabindex', '-1');

  await lesson.tab('python').focus();
  for (const [key, tab] of /** @type {const} */ ([
    ['ArrowRight', 'cpp'],
    ['ArrowRight', 'python'],
    ['ArrowLeft', 'cpp'],
    ['ArrowLeft', 'python'],
  ])) {
    await page.keyboard.press(key);
    await expect(lesson.tab(tab)).toBeFocused();
    await expect(lesson.tab(tab)).toHaveAttribute('aria-selected', 'true');
    await expect(lesson.root.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
    await expect(panel).toHaveAttribute('aria-labelledby', `tab-${tab}`);
  }
  await lesson.tab('cpp').click();
  await expect(panel).toContainText('namespace');
  await lesson.tab('python').click();
  await expect(panel).toContainText('import numpy as np');
});
