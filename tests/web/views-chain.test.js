import { describe, expect, test } from 'vitest';
import { chain } from '../../web/views/attention/chain.js';
import { detail } from '../../web/views/attention/detail.js';
import { sceneAt } from './support/lesson.js';
import { elements, markup, text, withAttribute } from './support/markup.js';

/** The stations' rows. @param {Parameters<typeof sceneAt>} at */
const stations = (...at) => {
  const html = markup(chain(sceneAt(...at)));
  return elements(html.slice(html.indexOf('<tbody')), 'tr').map(({ class: name }, i) => ({
    state: name.split(' ').at(-1),
    cells: elements(html.split('<tr').slice(2)[i], 'td').map((cell) => cell.text),
  }));
};

describe('the chain', () => {
  test('shows the row’s numbers, station by station', () => {
    expect(stations().map(({ cells }) => cells)).toEqual([
      ['0', '5', '2,5', '1,25', '2,5', '0', 'q = [0 5 2,5]'],
      ['0', '2,89', '1,44', '0,72', '1,44', '0', '√3 · 1,00 = 1,73'],
      ['0,06', '1', '0,24', '0,11', '0,24', '0,06', 'Σ = 1,70'],
      ['0,033', '0,589', '0,139', '0,068', '0,139', '0,033', 'Σ = 1'],
      ['0,03 0 0', '0 0,59 0', '0 0 0,14', '0 0 0,03', '0,07 0,07 0', '0 0 0', '[0,10 0,66 0,17]'],
    ]);
  });

  test.each([
    [1, 0, ['now', 'next', 'next', 'next', 'next']],
    [6, 0, ['now', 'next', 'next', 'next', 'next']],
    [36, 5, ['now', 'next', 'next', 'next', 'next']],
    [37, 0, ['done', 'now', 'next', 'next', 'next']],
    [48, 5, ['done', 'done', 'now', 'next', 'next']],
    [54, 5, ['done', 'done', 'done', 'now', 'next']],
    [59, 4, ['done', 'done', 'done', 'done', 'now']],
    [60, 4, ['done', 'done', 'done', 'done', 'done']],
  ])('at step %i it follows row %i and says where it is', (step, row, expected) => {
    const scene = sceneAt({ step });
    expect(scene.row).toBe(row);
    expect(stations({ step }).map(({ state }) => state)).toEqual(expected);
  });

  test('at rest is at no station, though the last step has computed the last word’s row', () => {
    expect(stations({ query: 6 }).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'done',
    ]);
  });

  test('shows no number that a later step computes', () => {
    const empty = ['', '', '', '', '', ''];
    expect(stations({ step: 17 }).map(({ cells }) => cells)).toEqual([
      ['2,5', '2,5', '0', '0', '2,5', '', 'q = [2,5 2,5 0]'],
      [...empty, '√3 · 1,00 = 1,73'],
      [...empty, ''],
      [...empty, ''],
      [...empty, ''],
    ]);
  });

  test('each station leads to the step that finishes it', () => {
    const steps = (/** @type {Parameters<typeof sceneAt>} */ ...at) =>
      withAttribute(markup(chain(sceneAt(...at))), 'data-step').map((button) => Number(button['data-step']));
    expect(steps()).toEqual([30, 41, 47, 53, 59]);
    expect(steps({ query: 1 })).toEqual([6, 37, 43, 49, 55]);
  });

  test('a bar shows how far a number reaches towards its row’s largest', () => {
    const bars = withAttribute(markup(chain(sceneAt())), 'height');
    const widths = bars.map(({ width }) => width);
    expect(widths.slice(0, 6)).toEqual(['0.0%', '100.0%', '50.0%', '25.0%', '50.0%', '0.0%']);
    // exp stretches the gap that the scores have.
    expect(widths.slice(12)).toEqual(['5.6%', '100.0%', '23.6%', '11.5%', '23.6%', '5.6%']);
    for (const { x, width } of bars)
      expect(2 * parseFloat(x) + parseFloat(width), 'centred').toBeCloseTo(100, 0);
  });
});

describe('the detail', () => {
  /** @param {Parameters<typeof sceneAt>} at */
  const sums = (...at) => elements(markup(detail(sceneAt(...at))), 'dd').map((sum) => sum.text);

  test('is the whole sum of the cell', () => {
    expect(sums()).toEqual([
      '0 · 0 + 5 · 1 + 2,5 · 0 = 5',
      '5 ÷ 1,7321 = 2,8868',
      'exp(2,8868 − 2,8868) = 1',
      '1 ÷ 1,6985 = 0,5887',
      '0,5887 · [0 1 0] = [0 0,5887 0]',
    ]);
  });

  test('of the cell that is pointed at', () => {
    const html = markup(detail(sceneAt({}, { look: { pointed: { row: 2, column: 4 } } })));
    expect(text(html)).toContain('soran aldı → bakılan o');
    expect(elements(html, 'dd')[0].text).toBe('2,5 · 0,5 + 2,5 · 0,5 + 0 · 0 = 2,5');
  });

  test('goes as far as the steps have come', () => {
    const yet = 'henüz hesaplanmadı';
    expect(sums({ step: 17 })).toEqual(['2,5 · 0,5 + 2,5 · 0,5 + 0 · 0 = 2,5', yet, yet, yet, yet]);
    expect(sums({ step: 17 }, { look: { pointed: { row: 2, column: 5 } } })).toEqual([
      yet,
      yet,
      yet,
      yet,
      yet,
    ]);
    expect(sums({ step: 53 }).filter((sum) => sum === yet)).toEqual([yet]);
  });

  test('shows how small a share is, not that it is nothing', () => {
    const shares = sums({ temperature: 0.1 }, { look: { pointed: { row: 4, column: 0 } } });
    expect(shares[3]).toBe('2,9 · 10⁻¹³ ÷ 1 = 2,9 · 10⁻¹³');
  });
});
