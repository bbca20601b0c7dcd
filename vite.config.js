import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts.js';
import { hostScriptPlugin } from './scripts/host-script.js';
import { MINIFY } from './scripts/minify.js';
import { pages } from './scripts/pages.js';
import { prose } from './scripts/prose.js';
import { questions } from './scripts/questions.js';
import { rampPlugin } from './scripts/ramp.js';
import { TARGET } from './scripts/target.js';
import { templates } from './scripts/templates.js';

/**
 * A kind of lesson with its engine.
 * @param {string} name
 * @param {string} engine
 */
const kind = (name, engine) => ({
  name,
  test: new RegExp(`/(kinds|state|views)/${name}[./]|/(engine|wasm)/${engine}[-.]|/${name}-texts\\.`),
});

/** What every kind of lesson needs at once. */
const ELEMENT = new RegExp(
  [
    '/lit-html/',
    '/elements/(?!derslik\\.js|late-parts|near|adopted|handout|clipboard)',
    '/state/[\\w-]+\\.js',
    '/views/(?!share|text|stops)[\\w-]+\\.js',
    '/i18n/(failure-texts|format|languages)\\.js',
    '/engine/(binary|errors|load)\\.js',
    '/site/(language|theme)\\.js',
  ].join('|'),
);

export default defineConfig({
  root: 'web',
  // Relative addresses, so that the site works under any path.
  base: './',
  plugins: [
    prose(),
    questions(),
    rampPlugin(),
    fonts(),
    templates(),
    pages([prose(), questions()]),
    hostScriptPlugin(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: TARGET,
    assetsInlineLimit: 0,
    ...MINIFY,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // What every lesson needs at once is one file, and what its kind needs another: on a fast network each further
        // one costs more than its bytes.
        codeSplitting: {
          groups: [
            { name: 'element', priority: 1, test: ELEMENT },
            { name: 'embed-mode', test: /\/site\/embed-mode\.js/ },
            kind('attention', 'scene'),
            kind('scaling', 'experiment'),
          ],
        },
        entryFileNames: ({ name }) => (name === 'derslik' ? 'derslik.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
