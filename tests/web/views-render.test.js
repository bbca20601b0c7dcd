import { describe, expect, test } from 'vitest';
import { languages } from '../../web/i18n/languages.js';
import kind from '../../web/kinds/attention.js';
import { registry } from '../../web/lessons/registry.js';
import { lesson, parts } from '../../web/views/lesson.js';
import { share } from '../../web/views/share.js';
import { text as prose } from '../../web/views/text.js';
import { both, sceneAt } from './support/lesson.js';
import { markup, text, withAttribute } from './support/markup.js';

/** @typedef {Parameters<typeof sceneAt>[0]} Place */
/** @typedef {import('../../web/state/scene.js').Look} Look */

/** @type {[name: string, place: Place, look?: Look, live?: boolean][]} */
const states = [
  ['the start', {}],
  ['the page without scripts', {}, {}, false],
  ...[1, 6, 7, 17, 36, 37, 42, 43, 48, 49, 53, 54, 55, 59].map(
    (step) => /** @type {[string, Place]} */ ([`step ${step}`, { step }]),
  ),
  ...[1, 2, 3, 4, 6].map((query) => /** @type {[string, Place]} */ ([`query ${query}`, { query }])),
  ['the other ending', { ending: 1 }],
  ['the coldest', { temperature: 0.1 }],
  ['the hottest', { temperature: 5, ending: 1 }],
  ['a cell pointed at', {}, { pointed: { row: 0, column: 3 } }],
  ['a cell pointed at that is not computed', { step: 2 }, { pointed: { row: 5, column: 5 } }],
  ['a word pointed at', { step: 40 }, { pointed: { column: 2 } }],
  ['playing', { step: 17 }, { playing: true, speed: 4 }],
  ['the C++ before it is there', {}, { tab: 'cpp' }],
  ['the C++ that could not be had', {}, { tab: 'cpp', cpp: null }],
  ['the C++', {}, { tab: 'cpp', cpp: '// one\n\nauto q = x * wq;\n' }],
  ['something copied', {}, { copied: 'code' }],
  ['a link to copy by hand', {}, { copied: 'link', link: 'https://example.org/?step=1&query=2' }],
  ['narrow columns on a phone', { step: 53 }, { column: 30, compact: true }],
  [
    'values refused',
    {},
    {
      refused: [
        { name: 'query', value: '7', expected: [1, 6], used: 5 },
        { name: 'temperature', value: '<b>', expected: [0.1, 5], used: 1 },
        { name: 'ending', value: '-1', expected: [0, 1], used: 0 },
        { name: 'step', value: 'NaN', expected: [1, 60], used: 60 },
        { name: 'theme', value: 'red', expected: ['auto', 'light', 'dark'], used: 'auto' },
        { name: 'lang', value: 'de', expected: ['tr', 'en'], used: 'tr' },
      ],
    },
  ],
];

/** @param {string} where @param {RegExp} pattern */
const found = (where, pattern) => pattern.exec(where)?.[0];

describe.each(both)('%s', async (lang) => {
  const { default: sections } = await registry.dikkat.prose[lang]();
  /** @param {import('../../web/state/attention/scene.js').Scene} scene */
  const late = (scene) => ({
    text: prose(sections, kind.views.data?.(scene), ''),
    share: share(scene, kind.views.files(scene)),
  });

  describe.each(states)('%s', (_, place, look, live) => {
    const scene = sceneAt(place, { lang, look, live });
    const html = markup(lesson(scene, kind.views, late(scene)));

    test('every text and number is there', () => {
      const read = text(html).replace('“NaN”', '“what was refused”');
      expect(found(read, /.{9}(undefined|null|NaN|Infinity|\[object|=>)/)).toBeUndefined();
      expect(found(read, /.{9}-0(?![.,]?\d*[1-9])/), 'a negative zero').toBeUndefined();
      expect(found(html, / [\w-]+="[^"]*(undefined|null|NaN|\[object)/), 'an attribute').toBeUndefined();
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
    expect(parts).toContain(part);
    const html = markup(lesson(sceneAt({}, { lang }), kind.views, {}, [part]));
    const marks = {
      scene: 'class="figure"',
      player: 'class="player"',
      code: 'class="code"',
    };
    for (const [each, mark] of Object.entries(marks)) expect(html.includes(mark), each).toBe(each === part);
  });

  test('a number has the language’s decimal sign', () => {
    const read = text(markup(lesson(sceneAt({}, { lang }), kind.views, {}, ['scene'])));
    expect(read).toContain({ tr: '%58,9', en: '58.9%' }[lang]);
    expect(found(read, { tr: /\d\.\d/, en: /\d,\d/ }[lang])).toBeUndefined();
  });
});

test('every language of the site is tested', () => {
  expect(both).toEqual(Object.keys(languages));
});
