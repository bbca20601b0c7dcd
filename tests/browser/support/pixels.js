import { inflateSync } from 'node:zlib';

/**
 * A screenshot's pixels. Read here, because a page under the policy could not, and a library for it would be large.
 *
 * @typedef {[red: number, green: number, blue: number]} Colour each 0 to 255
 *
 * @typedef {object} Pixels
 * @property {number} width
 * @property {number} height
 * @property {(x: number, y: number) => Colour} at whole pixels; beyond the edge, the nearest on it
 */

/**
 * @param {import('@playwright/test').Page} page
 * @param {{x: number, y: number, width: number, height: number}} [clip] of the viewport, in CSS pixels; all of it if left out
 * @returns {Promise<Pixels>}
 */
export async function pixels(page, clip) {
  return decode(await page.screenshot({ clip, scale: 'css' }));
}

/**
 * Decodes the only kind of PNG that browsers make of a screenshot: 8 bits, RGB or RGBA, not interlaced.
 *
 * @param {Buffer} png
 * @returns {Pixels}
 */
function decode(png) {
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, type, , , interlaced] = png.subarray(24, 29);
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced !== 0)
    throw new Error(`a PNG of depth ${depth}, type ${type}, interlace ${interlaced}`);
  const size = type === 2 ? 3 : 4;
  const rows = unfilter(inflateSync(Buffer.concat(parts)), height, width * size, size);
  const inside = (/** @type {number} */ value, /** @type {number} */ length) =>
    Math.min(Math.max(Math.round(value), 0), length - 1);
  return {
    width,
    height,
    at: (x, y) => {
      const from = (inside(y, height) * width + inside(x, width)) * size;
      return [rows[from], rows[from + 1], rows[from + 2]];
    },
  };
}

/**
 * Undoes the filters of PNG (RFC 2083, section 6): each byte was written as a difference to its neighbours.
 *
 * @param {Buffer} data     each row after a byte that names its filter
 * @param {number} height
 * @param {number} length   bytes of a row
 * @param {number} size     bytes of a pixel
 */
function unfilter(data, height, length, size) {
  const rows = new Uint8Array(height * length);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)];
    for (let i = 0; i < length; i++) {
      const to = y * length + i;
      const left = i >= size ? rows[to - size] : 0;
      const above = y > 0 ? rows[to - length] : 0;
      const corner = i >= size && y > 0 ? rows[to - length - size] : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      rows[to] = data[y * (length + 1) + 1 + i] + guess;
    }
  }
  return rows;
}

/** @param {number} left @param {number} above @param {number} corner */
function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value));
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/**
 * WCAG's contrast between two colours, 1 to 21.
 * @param {Colour} first
 * @param {Colour} second
 */
export function contrast(first, second) {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @param {Colour} colour */
function luminance(colour) {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
