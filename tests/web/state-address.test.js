import { describe, expect, test } from 'vitest';
import dikkat from '../../web/lessons/dikkat/lesson.js';
import { toSearch } from '../../web/state/address.js';
import { AttentionState } from '../../web/state/attention/attention-state.js';

const engine = /** @type {any} */ ({
  attend: () => ({}),
  trace: (/** @type {number} */ words) => new Int32Array(3 * (words * words + 4 * words)),
});
const start = { query: 5, temperature: 1, ending: 0, step: 60, theme: 'auto' };

describe('toSearch', () => {
  test('says only what differs from the start', () => {
    expect(toSearch(start, start)).toBe('');
    expect(toSearch({ ...start, temperature: 0.15, theme: 'dark' }, start)).toBe(
      'temperature=0.15&theme=dark',
    );
  });

  test('writes numbers with a point and no more digits than they have', () => {
    expect(toSearch({ ...start, temperature: 4.95, step: 1, query: 1, ending: 1 }, start)).toBe(
      'query=1&temperature=4.95&ending=1&step=1',
    );
  });

  test('keeps the parameters of others, in their order', () => {
    const others = new URLSearchParams('utm=a&step=9&q=%C3%A7+%26&utm=b');
    expect(toSearch({ ...start, step: 17 }, start, others)).toBe('utm=a&q=%C3%A7+%26&utm=b&step=17');
    expect(others.get('step'), 'what was handed in').toBe('9');
  });

  test('takes out what no longer differs, however often it was said', () => {
    expect(toSearch(start, start, new URLSearchParams('query=2&query=3&theme=dark'))).toBe('');
  });
});

test('what an address says is read back as it was', () => {
  const { query, ending } = dikkat.controls;
  for (let word = query.min; word <= query.max; word++)
    for (let last = ending.min; last <= ending.max; last++)
      for (const temperature of [0.1, 0.15, 0.3, 1, 1.05, 2.35, 4.95, 5])
        for (const step of [1, 17, 60]) {
          const place = { query: word, temperature, ending: last, step };
          const search = new URLSearchParams(toSearch(place, start));
          const state = new AttentionState(dikkat, engine);
          expect(state.set(Object.fromEntries(search)).refused).toEqual([]);
          expect(state.place).toEqual(place);
        }
});
