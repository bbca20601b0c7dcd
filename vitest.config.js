import { defineConfig } from 'vitest/config';
import { prose } from './scripts/prose.js';

export default defineConfig({
  plugins: [prose()],
  test: {
    include: ['tests/web/**/*.test.js'],
    environment: 'node',
    // Tests get the development build of Lit, which says so in every file.
    onConsoleLog: (log) => !log.startsWith('Lit is in dev mode'),
  },
});
