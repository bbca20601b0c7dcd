import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './paths.js';

/** What shrinks; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(html|css|js|mjs|json|webmanifest|svg|txt|xml|csv|py|wasm)$/;

/**
 * Writes a .br and a .gz beside every file that they make smaller, as strong as they can, for servers that answer
 * with them.
 *
 * @param {string} directory absolute
 */
export function compressFiles(directory) {
  for (const file of filesBelow(directory).filter((name) => COMPRESSIBLE.test(name))) {
    const content = readFileSync(file);
    for (const [ending, compressed] of [
      ['br', brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })],
      ['gz', gzipSync(content, { level: 9 })],
    ]) {
      if (compressed.length < content.length) writeFileSync(`${file}.${ending}`, compressed);
    }
  }
}
