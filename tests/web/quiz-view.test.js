import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formats } from '../../web/i18n/format.js';
import { solution } from '../../web/quiz/grade.js';
import { listen } from '../../web/quiz/listeners.js';
import { describeQuiz } from '../../web/quiz/scene.js';
import { quiz } from '../../web/quiz/view.js';
import { both, words } from './support/lesson.js';
import { elements, markup, text, withAttribute } from './support/markup.js';
import { browser, favourite, lessons, partIn } from './support/quiz.js';

/**
 * @typedef {import('./support/quiz.js').Language} Language
 * @typedef {import('../../web/quiz/types.js').Given} Given
 */

beforeEach(() => {
  browser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** @type {[string, (part: import('../../web/quiz/part.js').QuizPart, lesson: string) => void][]} */
const states = [
  ['the start', () => {}],
  [
    'nudges',
    (part) => {
      for (const { id } of part.questions) part.check(id);
    },
  ],
  [
    'wrong answers',
    (part) => {
      for (const question of part.questions) {
        part.answer(question.id, wrong(question));
        part.check(question.id);
      }
    },
  ],
  [
    'right answers',
    (part, lesson) => {
      for (const question of part.questions) {
        part.answer(question.id, right(question, lesson));
        part.check(question.id);
      }
    },
  ],
];

/** @param {import('./support/quiz.js').Question} question @returns {Given} */
const wrong = (question) =>
  question.kind === 'match'
    ? question.pairs.map(({ id }, index) => (index ? id : '1'))
    : question.kind === 'blank'
      ? '<b>'
      : question.kind === 'predict'
        ? '2'
        : (question.options.find((option) => !option.right)?.id ?? '');

/** @param {import('./support/quiz.js').Question} question @param {string} lesson */
const right = (question, lesson) =>
  lesson === 'dikkat' && question.kind === 'predict' ? '0' : solution(question);

describe.each(both)('in %s', (lang) => {
  describe.each(Object.keys(lessons))('%s', (lesson) => {
    describe.each(states)('%s', (_, act) => {
      /** @type {string} */
      let html;
      beforeEach(() => {
        const { part } = partIn({ lesson, lang });
        act(part, lesson);
        html = markup(part.view());
      });

      test('every text and number is there', () => {
        expect(text(html)).not.toMatch(/undefined|null|NaN|\[object|=>|\{\w+\}/);
        expect(html).not.toMatch(/ [\w-]+="[^"]*(undefined|null|NaN|\[object)/);
      });

      test('nothing is there that the page’s policy refuses, or that came from outside as markup', () => {
        expect(html).not.toMatch(/ style=| on\w+=|<script|<style|<b>"/);
        expect(html).not.toContain('"<b>"');
      });

      test('what names an element names one that is there', () => {
        const ids = withAttribute(html, 'id').map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const each of withAttribute(html, 'aria-labelledby'))
          expect(ids).toContain(each['aria-labelledby']);
      });

      test('the lesson’s own listeners find nothing to do', () => {
        for (const name of [
          'action',
          'set',
          'step',
          'query',
          'tab',
          'setting',
          'speed',
          'column',
          'cell',
          'select',
        ])
          expect(withAttribute(html, `data-${name}`), name).toEqual([]);
      });
    });

    test('all questions are there, and one of them on show', () => {
      const html = markup(partIn({ lesson, lang }).part.view());
      const questions = withAttribute(html, 'data-question');
      expect(questions.map((each) => each['data-question'])).toEqual(
        lessons[lesson][lang].map(({ id }) => id),
      );
      expect(questions.filter((each) => each.class.includes('current'))).toHaveLength(1);
      expect(elements(html, 'legend')).toHaveLength(questions.length);
    });

    test('without scripts there is a list that can only be read', () => {
      const questions = lessons[lesson][lang];
      const guess = questions.find(({ kind }) => kind === 'predict');
      const predictions =
        guess?.kind === 'predict'
          ? { [guess.id]: favourite(lang, { query: 5, temperature: 1, ending: 0 }, guess.at) }
          : {};
      const f = formats(lang, words[lang].strings);
      const html = markup(quiz(describeQuiz({ questions, lang, f, predictions, live: false })));
      expect(html).not.toMatch(/<(input|select|option|button|fieldset|label|form)\b/);
      expect(html).not.toMatch(/✓|✗|data-quiz|<rect| style=/);
      expect(html.match(/<ol/g)).toHaveLength(1);
      const read = text(html);
      for (const question of questions) {
        if (question.kind === 'blank') {
          expect(read).toContain(question.code.join('___'));
          for (const answer of question.accept) expect(read).not.toMatch(new RegExp(`\\b${answer}\\b`));
          expect(read).not.toContain(question.right.plain);
        }
        if (question.kind === 'choice')
          for (const { text: option, why } of question.options) {
            expect(read).toContain(option.plain);
            expect(read).not.toContain(why.plain);
          }
        if (question.kind === 'match') for (const pair of question.pairs) expect(read).toContain(pair.right);
      }
    });
  });
});

describe('the controls are the browser’s own', () => {
  const drawn = () => markup(partIn({ lesson: 'olcekli-nokta-carpim', lang: 'tr' }).part.view());

  test('radio buttons of one name for a question', () => {
    const radios = withAttribute(drawn(), 'type').filter(({ type }) => type === 'radio');
    expect(
      radios
        .filter(({ name }) => name === 'quiz-divisor')
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['0', '1', '2', '3']);
    expect(radios.some(({ checked }) => checked === 'true')).toBe(false);
  });

  test('a field that nothing corrects, longer than the answer', () => {
    const [field] = withAttribute(drawn(), 'type').filter(({ type }) => type === 'text');
    expect(field).toMatchObject({
      size: '8',
      autocapitalize: 'off',
      autocomplete: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      translate: 'no',
      'aria-label': 'Boşluk',
    });
  });

  test('a list of the same choices for each line of a matching', () => {
    const lists = elements(drawn(), 'select').map((each) => elements(each.text, 'option'));
    expect(lists).toHaveLength(4);
    const [first] = drawn().match(/<select.*?<\/select>/) ?? [''];
    expect(
      elements(first, 'option')
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['', '0', '1', '2', '3']);
    expect(elements(drawn(), 'label').filter((each) => each.class === 'pair')).toHaveLength(4);
  });

  test('idle once the question is finished', () => {
    const { part } = partIn({ lesson: 'olcekli-nokta-carpim', lang: 'tr' });
    const idle = () => withAttribute(markup(part.view()), 'tabindex').filter((each) => 'disabled' in each);
    part.answer('divisor', '0');
    part.check('divisor');
    expect(idle()).toHaveLength(0);
    part.answer('divisor', '2');
    part.check('divisor');
    expect(idle()).toHaveLength(1);
  });
});

describe('right and wrong are told in words', () => {
  /** @param {Given} given */
  const after = (given) => {
    const { part } = partIn({ lesson: 'olcekli-nokta-carpim', lang: 'tr' });
    part.answer('divisor', given);
    part.check('divisor');
    return markup(part.view());
  };

  test.each([
    ['0', '✗ Yanlış.', 'Soru 1, yanlış', '✗ yanlış'],
    ['2', '✓ Doğru.', 'Soru 1, doğru', '✓ doğru'],
  ])('for option %s', (given, verdict, place, option) => {
    const html = after(given);
    expect(elements(html, 'p').find((each) => each.class === 'verdict')?.text).toContain(verdict);
    expect(withAttribute(html, 'aria-current')[0]['aria-label']).toBe(place);
    const marked = elements(html, 'label').filter((each) => /[✓✗]/.test(each.text));
    expect(marked).toHaveLength(1);
    expect(marked[0].text).toContain(option);
  });
});

describe('the listeners', () => {
  /**
   * Something in the box, as far as the listeners look at it.
   * @param {Record<string, string>} dataset
   * @param {Record<string, unknown>} [more]
   */
  const control = (dataset, more = {}) => {
    const self = {
      dataset,
      isConnected: true,
      matches: (/** @type {string} */ selector) => selector === more.matches,
      closest: (/** @type {string} */ selector) =>
        selector === '[data-question]'
          ? { dataset: { question: 'divisor' } }
          : 'outside' in more
            ? null
            : self,
      ...more,
    };
    return self;
  };

  const heard = () => {
    /** @type {unknown[][]} */
    const calls = [];
    const root = new EventTarget();
    const connection = new AbortController();
    const names = ['answer', 'pair', 'check', 'show', 'see', 'go', 'next', 'reset'];
    const commands = Object.fromEntries(
      names.map((name) => [name, (/** @type {unknown[]} */ ...args) => calls.push([name, ...args])]),
    );
    Object.assign(root, { querySelector: () => null });
    listen(/** @type {any} */ (root), connection.signal, /** @type {any} */ (commands));
    /** @param {string} type @param {object} target @param {object} [more] */
    const send = (type, target, more) => {
      const event = new Event(type, { cancelable: true });
      Object.defineProperty(event, 'target', { value: target });
      root.dispatchEvent(Object.assign(event, more));
      return event.defaultPrevented;
    };
    return { calls, send, connection };
  };

  test('translate what is done', () => {
    const { calls, send } = heard();
    send('input', control({ quiz: 'answer' }, { value: '2' }));
    send('input', control({ quiz: 'answer', pair: '1' }, { value: '3' }));
    for (const quiz of ['check', 'show', 'scene', 'next', 'reset']) send('click', control({ quiz }));
    send('click', control({ quiz: 'go', index: '3' }));
    send('click', control({ quiz: 'answer' }));
    expect(calls).toEqual([
      ['answer', 'divisor', '2'],
      ['pair', 'divisor', 1, '3'],
      ['check', 'divisor'],
      ['show', 'divisor'],
      ['see', 'divisor'],
      ['next'],
      ['reset'],
      ['go', 3],
    ]);
  });

  test('Enter checks a blank, once, and not while a letter is being composed', () => {
    const { calls, send } = heard();
    const field = control(
      { quiz: 'answer' },
      { matches: (/** @type {string} */ it) => it === 'input[type=text]' },
    );
    expect(send('keydown', field, { key: 'Enter' })).toBe(true);
    expect(calls).toEqual([['check', 'divisor']]);
    expect(send('keydown', field, { key: 'Enter', repeat: true })).toBe(true);
    send('keydown', field, { key: 'Enter', isComposing: true });
    send('keydown', field, { key: 'a' });
    send('keydown', control({ quiz: 'check' }), { key: 'Enter' });
    expect(calls).toHaveLength(1);
  });

  test('leave alone what is not in the box, and everything once they are disconnected', () => {
    const { calls, send, connection } = heard();
    send('click', control({ quiz: 'check' }, { outside: true }));
    expect(calls).toEqual([]);
    connection.abort();
    send('click', control({ quiz: 'check' }));
    expect(calls).toEqual([]);
  });
});
