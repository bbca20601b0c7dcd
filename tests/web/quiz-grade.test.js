import { describe, expect, test } from 'vitest';
import { grade, isAnswer, sameAnswer } from '../../web/quiz/grade.js';
import { standing } from '../../web/quiz/progress.js';
import { favourite, lessons } from './support/quiz.js';

/** @param {string} lesson @param {string} id */
function question(lesson, id) {
  const found = lessons[lesson].en.find((each) => each.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
}
const divisor = question('olcekli-nokta-carpim', 'divisor');
const root = question('olcekli-nokta-carpim', 'root');
const pairs = question('olcekli-nokta-carpim', 'pairs');
const guess = question('dikkat', 'other-ending');

describe('an identifier', () => {
  test.each([
    ['sqrt', ' s qrt\t', true],
    ['sqrt', 'Sqrt', false],
    ['sqrt', 'SQRT', false],
    ['i', 'İ', false],
    ['i', 'ı', false],
    ['I', 'ı', false],
    ['I', 'İ', false],
    ['ı', 'ı ', true],
    ['İ', 'I\u0307', true],
    ['ş', 's\u0327', true],
    ['sqrt', '', false],
  ])('%s and “%s”: %s', (one, other, same) => {
    expect(sameAnswer(one, other)).toBe(same);
  });
});

describe('a choice', () => {
  test.each([
    ['0', false, 'dimension squared'],
    ['1', false, 'halves'],
    ['2', true, 'standard deviation'],
    ['3', false, 'variance'],
  ])('of option %s', (given, correct, why) => {
    const result = grade(divisor, given);
    expect(result.correct).toBe(correct);
    expect(result.why.plain).toContain(why);
  });

  test.each([['4'], [''], [2], [undefined], [['2']], [{}]])('%j is none', (given) => {
    expect(isAnswer(divisor, given)).toBe(false);
  });
});

describe('a blank', () => {
  test.each([
    ['sqrt', true, 'sum of d_k terms'],
    [' sqrt ', true, 'sum of d_k terms'],
    ['log', false, 'logarithm'],
    ['np.sqrt', false, 'already says np.'],
    ['Sqrt', false, 'standard deviation grows more slowly'],
    ['1', false, 'standard deviation grows more slowly'],
  ])('“%s”', (given, correct, why) => {
    expect(isAnswer(root, given)).toBe(true);
    const result = grade(root, given);
    expect(result.correct).toBe(correct);
    expect(result.why.plain).toContain(why);
  });

  test.each([[''], ['  '], [undefined], [3], [['sqrt']]])('%j is no answer', (given) => {
    expect(isAnswer(root, given)).toBe(false);
  });
});

describe('a matching', () => {
  test('tells how many are right', () => {
    expect(grade(pairs, ['0', '1', '2', '3'])).toMatchObject({ correct: true, fitting: 4 });
    expect(grade(pairs, ['1', '0', '2', '3'])).toMatchObject({ correct: false, fitting: 2 });
    expect(grade(pairs, ['0', '0', '0', '0'])).toMatchObject({ correct: false, fitting: 1 });
  });

  test.each([[['0', '1', '2']], [['0', '1', '2', '']], [['0', '1', '2', '4']], ['0123'], [undefined]])(
    '%j is no answer',
    (given) => {
      expect(isAnswer(pairs, given)).toBe(false);
    },
  );
});

describe('a prediction', () => {
  const start = { query: 5, temperature: 0.3, ending: 0 };

  test.each([
    [0, 'robot'],
    [1, 'box'],
  ])('is graded by the engine: from ending %i', (ending, right) => {
    const prediction = favourite('en', { ...start, ending }, { query: 5, ending: 'other' });
    const outcomes = prediction.options.map(({ id, text }) => [text, grade(guess, id, prediction).correct]);
    expect(outcomes.filter(([, correct]) => correct)).toEqual([[right, true]]);
  });

  test('that names one of a tie is right', () => {
    const prediction = favourite('en', start, { query: 3 });
    expect(prediction.right).toHaveLength(3);
    for (const id of prediction.right) expect(grade(guess, id, prediction).correct).toBe(true);
  });

  test('is told what was chosen', () => {
    const prediction = favourite('en', start, { query: 5, ending: 'other' });
    expect(grade(guess, '2', prediction).why.plain).toContain('“picked”');
  });

  test('needs the engine’s answer', () => {
    expect(isAnswer(guess, '0')).toBe(false);
    expect(() => grade(guess, '0')).toThrow('expected a prediction');
  });
});

describe('the score', () => {
  test.each([
    [[1, 1, 0.5, 0.5, 0.5], 5, 0.7, true],
    [[1, 1, 1, 1, 1, 1, 1 / 3, 1 / 3, 1 / 3, 0], 10, 0.7, true],
    [[1, 1, 0.5, 0.5, 0.49], 5, 0.698, false],
    [[1, 1, 1, 1, 0], 4, 0.8, false],
    [[0, 0], 2, 0, false],
  ])('of %j, %i answered', (scores, answered, score, success) => {
    expect(standing(scores, answered)).toEqual({
      score,
      answered,
      complete: answered === scores.length,
      success,
    });
  });
});
