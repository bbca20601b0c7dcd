import { describe, expect, test, vi } from 'vitest';
import { rowOf } from '../../web/quantities.js';
import { AttentionState } from '../../web/state/attention/attention-state.js';
import { predict } from '../../web/state/attention/predict.js';
import { describe as describeScene } from '../../web/state/attention/scene.js';
import { both, dikkat, engine, words } from './support/lesson.js';

/**
 * @typedef {import('./support/lesson.js').Place} Place
 * @typedef {import('../../web/quiz/types.js').Settings} Settings
 */

/** @param {Settings} at @param {Partial<Place>} [live] @param {'tr' | 'en'} [lang] */
function predicted(at, live = {}, lang = 'tr') {
  const state = new AttentionState(dikkat, engine);
  state.set(live);
  return predict(describeScene({ state, lang, ...words[lang] }), state, 'favourite', at);
}

describe('the settings that are asked about', () => {
  const live = { query: 3, temperature: 0.35, ending: 1, step: 17 };

  test.each(
    /** @type {[string, Settings, Partial<Place>][]} */ ([
      ['stay live where they are not named, everything computed', {}, {}],
      ['are those that are named', { query: 2, temperature: 3 }, { query: 2, temperature: 3 }],
      ['may be the present ones', { query: 'live', ending: 'live', temperature: 'live' }, {}],
      ['may be the other ending', { ending: 'other' }, { ending: 0 }],
      ['may be all of these', { query: 1, ending: 'other', temperature: 'live' }, { query: 1, ending: 0 }],
      ['may name a step', { step: 1 }, { step: 1 }],
      ['lie where a slider can stand', { temperature: 0.26 }, { temperature: 0.25 }],
    ]),
  )('%s', (_, at, different) => {
    expect(predicted(at, live).settings).toEqual({ ...live, step: 60, ...different });
  });

  test('from the first ending the other one is the second', () => {
    expect(predicted({ ending: 'other' }).settings.ending).toBe(1);
  });

  test.each(
    /** @type {[Settings, string][]} */ ([
      [{ query: 0 }, 'query: 0'],
      [{ query: 7 }, 'query: 7'],
      [{ ending: 2 }, 'ending: 2'],
      [{ temperature: 0.01 }, 'temperature: 0.01'],
      [{ temperature: NaN }, 'temperature: NaN'],
      [{ step: 61 }, 'step: 61'],
      [{ d: 4 }, 'no setting d'],
      [{ lang: 'live' }, 'no setting lang'],
    ]),
  )('are refused where the lesson cannot have them: %o', (at, message) => {
    expect(() => predicted(at)).toThrow(RangeError);
    expect(() => predicted(at)).toThrow(message);
  });

  test('are refused for anything but the favourite', () => {
    const state = new AttentionState(dikkat, engine);
    const scene = describeScene({ state, lang: 'tr', ...words.tr });
    expect(() => predict(scene, state, 'least', {})).toThrow('expected favourite, got least');
  });
});

describe('what comes out', () => {
  const word = (/** @type {ReturnType<typeof predicted>} */ { options, right }) =>
    right.map((id) => options.find((option) => option.id === id)?.text);

  test.each([
    [{ ending: 0 }, ['kutu'], ['box']],
    [{ ending: 1 }, ['robot'], ['robot']],
    [{ query: 3 }, ['robot', 'kutu', 'o'], ['robot', 'box', 'it']],
  ])('for %o is the word that is looked at most, or each of a tie', (at, turkish, english) => {
    expect(word(predicted(at, {}, 'tr'))).toEqual(turkish);
    expect(word(predicted(at, {}, 'en'))).toEqual(english);
  });

  test.each(both)('in %s offers each word of the sentence that is asked about', (lang) => {
    const { options, values } = predicted({ ending: 'other' }, {}, lang);
    const spoken = {
      tr: ['robot', 'kutu', 'aldı', 'çünkü', 'o', 'güçlüydü'],
      en: ['robot', 'box', 'picked', 'because', 'it', 'strong'],
    }[lang];
    expect(options).toEqual(spoken.map((text, index) => ({ id: String(index), text })));
    expect(values.ending).toBe(spoken[5]);
    expect(values.asking).toBe(spoken[4]);
  });

  test.each([
    ['tr', '0,35', '%58,9'],
    ['en', '0.35', '58.9%'],
  ])('in %s is written as the language writes numbers', (lang, temperature, share) => {
    const spoken = /** @type {'tr' | 'en'} */ (lang);
    expect(predicted({ temperature: 0.35 }, {}, spoken).values.temperature).toBe(temperature);
    expect(predicted({}, {}, spoken).shares[1].text).toBe(share);
  });

  test('has the share that the engine gives each word', () => {
    const at = { query: 6, temperature: 2.35, ending: 1 };
    const { shares } = predicted(at);
    const state = new AttentionState(dikkat, engine);
    state.set(at);
    const row = Array.from(rowOf(state.attention.weights, 5));
    expect(Object.values(shares).map(({ share }) => share)).toEqual(row);
    expect(Object.keys(shares)).toEqual(['0', '1', '2', '3', '4', '5']);
  });
});

test('a prediction asks the engine once, when somebody wants to know, and leaves the scene as it was', () => {
  const state = new AttentionState(dikkat, engine);
  const { place, attention, inputs } = state;
  const attend = vi.spyOn(engine, 'attend');
  const scene = describeScene({ state, lang: 'tr', ...words.tr });
  const prediction = predict(scene, state, 'favourite', { ending: 'other', query: 1 });
  expect(prediction.options).toHaveLength(6);
  expect(JSON.stringify(prediction)).toContain('güçlüydü');
  expect(attend).not.toHaveBeenCalled();
  expect(prediction.shares[prediction.right[0]].share).toBeGreaterThan(0);
  expect(attend).toHaveBeenCalledOnce();
  attend.mockRestore();
  expect(state.place).toBe(place);
  expect(state.attention).toBe(attention);
  expect(state.inputs).toBe(inputs);
});
