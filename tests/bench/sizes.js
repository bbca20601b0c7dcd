import { kilobytes } from './claims.js';
import { firstLoad } from './first-load.js';
import { PAGES } from './pages.js';

const MOST_BYTES = 60_000;

/**
 * What a first visit to the lesson's page downloads.
 *
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function sizes({ browser, site, log }) {
  const claims = [];
  for (const { path, name } of PAGES) {
    const { files, bytes, fonts } = await firstLoad(browser, site, path);
    log(`${name}: everything asked for until the lesson is ready`);
    for (const file of files) log(row(file));
    log(`${kilobytes(bytes).padStart(9)}  in all; and the fonts:`);
    for (const font of fonts) log(row(font));
    claims.push(
      { what: `First load, ${name}, without fonts`, value: bytes, show: kilobytes, most: MOST_BYTES },
      { what: `First load, ${name}, the fonts`, value: sum(fonts), show: kilobytes },
    );
  }
  return claims;
}

/** @param {import('./first-load.js').Loaded} file */
const row = ({ path, bytes, encoding }) => `${kilobytes(bytes).padStart(9)}  ${path} ${encoding}`.trimEnd();

/** @param {import('./first-load.js').Loaded[]} files */
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);
