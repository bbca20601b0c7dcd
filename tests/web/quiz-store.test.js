import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markup, text } from './support/markup.js';
import { browser } from './support/quiz.js';

/** Answers that a page keeps in a place of its own. */

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** @type {Record<string, string>} */
let kept = {};

async function lesson() {
  const { held } = browser();
  const { keepIn } = await import('../../web/quiz/store.js');
  const { partIn } = await import('./support/quiz.js');
  /** @type {import('../../web/quiz/types.js').Standing[]} */
  const standings = [];
  keepIn({
    name: 'course',
    read: (key) => kept[key],
    save: (key, text, standing) => {
      kept[key] = text;
      standings.push(standing());
    },
  });
  return { held, standings, open: () => partIn({ lesson: 'olcekli-nokta-carpim', lang: 'en' }).part };
}

test('are found there again, and not in the browser', async () => {
  kept = {};
  const { held, standings, open } = await lesson();
  const part = open();
  part.answer('divisor', '2');
  part.check('divisor');
  const again = text(markup(open().view()));
  expect(again).toContain('1 / 4 answered');
  expect(again).toContain('Answers are sent to the learning platform.');
  expect(held.size).toBe(0);
  expect(standings).toEqual([
    { score: 0, answered: 0, complete: false, success: false },
    { score: 0.25, answered: 1, complete: false, success: false },
    { score: 0.25, answered: 1, complete: false, success: false },
  ]);
});

test('last as long as the page where the place fails', async () => {
  const { open } = await lesson();
  const { keepIn } = await import('../../web/quiz/store.js');
  const fails = () => {
    throw new Error('full');
  };
  keepIn({ name: 'course', read: fails, save: fails });
  const part = open();
  part.answer('divisor', '2');
  part.check('divisor');
  expect(text(markup(open().view()))).toContain('1 / 4 answered');
});
