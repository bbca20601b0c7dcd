import { defineConfig } from 'vitest/config';
import { prose } from './scripts/prose.js';

export default defineConfig({
  plugins: [prose()],
  test: {
    include: ['tests/web/**/*.test.js'],
    environment: 'node',
  },
});
