import { describe, expect, test } from 'vitest';
import { heatmap } from '../../web/views/attention/heatmap.js';
import { sceneAt } from './support/lesson.js';
import { elements, markup, withAttribute } from './support/markup.js';

/** @param {Parameters<typeof sceneAt>} at */
const drawn = (...at) => markup(heatmap(sceneAt(...at)));

/** The cells row by row. @param {string} html */
const rowsOf = (html) => {
  const cells = elements(html, 'td').filter((cell) => 'data-cell' in cell);
  return Array.from({ length: 6 }, (_, row) => cells.slice(6 * row, 6 * row + 6));
};

/** @param {string} html @param {number} row */
const texts = (html, row) => rowsOf(html)[row].map(({ text }) => text);

test('a row asks and a column is looked at, each with its header', () => {
  const html = drawn();
  const headers = elements(html, 'th');
  const words = ['robot', 'kutu', 'aldı', 'çünkü', 'o', 'hafifti'];
  expect(headers.filter(({ scope }) => scope === 'col').map(({ text }) => text)).toEqual(words);
  expect(headers.filter(({ scope }) => scope === 'row').map(({ text }) => text)).toEqual(words);
  expect(rowsOf(html).flat()).toHaveLength(36);
});

describe('a weight', () => {
  test('has three decimals, as the language writes them', () => {
    expect(texts(drawn(), 4)).toEqual(['0,033', '0,589', '0,139', '0,068', '0,139', '0,033']);
    expect(texts(drawn({}, { lang: 'en' }), 4)[1]).toBe('0.589');
  });

  test('has two where the room is short', () => {
    const at = (/** @type {number} */ column) => texts(drawn({}, { look: { column } }), 4)[1];
    expect([at(38), at(37.9)]).toEqual(['0,589', '0,59']);
  });

  test('has the colour of its level; nothing else has one', () => {
    const level = (/** @type {string} */ html) => rowsOf(html)[4].map((cell) => cell.class.split(' ')[0]);
    expect(level(drawn())).toEqual(['w3', 'w59', 'w14', 'w7', 'w14', 'w3']);
    for (const step of [36, 42, 48])
      expect(level(drawn({ step }))).toEqual(['plain', 'plain', 'plain', 'plain', 'plain', 'plain']);
  });
});

describe('while the steps go on', () => {
  test.each([
    [35, 4, ['0', '5', '2,5', '1,25', '2,5', '0']],
    [42, 4, ['0', '2,89', '1,44', '0,72', '1,44', '0']],
    [48, 4, ['0,06', '1', '0,24', '0,11', '0,24', '0,06']],
    [55, 4, ['0,033', '0,589', '0,139', '0,068', '0,139', '0,033']],
  ])('step %i shows the numbers of its phase', (step, row, expected) => {
    expect(texts(drawn({ step }), row)).toEqual(expected);
  });

  test('what is not computed yet is empty and says so', () => {
    const html = drawn({ step: 17 });
    expect(texts(html, 2)).toEqual(['2,5', '2,5', '0', '0', '2,5', '']);
    expect(rowsOf(html)[2][5]['aria-label']).toBe('soran aldı, bakılan hafifti, puanlar henüz hesaplanmadı');
    expect(texts(drawn({ step: 50 }), 2)).toEqual(['', '', '', '', '', '']);
  });

  test('the step’s own cell is marked, and at rest none', () => {
    const marked = (/** @type {string} */ html) =>
      rowsOf(html)
        .flat()
        .filter((cell) => cell.class.includes('stepped'))
        .map((cell) => [cell['data-row'], cell['data-column']]);
    expect(marked(drawn({ step: 17 }))).toEqual([['2', '4']]);
    expect(marked(drawn({ step: 40 }))).toEqual([]);
    expect(marked(drawn())).toEqual([]);
  });
});

test('each cell says who asks, who is looked at, what and how much', () => {
  expect(rowsOf(drawn())[4][1]['aria-label']).toBe('soran o, bakılan kutu, ağırlıklar 0,589');
  expect(rowsOf(drawn({ step: 1 }, { lang: 'en' }))[0][0]['aria-label']).toBe(
    'query robot, key robot, scores 0',
  );
});

test.each([
  [{}, undefined, ['4', '1']],
  [{ query: 1 }, undefined, ['0', '2']],
  [{ step: 17 }, undefined, ['2', '4']],
  [{}, { row: 5, column: 0 }, ['5', '0']],
])('the Tab key reaches one cell, the explained one: %o %o', (place, pointed, expected) => {
  const cells = rowsOf(drawn(place, { look: { pointed } })).flat();
  const reached = cells.filter((cell) => cell.tabindex === '0');
  expect(reached.map((cell) => [cell['data-row'], cell['data-column']])).toEqual([expected]);
  expect(cells.filter((cell) => cell.tabindex === '-1')).toHaveLength(35);
});

test.each([1, 2, 3, 4, 5, 6])('the frame stands around row %i, which asks', (query) => {
  const html = drawn({ query });
  const y = `${(100 * (query - 1)) / 6}%`;
  expect(withAttribute(html, 'y').filter((rect) => rect.width === '100%')).toEqual([
    { y, width: '100%', height: `${100 / 6}%` },
  ]);
});

test('without scripts it is a table and not a grid', () => {
  const html = drawn({}, { live: false });
  expect(html).toContain('<table role="table"');
  expect(html).not.toMatch(/tabindex|grid/);
  expect(elements(html, 'td').filter(({ text }) => text === '0,589')).toHaveLength(1);
  expect(drawn()).toContain('<table role="grid"');
});
