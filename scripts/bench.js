import './node-version.js';
import { spawnSync } from 'node:child_process';
import { buildSite } from './build.js';
import { command } from './command.js';
import { NEEDS, TO_BUILD } from './needs.js';
import { ROOT } from './paths.js';
import { provision } from './provision.js';

const USAGE = `npm run bench [-- [--only NAMES] [--markdown] [--site DIRECTORY] [--no-install]]

Installs what is missing for the measurements, builds the site, and measures it: tests/bench/bench.js, which takes the
first three options.

  --only NAMES       only these measurements, with commas between
  --markdown         print the table in Markdown as well
  --site DIRECTORY   measure this built site instead of dist/
  --no-install       install nothing: print what would have to be run, and stop`;

const OPTIONS = /** @type {const} */ ({
  only: { type: 'string' },
  markdown: { type: 'boolean' },
  site: { type: 'string' },
  'no-install': { type: 'boolean' },
});

await command(USAGE, OPTIONS, async (options) => {
  await provision([...TO_BUILD, NEEDS.chromium, NEEDS.font, NEEDS.numpy, NEEDS.benchPackages], {
    install: !options['no-install'],
  });
  await buildSite();
  const passedOn = process.argv.slice(2).filter((argument) => argument !== '--no-install');
  const bench = spawnSync(process.execPath, ['tests/bench/bench.js', ...passedOn], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = bench.status ?? 1;
});
