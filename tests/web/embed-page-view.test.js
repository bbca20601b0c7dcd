import { expect, test } from 'vitest';
import { renderPages } from '../../web/site/static.js';
import { elements, withAttribute } from './support/markup.js';
import { site } from './support/embed.js';
import { flat, pages, readEngine } from './support/site.js';

/** The page that makes the snippet, before any script runs. */

/** @param {import('../../web/site/static.js').Page[]} from @param {string} path */
const pageAt = (from, path) => from.find((page) => page.path === path)?.html ?? '';

/** @param {string} html what stands in its code blocks */
const codeOf = (html) =>
  elements(html.replace(/\n/g, '\v'), 'code').map(({ text }) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  );

test('the lessons are known by their titles, ranges and parts', () => {
  expect(site.lessons.dikkat).toEqual({
    titles: { tr: 'Dikkat mekanizması', en: 'Attention' },
    controls: {
      query: { min: 1, max: 6, step: 1, start: 5 },
      temperature: { min: 0.1, max: 5, step: 0.05, start: 1 },
      ending: { min: 0, max: 1, step: 1, start: 0 },
      step: { min: 1, max: 60, step: 1, start: 60 },
    },
    parts: ['scene', 'player', 'code', 'text', 'quiz'],
  });
  expect(site.lessons['olcekli-nokta-carpim'].controls.d).toEqual({
    min: 1,
    max: 4096,
    step: 1,
    start: 64,
    whole: true,
  });
});

test.each([
  ['embed/index.html', 'https://bu-sitenin-adresi.example/', 'dikkat/', 'Dikkat mekanizması'],
  ['en/embed/index.html', 'https://address-of-this-site.example/', 'en/dikkat/', 'Attention'],
])('%s has the code of each way, with a name in place of the address', (path, placeholder, lesson, title) => {
  const code = codeOf(pageAt(pages, path));
  for (const piece of [
    `src="${placeholder}derslik.js"`,
    `<iframe src="${placeholder}${lesson}?embed=1"`,
    `src="${placeholder}derslik-host.js"`,
    `<a href="${placeholder}${lesson}">${title} · Derslik</a>`,
    `npm install ${placeholder}npm/derslik-`,
    'import &#39;derslik/define&#39;;',
  ])
    expect(code.join('\n')).toContain(piece);
  expect(pageAt(pages, path)).toMatch(new RegExp(`<noscript>[^<]+${placeholder}`));
});

test('the files are found from the page', () => {
  const files = withAttribute(flat(pageAt(pages, 'en/embed/index.html')), 'download').map(({ href }) => href);
  expect(files).toEqual([
    '../../single/en/dikkat.html',
    '../../single/en/olcekli-nokta-carpim.html',
    '../../scorm/dikkat-1.2.zip',
    '../../scorm/dikkat-2004.zip',
    '../../scorm/olcekli-nokta-carpim-1.2.zip',
    '../../scorm/olcekli-nokta-carpim-2004.zip',
    expect.stringMatching(/^\.\.\/\.\.\/npm\/derslik-\d+\.\d+\.\d+\.tgz$/),
  ]);
});

test('nothing can be pressed in vain: the form waits for its script', () => {
  const html = flat(pageAt(pages, 'embed/index.html'));
  expect(html).toMatch(/<fieldset class="choices" disabled>/);
  expect(html).not.toMatch(/<iframe[^>]* src=/);
});

test('a site that knows its address says it in the code', async () => {
  const addressed = await renderPages({ readEngine, siteUrl: 'https://okul.example/ders' });
  const html = pageAt(addressed, 'embed/index.html');
  expect(codeOf(html).join('\n')).toContain('src="https://okul.example/ders/derslik.js"');
  expect(html).not.toContain('bu-sitenin-adresi');
});
