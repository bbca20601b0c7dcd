import { describe, expect, test } from 'vitest';
import { lesson } from '../../web/views/lesson.js';
import { notice } from '../../web/views/notice.js';
import { figure } from '../../web/views/scaling/figure.js';
import { sliders } from '../../web/views/scaling/sliders.js';
import { share } from '../../web/views/share.js';
import { both } from './support/lesson.js';
import { elements, markup, text, withAttribute } from './support/markup.js';
import { kind, olcekli, sceneAt } from './support/scaling.js';

/**
 * The lesson on scaling as a whole, in every state that it can be in, and what a learner sets in it.
 *
 * @typedef {Parameters<typeof sceneAt>[0]} Place
 * @typedef {import('../../web/state/scene.js').Look} Look
 */

const huge = '9'.repeat(300);

/** @type {[name: string, place: Place, look?: Look, live?: boolean][]} */
const states = [
  ['the start', {}],
  ['the page without scripts', {}, {}, false],
  ['the smallest dimension', { d: 1 }],
  ['the largest', { d: 4096 }],
  ['one between two stops', { d: 1000 }],
  ['another seed', { d: 4, seed: '1' }],
  ['a seed of 300 digits', { seed: huge }],
  ['a key pointed at', {}, { pointed: { column: 7 } }],
  ['another list', { d: 16 }, { ran: [16] }],
  ['the C++ before it is there', {}, { tab: 'cpp' }],
  ['the C++ that could not be had', {}, { tab: 'cpp', cpp: null }],
  ['the C++', {}, { tab: 'cpp', cpp: '// one\n\nauto s = q * k;\n' }],
  ['something copied', {}, { copied: 'code' }],
  ['narrow columns on a phone', {}, { column: 30, compact: true }],
  [
    'values refused',
    {},
    {
      refused: [
        { name: 'd', value: '<b>', expected: [1, 4096], whole: true, used: 64 },
        { name: 'seed', value: '-1', expected: { digits: 300 }, used: '0' },
        { name: 'pairs', value: '1', expected: [2, 100_000], whole: true, used: 10_000 },
        { name: 'theme', value: 'red', expected: ['auto', 'light', 'dark'], used: 'auto' },
      ],
    },
  ],
];

/** @param {string} where @param {RegExp} pattern */
const found = (where, pattern) => pattern.exec(where)?.[0];

