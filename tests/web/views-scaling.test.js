import { describe, expect, test } from 'vitest';
import { rows } from '../../web/state/scaling/scene.js';
import { code } from '../../web/views/code.js';
import { curves } from '../../web/views/scaling/curves.js';
import { figure } from '../../web/views/scaling/figure.js';
import { stations } from '../../web/views/scaling/stations.js';
import { both } from './support/lesson.js';
import { elements, markup, withAttribute } from './support/markup.js';
import { engine, kind, olcekli, sceneAt } from './support/scaling.js';

/** The figure, the curves and what stands beside the program: every number is the engine's. */

const stops = olcekli.controls.d.stops ?? [];
/** A number as a reader of the language reads it. @param {string} written @param {string} lang */
const read = (written, lang) =>
  Number((lang === 'tr' ? written.replace(',', '.') : written).replace('−', '-'));

/** @param {number} value @param {number} decimals */
const rounded = (value, decimals) => Number(value.toFixed(decimals)) + 0;

/** The inside of each of a table's body rows. @param {string} html */
const bodyRows = (html) =>
  Array.from(html.split('<tbody')[1].matchAll(/<tr[^>]*>(.*?)<\/tr>/g), ([, row]) => row);

/** @param {string} row @returns {string[]} */
const cellsOf = (row) => elements(row, 'td').map((cell) => cell.text);

describe.each(both)('%s', (lang) => {
  test('the headline has the two largest weights', () => {
    const html = markup(figure(sceneAt({ d: 256, seed: '3' }, { lang })));
    const [headline] = elements(html, 'h2');
    const { plain, divided } = engine.saturation({ seed: '3', keys: 8, d: 256 });
    const numbers = Array.from(headline.text.matchAll(/%(\d+,\d)|(\d+\.\d)%/g), ([, tr, en]) =>
      read(tr ?? en, lang),
    );
    expect(numbers).toEqual([plain, divided].map(({ largest }) => rounded(100 * largest, 1)));
    expect(headline.text).toContain('d = 256');
    expect(elements(markup(figure(sceneAt({}, { lang }))), 'h2')[0].text).toContain(
      { tr: 'bölmeden %100,0; √d’ye bölünce %42,0.', en: '100.0% undivided, and 42.0% after' }[lang],
    );
  });

  test.each([
    { d: 1, seed: '0' },
    { d: 64, seed: '0' },
    { d: 1000, seed: '11' },
    { d: 4096, seed: String(2n ** 128n - 1n) },
  ])('the figure’s every number is the engine’s: %o', (place) => {
    const html = markup(stations(sceneAt(place, { lang })));
    const { scores, scaled, divisor, plain, divided } = engine.saturation({ ...place, keys: 8 });
    const expected = [scores, plain.weights, scaled, divided.weights].map((values, at) =>
      Array.from(values, (value) => rounded(value, at % 2 ? 3 : 1)),
    );
    const drawn = bodyRows(html).map(cellsOf);
    expect(drawn.map((cells) => cells.slice(0, 8).map((cell) => read(cell, lang)))).toEqual(expected);
    const [, , root] = drawn.map((cells) => cells[8]);
    expect(drawn.map((cells) => cells[8])).toEqual(['', 'Σ = 1', root, 'Σ = 1']);
    const [before, after] = root.split(' = ');
    expect([before, read(after, lang)]).toEqual([`√${place.d}`, rounded(divisor, 2)]);
  });

  test('the figure’s columns and rows have their names', () => {
    const html = markup(stations(sceneAt({}, { lang })));
    const [head] = html.split('<tbody');
    expect(elements(head, 'i').map((key) => key.text)).toEqual(
      Array.from({ length: 8 }, (_, i) => `k${'₁₂₃₄₅₆₇₈'[i]}`),
    );
    expect(bodyRows(html).map((row) => elements(row, 'th')[0].text)).toEqual(
      {
        tr: ['q · k puan', 'softmax bölmeden', '÷ √d ölçek', 'softmax bölünce'],
        en: ['q · k score', 'softmax undivided', '÷ √d scaled', 'softmax divided'],
      }[lang],
    );
  });

  test('a curve is named with its numbers for who cannot see it', () => {
    const labels = withAttribute(markup(curves(sceneAt({ d: 4 }, { lang }))), 'role').map(
      (image) => image['aria-label'],
    );
    const { plain, divided } = engine.saturation({ seed: '0', keys: 8, d: 4 });
    const names = {
      tr: ['En büyük pay', 'Entropi', 'Gradyan'],
      en: ['Largest weight', 'Entropy', 'Gradient'],
    };
    expect(labels).toHaveLength(3);
    for (const [i, measure] of /** @type {const} */ (['largest', 'entropy', 'gradient']).entries()) {
      expect(labels[i]).toMatch(new RegExp(`^${names[lang][i]}.* d = 4: `));
      const numbers = labels[i].match(/\d[.,]\d{3}/g)?.map((each) => read(each, lang));
      expect(numbers, measure).toEqual([rounded(plain[measure], 3), rounded(divided[measure], 3)]);
    }
  });

  test('the curves’ captions have the same numbers', () => {
    const html = markup(curves(sceneAt({ d: 1000, seed: '2' }, { lang })));
    const { plain, divided } = engine.saturation({ seed: '2', keys: 8, d: 1000 });
    const numbers = elements(html, 'figcaption').map((each) =>
      each.text.match(/\d[.,]\d{3}/g)?.map((number) => read(number, lang)),
    );
    expect(numbers).toEqual(
      /** @type {const} */ (['largest', 'entropy', 'gradient']).map((measure) =>
        [plain, divided].map((of) => rounded(of[measure], 3)),
      ),
    );
  });

  test('the table has the curves’ numbers at each power of two', () => {
    const html = markup(curves(sceneAt({ seed: '5' }, { lang })));
    const powers = Array.from({ length: 13 }, (_, power) => 2 ** power);
    const curve = engine.saturationCurve({ seed: '5', keys: 8, dimensions: powers });
    const drawn = bodyRows(html);
    expect(drawn.map((row) => elements(row, 'th')[0].text)).toEqual(powers.map(String));
    expect(drawn.map((row) => cellsOf(row).map((cell) => read(cell, lang)))).toEqual(
      powers.map((_, at) =>
        /** @type {const} */ (['largest', 'entropy', 'gradient']).flatMap((measure) => [
          rounded(curve.plain[measure][at], 3),
          rounded(curve.divided[measure][at], 3),
        ]),
      ),
    );
    const heads = elements(html.split('<tbody')[0], 'th').map((each) => each.text);
    expect(heads).toHaveLength(10);
    expect(heads.slice(4)).toEqual(
      [1, 2, 3].flatMap(
        () => ({ tr: ['bölmeden', '√d’ye bölünce'], en: ['undivided', 'divided by √d'] })[lang],
      ),
    );
  });
});

