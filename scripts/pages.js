import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { inRoot } from './paths.js';
import { siteUrl } from './site-url.js';

/**
 * @typedef {import('../web/site/static.js').Page} Page
 */

/**
 * Makes the site's pages from the catalogue and the lessons: every page is a file that Vite builds like one written by
 * hand, though none lies on the disk.
 *
 * @param {import('vite').Plugin[]} plugins what the pages' own modules need
 * @returns {import('vite').Plugin}
 */
export function pages(plugins) {
  /** @type {Map<string, Page>} */
  const pageById = new Map();
  return {
    name: 'derslik:pages',
    async config(config) {
      const root = config.root ?? inRoot('web');
      for (const page of await renderAll(root, plugins)) pageById.set(join(root, page.path), page);
      const input = { derslik: inRoot('web/elements/derslik.js') };
      for (const id of pageById.keys()) Object.assign(input, { [relative(root, id)]: id });
      return { build: { rollupOptions: { input } } };
    },
    resolveId: (id) => (pageById.has(id) ? id : undefined),
    load: (id) => pageById.get(id)?.html,
    async generateBundle() {
      const { card } = await import('./preview/card.js');
      const previews = [...pageById.values()].flatMap(({ preview }) => (preview ? [preview] : []));
      // Pages of the site itself share one.
      for (const [fileName, preview] of new Map(previews.map((each) => [each.path, each])))
        this.emitFile({ type: 'asset', fileName, source: await card(preview) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        const page = pageById.get(filename);
        return bundle && page ? withLinks(html, page, bundle) : html;
      },
    },
  };
}

/**
 * @param {string} root
 * @param {import('vite').Plugin[]} plugins
 * @param {{alone?: boolean}} [options]
 * @returns {Promise<Page[]>}
 */
export async function renderAll(root, plugins, options) {
  // A server would say that this is development, to whatever is built after it.
  process.env.NODE_ENV ??= 'production';
  const server = await createServer({
    configFile: false,
    root,
    plugins,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderPages } = await server.ssrLoadModule('/site/static.js');
    return await renderPages({
      readEngine: (/** @type {string} */ name) => readFile(inRoot(`build/wasm/${name}.wasm`)),
      siteUrl: siteUrl(),
      ...options,
    });
  } finally {
    await server.close();
  }
}

/**
 * Whether a chunk has one of the modules, or stands for it.
 * @param {import('vite').Rollup.OutputChunk} chunk
 * @param {string[]} modules
 */
const holds = ({ facadeModuleId, moduleIds }, modules) =>
  [facadeModuleId ?? '', ...moduleIds].some((id) => modules.some((module) => id.endsWith(module)));

/** The script that knows of a frame has to run before anything is drawn. */
const EMBED_MODE = /<script(?=[^>]*\/embed-mode-)/;

/**
 * What the page needs beside its own script and style: the lesson's style sheet, first, so that the page's can overrule
 * it; that of the web fonts, and of the parts that come late, at once where no script asks for them; and what the lesson
 * will ask for at once: the engine, the lesson, its prose and the interface's words.
 *
 * @param {string} html
 * @param {Page} page
 * @param {import('vite').Rollup.OutputBundle} bundle
 */
function withLinks(html, { path, modules, engine }, bundle) {
  const up = '../'.repeat(path.split('/').length - 1);
  /** @param {RegExp} pattern */
  const sheet = (pattern) => {
    const file = Object.keys(bundle).find((name) => pattern.test(name));
    return `<link rel="stylesheet" crossorigin href="${up}${file}">`;
  };
  const late = [/\/fonts-[^/]*\.css$/, ...(engine ? [/\/late-[^/]*\.css$/] : [])].map(sheet);
  const ahead = engine ? [`<noscript>${late.join('')}</noscript>`] : late;
  for (const file of Object.values(bundle)) {
    const href = up + file.fileName;
    if (engine && file.fileName.endsWith('.wasm') && file.fileName.includes(`/${engine}-`))
      ahead.push(`<link rel="preload" as="fetch" type="application/wasm" crossorigin href="${href}">`);
    else if (file.type === 'chunk' && holds(file, modules))
      ahead.push(`<link rel="modulepreload" crossorigin href="${href}">`);
  }
  return html
    .replace(EMBED_MODE, '$& blocking="render"')
    .replace('<link rel="stylesheet"', `${sheet(/\/lesson-[^/]*\.css$/)}\n<link rel="stylesheet"`)
    .replace('</head>', `${ahead.join('\n')}\n</head>`);
}
