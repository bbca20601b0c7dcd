import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { python, truth } from './support/numpy.js';
import { allowClipboard, copied, refuseClipboard } from './support/clipboard.js';
import { expect, test } from './support/test.js';
import { decimal, langs } from './support/words.js';

test.beforeEach(({ context }) => allowClipboard(context));

const settings = [
  { query: 5, temperature: 1, ending: 0 },
  { query: 5, temperature: 1, ending: 1 },
  { query: 3, temperature: 0.85, ending: 1 },
  { query: 1, temperature: 3, ending: 0 },
  { query: 6, temperature: 0.1, ending: 0 },
];

for (const lang of langs)
  test(`in ${lang}, the copied program runs and prints what NumPy and the page say`, async ({
    lesson,
    page,
  }) => {
    await lesson.open(lang);
    for (const { query, temperature, ending } of settings) {
      await lesson.element.evaluate((element, wanted) => Object.assign(element, wanted), {
        query,
        temperature,
        ending,
      });
      await expect(lesson.settingsNote).toContainText(`τ = ${decimal(lang, temperature, 2)}`);
      await lesson.button('copy-code').click();
      const program = `${(await lesson.lines.locator('code').allTextContents()).join('\n')}\n`;
      await expect.poll(() => copied(page), 'the copy is what is shown').toBe(program);

      const { stdout, stderr, status } = spawnSync(python, ['-'], { input: program, encoding: 'utf8' });
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      const { printed } = truth({ temperature, ending });
      expect(stdout).toBe(printed[query - 1]);

      const [, weights, output] = /^\[(.+?)\] .*\n\[(.+?)\]\n$/.exec(stdout) ?? [];
      expect(await twoDecimals(lesson.line('A = A / A.sum(axis=1, keepdims=True)'))).toEqual(
        numbers(weights),
      );
      expect(await twoDecimals(lesson.line('out = A @ V'))).toEqual(numbers(output));
    }
  });

test('at the start the program prints the lesson’s two lines', async ({ lesson, page }) => {
  await lesson.open('tr');
  await lesson.button('copy-code').click();
  await expect(lesson.button('copy-code')).toHaveText('Kopyalandı');
  const { stdout } = spawnSync(python, ['-'], { input: await copied(page), encoding: 'utf8' });
  expect(stdout).toBe('[0.03 0.59 0.14 0.07 0.14 0.03] box\n[0.1  0.66 0.17]\n');
});

test('one program serves both languages: only comments differ', async ({ lesson }) => {
  const programs = [];
  for (const lang of langs) {
    await lesson.open(lang);
    programs.push(await lesson.lines.locator('code').allTextContents());
  }
  const [turkish, english] = programs;
  const withoutComment = (/** @type {string} */ line) => line.replace(/#.*/, '#');
  expect(turkish.map(withoutComment)).toEqual(english.map(withoutComment));
  expect(turkish.filter((line, i) => line !== english[i])).toHaveLength(2);
});

test('the C++ tab holds the code that ran, line by line', async ({ lesson }) => {
  await lesson.open('tr');
  await lesson.tab('cpp').click();
  await expect(lesson.lines.first()).toBeVisible();
  const source = readFileSync(new URL('../../core/attention/attention.cpp', import.meta.url), 'utf8');
  expect(`${(await lesson.lines.locator('code').allTextContents()).join('\n')}\n`).toBe(source);
});

test('where copying is allowed, what is copied is what is shown, program or C++', async ({
  lesson,
  page,
}) => {
  await lesson.open('en');
  for (const tab of /** @type {const} */ (['cpp', 'python', 'cpp'])) {
    await lesson.tab(tab).click();
    await expect(lesson.root.locator('.panel')).toHaveAttribute('aria-labelledby', `tab-${tab}`);
    await expect(lesson.lines.first()).toBeVisible();
    const shown = await lesson.lines.locator('code').allTextContents();
    await lesson.button('copy-code').click();
    await expect.poll(() => copied(page)).toBe(`${shown.join('\n')}\n`);
  }
});

test('where copying is refused, the program is selected instead', async ({ lesson, page }) => {
  await refuseClipboard(page);
  await lesson.open('tr');
  await lesson.button('copy-code').click();
  await expect(lesson.status).toHaveText(/Tarayıcı kopyalamaya izin vermedi/);
  expect(await page.evaluate(() => String(getSelection()))).toContain('S = Q @ K.T');
});

/** @param {import('@playwright/test').Locator} line */
async function twoDecimals(line) {
  const values = await line.locator('.values span').allInnerTexts();
  return values.map((value) => Number(value.replace(',', '.')));
}

/** @param {string} text numbers with spaces between */
const numbers = (text) => text.trim().split(/\s+/).map(Number);
