import { describe, expect, test } from 'vitest';
import { notice } from '../../web/views/notice.js';
import { caption, player } from '../../web/views/attention/player.js';
import { range } from '../../web/views/range.js';
import { sliders } from '../../web/views/attention/sliders.js';
import { sceneAt, words } from './support/lesson.js';
import { elements, markup, text, withAttribute } from './support/markup.js';

/** @typedef {import('../../web/state/controls.js').Refusal} Refusal */

describe('a range', () => {
  const of = {
    setting: 'temperature',
    control: { min: 0.1, max: 5, step: 0.05, start: 1 },
    value: 2.55,
    text: '2,55',
    enabled: true,
  };

  test('is a native input that speaks its value', () => {
    expect(withAttribute(markup(range(of)), 'type')).toEqual([
      {
        type: 'range',
        'aria-valuetext': '2,55',
        min: '0.1',
        max: '5',
        step: '0.05',
        value: '2.55',
        'data-setting': 'temperature',
        autocomplete: 'off',
      },
    ]);
  });

  test.each([
    [0.1, '0.00%'],
    [2.55, '50.00%'],
    [5, '100.00%'],
  ])('at %d is filled to %s', (value, width) => {
    const rects = withAttribute(markup(range({ ...of, value })), 'width');
    expect(rects.find((rect) => rect.class === 'fill')?.width).toBe(width);
  });

  test('has a mark for each value, if it is to have marks', () => {
    const control = { min: 1, max: 6, step: 1, start: 5 };
    const marks = withAttribute(markup(range({ ...of, control, value: 5, ticks: true })), 'x1');
    expect(marks.map(({ x1 }) => x1)).toEqual(['0.00%', '20.00%', '40.00%', '60.00%', '80.00%', '100.00%']);
    expect(withAttribute(markup(range(of)), 'x1')).toEqual([]);
  });

  test('is a track alone where nothing can be set', () => {
    const html = markup(range({ ...of, enabled: false }));
    expect(html).not.toContain('<input');
    expect(withAttribute(html, 'width').map(({ width }) => width)).toContain('100%');
  });
});

describe('the sliders', () => {
  /** @param {Parameters<typeof sceneAt>} at */
  const drawn = (...at) => markup(sliders(sceneAt(...at)));
  const spoken = (/** @type {string} */ html) =>
    withAttribute(html, 'data-setting').map((input) => [input['data-setting'], input['aria-valuetext']]);

  test('have the names, ranges and start values of the lesson', () => {
    const html = drawn();
    expect(elements(html, 'label').map((label) => label.text)).toEqual([
      'Sorgu kelimesi',
      'Sıcaklık τ',
      'Son kelime',
    ]);
    expect(
      withAttribute(html, 'data-setting').map(({ min, max, step, value }) => [min, max, step, value]),
    ).toEqual([
      ['1', '6', '1', '5'],
      ['0.1', '5', '0.05', '1'],
      ['0', '1', '1', '0'],
    ]);
  });

  test('speak as a person reads them', () => {
    expect(spoken(drawn({ query: 2, temperature: 0.15, ending: 1 }))).toEqual([
      ['query', 'kutu, 2. kelime'],
      ['temperature', '0,15'],
      ['ending', 'güçlüydü'],
    ]);
    expect(spoken(drawn({}, { lang: 'en' }))).toEqual([
      ['query', 'it, word 5'],
      ['temperature', '1.00'],
      ['ending', 'light'],
    ]);
  });

  test('say what their ends mean', () => {
    const ends = (/** @type {string} */ html) =>
      elements(html, 'span')
        .filter((span) => span.class === 'end')
        .map((span) => span.text);
    expect(ends(drawn())).toEqual(['robot', 'hafifti', '0,1 keskin', 'dağınık 5', 'hafifti', 'güçlüydü']);
    expect(ends(drawn({ ending: 1 }))[1]).toBe('güçlüydü');
  });
});

