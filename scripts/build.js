import './node-version.js';
import { command, isMain } from './command.js';
import { compressFiles } from './compress.js';
import { buildEngine, ENGINE } from './engine.js';
import { writeHosting } from './hosting.js';
import { TO_BUILD } from './needs.js';
import { inRoot, ROOT } from './paths.js';
import { provision } from './provision.js';
import { mustRun } from './run.js';
import { siteUrl } from './site-url.js';
import { refresh } from './stamp.js';

/** @returns {import('./stamp.js').Stage} */
const siteStage = () => ({
  name: 'site',
  // core/ because the page shows the C++ that ran.
  inputs: ['web', 'core', 'scripts', 'vite.config.js', 'package.json', 'package-lock.json', ...ENGINE],
  outputs: ['dist', 'build/hosting'],
  facts: [siteUrl() ?? ''],
});

/** All of it → dist/, unless it is up to date. */
export async function buildSite() {
  await buildEngine();
  await refresh(siteStage(), ROOT, async () => {
    await mustRun('Building the site', [process.execPath, 'node_modules/.bin/vite', 'build']);
    await mustRun('Packing each lesson as a file, for learning platforms and for npm', [
      process.execPath,
      'scripts/packages.js',
    ]);
    compressFiles(inRoot('dist'));
    // Last, since it names what is there.
    writeHosting(inRoot('dist'), inRoot('build/hosting'));
  });
}

const USAGE = `npm run build [-- --no-install]

Builds the static site in dist/, ready to be put on any server. Installs what is missing for that, unless --no-install
forbids it. With SITE_URL=https://example.org/ in the environment, pages name their own address.`;

if (isMain(import.meta.url)) {
  await command(USAGE, { 'no-install': { type: 'boolean' } }, async (options) => {
    await provision(TO_BUILD, { install: !options['no-install'] });
    await buildSite();
    console.log('The site is in dist/.');
  });
}