describe('the drawings', () => {
  const scene = sceneAt({ d: 16, seed: '4' });
  const drawnRows = bodyRows(markup(stations(scene)));

  test('colour and raise each weight on a scale from 0 to 1', () => {
    for (const at of [1, 3]) {
      const weights = Array.from(scene.values[rows[at]]);
      const cells = withAttribute(drawnRows[at], 'data-column');
      expect(cells.map((cell) => cell.class.trim())).toEqual(
        weights.map((weight) => `w${Math.round(100 * weight)}`),
      );
      const rects = withAttribute(drawnRows[at], 'height');
      expect(rects.map(({ y, height }) => [y, height])).toEqual(
        weights.map((weight) => [`${(100 - 100 * weight).toFixed(1)}%`, `${(100 * weight).toFixed(1)}%`]),
      );
    }
  });

  test('reach as far as each score from the middle, to the left where it is negative', () => {
    for (const at of [0, 2]) {
      const values = Array.from(scene.values[rows[at]]);
      const most = Math.max(...values.map(Math.abs));
      const rects = withAttribute(drawnRows[at], 'height');
      expect(values.some((value) => value < 0)).toBe(true);
      for (const [key, { x, width }] of rects.entries()) {
        expect(parseFloat(width)).toBeCloseTo((50 * Math.abs(values[key])) / most, 0);
        expect(parseFloat(x)).toBeCloseTo(values[key] < 0 ? 50 - parseFloat(width) : 50, 0);
      }
    }
  });

  test('go through each stop, and mark the present dimension', () => {
    const html = markup(curves(scene));
    const paths = withAttribute(html, 'd');
    const across = (/** @type {number} */ d) => (200 * Math.log2(d)) / 12;
    const tops = { largest: 1, entropy: Math.log(8), gradient: 0.5 };
    for (const [i, measure] of /** @type {const} */ (['largest', 'entropy', 'gradient']).entries()) {
      const [ground, here, plain, divided] = paths.slice(4 * i, 4 * i + 4);
      expect([ground, here, plain, divided].map((path) => path.class)).toEqual([
        'ground',
        'here',
        'plain',
        'divided',
      ]);
      expect(here.d).toBe(`M${across(16).toFixed(1)} 0V90`);
      for (const [path, values] of /** @type {const} */ ([
        [plain, scene.curve.plain[measure]],
        [divided, scene.curve.divided[measure]],
      ])) {
        const points = path.d
          .slice(1)
          .split('L')
          .map((point) => point.split(' ').map(Number));
        expect(points).toHaveLength(stops.length);
        for (const [at, [x, y]] of points.entries()) {
          expect(Math.abs(x - across(stops[at])), `${measure} x`).toBeLessThanOrEqual(0.051);
          expect(Math.abs(y - 90 * (1 - values[at] / tops[measure])), `${measure} y`).toBeLessThanOrEqual(
            0.051,
          );
          expect(y >= 0 && y <= 90).toBe(true);
        }
      }
    }
  });

  test('light the key that is pointed at, in the figure and beside the program', () => {
    const pointed = sceneAt({}, { look: { pointed: { column: 6 } } });
    const html = markup(figure(pointed));
    const lit = withAttribute(html, 'data-column').filter((cell) => /\blit\b/.test(cell.class));
    expect(lit.map((cell) => cell['data-column'])).toEqual(['6', '6', '6', '6', '6']);
    expect(html).toContain('<rect x="75%" width="12.5%" height="100%"');
    const beside = elements(markup(code(pointed, kind.views.beside)), 'span').filter(
      (s) => s.class === 'lit',
    );
    expect(beside.map((span) => span.text)).toEqual(['12,5', '1', '1,6', '0,42']);
    expect(markup(figure(sceneAt()))).not.toContain('lit"');
  });
});

