import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts.js';
import { pages } from './scripts/pages.js';
import { prose } from './scripts/prose.js';
import { questions } from './scripts/questions.js';
import { rampPlugin } from './scripts/ramp.js';

export default defineConfig({
  root: 'web',
  // Relative addresses, so that the site works under any path.
  base: './',
  plugins: [prose(), questions(), rampPlugin(), fonts(), pages([prose(), questions()])],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The floor is Safari 16.4, where constructed style sheets begin; container queries and modules are older.
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // What every lesson needs at once is one file: on a fast network each further one costs more than its bytes.
        codeSplitting: {
          groups: [
            {
              name: 'element',
              test: /\/(lit|lit-html|@lit|elements|state|views|engine|wasm)\/(?!derslik\.js)/,
            },
          ],
        },
        entryFileNames: ({ name }) => (name === 'derslik' ? 'derslik.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
