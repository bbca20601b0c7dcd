import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { card } from '../../scripts/preview/card.js';
import { colours } from '../../scripts/preview/colours.js';
import { openFaces, width, wrap, write } from '../../scripts/preview/text.js';
import { colour } from '../../scripts/ramp.js';
import { lessonOf, order, pages } from './support/site.js';

const previewed = pages.flatMap(({ path, preview }) => (preview ? [{ path, preview }] : []));

/** Each picture once: the pages that are no lesson's share the site's. */
const previews = previewed.filter(
  ({ preview }, at) => previewed.findIndex((each) => each.preview.path === preview.path) === at,
);

test('every page has a picture, and every lesson one of its own in each language', () => {
  expect(previewed.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  const lessons = previewed.filter(({ path }) => lessonOf(path)).map(({ preview }) => preview.path);
  expect(new Set(lessons).size).toBe(2 * order.length);
  expect(previews).toHaveLength(2 * order.length + 2);
});

describe.each(previews)('the picture of $path', async ({ preview }) => {
  const made = await card(preview);
  const { width: across, height, pixel } = read(made);

  test('has the size that previews are shown in, and few bytes', () => {
    expect([across, height]).toEqual([1200, 630]);
    expect(made.length).toBeLessThan(60_000);
  });

  test('is the same each time', async () => {
    expect(Buffer.compare(await card(preview), made)).toBe(0);
  });

  test('stands on paper, with a margin on every side', () => {
    for (let x = 0; x < across; x++)
      for (const y of [0, 20, 610, 629]) expect(pixel(x, y)).toBe(colours.paper);
    for (let y = 0; y < height; y++)
      for (const x of [0, 30, 1170, 1199]) expect(pixel(x, y)).toBe(colours.paper);
  });

  test('has the words of its title and the site as ink', () => {
    const inked = (/** @type {number} */ top, /** @type {number} */ bottom, /** @type {number} */ right) =>
      count(pixel, { left: 64, right, top, bottom }, colours.ink);
    expect(inked(110, 190, 1136)).toBeGreaterThan(1500);
    expect(inked(45, 80, 260)).toBeGreaterThan(200);
  });
});

test.each(previews.filter(({ preview }) => preview.kind === 'attention'))(
  "the picture of $path has the engine's weights",
  async ({ preview }) => {
    const { pixel } = read(await card(preview));
    const weights = /** @type {any} */ (preview.scene).attention.weights.data.subarray(24, 30);
    const column = (1200 - 128) / 6;
    // Below the number, where a cell has its colour alone.
    const cells = Array.from(weights, (_, at) => pixel(Math.round(64 + (at + 0.5) * column), 577));
    expect(cells).toEqual(Array.from(weights, (weight) => colour('light', Number(weight))));
    // The widest ribbon ends above the word that gets the most.
    expect(pixel(Math.round(64 + 1.5 * column), 420)).toBe(colours.accent);
  },
);

describe('text', async () => {
  await openFaces();
  const span = (/** @type {string} */ text) => ({
    text,
    face: /** @type {const} */ ('display'),
    fill: '#000',
  });

  test('has all letters of both languages, and what the lessons are written with', () => {
    const letters =
      'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ abcçdefgğhıijklmnoöpqrsştuüvwxyz 0123456789 “”‘’·÷√−%,.;:τ½';
    for (const face of /** @type {const} */ (['title', 'display', 'displayBold', 'sans', 'sansBold']))
      expect(() => write([{ ...span(letters), face }], { x: 0, y: 0, size: 20 })).not.toThrow();
  });

  test('has a dot on i where Turkish has one, after f too', () => {
    const drawn = (/** @type {string} */ text) => write([span(text)], { x: 0, y: 0, size: 1 });
    expect(drawn('fi').match(/<path/g)).toHaveLength(2);
    expect(drawn('fi')).toContain(/d=".*?"/.exec(drawn('i'))?.[0]);
    expect(drawn('i')).not.toBe(drawn('ı'));
  });

  test('refuses a character that it cannot draw', () => {
    expect(() => width([span('a漢')], 20)).toThrow(/"display" should have an outline for "漢" in "a漢"/);
  });

  test('breaks lines at spaces alone, and none that has room', () => {
    const text = [span('one two '), span('three'), span(', four')];
    const lines = (/** @type {number} */ room) =>
      wrap(text, 20, room).map((line) =>
        line
          .map(({ text: part }) => part)
          .join('')
          .trim(),
      );
    expect(lines(10_000)).toEqual(['one two three, four']);
    expect(lines(1)).toEqual(['one', 'two', 'three,', 'four']);
    const room = width([span('one two three,')], 20);
    expect(lines(room + 1)).toEqual(['one two three,', 'four']);
  });

  test('is anchored at its start, its middle or its end', () => {
    const left = (/** @type {'start' | 'middle' | 'end'} */ anchor) =>
      Number(/translate\(([-.\d]+)/.exec(write([span('word')], { x: 100, y: 0, size: 20, anchor }))?.[1]);
    const wide = width([span('word')], 20);
    expect(left('start')).toBe(100);
    expect(left('middle')).toBeCloseTo(100 - wide / 2, 1);
    expect(left('end')).toBeCloseTo(100 - wide, 1);
  });
});

/**
 * Reads back what png.js writes.
 * @param {Uint8Array} file
 */
function read(file) {
  const bytes = Buffer.from(file);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const [across, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const at = bytes.indexOf('IDAT');
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
  const pixel = (/** @type {number} */ x, /** @type {number} */ y) =>
    `#${rows.subarray(y * (3 * across + 1) + 1 + 3 * x).toString('hex', 0, 3)}`;
  return { width: across, height, pixel };
}

/**
 * @param {(x: number, y: number) => string} pixel
 * @param {{left: number, right: number, top: number, bottom: number}} within
 * @param {string} wanted
 */
function count(pixel, { left, right, top, bottom }, wanted) {
  let found = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (pixel(x, y) === wanted) found++;
  return found;
}
