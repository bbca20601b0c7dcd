import './node-version.js';
import { command, isMain } from './command.js';
import { compile, toolchain } from './cmake.js';
import { compressFiles } from './compress.js';
import { writeHosting } from './hosting.js';
import { TO_BUILD } from './needs.js';
import { inRoot, ROOT } from './paths.js';
import { provision } from './provision.js';
import { mustRun } from './run.js';
import { siteUrl } from './site-url.js';
import { refresh } from './stamp.js';

const ENGINE = ['scene', 'experiment'].flatMap((name) =>
  ['js', 'wasm', 'd.ts'].map((ending) => `build/wasm/${name}.${ending}`),
);

/** @returns {import('./stamp.js').Stage} */
const engineStage = () => ({
  name: 'engine',
  inputs: ['CMakeLists.txt', 'core', 'scripts/build.js', 'scripts/cmake.js'],
  outputs: ENGINE,
  facts: [toolchain('wasm')],
});

/** @returns {import('./stamp.js').Stage} */
const siteStage = () => ({
  name: 'site',
  // core/ because the page shows the C++ that ran.
  inputs: ['web', 'core', 'scripts', 'vite.config.js', 'package.json', 'package-lock.json', ...ENGINE],
  outputs: ['dist', 'build/hosting'],
  facts: [siteUrl() ?? ''],
});

/** core/ → ENGINE, unless they are up to date. */
export async function buildEngine() {
  await refresh(engineStage(), ROOT, () =>
    compile('wasm', 'Compiling the engines to WebAssembly, about a minute the first time', [
      'scene_wasm',
      'experiment_wasm',
    ]),
  );
}

/** All of it → dist/, unless it is up to date. */
export async function buildSite() {
  await buildEngine();
  await refresh(siteStage(), ROOT, async () => {
    await mustRun('Building the site', [process.execPath, 'node_modules/.bin/vite', 'build']);
    await buildFiles();
    compressFiles(inRoot('dist'));
    // Last, since it names what is there.
    writeHosting(inRoot('dist'), inRoot('build/hosting'));
  });
}

/** The lessons as files that stand alone, as packages for learning platforms, and the element as a package for npm. */
async function buildFiles() {
  // Not before: what they are made with may have been installed only now.
  const { singlePages, writeFiles } = await import('./single.js');
  const { writePackages } = await import('./scorm.js');
  await writeFiles(await singlePages({ entry: 'embed/single.js' }), inRoot('dist/single'));
  const { writePackage } = await import('./package.js');
  await writePackages(await singlePages({ entry: 'embed/scorm/main.js' }), inRoot('dist/scorm'));
  await writePackage();
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
