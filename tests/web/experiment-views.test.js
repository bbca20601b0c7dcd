import { describe, expect, test } from 'vitest';
import { deviations, growth } from '../../web/experiment/growth.js';
import { bars, histograms } from '../../web/experiment/histograms.js';
import { results } from '../../web/experiment/results.js';
import { outcomesOf, still } from '../../web/experiment/still.js';
import { texts } from '../../web/experiment/texts.js';
import { formats } from '../../web/i18n/format.js';
import { languages } from '../../web/i18n/languages.js';
import { both, words } from './support/lesson.js';
import { elements, markup, text, withAttribute } from './support/markup.js';

const edges = Float64Array.from({ length: 41 }, (_, i) => i / 5 - 4);
const before = Int32Array.from({ length: 42 }, (_, bin) => bin * 3);
const after = Int32Array.from({ length: 42 }, (_, bin) => 200 - bin);
const expected = Float64Array.from({ length: 42 }, (_, bin) => bin + 0.25);
const histogram = { pairs: 10_000, edges, before, after, expected };
const shown = { d: 64, seed: '0', pairs: 10_000, histogram };
/** What the standard normal distribution gives of 10000 in a bin at its top. */
const top = (10_000 * 0.2) / Math.sqrt(2 * Math.PI);

/** @param {'tr' | 'en'} lang */
const of = (lang) => ({ t: texts[lang], f: formats(lang, words[lang].strings) });
/** @param {number} d @param {number} [deviation] */
const outcome = (d, deviation = Math.sqrt(d)) => ({
  id: `0/10000/${d}`,
  seed: '0',
  pairs: 10_000,
  dimensions: [d],
  result: { d, pairs: 10_000, before: deviation, after: 1, printed: { before: 8.1, after: 1 } },
  histogram,
});

describe('a bar', () => {
  test("stands for its bin's count, relative to the top of the normal curve", () => {
    const drawn = bars(edges, before, 10_000);
    expect(drawn).toHaveLength(40);
    drawn.forEach((bar, bin) => {
      expect(bar.height).toBeCloseTo(before[bin + 1] / top, 10);
      expect(bar.x + bar.width / 2).toBeCloseTo((edges[bin] + edges[bin + 1]) / 2, 10);
    });
  });

  test('rises to the curve while the scores come', () => {
    const [half] = bars(edges, [0, 100, 0], 20_000);
    const [whole] = bars(edges, [0, 200, 0], 20_000);
    expect(whole.height).toBeCloseTo(2 * half.height, 10);
  });
});

describe('the histograms', () => {
  /** @param {Partial<import('../../web/experiment/histograms.js').Shown>} [more] @param {'tr' | 'en'} [lang] */
  const drawn = (more, lang = 'tr') => markup(histograms({ shown: { ...shown, ...more }, ...of(lang) }));
  /** @param {string} html @returns {number[][]} of x, width and height, for the two strips */
  const rects = (html) =>
    withAttribute(html, 'width').flatMap(({ x, width, height }) =>
      x ? [[x, width, height].map(Number)] : [],
    );

  test('draw the scores after the division as those before, drawn together by √d', () => {
    const html = drawn({ histogram: { ...histogram, after: before } });
    const all = rects(html);
    expect(all).toHaveLength(80);
    all.slice(0, 40).forEach(([x, width, height], bin) => {
      const [afterX, afterWidth, afterHeight] = all[bin + 40];
      expect(afterX).toBeCloseTo(x / 8, 4);
      expect(afterWidth).toBeCloseTo(width / 8, 4);
      expect(afterHeight).toBe(height);
    });
  });

  test('are as high as their counts, with room over the curve', () => {
    rects(drawn()).forEach(([, , height], index) => {
      const count = index < 40 ? before[index + 1] : after[index - 39];
      expect(height).toBeCloseTo(count / top / 1.15, 4);
    });
  });

  test('shrink the curve where a few pairs stand higher', () => {
    const few = Int32Array.from({ length: 42 }, (_, bin) => (bin === 20 ? 2 : 0));
    const html = drawn({ pairs: 2, histogram: { ...histogram, before: few } });
    const heights = rects(html).map(([, , height]) => height);
    expect(Math.max(...heights)).toBe(1);
  });

  test('say as a table what they draw', () => {
    const html = drawn();
    expect(elements(html, 'summary')[0].text).toBe('Tablo olarak');
    const [, body] = html.split('<tbody>');
    const cells = Array.from(body.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g), ([, cell]) => text(cell));
    expect(cells).toHaveLength(5 * 42);
    for (let bin = 0; bin < 42; bin++) {
      const [, countBefore, , countAfter, normal] = cells.slice(5 * bin);
      expect([countBefore, countAfter, normal]).toEqual([
        String(before[bin]),
        String(after[bin]),
        `${bin},25`,
      ]);
    }
    expect([0, 1, 21, 41].map((bin) => [cells[5 * bin], cells[5 * bin + 2]])).toEqual([
      ['−4√d altı', '−4 altı'],
      ['−4√d … −3,8√d', '−4 … −3,8'],
      ['0√d … 0,2√d', '0 … 0,2'],
      ['4√d üstü', '4 üstü'],
    ]);
  });

  test('are named for who cannot see them', () => {
    const [image] = withAttribute(drawn({}, 'en'), 'role');
    expect(image.role).toBe('img');
    expect(image['aria-label']).toContain('10000 scores for d = 64');
  });

  test('give the deviations once they are there', () => {
    const { result } = outcome(64, 8.0917);
    expect(text(drawn({ result }))).toContain('std 8,092');
    expect(text(drawn())).not.toContain('std');
  });

  test('before the first score have their curves alone', () => {
    const html = drawn({ histogram: undefined });
    expect(rects(html)).toEqual([]);
    expect(html.match(/class="curve"/g)).toHaveLength(2);
    expect(html).not.toContain('<details');
  });
});

