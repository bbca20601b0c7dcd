import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { solution } from '../../web/quiz/grade.js';
import { markup, text, withAttribute } from './support/markup.js';
import { browser, favourite, lessons, partIn } from './support/quiz.js';

/** What the part does when a person answers, and what the lesson hears of it. */

/** @type {ReturnType<typeof browser>} */
let window;
beforeEach(() => {
  window = browser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const scaling = () => partIn({ lesson: 'olcekli-nokta-carpim', lang: 'en' });
const key = 'derslik:olcekli-nokta-carpim';

/** @param {import('../../web/quiz/part.js').QuizPart} part @param {string} id @param {import('../../web/quiz/types.js').Given} given */
const give = (part, id, given) => {
  part.answer(id, given);
  part.check(id);
};
/** @param {import('../../web/quiz/part.js').QuizPart} part */
const drawn = (part) => markup(part.view());
/** @param {import('../../web/quiz/part.js').QuizPart} part */
const read = (part) => text(drawn(part));

describe('an answer', () => {
  test('is heard with its attempts and its score', () => {
    const { part, events, said } = scaling();
    give(part, 'divisor', '0');
    give(part, 'divisor', '3');
    give(part, 'divisor', '2');
    expect(events).toEqual([
      ['answer', { question: 'divisor', correct: false, attempts: 1, score: 0 }],
      ['answer', { question: 'divisor', correct: false, attempts: 2, score: 0 }],
      ['answer', { question: 'divisor', correct: true, attempts: 3, score: 1 / 3 }],
    ]);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^Wrong\. That is the dimension squared/);
    expect(said[2]).toMatch(/^Right\. The standard deviation/);
  });

  test('that is right finishes its question', () => {
    const { part, events } = scaling();
    give(part, 'divisor', '2');
    give(part, 'divisor', '0');
    part.show('divisor');
    expect(events).toHaveLength(1);
    expect(read(part)).toContain('Score 25.0%');
  });

  test('that is missing, or was checked already, is no attempt', () => {
    const { part, events, said } = scaling();
    part.check('divisor');
    part.check('root');
    give(part, 'root', '  ');
    part.pair('pairs', 0, '0');
    part.check('pairs');
    give(part, 'divisor', '0');
    part.check('divisor');
    expect(events).toHaveLength(1);
    expect(said).toEqual([
      'Choose an option first.',
      'Write something into the blank first.',
      'Write something into the blank first.',
      'Choose a partner for every line first.',
      expect.stringContaining('squared'),
      'That answer has been checked already. Try another one.',
    ]);
    expect(read(part)).toContain('Try another one.');
    part.answer('divisor', '1');
    expect(read(part)).not.toContain('Try another one.');
  });

  test('of pairs tells how many are right and not which', () => {
    const { part, said, events } = scaling();
    ['1', '0', '2', '3'].forEach((id, pair) => part.pair('pairs', pair, id));
    part.check('pairs');
    expect(said).toEqual([expect.stringMatching(/^Wrong\. Matched rightly: 2 \/ 4\. The dimension/)]);
    part.pair('pairs', 0, '0');
    part.pair('pairs', 1, '1');
    part.check('pairs');
    expect(events[1][1]).toMatchObject({ correct: true, attempts: 2, score: 0.5 });
  });
});

describe('the right answer', () => {
  test('can be shown after two wrong ones, and then the question is worth nothing', () => {
    const { part, events, said } = scaling();
    const offered = () =>
      withAttribute(drawn(part), 'data-quiz').some((each) => each['data-quiz'] === 'show');
    part.show('root');
    give(part, 'root', 'log');
    part.show('root');
    expect(offered()).toBe(false);
    give(part, 'root', 'exp');
    expect(offered()).toBe(true);
    expect(drawn(part)).not.toContain('value="sqrt"');
    part.show('root');
    expect(offered()).toBe(false);
    expect(drawn(part)).toContain('value="sqrt"');
    expect(said.at(-1)).toMatch(/^The answer was shown\. The right answer: sqrt\. A sum of/);
    give(part, 'root', 'sqrt');
    expect(events).toHaveLength(2);
    expect(read(part)).toContain('Score 0.0%');
    expect(withAttribute(drawn(part), 'aria-label').map((each) => each['aria-label'])).toContain(
      'Question 2, answer shown',
    );
  });
});

describe('the lesson is complete', () => {
  test('with the last question’s first answer, and again when a later one is better', () => {
    const { part, events, said } = scaling();
    const complete = () => events.filter(([name]) => name === 'complete').map(([, detail]) => detail);
    give(part, 'divisor', '2');
    give(part, 'pairs', ['0', '1', '2', '3']);
    give(part, 'root', 'log');
    expect(complete()).toEqual([]);
    give(part, 'unscaled', '2');
    expect(complete()).toEqual([{ score: 0.5, success: false }]);
    expect(said.at(-1)).toMatch(
      /^Wrong\..*close together\. In a high.*Every question is answered, score 50\.0%/,
    );
    expect(said.at(-2)).not.toContain('Every question');
    expect(read(part)).toContain('Every question is answered, score 50.0%. Success begins at 70.0%.');
    give(part, 'root', 'exp');
    expect(complete()).toHaveLength(1);
    give(part, 'unscaled', '0');
    expect(complete()[1]).toEqual({ score: 0.625, success: false });
    give(part, 'root', 'sqrt');
    expect(complete()[2]).toEqual({ score: 0.708333333, success: true });
    expect(read(part)).toContain('score 70.8%: success.');
    expect(events.at(-2)?.[0]).toBe('answer');
  });
});

describe('what is kept', () => {
  test('is there again, in the same order', () => {
    const first = scaling();
    give(first.part, 'divisor', '0');
    give(first.part, 'root', 'sqrt');
    first.part.answer('unscaled', '1');
    const again = scaling();
    expect(again.events).toEqual([]);
    const order = (/** @type {import('../../web/quiz/part.js').QuizPart} */ part) =>
      withAttribute(drawn(part), 'value').map(({ value }) => value);
    expect(order(again.part)).toEqual(order(first.part));
    expect(read(again.part)).toContain('2 / 4 answered');
    expect(read(again.part)).toContain('Answers are kept in this browser.');
    give(again.part, 'divisor', '2');
    expect(again.events).toEqual([['answer', expect.objectContaining({ attempts: 2, score: 0.5 })]]);
  });

  test('is of one lesson', () => {
    give(scaling().part, 'divisor', '2');
    partIn();
    expect([...window.held.keys()]).toEqual([key, 'derslik:dikkat']);
    expect(JSON.parse(window.held.get(key) ?? '')).toMatchObject({
      version: 1,
      answers: { divisor: { attempts: 1, given: '2' } },
    });
  });

  test('in one language holds in the other', () => {
    give(scaling().part, 'divisor', '2');
    const { part } = partIn({ lesson: 'olcekli-nokta-carpim', lang: 'tr' });
    expect(read(part)).toContain('1 / 4 cevaplandı');
  });

  test('of a question that has changed since is dropped', () => {
    give(scaling().part, 'divisor', '2');
    const questions = lessons['olcekli-nokta-carpim'].en.map((each) =>
      each.id === 'divisor' ? { ...each, revision: 'other' } : each,
    );
    expect(read(partIn({ lesson: 'olcekli-nokta-carpim', lang: 'en', questions }).part)).toContain('0 / 4');
  });

  test('is gone with one click, and the order is another', () => {
    const { part, said } = scaling();
    give(part, 'divisor', '2');
    part.answer('root', 'log');
    part.go(2);
    const before = JSON.parse(window.held.get(key) ?? '');
    part.reset();
    const after = JSON.parse(window.held.get(key) ?? '');
    expect(after.answers).toEqual({});
    expect(after.seed).not.toBe(before.seed);
    expect(read(part)).toContain('0 / 4 answered');
    expect(drawn(part)).not.toContain('value="log"');
    expect(said.at(-1)).toContain('start over');
  });

  test('by another tab is taken over', () => {
    const { part, events, drawn: count } = scaling();
    const connection = new AbortController();
    part.listen(/** @type {any} */ (new EventTarget()), connection.signal);
    const other = scaling();
    give(other.part, 'divisor', '2');
    const before = count();
    window.otherTab('derslik:dikkat', '{}');
    expect(count()).toBe(before);
    window.otherTab(key, window.held.get(key));
    expect(count()).toBe(before + 1);
    expect(read(part)).toContain('1 / 4 answered');
    window.otherTab(null);
    expect(read(part)).toContain('0 / 4 answered');
    expect(events).toEqual([]);
    connection.abort();
    window.otherTab(key, '{}');
    expect(count()).toBe(before + 2);
  });
});

describe('what is kept is not to be trusted', () => {
  const [divisor, root, pairs] = lessons['olcekli-nokta-carpim'].en;
  const good = { revision: divisor.revision, attempts: 1, given: '2' };
  /** @param {unknown} answers @param {object} [more] */
  const kept = (answers, more) => JSON.stringify({ version: 1, seed: 7, answers, ...more });

  test('but what is good is taken', () => {
    window.held.set(key, kept({ divisor: good }));
    expect(read(scaling().part)).toContain('1 / 4');
    expect(JSON.parse(window.held.get(key) ?? '').seed).toBe(7);
  });

  /** @type {[string, string][]} */
  const bad = [
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['another version', kept({ divisor: good }, { version: 2 })],
    ['no seed', kept({ divisor: good }, { seed: undefined })],
    ['a seed out of range', kept({ divisor: good }, { seed: 2 ** 32 })],
    ['half a seed', kept({ divisor: good }, { seed: 0.5 })],
    ['no answers', kept(null)],
    ['a list of answers', kept([good])],
    ['an answer that is none', kept({ divisor: 3 })],
    ['no attempt', kept({ divisor: { ...good, attempts: 0 } })],
    ['half an attempt', kept({ divisor: { ...good, attempts: 1.5 } })],
    ['attempts that are no number', kept({ divisor: { ...good, attempts: '1' } })],
    ['an option there is not', kept({ divisor: { ...good, given: '9' } })],
    ['an empty blank', kept({ root: { ...good, revision: root.revision, given: ' ' } })],
    ['too few pairs', kept({ pairs: { ...good, revision: pairs.revision, given: ['0'] } })],
    ['a question there is not', kept({ riddle: good, constructor: good })],
  ];
  test.each(bad)('%s', (_, stored) => {
    window.held.set(key, stored);
    const { part } = scaling();
    expect(read(part)).toContain('0 / 4 answered');
    expect(JSON.parse(window.held.get(key) ?? '')).toMatchObject({ version: 1, answers: {} });
  });

  test('an answer shown too early is not shown', () => {
    window.held.set(key, kept({ divisor: { ...good, given: '0', shown: true } }));
    expect(read(scaling().part)).toContain('squared');
  });

  test.each([
    ['no settings', undefined],
    ['settings that are no numbers', { query: 5, temperature: '1', ending: 1 }],
    ['settings that are missing', { query: 5 }],
    ['settings that its question does not ask about', { query: 3, temperature: 1, ending: 1 }],
    ['settings the lesson cannot have', { query: 5, temperature: 1, ending: 7 }],
    ['a temperature the engine refuses', { query: 5, temperature: -1, ending: 1 }],
  ])('a prediction with %s', (_, settings) => {
    const [guess] = lessons.dikkat.tr;
    const answer = { revision: guess.revision, attempts: 1, given: '0', settings };
    window.held.set('derslik:dikkat', kept({ [guess.id]: answer }));
    expect(read(partIn().part)).toContain('0 / 5 cevaplandı');
  });
});

describe.each(/** @type {const} */ (['SecurityError', 'QuotaExceededError']))('with a %s', (fails) => {
  // Each test has a page of its own, which remembers nothing of another's.
  beforeEach(() => {
    vi.resetModules();
    browser({ fails });
  });
  const page = async () => {
    const { partIn: fresh } = await import('./support/quiz.js');
    return fresh({ lesson: 'olcekli-nokta-carpim', lang: 'en' });
  };

  test('the questions work, and say that nothing is kept', async () => {
    const { part, events } = await page();
    give(part, 'divisor', '2');
    expect(events).toHaveLength(1);
    expect(read(part)).toContain('the answers go when the page is closed');
    part.reset();
    expect(read(part)).toContain('0 / 4 answered');
  });

  test('the order is the same on every page', async () => {
    const order = (/** @type {import('../../web/quiz/part.js').QuizPart} */ part) =>
      withAttribute(drawn(part), 'value').map(({ value }) => value);
    const first = await page();
    const before = order(first.part);
    first.part.reset();
    expect(order(first.part)).toEqual(before);
    vi.resetModules();
    expect(order((await page()).part)).toEqual(before);
  });

  test('a part that is made anew on the same page has the answers', async () => {
    give((await page()).part, 'divisor', '2');
    expect(read((await page()).part)).toContain('1 / 4 answered');
  });
});

describe('a prediction', () => {
  const id = 'other-ending';
  /** @param {ReturnType<typeof partIn>} of */
  const right = ({ live }) => favourite('tr', live, { query: 5, ending: 'other' }).right[0];

  test('follows the lesson until it is answered', () => {
    const lesson = partIn();
    expect(read(lesson.part)).toContain('“güçlüydü” ile bitseydi ve τ = 1,00');
    Object.assign(lesson.live, { temperature: 0.3, ending: 1 });
    expect(read(lesson.part)).toContain('“hafifti” ile bitseydi ve τ = 0,30');
    give(lesson.part, id, right(lesson));
    expect(lesson.events).toEqual([['answer', { question: id, correct: true, attempts: 1, score: 1 }]]);
    Object.assign(lesson.live, { temperature: 5, ending: 0 });
    expect(read(lesson.part)).toContain('“hafifti” ile bitseydi ve τ = 0,30');
    lesson.part.see(id);
    expect(lesson.seen).toEqual([{ query: '5', temperature: '0.3', ending: '0', step: '60' }]);
  });

  test('keeps its settings with its answer, and loses them with a reset', () => {
    const lesson = partIn({ live: { query: 5, temperature: 0.3, ending: 0 } });
    give(lesson.part, id, '2');
    const again = partIn({ live: { query: 1, temperature: 4, ending: 0 } });
    expect(read(again.part)).toContain('τ = 0,30');
    give(again.part, id, '0');
    expect(again.events[0][1]).toMatchObject({ correct: true, attempts: 2 });
    again.part.reset();
    expect(read(again.part)).toContain('τ = 4,00');
  });

  test('shows the share of what was chosen, and all of them when it is finished', () => {
    const { part } = partIn();
    const bars = () => (drawn(part).match(/<rect/g) ?? []).length;
    expect(bars()).toBe(0);
    give(part, id, '2');
    expect(bars()).toBe(1);
    expect(drawn(part)).not.toContain('data-quiz="scene"');
    give(part, id, '0');
    expect(bars()).toBe(6);
    expect(drawn(part)).toContain('data-quiz="scene"');
    expect(read(part)).toContain('%58,9');
  });

  test('asks the engine for nothing that is not on show', () => {
    const lesson = partIn();
    lesson.part.view();
    lesson.part.go(1);
    const before = lesson.asked();
    lesson.live.temperature = 2;
    lesson.part.view();
    expect(lesson.asked()).toBe(before);
    lesson.part.go(0);
    expect(read(lesson.part)).toContain('τ = 2,00');
  });
});

describe('a slider that moves', () => {
  /** What the view depends on. @param {import('../../web/quiz/part.js').QuizPart} part */
  const dependsOn = (part) => JSON.stringify(/** @type {any} */ (part.view()).values[0]);

  test('has the questions drawn anew only where one speaks of it', () => {
    const { part, live } = partIn();
    const before = dependsOn(part);
    live.query = 2;
    expect(dependsOn(part)).toBe(before);
    live.temperature = 2;
    const after = dependsOn(part);
    expect(after).not.toBe(before);
    part.go(1);
    const elsewhere = dependsOn(part);
    live.temperature = 3;
    expect(dependsOn(part)).toBe(elsewhere);
    part.answer('temperature', '1');
    expect(dependsOn(part)).not.toBe(elsewhere);
  });
});

describe('the way through', () => {
  test('goes on to the next open question, and from the last one to the first', () => {
    const { part } = scaling();
    const shown = () => withAttribute(drawn(part), 'aria-current')[0]['data-index'];
    part.go(1);
    part.next();
    expect(shown()).toBe('2');
    part.next();
    part.next();
    expect(shown()).toBe('0');
  });

  test('starts at the first question that is not finished', () => {
    const shown = (/** @type {import('../../web/quiz/part.js').QuizPart} */ part) =>
      withAttribute(drawn(part), 'aria-current').map((each) => each['data-index']);
    const { part } = scaling();
    expect(shown(part)).toEqual(['0']);
    give(part, 'divisor', '2');
    expect(shown(part)).toEqual(['0']);
    part.next();
    expect(shown(part)).toEqual(['1']);
    expect(shown(scaling().part)).toEqual(['1']);
    part.go(3);
    part.next();
    expect(shown(part)).toEqual(['1']);
    part.go(9);
    expect(shown(part)).toEqual(['1']);
  });

  test('ends when every question is finished', () => {
    const { part } = scaling();
    for (const question of lessons['olcekli-nokta-carpim'].en) give(part, question.id, solution(question));
    const actions = withAttribute(drawn(part), 'data-quiz').map((each) => each['data-quiz']);
    expect(actions).not.toContain('next');
    expect(actions).not.toContain('check');
    expect(actions).toContain('reset');
    part.next();
    expect(read(part)).toContain('score 100.0%: success');
  });
});
