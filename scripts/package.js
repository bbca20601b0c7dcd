import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { isMain } from './command.js';
import { hostScript } from './host-script.js';
import { instead, packed } from './inline.js';
import { inRoot } from './paths.js';
import { prose } from './prose.js';
import { questions } from './questions.js';
import { rampPlugin } from './ramp.js';
import { mustRun } from './run.js';
import { TARGET } from './target.js';
import { templates } from './templates.js';

/**
 * The npm package: the element for pages that are made with a bundler, or that take it out of node_modules as it is.
 * Bundlers lose the addresses of files that a module asks for itself, so WebAssembly and style sheets are inside modules,
 * and Lit is too, so that nothing has a name that only a bundler could resolve.
 */

const web = inRoot('web');
const folder = inRoot('build/npm');

/** Its entries besides the types: each a module of web/package/, but for the host script. */
const ENTRIES = ['index', 'define'];

/** build/npm/, and from it dist/npm/derslik-<version>.tgz */
export async function writePackage() {
  await rm(folder, { recursive: true, force: true });
  await bundle();
  for (const name of [...ENTRIES, 'host'])
    await copyFile(`${web}/package/${name}.d.ts`, `${folder}/${name}.d.ts`);
  await writeFile(`${folder}/host.js`, await hostScript());
  await writeFile(`${folder}/package.json`, `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(`${web}/package/README.md`, `${folder}/README.md`);
  await cp(inRoot('LICENSE'), `${folder}/LICENSE`);

  await mkdir(inRoot('dist/npm'), { recursive: true });
  await mustRun('Packing the npm package', [
    'npm',
    'pack',
    folder,
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    inRoot('dist/npm'),
  ]);
}

async function bundle() {
  await build({
    configFile: false,
    root: web,
    base: './',
    logLevel: 'error',
    // Lit for pages and for servers in one: where there is no document it does not ask for it.
    resolve: { conditions: ['node', 'module', 'default'] },
    plugins: [
      packed(),
      instead({
        [`${web}/engine/binary.js`]: `${web}/embed/whole/binary.js`,
        [`${web}/elements/styles.js`]: `${web}/package/styles.js`,
      }),
      prose(),
      questions(),
      rampPlugin(),
      templates(),
    ],
    build: {
      outDir: folder,
      target: TARGET,
      // The bundler that takes it up preloads in its own way.
      modulePreload: false,
      lib: {
        entry: Object.fromEntries(ENTRIES.map((name) => [name, `${web}/package/${name}.js`])),
        formats: ['es'],
      },
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
      rollupOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}

/** @returns {Promise<object>} what the package says of itself */
async function manifest() {
  const { name, version, description, license } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const entry = (/** @type {string} */ file) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  return {
    name,
    version,
    description,
    keywords: ['attention', 'transformer', 'education', 'custom-element', 'webassembly'],
    license,
    type: 'module',
    exports: {
      '.': entry('index'),
      './define': entry('define'),
      './host': entry('host'),
      // Pages without a bundler name files.
      './*.js': { types: './*.d.ts', default: './*.js' },
      './package.json': './package.json',
    },
    types: './index.d.ts',
    sideEffects: ['./define.js', './host.js'],
  };
}

if (isMain(import.meta.url)) await writePackage();
