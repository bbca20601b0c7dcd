import './node-version.js';
import { spawnSync } from 'node:child_process';
import { buildSite } from './build.js';
import { command } from './command.js';
import { NEEDS, TO_BUILD } from './needs.js';
import { ROOT } from './paths.js';
import { provision } from './provision.js';

const USAGE = `npm run bench [-- --no-install]

Installs what is missing for the measurements, builds the site, measures, and prints each claim beside its measure.`;

await command(USAGE, { 'no-install': { type: 'boolean' } }, async (options) => {
  await provision([...TO_BUILD, NEEDS.chromium, NEEDS.font, NEEDS.benchPackages], {
    install: !options['no-install'],
  });
  await buildSite();
  const bench = spawnSync(process.execPath, ['tests/bench/bench.js'], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = bench.status ?? 1;
});
