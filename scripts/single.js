import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { registry } from '../web/lessons/registry.js';
import { eager, instead, lacking, only, packed } from './inline.js';
import { MINIFY } from './minify.js';
import { renderAll } from './pages.js';
import { inRoot } from './paths.js';
import { prose } from './prose.js';
import { questions } from './questions.js';
import { rampPlugin } from './ramp.js';
import { TARGET } from './target.js';
import { templates } from './templates.js';

/**
 * A lesson as one file that asks for no other: from a disk, by mail, under any policy. Both languages are in it; what
 * stands on the page before the script runs is in one of them.
 */

const web = inRoot('web');
const plugins = () => [prose({ once: true }), questions(), rampPlugin(), templates()];

/** In the order in which the page has them. */
const SHEETS = { lesson: 'styles/lesson.css', late: 'styles/late.css', page: 'site/page.css' };

/** Style sheets that nothing else needs but this kind of lesson. */
const OF_KIND = {
  attention: ['sentence', 'heatmap', 'player'],
  scaling: ['scaling', 'experiment', 'exercise'],
};

/**
 * What is the same whatever starts the pages.
 *
 * @typedef {object} Inside
 * @property {string} icon    as an address
 * @property {string} worker  the experiment's program
 * @property {Record<string, [name: string, text: string][]>} sheets the style sheets, by lesson
 * @property {import('../web/site/static.js').Page[]} pages with addresses where all of that belongs
 */

/** @returns {Promise<Inside>} */
export async function inside() {
  const icon = await readFile(inRoot('web/site/icon.svg'), 'base64');
  const pages = await renderAll(web, plugins(), { alone: true });
  /** @type {Inside['sheets']} */
  const sheets = {};
  for (const [id, { kind }] of Object.entries(registry)) sheets[id] = await styleSheets(kind);
  // In a page without an origin, as on a disk, no module can start a worker.
  const worker = await script({ input: inRoot('web/experiment/worker.js'), format: 'iife' });
  return { icon: `data:image/svg+xml;base64,${icon}`, worker, sheets, pages };
}

/**
 * @param {object} of
 * @param {string} of.entry the module that starts the page, below web/
 * @param {Inside} of.inside
 * @returns {Promise<Map<string, string>>} the pages by their paths: the lesson's id, below a folder for each language but
 *   the first
 */
export async function singlePages({ entry, inside: { icon, worker, sheets, pages } }) {
  /** @type {Record<string, string>} */
  const programs = {};
  for (const [id, { kind }] of Object.entries(registry))
    programs[id] = await script({
      input: join(web, entry),
      plugins: [
        only([
          { module: `${web}/lessons/registry.js`, object: 'registry', entry: id },
          { module: `${web}/kinds/kinds.js`, object: 'kinds', entry: kind },
        ]),
        eager(),
      ],
      texts: { [`${web}/experiment/worker.js`]: worker },
    });
  return new Map(
    pages.map(({ html, path, lesson = '' }) => [
      path.replace(/\/index\.html$/, '.html'),
      withInside(html, { icon, sheets: sheets[lesson], script: programs[lesson] }),
    ]),
  );
}

/**
 * @param {Map<string, string>} files
 * @param {string} folder absolute
 */
export async function writeFiles(files, folder) {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/**
 * @param {object} of
 * @param {string} of.input
 * @param {import('vite').Plugin[]} [of.plugins]
 * @param {Record<string, string>} [of.texts] what is packed instead of the files of these names
 * @param {'es' | 'iife'} [of.format]
 * @returns {Promise<string>} a program that imports nothing
 */
async function script({ input, plugins: more = [], texts, format }) {
  const plugins = [
    packed(texts),
    instead({
      [`${web}/engine/binary.js`]: `${web}/embed/whole/binary.js`,
      [`${web}/elements/styles.js`]: `${web}/embed/whole/styles.js`,
      [`${web}/elements/adopted.js`]: `${web}/embed/whole/adopted.js`,
      [`${web}/experiment/spawn.js`]: `${web}/embed/whole/spawn.js`,
    }),
    ...more,
  ];
  const [program, ...others] = await bundled(input, plugins, format);
  if (program.type !== 'chunk' || others.length > 0)
    throw new Error(
      `${input}: expected one program, got ${others.map(({ fileName }) => fileName).join(', ')} beside it`,
    );
  return program.code.trim();
}

/**
 * @param {import('../web/kinds/kinds.js').KindName} kind
 * @returns {Promise<[name: string, text: string][]>}
 */
async function styleSheets(kind) {
  const unneeded = Object.entries(OF_KIND).flatMap(([other, sheets]) => (other === kind ? [] : sheets));
  // Without the web fonts, nothing has to be as wide as they are.
  const output = await bundled(
    Object.fromEntries(Object.entries(SHEETS).map(([name, file]) => [name, join(web, file)])),
    [lacking([...unneeded, 'fallbacks'])],
  );
  return Object.keys(SHEETS).map((name) => {
    const sheet = output.find(({ fileName }) => fileName === `${name}.css`);
    if (sheet?.type !== 'asset') throw new Error(`expected a style sheet ${name}.css`);
    return [name, String(sheet.source).trim()];
  });
}

/**
 * @param {string | Record<string, string>} input
 * @param {import('vite').Plugin[]} more
 * @param {'es' | 'iife'} [format]
 */
async function bundled(input, more, format = 'es') {
  const built = await build({
    configFile: false,
    root: web,
    base: './',
    logLevel: 'error',
    plugins: [...more, ...plugins()],
    build: {
      write: false,
      target: TARGET,
      ...MINIFY,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input,
        output: {
          format,
          codeSplitting: typeof input !== 'string',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  return /** @type {import('vite').Rollup.RollupOutput} */ (built).output;
}

/**
 * @param {string} html with addresses where the icon, the style sheets and the program belong
 * @param {{icon: string, sheets: [name: string, text: string][], script: string}} inside
 */
function withInside(html, { icon, sheets, script }) {
  const policy = [
    "default-src 'none'",
    `script-src ${digest(script)} 'wasm-unsafe-eval'`,
    `style-src ${sheets.map(([, text]) => digest(text)).join(' ')}`,
    'img-src data: blob:',
    'worker-src blob:',
  ].join('; ');
  /** @type {[RegExp, string][]} */
  const replacements = [
    [/(?<=<meta charset="utf-8"[^>]*>)/, `\n<meta http-equiv="Content-Security-Policy" content="${policy}">`],
    [/(?<=<link rel="icon" href=")[^"]*/, icon],
    [
      /<link rel="stylesheet"[^>]*>/,
      sheets.map(([name, text]) => `<style data-sheet="${name}">${text}</style>`).join('\n'),
    ],
    [/<script [^>]*><\/script>\n?/, ''],
    [/(?=<\/body>)/, `<script type="module">${script}</script>\n`],
  ];
  return replacements.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`expected ${place} in the page`);
    return page.replace(place, () => text);
  }, html);
}

/** @param {string} text as a policy names it */
const digest = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
