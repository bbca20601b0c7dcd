import { vi } from 'vitest';
import { formats } from '../../../web/i18n/format.js';
import { QuizPart } from '../../../web/quiz/part.js';
import { AttentionState } from '../../../web/state/attention/attention-state.js';
import { predict } from '../../../web/state/attention/predict.js';
import { describe } from '../../../web/state/attention/scene.js';
import { dikkat, engine, words } from './lesson.js';
import dikkatTr from '../../../web/lessons/dikkat/questions.yaml?tr';
import dikkatEn from '../../../web/lessons/dikkat/questions.yaml?en';
import scalingTr from '../../../web/lessons/olcekli-nokta-carpim/questions.yaml?tr';
import scalingEn from '../../../web/lessons/olcekli-nokta-carpim/questions.yaml?en';

/**
 * Both lessons' questions, a browser's store that can fail, and a lesson for the questions to stand in.
 *
 * @typedef {'tr' | 'en'} Language
 * @typedef {import('../../../web/quiz/types.js').Prediction} Prediction
 * @typedef {import('../../../web/quiz/types.js').Question} Question
 * @typedef {import('../../../web/quiz/types.js').Settings} Settings
 */

/** @type {Record<string, Record<Language, Question[]>>} */
export const lessons = {
  dikkat: { tr: dikkatTr, en: dikkatEn },
  'olcekli-nokta-carpim': { tr: scalingTr, en: scalingEn },
};

/**
 * A browser's localStorage and window, for as long as a test runs.
 * @param {object} [of]
 * @param {'SecurityError' | 'QuotaExceededError'} [of.fails] even to be touched, or to take anything more
 * @param {Record<string, string>} [of.holds]
 */
export function browser({ fails, holds = {} } = {}) {
  const held = new Map(Object.entries(holds));
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('localStorage', {
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (fails === 'QuotaExceededError') throw new DOMException('full', fails);
      held.set(key, value);
    },
  });
  if (fails === 'SecurityError')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('sandboxed', fails);
      },
    });
  return {
    held,
    /** What another tab does. @param {string | null} key @param {string} [value] */
    otherTab(key, value) {
      if (key && value !== undefined) held.set(key, value);
      else held.clear();
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}

/**
 * What the engine says of the attention lesson.
 * @param {Language} lang
 * @param {Record<string, number>} live
 * @param {Settings} at
 * @returns {Prediction}
 */
export function favourite(lang, live, at) {
  const state = new AttentionState(dikkat, engine);
  state.set(live);
  return predict(describe({ state, lang, ...words[lang] }), state, 'favourite', at);
}

/**
 * A part in a lesson that can be moved, and what the lesson heard of it.
 * @param {object} [of]
 * @param {string} [of.lesson]
 * @param {Language} [of.lang]
 * @param {Question[]} [of.questions]
 * @param {Record<string, number>} [of.live]
 */
export function partIn({
  lesson = 'dikkat',
  lang = 'tr',
  questions = lessons[lesson][lang],
  live = { query: 5, temperature: 1, ending: 0 },
} = {}) {
  /** @type {[string, any][]} */
  const events = [];
  /** @type {string[]} */
  const said = [];
  /** @type {Record<string, string>[]} */
  const seen = [];
  let asked = 0;
  let drawn = 0;
  const part = new QuizPart(
    {
      lesson: { id: lesson },
      lang,
      strings: words[lang].strings,
      f: formats(lang, words[lang].strings),
      predict: (_, at) => {
        asked++;
        return favourite(lang, live, at);
      },
      emit: (name, detail) => events.push([name, structuredClone(detail)]),
      redraw: () => drawn++,
      show: (settings) => seen.push(settings),
      say: (text) => said.push(text),
    },
    questions,
  );
  return { part, events, said, seen, live, asked: () => asked, drawn: () => drawn };
}