describe.each(both)('%s', (lang) => {
  describe.each(states)('%s', (_, place, look, live) => {
    const scene = sceneAt(place, { lang, look, live });
    const html = markup([lesson(scene, kind.views), share(scene, kind.views.files(scene))]);

    test('every text and number is there', () => {
      expect(found(text(html), /.{9}(undefined|null|NaN|Infinity|\[object|=>)/)).toBeUndefined();
      expect(found(text(html), /.{9}-0(?![.,]?\d*[1-9])/), 'a negative zero').toBeUndefined();
      expect(found(html, / [\w-]+="[^"]*(undefined|null|NaN|Infinity|\[object)/), 'an attribute').toBe(
        undefined,
      );
    });

    test('nothing is there that the page’s policy refuses, or that came from outside as markup', () => {
      expect(found(html, / style=| on\w+=|<script|<style/)).toBeUndefined();
      expect(html).not.toContain('“<b>”');
    });

    test('what names an element names one that is there', () => {
      const ids = withAttribute(html, 'id').map(({ id }) => id);
      expect(new Set(ids).size, 'each id once').toBe(ids.length);
      for (const name of ['aria-labelledby', 'aria-controls', 'for'])
        for (const attributes of withAttribute(html, name)) expect(ids).toContain(attributes[name]);
    });
  });

  test.each(['scene', 'player', 'code'])('the part %s can stand alone', (part) => {
    const html = markup(lesson(sceneAt({}, { lang }), kind.views, {}, [part]));
    const marks = { scene: 'class="figure"', code: 'class="code"' };
    for (const [each, mark] of Object.entries(marks)) expect(html.includes(mark), each).toBe(each === part);
    expect(html, 'it has no steps to play').not.toContain('class="player"');
  });

  test('a number of the scene has the language’s decimal sign', () => {
    const spoken = text(markup(figure(sceneAt({}, { lang }))));
    expect(found(spoken, { tr: /\d\.\d/, en: /\d,\d/ }[lang])).toBeUndefined();
  });

  test('without scripts there is nothing to set or to press', () => {
    const html = markup(lesson(sceneAt({}, { lang, live: false }), kind.views, {}, ['scene', 'code']));
    expect(html).not.toMatch(/<input|data-setting|data-set=/);
    expect(withAttribute(html, 'type').filter((button) => !('disabled' in button))).toEqual([]);
    expect(withAttribute(html, 'for')).toEqual([]);
    const [slider] = elements(html, 'output');
    expect(slider.text).toBe('64');
    expect(text(html)).toContain({ tr: 'Tohum 0', en: 'Seed 0' }[lang]);
  });
});

describe('the sliders', () => {
  test('set the dimension by its stops', () => {
    const html = markup(sliders(sceneAt({ d: 1024 })));
    const stops = olcekli.controls.d.stops ?? [];
    const [slider] = withAttribute(html, 'data-setting');
    expect(slider).toMatchObject({
      id: 'set-d',
      'data-setting': 'd',
      'aria-valuetext': 'd = 1024',
      'data-stops': stops.join(' '),
      max: String(stops.length - 1),
      value: String(stops.indexOf(1024)),
    });
    expect(elements(html, 'label')).toMatchObject([{ for: 'set-d', text: 'Boyut d' }]);
    expect(elements(html, 'output')).toMatchObject([{ for: 'set-d', text: '1024' }]);
    expect(elements(html, 'text').map((mark) => mark.text)).toEqual(['4', '64', '1024']);
  });

  test.each([
    ['0', '0', '1'],
    ['41', '41', '42'],
    ['999999', '999999', '0'],
    ['12345678901234567890', '12345678901234567890', '567891'],
    ['300 nines', huge, '0'],
  ])('offer after the seed %s another one', (_, seed, next) => {
    const html = markup(sliders(sceneAt({ seed })));
    expect(withAttribute(html, 'data-set').map((button) => button['data-set'])).toEqual([`seed=${next}`]);
    expect(text(html)).toContain(`Tohum ${seed}`);
  });
});

test('the notice says of each setting what was expected, what came and what is used', () => {
  /** @type {import('../../web/state/controls.js').Refusal[]} */
  const refused = [
    { name: 'd', value: '4097', expected: [1, 4096], whole: true, used: 64 },
    { name: 'seed', value: '-1', expected: { digits: 300 }, used: '0' },
    { name: 'pairs', value: '1', expected: [2, 100_000], whole: true, used: 10_000 },
    { name: 'theme', value: 'red', expected: ['auto', 'light', 'dark'], used: 'auto' },
  ];
  /** @param {'tr' | 'en'} lang */
  const lines = (lang) =>
    elements(markup(notice(sceneAt({}, { lang, look: { refused } }))), 'li').map((line) => line.text);
  expect(lines('tr')).toEqual([
    'Boyut d: 1 ile 4096 arasında bir tam sayı bekleniyordu, “4097” geldi; 64 kullanıldı.',
    'Tohum: en çok 300 basamaklı bir doğal sayı bekleniyordu, “-1” geldi; 0 kullanıldı.',
    'Çift sayısı: 2 ile 100000 arasında bir tam sayı bekleniyordu, “1” geldi; 10000 kullanıldı.',
    'Tema: auto, light, dark bekleniyordu, “red” geldi; auto kullanıldı.',
  ]);
  expect(lines('en').slice(0, 3)).toEqual([
    'Dimension d: expected a whole number from 1 to 4096, got “4097”; using 64.',
    'Seed: expected a whole number of at most 300 digits, not below 0, got “-1”; using 0.',
    'Pairs: expected a whole number from 2 to 100000, got “1”; using 10000.',
  ]);
});

test('both tables can be saved beside the picture', () => {
  const scene = sceneAt();
  const buttons = withAttribute(markup(share(scene, kind.views.files(scene))), 'data-file');
  expect(buttons.map((button) => button['data-file'])).toEqual(['png', 'svg', 'scores', 'curves']);
});
