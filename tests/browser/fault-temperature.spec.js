import { expect, test } from './support/test.js';

// τ = 0 divides by nothing, and anything can be written into an address or an attribute. Either the weights' rows add up
// to 1, or the value is refused in words and the start value stands in its place.

/** @typedef {import('./support/lesson-page.js').LessonPage} LessonPage */

const taken = ['0.1', '5', '0.15', '3.00', '4.95'];
const refused = [
  '0',
  '1e-9',
  '1e9',
  '-1',
  '0.09',
  '5.01',
  'NaN',
  'Infinity',
  'warm',
  '0x1',
  '1,5',
  '',
  '1e0',
  '½',
];
/** An address is read into the attribute, so a few of them will do. */
const inAddress = ['0', '1e9', 'NaN', '1,5', ''];
const numbers = [0, -0, 1e-9, 1e9, -1, NaN, Infinity, -Infinity, null];

test.beforeEach(({ page }) => page.addInitScript(install));

test('takes what the slider can have, from the attribute and the property', async ({ lesson }) => {
  await lesson.open('en', { temperature: taken[0] });
  await expectTaken(lesson, taken[0]);
  for (const value of taken)
    for (const give of [setAttribute, setProperty]) {
      await setAttribute(lesson, '2');
      await expectTaken(lesson, '2');
      await give(lesson, value);
      await expectTaken(lesson, value);
    }
});

for (const value of inAddress)
  test(`refuses τ = "${value}" in the address`, async ({ lesson }) => {
    await lesson.open('en', { temperature: value });
    await expectRefused(lesson, value);
  });

test('refuses in the attribute what is no number in the range', async ({ lesson }) => {
  await lesson.open('en');
  for (const value of refused) {
    await setAttribute(lesson, '2');
    await expect(lesson.settingsNote).toContainText('τ = 2.00');
    await setAttribute(lesson, value);
    await expectRefused(lesson, value);
    await lesson.button('dismiss').click();
    await expect(lesson.notice).toHaveCount(0);
  }
});

test('refuses as a property what is no number in the range', async ({ lesson }) => {
  await lesson.open('en', { temperature: 2 });
  for (const value of [...numbers, ...refused]) {
    await setProperty(lesson, value);
    await expectRefused(lesson, String(value));
  }
});

test('a property that is undefined, as a framework leaves it, is none', async ({ lesson }) => {
  await lesson.open('en', { temperature: 2 });
  await setProperty(lesson, undefined);
  await expect(lesson.element).not.toHaveAttribute('temperature');
  await expect(lesson.settingsNote).toContainText('τ = 2.00');
  await expect(lesson.notice).toHaveCount(0);
});

test('wherever the slider is put, rows add up to 1', async ({ lesson }) => {
  await lesson.open('en');
  const slider = lesson.slider('temperature');
  for (const key of ['Home', 'ArrowLeft', 'End', 'ArrowRight', 'PageDown']) {
    await slider.press(key);
    await expectShares(lesson);
  }
  const sums = await slider.evaluate((input) => {
    const range = /** @type {HTMLInputElement} */ (input);
    const values = [
      '-1',
      '0',
      'NaN',
      '',
      '1e9',
      ...Array.from({ length: 99 }, (_, i) => String((2 + i) / 20)),
    ];
    return values.flatMap((value) => {
      range.value = value;
      range.dispatchEvent(new Event('input', { bubbles: true }));
      return /** @type {any} */ (window).sums(range.getRootNode());
    });
  });
  expect(sums).toHaveLength(104 * 6);
  for (const sum of sums) expect(Math.abs(sum - 1)).toBeLessThan(shown);
  await expect(slider).toHaveValue('5');
});

/** Six numbers of three decimals, each off by half a thousandth at most. */
const shown = 6 * 0.0005 + 1e-9;

/** @param {LessonPage} lesson @param {unknown} value */
const setAttribute = (lesson, value) =>
  lesson.element.evaluate((element, text) => element.setAttribute('temperature', String(text)), value);

/** @param {LessonPage} lesson @param {unknown} value */
const setProperty = (lesson, value) =>
  lesson.element.evaluate((element, given) => void Object.assign(element, { temperature: given }), value);

/** @param {LessonPage} lesson @param {string} value */
async function expectTaken(lesson, value) {
  await expect(lesson.slider('temperature')).toHaveValue(String(Number(value)));
  await expect(lesson.settingsNote).toContainText(`τ = ${Number(value).toFixed(2)}`);
  await expect(lesson.notice).toHaveCount(0);
  await expectShares(lesson);
}

/** @param {LessonPage} lesson @param {string} value */
async function expectRefused(lesson, value) {
  await expect(lesson.notice.locator('li')).toHaveText(
    `Temperature τ: expected a number from 0.1 to 5${value.includes(',') ? ' with a decimal point' : ''}, got “${value}”; using 1.`,
  );
  await expect(lesson.settingsNote).toContainText('τ = 1.00');
  await expect(lesson.slider('temperature')).toHaveValue('1');
  expect((await lesson.state()).temperature).toBe(1);
  expect(await lesson.page.evaluate(() => /** @type {any} */ (window).errors.pop())).toEqual({
    code: 'value',
    message: `temperature: expected a number from 0.1 to 5, got "${value}"`,
  });
  await expectShares(lesson);
}

/** @param {LessonPage} lesson */
async function expectShares(lesson) {
  const sums = await lesson.root.evaluate((root) => /** @type {any} */ (window).sums(root));
  expect(sums).toHaveLength(6);
  for (const sum of sums) expect(Math.abs(sum - 1)).toBeLessThan(shown);
  const text = (await lesson.root.innerText()).replaceAll(/[“"][^”"]*[”"]/g, ''); // not what came, as it is quoted
  expect(text).not.toMatch(/NaN|Infinity|undefined/);
}

/** Hears the element's errors, and adds up the heatmap's rows as a reader would; runs in the browser. */
function install() {
  /** @type {unknown[]} */
  const errors = [];
  addEventListener('derslik-error', (event) => errors.push(/** @type {CustomEvent} */ (event).detail));
  const sums = (/** @type {ParentNode} */ root) =>
    [...root.querySelectorAll('.heatmap tbody tr')].map((row) =>
      [...row.querySelectorAll('[data-cell]')].reduce((sum, cell) => sum + Number(cell.textContent), 0),
    );
  Object.assign(window, { errors, sums });
}
