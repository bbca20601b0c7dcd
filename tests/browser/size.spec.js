import { statSync } from 'node:fs';
import { languages } from '../../web/i18n/languages.js';
import { registry } from '../../web/lessons/registry.js';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { firstLoad } from '../bench/first-load.js';
import { expect, test } from './support/test.js';

// What a first visit costs, as it crosses the wire. A request to another origin is an error of the count itself.

const [first] = Object.keys(languages);

for (const lesson of Object.keys(registry))
  for (const lang of Object.keys(languages)) {
    const path = lang === first ? `${lesson}/` : `${lang}/${lesson}/`;

    test(`the first load of ${path} is 60 KB or less, web fonts apart`, async ({ browser, baseURL }) => {
      const { files, bytes } = await firstLoad(browser, String(baseURL), path);
      const paths = files.map((file) => file.path);
      expect(paths[0]).toBe(path);
      expect(paths.filter((each) => each.endsWith('.wasm'))).toHaveLength(1);
      const plain = files.filter((file) => file.encoding !== 'br' && file.bytes > 200);
      expect(plain, 'what is not compressed with brotli').toEqual([]);
      expect(bytes, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(60_000);
    });
  }

test('all font files together are 120 KB or less', () => {
  const fonts = filesBelow(inRoot('dist')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts.length).toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(120_000);
});
