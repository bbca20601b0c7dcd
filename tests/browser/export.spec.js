import { saved } from './support/download.js';
import { attend } from './support/engine.js';
import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal } from './support/words.js';

const settings = { query: 3, temperature: 0.35, ending: 1 };
const words = ['robot', 'kutuyu', 'aldı', 'çünkü', 'o', 'güçlüydü'];
const features = ['özne', 'nesne', 'eylem', 'hafif', 'güçlü'];
const dimensions = ['0', '1', '2'];

/** What the rows and the columns of each file are called. @type {Record<string, [string[], string[]]>} */
const headers = {
  x: [words, features],
  wq: [features, dimensions],
  wk: [features, dimensions],
  wv: [features, dimensions],
  q: [words, dimensions],
  k: [words, dimensions],
  v: [words, dimensions],
  scores: [words, words],
  scaled: [words, words],
  exponentials: [words, words],
  weights: [words, words],
  output: [words, dimensions],
};

test('every matrix is saved as CSV with all the engine’s digits', async ({ lesson }) => {
  await lesson.open('tr', settings);
  const engine = await attend(settings);
  const numpy = truth(settings);
  await lesson.button('files').click();
  for (const [id, [rows, columns]] of Object.entries(headers)) {
    const { name, bytes } = await download(lesson, id);
    expect(name).toBe(`dikkat-${id}.csv`);
    const [header, ...lines] = parse(bytes.toString('utf8'));
    expect(header, id).toEqual(['', ...columns]);
    expect(
      lines.map(([label]) => label),
      id,
    ).toEqual(rows);
    const values = lines.map(([, ...fields]) => fields.map(Number));
    expect(values, `${id}, the engine's own`).toEqual(engine[id]);
    values.forEach((row, i) =>
      row.forEach((value, j) => {
        const expected = numpy[/** @type {'x'} */ (id)][i][j];
        expect(Math.abs(value - expected), `${id}[${i}][${j}], NumPy`).toBeLessThanOrEqual(
          1e-14 * Math.abs(expected),
        );
      }),
    );
  }
});

test('a CSV has all numbers, whatever step is shown', async ({ lesson }) => {
  await lesson.open('en', { ...settings, step: 3 });
  await lesson.button('files').press('Enter');
  const { bytes } = await download(lesson, 'weights', (button) => button.press('Enter'));
  const [header, ...lines] = parse(bytes.toString('utf8'));
  expect(header).toEqual(['', 'robot', 'box', 'picked', 'because', 'it', 'strong']);
  expect(lines.map(([, ...fields]) => fields.map(Number))).toEqual((await attend(settings)).weights);
});

test('the scene is saved as an SVG that holds its sentence and its numbers', async ({ lesson, page }) => {
  await lesson.open('tr', settings);
  await lesson.button('files').click();
  const { name, bytes } = await download(lesson, 'svg');
  expect(name).toBe('dikkat.svg');
  const { error, texts, comments, elements } = await page.evaluate(parseSvg, bytes.toString('utf8'));
  expect(error).toBeNull();
  expect(comments).toBe(0);
  expect(elements, 'it stands alone').not.toContain('image');
  expect(texts).toContain((await lesson.finding.innerText()).trim());
  expect(texts).toContain('ağırlıklar · sorgu “aldı” · d = 3 · τ = 0,35');
  const numbers = truth(settings)
    .weights.flat()
    .map((weight) => decimal('tr', weight, 3));
  expect(texts.filter((text) => /^\d,\d{3}$/.test(text))).toEqual(numbers);
});

test('a picture of a step holds only what is computed by then', async ({ lesson, page }) => {
  await lesson.open('tr', { step: 3 });
  await lesson.button('files').click();
  const { bytes } = await download(lesson, 'svg');
  const { texts } = await page.evaluate(parseSvg, bytes.toString('utf8'));
  expect(texts).toContain('“o” kime bakıyor?');
  expect(texts.filter((text) => /^[\d,]+$/.test(text))).toEqual(['0', '0', '2,5']);
});

for (const theme of /** @type {const} */ (['light', 'dark']))
  test(`the ${theme} scene is saved as a PNG of twice the drawing’s size`, async ({ lesson, page }) => {
    await lesson.open('tr', { theme });
    await lesson.button('files').click();
    const drawing = await page.evaluate(parseSvg, (await download(lesson, 'svg')).bytes.toString('utf8'));
    const { name, bytes } = await download(lesson, 'png');
    expect(name).toBe('dikkat.png');
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    const { width, height, paper, colours } = await page.evaluate(decode, bytes.toString('base64'));
    expect([width, height]).toEqual([2 * drawing.width, 2 * drawing.height]);
    expect(paper).toEqual(theme === 'light' ? [252, 251, 248, 255] : [21, 23, 28, 255]);
    expect(colours, 'there is something on it').toBeGreaterThan(50);
  });

/**
 * @param {import('./support/lesson-page.js').LessonPage} lesson
 * @param {string} file
 * @param {(button: import('@playwright/test').Locator) => Promise<void>} [press]
 */
async function download(lesson, file, press = (button) => button.click()) {
  const written = await saved(lesson.page, () => press(lesson.exportButton(file)));
  await expect(lesson.status).toHaveText(/(kaydedildi|saved)$/);
  return written;
}

/** No field of these files needs quotes. @param {string} csv */
function parse(csv) {
  expect(csv).toMatch(/\r\n$/);
  expect(csv).not.toMatch(/NaN|undefined|"/);
  return csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

/** @param {string} source */
function parseSvg(source) {
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
  const root = parsed.documentElement;
  const comments = parsed.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
  return {
    error: parsed.querySelector('parsererror')?.textContent ?? null,
    width: Number(root.getAttribute('width')),
    height: Number(root.getAttribute('height')),
    comments: comments.nextNode() ? 1 : 0,
    elements: [...root.querySelectorAll('*')].map(({ localName }) => localName),
    texts: [...root.querySelectorAll('text')].map(({ textContent }) => (textContent ?? '').trim()),
  };
}

/** @param {string} base64 of a PNG */
async function decode(base64) {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return {
    width: image.width,
    height: image.height,
    paper: [...data.subarray(0, 4)],
    colours: new Set(new Uint32Array(data.buffer)).size,
  };
}