describe('the player', () => {
  /** @param {Parameters<typeof sceneAt>} at */
  const drawn = (...at) => markup(player(sceneAt(...at)));
  const off = (/** @type {string} */ html) =>
    withAttribute(html, 'data-action')
      .filter((button) => 'disabled' in button)
      .map((button) => button['data-action']);

  test.each([
    [1, ['previous']],
    [17, []],
    [60, ['next']],
  ])('at step %i cannot go beyond the ends', (step, expected) => {
    expect(off(drawn({ step }))).toEqual(expected);
  });

  test('without scripts cannot go at all', () => {
    expect(off(drawn({}, { live: false }))).toEqual(['previous', 'play', 'next']);
  });

  test('says what its middle button does next', () => {
    const label = (/** @type {boolean} */ playing) =>
      withAttribute(drawn({ step: 17 }, { look: { playing } }), 'data-action')[1]['aria-label'];
    expect([label(false), label(true)]).toEqual(['Oynat', 'Durdur']);
  });

  test.each([
    [1, 'Benzerlik “robot” × “robot” · sorgu ile anahtarın iç çarpımı', '1 / 60'],
    [17, 'Benzerlik “aldı” × “o” · sorgu ile anahtarın iç çarpımı', '17 / 60'],
    [37, 'Ölçek “robot” satırı · her puanı √d · τ ile böl', '37 / 60'],
    [44, 'Üstel “kutu” satırı · satırın en büyüğünü çıkar, üstelini al', '44 / 60'],
    [54, 'Ağırlık “hafifti” satırı · her üsteli satır toplamına böl', '54 / 60'],
    [59, 'Çıktı “o” satırı · değerleri ağırlıklarıyla karıştır', '59 / 60'],
    [60, 'Hepsi hesaplandı çıktı · “hafifti” satırı', '60 / 60'],
  ])('at step %i names it', (step, expected, count) => {
    const lines = elements(drawn({ step }), 'p').map((line) => line.text);
    expect(lines).toEqual([expected, count]);
  });

  test('speaks the step through its scrubber', () => {
    const [scrubber] = withAttribute(drawn({ step: 17 }, { lang: 'en' }), 'data-setting');
    expect(scrubber).toMatchObject({
      'data-setting': 'step',
      'aria-label': 'Step',
      'aria-valuetext': '17 / 60, similarity, “picked” × “it” · dot product of query and key',
      min: '1',
      max: '60',
      value: '17',
    });
  });

  test('offers its speeds as the language writes them', () => {
    const speeds = (/** @type {'tr' | 'en'} */ lang) =>
      elements(drawn({}, { lang, look: { speed: 2, compact: false } }), 'option').map((option) => [
        option.text,
        'selected' in option,
      ]);
    expect(speeds('tr')).toEqual([
      ['0,5×', false],
      ['1×', false],
      ['2×', true],
      ['4×', false],
    ]);
    expect(speeds('en')[0]).toEqual(['0.5×', false]);
    expect(elements(drawn({}, { look: { speed: 2 } }), 'select'), 'not before it is seen').toEqual([]);
  });

  test.each([
    ['tr', 'ilk', 'İlk'],
    ['tr', 'ılık', 'Ilık'],
    ['en', 'input', 'Input'],
  ])('%s: "%s" begins a caption as "%s"', (lang, name, capital) => {
    const scene = sceneAt({ step: 1 }, { lang: /** @type {'tr' | 'en'} */ (lang) });
    const phases = { ...scene.t.phases, scores: { name, does: 'x' } };
    const [title] = elements(markup(player({ ...scene, t: { ...scene.t, phases } })), 'b');
    expect(title.text).toBe(capital);
  });

  test('a caption has no full stop and no empty part', () => {
    for (const lang of /** @type {const} */ (['tr', 'en']))
      for (let step = 1; step <= 60; step++) {
        const { name, what } = caption(sceneAt({ step }, { lang }));
        for (const part of [name, ...what.split(' · ')]) expect(part).toMatch(/^\S(.*[^\s.])?$/);
      }
  });
});

describe('the notice', () => {
  /** @param {Refusal[]} refused @param {'tr' | 'en'} lang */
  const lines = (refused, lang) =>
    elements(markup(notice(sceneAt({}, { lang, look: { refused } }))), 'li').map((line) => line.text);

  test('says what was expected, what came and what is used', () => {
    /** @type {Refusal[]} */
    const refused = [
      { name: 'temperature', value: '0.01', expected: [0.1, 5], used: 1 },
      { name: 'theme', value: 'red', expected: ['auto', 'light', 'dark'], used: 'auto' },
    ];
    expect(lines(refused, 'tr')).toEqual([
      'Sıcaklık τ: 0,1 ile 5 arasında bir sayı bekleniyordu, “0.01” geldi; 1 kullanıldı.',
      'Tema: auto, light, dark bekleniyordu, “red” geldi; auto kullanıldı.',
    ]);
    expect(lines(refused, 'en')).toEqual([
      'Temperature τ: expected a number from 0.1 to 5, got “0.01”; using 1.',
      'Theme: expected auto, light, dark, got “red”; using auto.',
    ]);
  });

  test('knows every setting that can be refused', () => {
    for (const lang of /** @type {const} */ (['tr', 'en']))
      expect(Object.keys(words[lang].strings.controls)).toEqual([
        'query',
        'temperature',
        'ending',
        'step',
        'theme',
        'lang',
        'parts',
      ]);
  });

  test('is not there without a reason', () => {
    expect(text(markup(notice(sceneAt())))).toBe('');
    expect(text(markup(notice(sceneAt({}, { look: { refused: [] } }))))).toBe('');
  });
});
