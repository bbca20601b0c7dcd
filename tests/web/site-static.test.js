import { describe, expect, test } from 'vitest';
import { renderPages } from '../../web/site/static.js';
import { elements, text, withAttribute } from './support/markup.js';
import { flat, follow, langOf, order, pages, readEngine, titles } from './support/site.js';

test('each language has a catalogue, every lesson and the page that makes the snippet', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    'index.html',
    ...order.map((id) => `${id}/index.html`),
    'embed/index.html',
    'en/index.html',
    ...order.map((id) => `en/${id}/index.html`),
    'en/embed/index.html',
  ]);
});

describe.each(pages)('$path', ({ path, html }) => {
  const lang = langOf(path);

  test('is a whole page in its language', () => {
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${lang}">\n<head>`));
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ · [^<]+<\/title>/);
    const [description] = withAttribute(flat(html), 'name').filter(({ name }) => name === 'description');
    expect(description.content).toMatch(/\S{3}/);
  });

  test('has nothing that its policy refuses, and no trace of how it was made', () => {
    expect(html).not.toMatch(
      / style="|<style|<script(?! type="module" async src="\/site\/(page|embed\/main).js"><\/script>)/,
    );
    expect(html).not.toMatch(/<!--|<\?|lit\$/);
    expect(text(html)).not.toMatch(/undefined|NaN|\[object/);
  });

  test('names no address of its own, since it knows none', () => {
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org|[\w-]+\.example\/)\w/);
    expect(html).not.toMatch(/rel="(canonical|alternate)"|og:(url|image|locale)|twitter:/);
  });

  // The task of an exercise stands in the text and in the exercise.
  test('has each id once, and each section once', () => {
    const ids = withAttribute(flat(html), 'id').map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const titles = elements(flat(html), 'h2').map((title) => title.text);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('names with an id only what there is', () => {
    const ids = withAttribute(flat(html), 'id').map(({ id }) => id);
    for (const name of ['aria-labelledby', 'aria-describedby', 'for'])
      for (const attributes of withAttribute(flat(html), name)) expect(ids).toContain(attributes[name]);
  });

  test('links only to pages that there are', () => {
    const links = withAttribute(flat(html), 'href')
      .filter(({ href, ...others }) => !/^[#/]/.test(href) && !('download' in others))
      .map(({ href }) => href);
    expect(links.length).toBeGreaterThan(1);
    for (const href of links)
      expect(pages.map((page) => page.path)).toContain(`${follow(href, path)}index.html`);
  });
});

test.each(pages.filter(({ path }) => /^(en\/)?index/.test(path)))(
  '$path lists the lessons in their order',
  ({ path, html }) => {
    const lang = langOf(path);
    const list = /<main class="catalogue">.*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(elements(flat(list), 'a')).toEqual(
      order.map((id, at) => ({ href: `${id}/`, text: titles[lang][at] })),
    );
    for (const { text: description } of elements(flat(list), 'li'))
      expect(description.length).toBeGreaterThan(80);
  },
);

describe.each(['https://example.org/ders/', 'https://example.org/ders'])('with %s', async (siteUrl) => {
  const addressed = await renderPages({ readEngine, siteUrl });
  const root = 'https://example.org/ders/';

  test.each(addressed)('$path names its own address and its translations', ({ path, html }) => {
    const page = flat(html);
    const own = `${root}${path.replace('index.html', '')}`;
    const links = withAttribute(page, 'rel');
    expect(links.filter(({ rel }) => rel === 'canonical')).toMatchObject([{ href: own }]);
    expect(page).toContain(`<meta property="og:url" content="${own}"`);
    const folder = path.replace(/^en\//, '').replace('index.html', '');
    const translations = links.filter(({ rel }) => rel === 'alternate');
    expect(translations.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['tr', `${root}${folder}`],
      ['en', `${root}en/${folder}`],
      ['x-default', `${root}${folder}`],
    ]);
  });

  test.each(addressed)('$path says how a link to it is shown', ({ path, html, preview, lesson }) => {
    const lang = langOf(path);
    const said = Object.fromEntries(
      withAttribute(flat(html), 'property').map(({ property, content }) => [property, content]),
    );
    const name = lesson ?? 'derslik';
    expect(said).toMatchObject({
      'og:type': lesson ? 'article' : 'website',
      'og:site_name': 'Derslik',
      'og:locale': lang === 'tr' ? 'tr_TR' : 'en_US',
      'og:locale:alternate': lang === 'tr' ? 'en_US' : 'tr_TR',
      'og:image': `${root}og/${name}-${lang}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(preview?.path).toBe(`og/${name}-${lang}.png`);
    expect(said['og:title']).toMatch(/ · /);
    expect(said['og:description']).toMatch(/\S{3}/);
    const [card] = withAttribute(flat(html), 'name').filter(({ name }) => name === 'twitter:card');
    expect(card.content).toBe('summary_large_image');
  });

  test.each(addressed.filter(({ lesson }) => lesson === 'dikkat'))(
    'the picture of $path is told in words',
    ({ path, html }) => {
      const [alt] = withAttribute(flat(html), 'property').filter(
        ({ property }) => property === 'og:image:alt',
      );
      expect(alt.content).toMatch(langOf(path) === 'tr' ? /“o” en çok “kutu”ya bakıyor: %58,9/ : /58\.9%/);
    },
  );
});
