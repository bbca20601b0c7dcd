import { mkdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.js';
import { mustRun } from '../../scripts/run.js';
import { chromiumPath } from './browser.js';
import { points } from './claims.js';
import { PAGES } from './pages.js';

const PROGRAM = 'tests/bench/node_modules/lighthouse/cli/index.js';
const FORMS = [
  { form: 'mobile', options: [] },
  { form: 'desktop', options: ['--preset=desktop'] },
];
/** Performance depends on the machine and on what else it does, so that it is only reported. */
const MUST_BE_FULL = ['accessibility', 'best-practices', 'seo'];

/**
 * @typedef {object} Audit
 * @property {string} title
 * @property {number | null} score from 0 to 1; null where the audit gives none
 * @property {string} [displayValue]
 *
 * @typedef {object} Category
 * @property {string} id
 * @property {string} title
 * @property {number | null} score from 0 to 1; null if one of its audits failed to run
 * @property {{id: string, weight: number}[]} auditRefs
 *
 * @typedef {object} Report what `--output=json` writes, as far as it is read here
 * @property {Record<string, Category>} categories
 * @property {Record<string, Audit>} audits
 */

/**
 * Lighthouse's lowest scores over the lesson's pages, and for each page every audit that costs a point.
 *
 * @param {import('./bench.js').Bench} bench
 * @returns {Promise<import('./claims.js').Claim[]>}
 */
export async function lighthouse({ site, log }) {
  /** @type {Map<string, import('./claims.js').Claim>} */
  const claims = new Map();
  for (const { form, options } of FORMS) {
    for (const { path, name } of PAGES) {
      const report = await audit(`Lighthouse, ${name}, ${form}`, site + path, options);
      for (const category of Object.values(report.categories)) {
        const value = Math.round((category.score ?? 0) * 100);
        log(`  ${category.title}: ${value}`);
        for (const loss of losses(category, report)) log(`    ${loss}`);

        const gated = MUST_BE_FULL.includes(category.id);
        const what = `Lighthouse, ${category.title}${gated ? '' : `, ${form}`}, lowest of all pages`;
        const lowest = Math.min(value, claims.get(what)?.value ?? Infinity);
        claims.set(what, { what, value: lowest, show: points, least: gated ? 100 : undefined });
      }
    }
  }
  return [...claims.values()];
}

/**
 * @param {string} title
 * @param {string} url
 * @param {string[]} options
 * @returns {Promise<Report>}
 */
async function audit(title, url, options) {
  mkdirSync(inRoot('build/bench'), { recursive: true });
  const file = inRoot('build/bench/lighthouse.json');
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  await mustRun(
    title,
    [process.execPath, PROGRAM, url, '--quiet', '--output=json', `--output-path=${file}`, flags, ...options],
    { environment: { CHROME_PATH: chromiumPath() } },
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @param {Category} category
 * @param {Report} report
 * @returns {string[]} the audits that cost the category points
 */
const losses = ({ auditRefs }, { audits }) =>
  auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(
      ({ id }) => `${audits[id].title} (${id}), ${audits[id].displayValue ?? `score ${audits[id].score}`}`,
    );
