import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal } from './support/words.js';

/** What each slider says at its start, after keys from there, and what it sets. */
const spoken = {
  tr: {
    query: {
      start: 'o, 5. kelime',
      ArrowRight: 'hafifti, 6. kelime',
      ArrowLeft: 'o, 5. kelime',
      Home: 'robot, 1. kelime',
      End: 'hafifti, 6. kelime',
    },
    temperature: { start: '1,00', ArrowRight: '1,05', ArrowLeft: '1,00', Home: '0,10', End: '5,00' },
    ending: {
      start: 'hafifti',
      ArrowRight: 'güçlüydü',
      ArrowLeft: 'hafifti',
      Home: 'hafifti',
      End: 'güçlüydü',
    },
  },
  en: {
    query: {
      start: 'it, word 5',
      ArrowRight: 'light, word 6',
      ArrowLeft: 'it, word 5',
      Home: 'robot, word 1',
      End: 'light, word 6',
    },
    temperature: { start: '1.00', ArrowRight: '1.05', ArrowLeft: '1.00', Home: '0.10', End: '5.00' },
    ending: { start: 'light', ArrowRight: 'strong', ArrowLeft: 'light', Home: 'light', End: 'strong' },
  },
};

const settings = /** @type {const} */ (['query', 'temperature', 'ending']);

for (const lang of /** @type {const} */ (['tr', 'en']))
  test(`in ${lang}, keys move the sliders and the value is spoken and shown`, async ({ lesson, page }) => {
    await lesson.open(lang);
    for (const setting of settings) {
      const slider = lesson.slider(setting);
      const shown = lesson.root.locator(`output[for=set-${setting}]`);
      await slider.focus();
      for (const [key, text] of Object.entries(spoken[lang][setting])) {
        if (key !== 'start') await page.keyboard.press(key);
        await expect(slider).toHaveAttribute('aria-valuetext', text);
        await expect(slider).toBeFocused();
        expect((await shown.innerText()).replace(/\s+/g, ' ')).toBe(
          text.replace(',', setting === 'query' ? '' : ','),
        );
      }
      await expect(slider).toHaveAttribute('aria-valuetext', spoken[lang][setting].End);
    }
    expect(await lesson.state()).toEqual({ query: 6, temperature: 5, ending: 1, step: 60 });
    await expect(lesson.element).toHaveAttribute('temperature', '5');
  });

test('a pointer drags a slider from end to end and everything follows', async ({ lesson, page }) => {
  await lesson.open('tr');
  const slider = lesson.slider('temperature');
  await slider.scrollIntoViewIfNeeded();
  const box = /** @type {{x: number, y: number, width: number, height: number}} */ (
    await slider.boundingBox()
  );
  const y = box.y + box.height / 2;

  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  /** @type {string[]} */
  const seen = [];
  for (const part of [0.6, 0.8, 1, 0.3, 0]) {
    await page.mouse.move(box.x + part * box.width, y);
    const { temperature } = await lesson.state();
    seen.push(String(temperature));
    expect(await lesson.rowTexts(4)).toEqual(
      truth({ temperature }).weights[4].map((weight) => decimal('tr', weight, 3)),
    );
  }
  await page.mouse.up();
  expect(new Set(seen).size).toBe(5);
  expect(seen[2]).toBe('5');
  expect(seen[4]).toBe('0.1');
});

test('a click on a slider’s track sets it', async ({ lesson }) => {
  await lesson.open('tr');
  for (const [setting, value] of /** @type {const} */ ([
    ['query', 1],
    ['ending', 1],
    ['temperature', 5],
  ])) {
    const slider = lesson.slider(setting);
    const box = /** @type {{width: number, height: number}} */ (await slider.boundingBox());
    await slider.click({
      position: { x: value === 1 && setting === 'query' ? 2 : box.width - 2, y: box.height / 2 },
    });
    expect((await lesson.state())[setting]).toBe(value);
  }
});

test('the numbers under the prose have the sentence’s last word as well', async ({ lesson }) => {
  await lesson.open('tr');
  const last = lesson.root.locator('.tables table').first().locator('tbody tr').last();
  await expect(last).toHaveText(/^\s*hafifti\s*00010\s*$/);
  await lesson.slider('ending').fill('1');
  await expect(last).toHaveText(/^\s*güçlüydü\s*00001\s*$/);
  await lesson.slider('ending').fill('0');
  await expect(last).toHaveText(/hafifti/);
});

test('a slider keeps the step, and a new query keeps the step’s own row', async ({ lesson }) => {
  await lesson.open('tr', { step: 17 });
  for (const [setting, value] of /** @type {const} */ ([
    ['temperature', '3'],
    ['ending', '1'],
    ['query', '2'],
  ])) {
    await lesson.slider(setting).fill(value);
    await expect(lesson.count).toHaveText('17 / 60');
    expect(await lesson.state()).toMatchObject({ step: 17, [setting]: Number(value) });
  }
  await expect(lesson.slider('step')).toHaveValue('17');
  await expect(lesson.grid.locator('tr.asks th')).toHaveText('kutu');
  await expect(lesson.grid.locator('tr.stepped th')).toHaveText('aldı');
});
