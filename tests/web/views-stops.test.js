import { describe, expect, test } from 'vitest';
import { positionOf, stops } from '../../web/views/stops.js';
import { elements, markup, withAttribute } from './support/markup.js';

describe('a slider over unequal values', () => {
  const control = {
    min: 1,
    max: 4096,
    step: 1,
    start: 64,
    stops: [1, 4, 64, 1024, 4096],
    marks: [4, 64, 1024],
  };

  test('marks its three values with their names', () => {
    const html = markup(stops({ setting: 'd', control, value: 64 }));
    expect(elements(html, 'text').map(({ x, text }) => [x, text])).toEqual([
      ['25.00%', '4'],
      ['50.00%', '64'],
      ['75.00%', '1024'],
    ]);
  });

  test.each([
    [1, 0],
    [100, 2],
    [4095, 3],
    [4096, 4],
  ])('for %i stands at stop %i', (value, position) => {
    expect(positionOf(control.stops, value)).toBe(position);
  });

  test('says its value, and where each position leads', () => {
    const [slider] = withAttribute(markup(stops({ setting: 'd', control, value: 1000 })), 'data-setting');
    expect(slider).toMatchObject({
      min: '0',
      max: '4',
      value: '2',
      'aria-valuetext': 'd = 1000',
      'data-stops': '1 4 64 1024 4096',
    });
  });

  test('is a track alone where nothing can be moved', () => {
    const html = markup(stops({ setting: 'd', control, value: 64, enabled: false }));
    expect(html).toContain('class="track"');
    expect(html).not.toContain('<input');
  });
});
