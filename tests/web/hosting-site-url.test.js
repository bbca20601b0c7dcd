import { expect, test } from 'vitest';
import { siteUrl } from '../../scripts/site-url.js';

test.each([
  ['https://example.org', 'https://example.org/'],
  ['https://example.org/ders', 'https://example.org/ders/'],
  ['http://localhost:8080/a/b/', 'http://localhost:8080/a/b/'],
  ['', undefined],
])('"%s" is the site at %s', (text, url) => {
  expect(siteUrl(text)).toBe(url);
});

test.each([
  'example.org',
  'ftp://example.org/',
  'mailto:a@example.org',
  '/lessons/',
  'https://example.org/?a=1',
  'https://example.org/#a',
  'https://me@example.org/',
])('"%s" is refused, with what was expected', (text) => {
  expect(() => siteUrl(text)).toThrow(
    `SITE_URL: expected the address of the site's folder, such as https://example.org/lessons/, got "${text}".`,
  );
});
