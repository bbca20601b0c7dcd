import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { languages } from '../../web/i18n/languages.js';
import { grade, solution } from '../../web/quiz/grade.js';
import { quizTexts } from '../../web/quiz/texts.js';
import { readSetting } from '../../web/state/controls.js';
import { dikkat } from './support/lesson.js';
import { markup } from './support/markup.js';
import { favourite, lessons } from './support/quiz.js';

/**
 * The lessons' questions as their author gave them.
 *
 * @typedef {import('./support/quiz.js').Question} Question
 * @typedef {import('./support/quiz.js').Language} Language
 * @typedef {import('../../web/lessons/types.js').Words} Words
 */

const spoken = /** @type {Language[]} */ (Object.keys(languages));

/** @type {[string, Language, Question][]} */
const all = Object.entries(lessons).flatMap(([lesson, byLanguage]) =>
  spoken.flatMap((lang) =>
    byLanguage[lang].map(
      (question) => /** @type {[string, Language, Question]} */ ([lesson, lang, question]),
    ),
  ),
);

/** @param {Question} question @param {Language} lang @param {number} ending */
const predictionOf = (question, lang, ending) =>
  question.kind === 'predict'
    ? favourite(lang, { query: 5, temperature: 1, ending }, question.at)
    : undefined;

/**
 * @param {Question} question
 * @param {Language} lang
 * @returns {{right: string[], why: Words[]}[]} the right answer in words, and the explanations that must not give it away
 */
function secrets(question, lang) {
  switch (question.kind) {
    case 'choice':
      return [
        {
          right: question.options.filter(({ right }) => right).map(({ text }) => text.plain),
          why: question.options.filter(({ right }) => !right).map(({ why }) => why),
        },
      ];
    case 'blank':
      return [{ right: question.accept, why: [question.otherwise, ...question.wrong.map(({ why }) => why)] }];
    case 'match':
      return [{ right: question.pairs.map(({ right }) => right), why: [question.wrong] }];
    case 'predict':
      return [0, 1].map((ending) => {
        const prediction = favourite(lang, { query: 5, temperature: 1, ending }, question.at);
        const { options, right } = prediction;
        return {
          right: options.filter(({ id }) => right.includes(id)).map(({ text }) => text),
          why: options
            .filter(({ id }) => !right.includes(id))
            .map(({ id }) => grade(question, id, prediction).why),
        };
      });
  }
}

/** @param {string} text @param {string} part whether it is in it as a word of its own */
const says = (text, part) => {
  const [plain, word] = [text, part].map((each) => each.toLocaleLowerCase('tr'));
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(plain);
};

test('every lesson’s questions are tested', () => {
  const folders = readdirSync(inRoot('web/lessons')).filter((folder) =>
    existsSync(inRoot(`web/lessons/${folder}/questions.yaml`)),
  );
  expect(Object.keys(lessons).sort()).toEqual(folders.sort());
});

test('the box speaks every language', () => {
  expect(Object.keys(quizTexts)).toEqual(spoken);
  for (const lang of spoken) expect(Object.keys(quizTexts[lang])).toEqual(Object.keys(quizTexts.tr));
});

describe.each(Object.entries(lessons))('%s', (_, byLanguage) => {
  test('has the same questions in every language', () => {
    const outline = (/** @type {Question[]} */ questions) =>
      questions.map((question) => [question.id, question.kind, question.revision, solution(question)]);
    for (const lang of spoken) expect(outline(byLanguage[lang])).toEqual(outline(byLanguage.tr));
  });
});

test('the attention lesson asks five questions, one of each kind at least', () => {
  const kinds = dikkatKinds();
  expect(kinds).toHaveLength(5);
  expect(new Set(kinds)).toEqual(new Set(['predict', 'choice', 'blank', 'match']));
});
const dikkatKinds = () => lessons.dikkat.tr.map(({ kind }) => kind);

describe.each(all)('%s in %s, $id', (_, lang, question) => {
  test('no wrong answer’s explanation gives the right one away', () => {
    for (const { right, why } of secrets(question, lang)) {
      expect(right.length).toBeGreaterThan(0);
      expect(why.length).toBeGreaterThan(0);
      for (const text of why)
        for (const each of right) expect(says(text.plain, each), `“${each}” in “${text.plain}”`).toBe(false);
    }
  });

  test('has texts that are whole, without what the page’s policy refuses', () => {
    const prediction = predictionOf(question, lang, 0);
    const ask = question.kind === 'predict' ? question.ask(prediction?.values ?? {}) : question.ask;
    const right = grade(question, solution(question, prediction), prediction);
    expect(right.correct).toBe(true);
    for (const { html, plain } of [ask, right.why]) {
      expect(markup(html)).not.toMatch(/undefined| style=| on\w+=|<script|\{\w+\}/);
      expect(plain).not.toMatch(/undefined|[$`\\{}]|\*\*/);
      expect(plain).toMatch(/[.?:!]$/);
    }
  });
});

describe('the right answers', () => {
  /** @param {string} lesson @param {string} id */
  const question = (lesson, id) => {
    const found = lessons[lesson].tr.find((each) => each.id === id);
    if (!found) throw new Error(`no question ${id}`);
    return found;
  };

  test('of the scaled dot product', () => {
    const divisor = question('olcekli-nokta-carpim', 'divisor');
    const options = divisor.kind === 'choice' ? divisor.options : [];
    expect(options.map(({ text, right }) => [text.plain, right])).toEqual([
      ['4096', false],
      ['2', false],
      ['8', true],
      ['64', false],
    ]);
    expect(Math.sqrt(64)).toBe(8);
    expect(solution(question('olcekli-nokta-carpim', 'root'))).toBe('sqrt');
    const pairs = question('olcekli-nokta-carpim', 'pairs');
    expect(pairs.kind === 'match' && pairs.pairs.map(({ left, right }) => [left.plain, right])).toEqual([
      ['d_k = 16', '√d = 4'],
      ['d_k = 64', '√d = 8'],
      ['Ölçeklenmemiş büyük puan', 'one-hot softmax'],
      ['Ölçekli puan', 'standart sapma ≈ 1'],
    ]);
  });

  test('of the attention lesson’s blank: a line of its program', () => {
    const rows = question('dikkat', 'rows');
    if (rows.kind !== 'blank') throw new Error('expected a blank');
    expect(dikkat.listing.source).toContain(rows.code.join(rows.accept[0]));
  });

  test('of its prediction: what the engine gives', () => {
    const guess = question('dikkat', 'other-ending');
    if (guess.kind !== 'predict') throw new Error('expected a prediction');
    for (const temperature of [0.1, 0.3, 1, 3, 5])
      for (const [ending, word, last] of /** @type {const} */ ([
        [0, 'robot', 'güçlüydü'],
        [1, 'kutu', 'hafifti'],
      ])) {
        const prediction = favourite('tr', { query: 2, temperature, ending }, guess.at);
        const right = prediction.options.find(({ id }) => id === solution(guess, prediction));
        expect([right?.text, prediction.values.ending, prediction.values.asking]).toEqual([word, last, 'o']);
        expect(guess.ask(prediction.values).plain).toContain(`“${last}”`);
      }
    for (const [name, value] of Object.entries(guess.at))
      if (typeof value === 'number')
        expect(readSetting(dikkat.controls[/** @type {'query'} */ (name)], value)).toBe(value);
  });
});
