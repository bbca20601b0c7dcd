import '../../scripts/node-version.js';
import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, release } from 'node:os';
import { resolve } from 'node:path';
import { command, UsageError, UserError } from '../../scripts/command.js';
import { inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { launchChromium } from './browser.js';
import { isMet, markdownTable, plainTable } from './claims.js';
import { experiment } from './experiment.js';
import { fifty } from './fifty.js';
import { language } from './language.js';
import { latency } from './latency.js';
import { lighthouse } from './lighthouse.js';
import { load } from './load.js';
import { sizes } from './sizes.js';

/**
 * What a measurement is given.
 *
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {string} directory of the built site, absolute
 * @property {string} site the address at which it is served, with a slash at its end
 * @property {(line: string) => void} log for what the closing table does not say
 */

/** @type {Record<string, (bench: Bench) => Promise<import('./claims.js').Claim[]>>} */
const MEASUREMENTS = { sizes, load, latency, experiment, language, fifty, lighthouse };

const USAGE = `npm run bench [-- --only NAMES] [--markdown] [--site DIRECTORY]

Measures the built site in Chromium and prints each claim beside its measure; fails if one is missed.

  --only NAMES       only these, with commas between: ${Object.keys(MEASUREMENTS).join(', ')}
  --markdown         print the table in Markdown as well
  --site DIRECTORY   measure this built site instead of dist/`;

const OPTIONS = /** @type {const} */ ({
  only: { type: 'string' },
  markdown: { type: 'boolean' },
  site: { type: 'string' },
});

await command(USAGE, OPTIONS, async ({ only, markdown, site }) => {
  const names = chosen(only);
  const directory = resolve(String(site ?? inRoot('dist')));
  const served = await serve({ directory, port: 0 });
  const browser = await launchChromium();
  try {
    console.log(machine(browser.version()));
    warnOfOthers();
    /** @type {import('./claims.js').Claim[]} */
    const claims = [];
    for (const name of names) {
      console.log(`\n── ${name} ──`);
      const bench = { browser, directory, site: served.url, log: console.log };
      claims.push(...(await MEASUREMENTS[name](bench)));
    }
    console.log(`\n${plainTable(claims)}`);
    if (markdown) console.log(`\n${machine(browser.version())}\n\n${markdownTable(claims)}`);
    const missed = claims.filter((claim) => !isMet(claim)).length;
    if (missed > 0) throw new UserError(`\n${missed} of the targets missed.`);
  } finally {
    await browser.close();
    await served.close();
  }
});

/**
 * @param {string | boolean | undefined} only
 * @returns {string[]}
 * @throws {UsageError}
 */
function chosen(only) {
  const all = Object.keys(MEASUREMENTS);
  if (only === undefined) return all;
  const names = String(only).split(',');
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no measurement "${unknown}".`);
  return names;
}

/** Times are only worth something where nothing else runs. */
function warnOfOthers() {
  const [busy] = loadavg();
  const cores = availableParallelism();
  if (busy > cores / 2) {
    console.log(
      `Other programs keep this machine busy (load ${busy.toFixed(1)}, ${cores} cores): times will be too long.`,
    );
  }
}

/** @param {string} chromium its version */
function machine(chromium) {
  const { dependencies } = JSON.parse(readFileSync(inRoot('tests/bench/package.json'), 'utf8'));
  return [
    `${cpus()[0].model.trim()}, ${availableParallelism()} cores, ${platform()} ${release()} ${arch()}`,
    `Node ${process.versions.node}`,
    `Chromium ${chromium}`,
    `Pyodide ${dependencies.pyodide}`,
    `Lighthouse ${dependencies.lighthouse}`,
  ].join('; ');
}
