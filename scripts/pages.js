import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { inRoot } from './paths.js';

/**
 * Makes the site's pages from the catalogue and the lessons: every page is a file that Vite builds like one written by
 * hand, though none lies on the disk.
 *
 * @param {import('vite').Plugin[]} plugins what the pages' own modules need
 * @returns {import('vite').Plugin}
 */
export function pages(plugins) {
  /** @type {Map<string, string>} */
  const htmlById = new Map();
  return {
    name: 'derslik:pages',
    async config(config) {
      const root = config.root ?? inRoot('web');
      for (const { path, html } of await renderAll(root, plugins)) htmlById.set(join(root, path), html);
      const input = { derslik: inRoot('web/elements/derslik.js') };
      for (const id of htmlById.keys()) Object.assign(input, { [relative(root, id)]: id });
      return { build: { rollupOptions: { input } } };
    },
    resolveId: (id) => (htmlById.has(id) ? id : undefined),
    load: (id) => htmlById.get(id),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, path }) => (bundle ? withLinks(html, path, bundle) : html),
    },
  };
}

/**
 * @param {string} root
 * @param {import('vite').Plugin[]} plugins
 * @returns {Promise<import('../web/site/static.js').Page[]>}
 */
async function renderAll(root, plugins) {
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
      binary: await readFile(inRoot('build/wasm/scene.wasm')),
      siteUrl: process.env.SITE_URL,
    });
  } finally {
    await server.close();
  }
}

/**
 * What the page needs beside its own script and style: the lesson's style sheet, first, so that the page's can overrule
 * it; and what the lesson will ask for at once: the engine, the lesson, its prose and the interface's words.
 *
 * @param {string} html
 * @param {string} path such as /en/dikkat/index.html
 * @param {import('vite').Rollup.OutputBundle} bundle
 */
function withLinks(html, path, bundle) {
  const up = '../'.repeat(path.replace(/^\//, '').split('/').length - 1);
  const [, lang = 'tr', lesson] = /^\/?(?:(en)\/)?([\w-]+\/)?index\.html$/.exec(path) ?? [];
  const modules = lesson
    ? [`/i18n/${lang}.js`, `/lessons/${lesson}lesson.js`, `/lessons/${lesson}${lang}.md`]
    : [];
  const styles = [];
  const ahead = [];
  for (const file of Object.values(bundle)) {
    const href = up + file.fileName;
    if (/\/lesson-[^/]*\.css$/.test(file.fileName))
      styles.push(`<link rel="stylesheet" crossorigin href="${href}">`);
    else if (lesson && /\/scene-[^/]*\.wasm$/.test(file.fileName))
      ahead.push(`<link rel="preload" as="fetch" type="application/wasm" crossorigin href="${href}">`);
    else if (file.type === 'chunk' && modules.some((module) => file.facadeModuleId?.endsWith(module)))
      ahead.push(`<link rel="modulepreload" crossorigin href="${href}">`);
  }
  return html
    .replace('<link rel="stylesheet"', `${styles.join('\n')}\n<link rel="stylesheet"`)
    .replace('</head>', `${ahead.join('\n')}\n</head>`);
}
