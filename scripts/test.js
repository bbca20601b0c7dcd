import './node-version.js';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { command, UsageError, UserError } from './command.js';
import { closingLine, judge } from './counts.js';
import { NEEDS } from './needs.js';
import { inRoot } from './paths.js';
import { provision } from './provision.js';
import { run } from './run.js';
import { SUITES } from './suites.js';

/**
 * @typedef {import('./suites.js').Suite} Suite
 * @typedef {import('./counts.js').Counts & {suite: Suite, seconds: number, remark: string}} Outcome
 */

const IDS = SUITES.map(({ id }) => id);

const USAGE = `npm test [-- [--only SUITE,SUITE] [--no-install]]

Installs what is missing for the tests, builds, runs every suite, and sums them in its last line.

  --only         only these suites: ${IDS.join(', ')}
  --no-install   install nothing: print what would have to be run, and stop`;

await command(USAGE, { only: { type: 'string' }, 'no-install': { type: 'boolean' } }, async (options) => {
  const suites = chosen(options.only);
  const needs = new Set(['npm', ...suites.flatMap((suite) => suite.needs)]);
  await provision(
    [...needs].map((id) => NEEDS[id]),
    { install: !options['no-install'] },
  );

  /** @type {Outcome[]} */
  const outcomes = [];
  const build = once();
  for (const suite of suites) outcomes.push(await outcomeOf(suite, build));
  console.log(`\n${table(outcomes)}\n\n${closingLine(outcomes)}`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
});

/**
 * @param {string | boolean | undefined} only
 * @returns {Suite[]}
 * @throws {UsageError}
 */
function chosen(only) {
  if (only === undefined) return SUITES;
  const ids = String(only).split(',');
  const unknown = ids.filter((id) => !IDS.includes(id));
  if (unknown.length > 0) throw new UsageError(`There is no suite named "${unknown.join('", "')}".`);
  return SUITES.filter(({ id }) => ids.includes(id));
}

/**
 * @param {Suite} suite
 * @param {(build: () => Promise<void>) => Promise<void>} build
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(suite, build) {
  try {
    for (const step of suite.builds) await build(step);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { suite, passed: 0, failed: 1, skipped: 0, seconds: 0, remark: 'not run: its build failed' };
  }

  const report = inRoot(`build/reports/${suite.id}.json`);
  mkdirSync(inRoot('build/reports'), { recursive: true });
  rmSync(report, { force: true });
  const { code, seconds } = await run(`Testing: ${suite.title}`, suite.command(report), {
    environment: suite.environment?.(report),
  });
  const counts = suite.count ? countsIn(report, suite.count) : verdict(code);
  return { suite, seconds, ...judge(code, counts) };
}

/** @param {number} code */
function verdict(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {string} report
 * @param {NonNullable<Suite['count']>} count
 */
function countsIn(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return null; // a suite that crashed: judge() makes it a failure
  }
}

/**
 * Runs each build the first time it is asked for, and remembers how it ended.
 *
 * @returns {(build: () => Promise<void>) => Promise<void>}
 */
function once() {
  /** @type {Map<() => Promise<void>, Promise<void>>} */
  const done = new Map();
  return (build) => {
    const ending = done.get(build) ?? build();
    done.set(build, ending);
    return ending;
  };
}

/** @param {Outcome[]} outcomes */
function table(outcomes) {
  const rows = [
    ['suite', 'passed', 'failed', 'skipped', 'seconds', ''],
    ...outcomes.map(({ suite, passed, failed, skipped, seconds, remark }) => [
      suite.title,
      String(passed),
      String(failed),
      String(skipped),
      seconds.toFixed(1),
      remark,
    ]),
  ];
  const width = Math.max(...rows.map(([title]) => title.length));
  return rows
    .map(([title, ...cells]) => {
      const numbers = cells.slice(0, 4).map((cell) => cell.padStart(9));
      return `${title.padEnd(width)}${numbers.join('')}  ${cells[4]}`.trimEnd();
    })
    .join('\n');
}
