import { defineConfig } from 'vitest/config';
import { prose } from './scripts/prose.js';
import { questions } from './scripts/questions.js';

export default defineConfig({
  plugins: [prose(), questions()],
  test: {
    include: ['tests/web/**/*.test.js'],
    environment: 'node',
    // A busy machine is slow, which is no failure.
    testTimeout: 30_000,
    // Tests get the development build of Lit, which says so in every file.
    onConsoleLog: (log) => !log.startsWith('Lit is in dev mode'),
  },
});