describe('beside the program’s lines', () => {
  /** What stands beside the line. @param {string} html @param {string} start */
  const beside = (html, start) => {
    const line = html
      .split('<div class="line ')
      .find((each) => elements(each, 'code')[0]?.text.startsWith(start));
    return elements(line?.split('<span class="values">')[1] ?? '', 'span').map((value) => value.text);
  };

  test('stand each key’s numbers', () => {
    const html = markup(code(sceneAt(), kind.views.beside));
    expect(beside(html, 'scores =')).toEqual(['2,5', '−0,8', '4,5', '0,1', '−1,7', '−4,0', '12,5', '−15,8']);
    expect(beside(html, 'plain =')).toEqual(['0,00', '0,00', '0,00', '0,00', '0,00', '0,00', '1', '0,00']);
    expect(beside(html, 'scaled =')).toEqual(['0,3', '−0,1', '0,6', '0,0', '−0,2', '−0,5', '1,6', '−2,0']);
    expect(beside(html, 'weights =')).toEqual([
      '0,12',
      '0,08',
      '0,15',
      '0,09',
      '0,07',
      '0,05',
      '0,42',
      '0,01',
    ]);
    expect(beside(html, 'import')).toEqual([]);
    expect(beside(html, 'print(plain')).toEqual([]);
  });

  test('stand the list, the seed and the number of pairs that are run', () => {
    const html = markup(
      code(sceneAt({ d: 16, seed: '7', pairs: 50 }, { look: { ran: [16] } }), kind.views.beside),
    );
    const lines = elements(html, 'code').map((line) => line.text);
    expect(lines).toContain('d = 16');
    expect(lines.filter((line) => line === 'rng = np.random.default_rng(7)')).toHaveLength(2);
    expect(lines).toContain('for d in [16]:');
    expect(lines).toContain('q, k = rng.normal(size=(2, 50, d))');
  });
});
