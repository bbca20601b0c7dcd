import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { renderPages } from '../../web/site/static.js';
import { text, withAttribute } from './support/markup.js';

const readEngine = (/** @type {string} */ name) => readFile(inRoot(`build/wasm/${name}.wasm`));
const pages = await renderPages({ readEngine });

/** @param {string} href @param {string} path of the page that has it */
const follow = (href, path) => new URL(href, `https://example.org/a/${path}`).pathname.replace(/^\/a\//, '');

test('each language has a catalogue and every lesson', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    'index.html',
    'dikkat/index.html',
    'en/index.html',
    'en/dikkat/index.html',
  ]);
});

describe.each(pages)('$path', ({ path, html }) => {
  const lang = path.startsWith('en/') ? 'en' : 'tr';

  test('is a whole page in its language', () => {
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${lang}">\n<head>`));
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ · [^<]+<\/title>/);
    const [description] = withAttribute(html.replace(/\s+/g, ' '), 'name').filter(
      ({ name }) => name === 'description',
    );
    expect(description.content).toMatch(/\S{3}/);
  });

  test('has nothing that its policy refuses, and no trace of how it was made', () => {
    expect(html).not.toMatch(
      / style=|<style|<script(?! type="module" async src="\/site\/page.js"><\/script>)/,
    );
    expect(html).not.toMatch(/<!--|<\?|lit\$/);
    expect(text(html)).not.toMatch(/undefined|NaN|\[object/);
  });

  test('names no address of its own, since it knows none', () => {
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(html).not.toMatch(/rel="(canonical|alternate)"|og:url/);
  });

  test('links only to pages that there are', () => {
    const links = withAttribute(html.replace(/\s+/g, ' '), 'href')
      .map(({ href }) => href)
      .filter((href) => !/^[#/]/.test(href));
    expect(links.length).toBeGreaterThan(1);
    for (const href of links)
      expect(pages.map((page) => page.path)).toContain(`${follow(href, path)}index.html`);
  });
});

test.each([
  ['dikkat/index.html', '0,589', '“o” en çok “kutu”ya bakıyor: %58,9'],
  ['en/dikkat/index.html', '0.589', '“it” looks most at “box”: 58.9%'],
])('%s has the starting weights before any script runs', (path, weight, finding) => {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  expect(html.match(/<td role="cell" class="w\d+ +">/g)?.length).toBeGreaterThanOrEqual(36);
  expect(text(html)).toContain(weight);
  expect(text(html)).toContain(finding);
  expect(html).toMatch(/<noscript>[^<]+<\/noscript>/);
  expect(html).toContain('<derslik-lesson lesson="dikkat">');
});

describe.each(['https://example.org/ders/', 'https://example.org/ders'])('with %s', async (siteUrl) => {
  const addressed = await renderPages({ readEngine, siteUrl });
  const root = 'https://example.org/ders/';

  test.each(addressed)('$path names its own address and its translations', ({ path, html }) => {
    const flat = html.replace(/\s+/g, ' ');
    const own = `${root}${path.replace('index.html', '')}`;
    const links = withAttribute(flat, 'rel');
    expect(links.filter(({ rel }) => rel === 'canonical')).toMatchObject([{ href: own }]);
    expect(flat).toContain(`<meta property="og:url" content="${own}"`);
    const lesson = path.includes('dikkat/') ? 'dikkat/' : '';
    const translations = links.filter(({ rel }) => rel === 'alternate');
    expect(translations.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['tr', `${root}${lesson}`],
      ['en', `${root}en/${lesson}`],
    ]);
  });
});
