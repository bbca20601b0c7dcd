import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkTo } from '../../web/share/link.js';

const start = { query: 5, temperature: 1, ending: 0, step: 60, theme: 'auto' };

/** @param {string} href @param {{embed?: string}} [dataset] */
function standAt(href, dataset = {}) {
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('document', { documentElement: { dataset } });
}

beforeEach(() => standAt('https://example.org/'));
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['https://example.org/a/b/dikkat/', 'https://example.org/a/b/dikkat/?step=17'],
  ['https://example.org/?step=3&utm=a#how', 'https://example.org/?utm=a&step=17'],
])('a link from %s is to the same page', (href, link) => {
  standAt(href);
  expect(linkTo({ ...start, step: 17 }, start)).toBe(link);
});

test('a link to the start is the bare address', () => {
  standAt('https://example.org/dikkat/?step=3');
  expect(linkTo(start, start)).toBe('https://example.org/dikkat/');
});

test('a link out of a frame is to the whole page', () => {
  standAt('https://example.org/dikkat/?embed=1&parts=scene&origins=https://a.example&course=8', {
    embed: '',
  });
  expect(linkTo({ ...start, step: 17 }, start)).toBe('https://example.org/dikkat/?course=8&step=17');
});

test('a host page keeps what its own address says', () => {
  standAt('https://example.org/course/?embed=1&parts=a');
  expect(linkTo(start, start)).toBe('https://example.org/course/?embed=1&parts=a');
});
