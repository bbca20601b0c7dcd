import { crc32, deflateSync } from 'node:zlib';

/**
 * A PNG of few, flat colours. Rows that are left as they are, in RGB, shrink to two thirds of what a filter made for
 * photographs leaves of them.
 *
 * https://www.w3.org/TR/png-3/
 *
 * @param {Uint8Array} pixels RGBA, all of them opaque
 * @param {{width: number, height: number}} size
 */
export function png(pixels, { width, height }) {
  const row = 1 + 3 * width;
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      rows.set(pixels.subarray(at, at + 3), y * row + 1 + 3 * x);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // bits for each of three colours
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
