import { expect, test } from 'vitest';
import { downloads, frameAddress, lessonAddress, snippet } from '../../web/site/embed/snippet.js';
import { choose, site } from './support/embed.js';

/** @param {string} search @param {string} [lang] the page's @returns {[kind: string, text: string][]} */
const code = (search, lang = 'tr') =>
  snippet(choose(search, lang), { ...site, lang }).map(({ kind, text }) => [kind, text]);

test('the element is its script, the lesson and a link inside for where scripts are taken out', () => {
  expect(code('')).toEqual([
    [
      'html',
      `<script type="module" src="https://okul.example/ders/derslik.js"></script>
<derslik-lesson lesson="dikkat" lang="tr">
  <a href="https://okul.example/ders/dikkat/">Dikkat mekanizması · Derslik</a>
</derslik-lesson>`,
    ],
  ]);
});

test('what was chosen is in the element and in its link, in the lesson’s language', () => {
  const chosen =
    'lesson-lang=en&query=2&temperature=0.3&ending=1&step=17&parts=player scene&lesson-theme=dark';
  expect(code(chosen)[0][1]).toBe(
    `<script type="module" src="https://okul.example/ders/derslik.js"></script>
<derslik-lesson lesson="dikkat" lang="en" query="2" temperature="0.3" ending="1" step="17" parts="scene player" theme="dark">
  <a href="https://okul.example/ders/en/dikkat/?parts=scene+player&amp;query=2&amp;temperature=0.3&amp;ending=1&amp;step=17&amp;theme=dark">Attention · Derslik</a>
</derslik-lesson>`,
  );
});

test('an element that takes the page’s language names none', () => {
  expect(code('lesson-lang=host', 'en')[0][1]).toContain(`<derslik-lesson lesson="dikkat">
  <a href="https://okul.example/ders/en/dikkat/">Attention · Derslik</a>`);
});

test('a frame has a title in the lesson’s language, a link below and the script that sizes it', () => {
  expect(code('way=frame&lesson=olcekli-nokta-carpim&d=1024&lesson-lang=en')).toEqual([
    [
      'html',
      `<iframe src="https://okul.example/ders/en/olcekli-nokta-carpim/?embed=1&amp;d=1024"
  title="Scaled dot product · Derslik" lang="en" height="720" loading="lazy"
  allow="clipboard-write" style="width: 100%; border: 0"></iframe>
<p><a href="https://okul.example/ders/en/olcekli-nokta-carpim/?d=1024">Scaled dot product · Derslik</a></p>
<script src="https://okul.example/ders/derslik-host.js" async></script>`,
    ],
    ['address', 'https://okul.example/ders/en/olcekli-nokta-carpim/?embed=1&d=1024'],
  ]);
});

test('a frame of fixed height needs no script', () => {
  const [, html] = code('way=frame&height=480')[0];
  expect(html).toContain('height="480"');
  expect(html).not.toContain('<script');
});

test('a frame may be shut in and told whom to hear; its link is not', () => {
  const origins = 'https://a.example https://b.example:8443/course/7 https://a.example';
  const [[, html], [, address]] = code(`way=frame&sandbox=1&origins=${encodeURIComponent(origins)}`);
  expect(html).toContain(' sandbox="allow-scripts"');
  expect(address).toBe(
    'https://okul.example/ders/dikkat/?embed=1&origins=https://a.example,https://b.example:8443',
  );
  expect(new URL(address).searchParams.get('origins')).toBe('https://a.example,https://b.example:8443');
  expect(html).toContain('<p><a href="https://okul.example/ders/dikkat/">');
});

test('a link leads to the lesson’s own page, and to its file, in the chosen state', () => {
  expect(code('way=link&temperature=2')).toEqual([
    ['html', '<a href="https://okul.example/ders/dikkat/?temperature=2">Dikkat mekanizması · Derslik</a>'],
    ['address', 'https://okul.example/ders/dikkat/?temperature=2'],
  ]);
  expect(code('way=file&temperature=2&lesson-lang=en')).toEqual([
    [
      'html',
      '<a href="https://okul.example/ders/single/en/dikkat.html?temperature=2">Attention · Derslik</a>',
    ],
  ]);
});

test('the npm package is installed, imported and used', () => {
  expect(code('way=npm&query=1')).toEqual([
    ['shell', 'npm install https://okul.example/ders/npm/derslik-1.2.3.tgz'],
    ['script', "import 'derslik/define';"],
    ['html', expect.stringMatching(/^<derslik-lesson lesson="dikkat" lang="tr" query="1">\n {2}<a /)],
  ]);
});

test('a SCORM package is files and no code', () => {
  expect(code('way=scorm')).toEqual([]);
});

test.each([
  ['element', []],
  ['file', ['single/dikkat.html']],
  ['file&lesson-lang=en', ['single/en/dikkat.html']],
  ['scorm', ['scorm/dikkat-1.2.zip', 'scorm/dikkat-2004.zip']],
  ['npm', ['npm/derslik-1.2.3.tgz']],
])('the files of %s', (way, files) => {
  expect(downloads(choose(`way=${way}`), site)).toEqual(files);
});

test('nothing that a name or an address holds breaks out of its attribute', () => {
  const hostile = structuredClone(site);
  hostile.root = 'https://a.example/?"><script>&amp;/';
  hostile.lessons.dikkat.titles.tr = '"><img src=x onerror=alert(1)> & <b> allow=';
  for (const way of ['element', 'frame', 'link', 'npm'])
    for (const { kind, text } of snippet(choose(`way=${way}`), hostile).filter(
      ({ kind }) => kind === 'html',
    )) {
      expect(text, kind).not.toMatch(/<(img|b)\b|"><script>/);
      expect(text).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt; allow=');
    }
});

test('what differs from the start is in the addresses, and nothing else', () => {
  expect(lessonAddress(choose('query=5&step=60&parts=code scene player quiz text'), site)).toBe(
    'https://okul.example/ders/dikkat/',
  );
  expect(frameAddress(choose('way=frame&lesson=olcekli-nokta-carpim&seed=0007'), site)).toBe(
    'https://okul.example/ders/olcekli-nokta-carpim/?embed=1&seed=7',
  );
});
