import { describe, expect, test } from 'vitest';
import { clockSpan, clockTime, isoSpan, isoTime } from '../../web/embed/scorm/times.js';

const hour = 3_600_000;

describe('the length of a visit', () => {
  test.each([
    [0, '0000:00:00.00', 'PT0H0M0.00S'],
    [9, '0000:00:00.00', 'PT0H0M0.00S'],
    [61_230, '0000:01:01.23', 'PT0H1M1.23S'],
    [59_999, '0000:00:59.99', 'PT0H0M59.99S'],
    [26 * hour + 3 * 60_000 + 4_500, '0026:03:04.50', 'PT26H3M4.50S'],
    [-5_000, '0000:00:00.00', 'PT0H0M0.00S'],
    [99_999 * hour, '9999:59:59.99', 'PT9999H59M59.99S'],
  ])('%d ms', (span, clock, iso) => {
    expect(clockSpan(span)).toBe(clock);
    expect(isoSpan(span)).toBe(iso);
  });

  test('is written as the standards’ patterns have it, for any length', () => {
    for (let span = 0; span < 2e10; span = 3 * span + 7) {
      expect(clockSpan(span)).toMatch(/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);
      expect(isoSpan(span)).toMatch(/^PT\d+H[0-5]?\dM[0-5]?\d\.\d\dS$/);
    }
  });
});

test('the moment of an answer', () => {
  expect(isoTime(new Date(Date.UTC(2027, 1, 3, 4, 5, 6, 789)))).toBe('2027-02-03T04:05:06.7Z');
  expect(clockTime(new Date(2027, 1, 3, 4, 5, 6, 789))).toBe('04:05:06');
});