describe('the growth', () => {
  /** @param {ReturnType<typeof outcome>[]} outcomes */
  const drawn = (outcomes) => markup(growth({ outcomes, t: texts.tr }));

  test('has a filled and a hollow point for each result, on its lines', () => {
    const circles = withAttribute(drawn([1, 64, 4096].map((d) => outcome(d))), 'cx');
    expect(circles.map((circle) => [circle.class, circle.cx, circle.cy])).toEqual([
      ['before', '0.00%', '85.71%'],
      ['after', '0.00%', '85.71%'],
      ['before', '50.00%', '42.86%'],
      ['after', '50.00%', '85.71%'],
      ['before', '100.00%', '0.00%'],
      ['after', '100.00%', '85.71%'],
    ]);
    const [law, one] = withAttribute(drawn([]), 'y2').filter((line) => line.class?.startsWith('law'));
    expect([law.x1, law.y1, law.x2, law.y2]).toEqual(['0.00%', '85.71%', '100.00%', '0.00%']);
    expect([one.y1, one.y2]).toEqual(['85.71%', '85.71%']);
  });

  test('has room for a result far from the lines', () => {
    expect(deviations([])).toEqual([-1, 6]);
    expect(deviations([outcome(4096, 70), outcome(1, 0.1)])).toEqual([-4, 7]);
  });
});

describe('the results', () => {
  test('are written as the language writes numbers, the program’s lines as Python does', () => {
    const given = [outcome(64, 8.0917)];
    /** @param {'tr' | 'en'} lang */
    const drawn = (lang) => markup(results({ outcomes: given, last: given, live: true, ...of(lang) }));
    expect(text(drawn('tr'))).toContain('64 8,092 1,000 –yok 0 10000');
    expect(text(drawn('en'))).toContain('64 8.092 1.000 –none 0 10000');
    for (const lang of both) expect(elements(drawn(lang), 'code')[0].text).toBe('64 8.1 1.0');
  });
});

describe('without scripts', () => {
  const request = { seed: '0', pairs: 10, dimensions: [4, 64] };
  const engine = {
    experiment: () => {
      let d = 0;
      return {
        begin: (/** @type {number} */ next) => void (d = next),
        advance: () => 1,
        histogram: () => histogram,
        result: () => outcome(d).result,
        free: () => {},
      };
    },
  };
  const outcomes = outcomesOf(engine, request);
  /** @param {'tr' | 'en'} lang */
  const drawn = (lang) =>
    markup(still({ lang, strings: words[lang].strings, f: formats(lang, words[lang].strings), outcomes }));

  test('the results of the list are there, in its order', () => {
    expect(outcomes.map(({ id }) => id)).toEqual(['0/10/4', '0/10/4,64']);
  });

  test.each(both)('in %s everything can be read and nothing be pressed', (lang) => {
    const html = drawn(lang);
    expect(html).not.toMatch(/<button|<input|<progress|style=/);
    expect(text(html)).toContain('4 8.1 1.0 64 8.1 1.0');
    expect(withAttribute(html, 'cx')).toHaveLength(4);
    expect(html).not.toContain('class="histograms"');
    expect(text(html)).not.toMatch(/undefined|NaN|=>/);
  });
});

test('every language has every word', () => {
  /** @param {object} value @returns {string[]} */
  const keys = (value) =>
    Object.entries(value).flatMap(([key, each]) =>
      typeof each === 'object' ? keys(each).map((inner) => `${key}.${inner}`) : `${key}: ${typeof each}`,
    );
  for (const lang of Object.keys(languages)) expect(keys(texts[lang]), lang).toEqual(keys(texts.tr));
});
