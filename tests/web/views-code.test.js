import { describe, expect, test } from 'vitest';
import { writeListing } from '../../web/state/listing.js';
import { beside } from '../../web/views/attention/listing.js';
import { code } from '../../web/views/code.js';
import { both, dikkat, sceneAt, words } from './support/lesson.js';
import { elements, markup, text, withAttribute } from './support/markup.js';

/** @param {Parameters<typeof sceneAt>} at */
const drawn = (...at) => markup(code(sceneAt(...at), beside));

/** Each line's text, what stands beside it, where it leads and whether it is the current one. @param {string} html */
const linesOf = (html) =>
  html
    .split('<div class="line ')
    .slice(1)
    .map((line) => ({
      source: elements(line, 'code')[0].text,
      values: elements(line.split('<span class="values">')[1] ?? '', 'span').map((value) => value.text),
      step: /data-step="(\d+)"/.exec(line)?.[1],
      now: line.startsWith('now'),
    }));

/** @param {string} html @param {string} start */
const line = (html, start) => linesOf(html).find(({ source }) => source.startsWith(start));

test.each(both)('%s: the lines are the program as it stands, which is what is copied', (lang) => {
  const place = { query: 2, temperature: 0.15, ending: 1 };
  const shown = linesOf(drawn(place, { lang })).map(({ source }) => source.replaceAll('&quot;', '"'));
  const program = writeListing(dikkat, words[lang].meta, place).trimEnd().split('\n');
  expect(shown).toEqual(program.map((each) => each.replace(/\s+/g, ' ').trim()));
});

describe('the current line', () => {
  test.each([
    [1, 'S = Q @ K.T'],
    [37, 'A = S / (np.sqrt(d) * tau)'],
    [43, 'A = np.exp(A - A.max(axis=1, keepdims=True))'],
    [49, 'A = A / A.sum(axis=1, keepdims=True)'],
    [55, 'out = A @ V'],
  ])('at step %i is %s', (step, source) => {
    expect(
      linesOf(drawn({ step }))
        .filter(({ now }) => now)
        .map((each) => each.source),
    ).toEqual([source]);
  });
});

describe('beside the lines', () => {
  test('stand the numbers of the row', () => {
    const html = drawn();
    expect(line(html, 'X[4] +=')?.values).toEqual(['0,5', '0,5', '0', '1', '0']);
    expect(line(html, 'Q, K, V')?.values).toEqual(['0', '5', '2,5']);
    expect(line(html, 'S =')?.values).toEqual(['0', '5', '2,5', '1,25', '2,5', '0']);
    expect(line(html, 'out =')?.values).toEqual(['0,10', '0,66', '0,17']);
    expect(line(html, 'import')?.values).toEqual([]);
  });

  test('stands nothing that a later step computes', () => {
    const html = drawn({ step: 17 });
    expect(line(html, 'S =')?.values).toEqual(['2,5', '2,5', '0', '0', '2,5', '']);
    expect(line(html, 'out =')?.values).toEqual(['', '', '']);
  });

  test('the lit column is marked, in rows of words alone', () => {
    const html = drawn({}, { look: { pointed: { column: 1 } } });
    const lit = elements(html, 'span').filter((span) => span.class === 'lit');
    expect(lit.map((span) => span.text)).toEqual(['5', '2,89', '1', '0,59']);
  });
});

test('each step’s line leads to the step that finishes the row', () => {
  const steps = linesOf(drawn()).flatMap(({ step }) => step ?? []);
  expect(steps).toEqual(['30', '41', '47', '53', '59']);
});

describe('the tabs', () => {
  test('one is chosen, has its panel and is reached by the Tab key', () => {
    for (const tab of /** @type {const} */ (['python', 'cpp'])) {
      const html = drawn({}, { look: { tab } });
      const chosen = withAttribute(html, 'data-tab').filter((each) => each['aria-selected'] === 'true');
      expect(chosen).toMatchObject([{ 'data-tab': tab, tabindex: '0', 'aria-controls': `panel-${tab}` }]);
      expect(withAttribute(html, 'data-tab').filter(({ tabindex }) => tabindex === '0')).toHaveLength(1);
    }
  });

  test('the C++ is shown as it is, once it is there', () => {
    const cpp = '#include "a.h"\n\nauto x = a < b && c;  // <b>\n';
    const html = drawn({}, { look: { tab: 'cpp', cpp } });
    expect(linesOf(html).map(({ source }) => source)).toEqual([
      '#include &quot;a.h&quot;',
      '',
      'auto x = a &lt; b &amp;&amp; c; // &lt;b&gt;',
    ]);
    expect(html).toContain('<span class="keyword">auto</span>');
  });

  test('until then it says why not', () => {
    expect(text(drawn({}, { look: { tab: 'cpp' } }))).toContain('Yükleniyor…');
    expect(text(drawn({}, { look: { tab: 'cpp', cpp: null } }))).toContain(
      'Dersin bir parçası indirilemedi.',
    );
  });

  test('without scripts there is only the program, and nothing to press', () => {
    const html = drawn({}, { live: false });
    expect(withAttribute(html, 'data-tab').map((each) => each['data-tab'])).toEqual(['python']);
    expect(withAttribute(html, 'data-action').every((button) => 'disabled' in button)).toBe(true);
  });
});
