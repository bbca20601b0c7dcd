import { largest, rowOf } from '../../quantities.js';
import { readSetting } from '../controls.js';
import { request } from './attention-state.js';
import { sentence } from './scene.js';

/**
 * What comes out at settings that are not on show, for a question about them.
 *
 * @typedef {import('./attention-state.js').AttentionState} AttentionState
 * @typedef {import('../../quiz/types.js').Prediction} Prediction
 */

/** What was asked last, since it is asked again whenever the page is drawn. @type {WeakMap<AttentionState, {key: string, prediction: Prediction}>} */
const last = new WeakMap();

/**
 * @param {import('./scene.js').Scene} scene
 * @param {AttentionState} state
 * @param {string} of `favourite`: the word that the asking word looks at most
 * @param {import('../../quiz/types.js').Settings} at
 * @returns {Prediction}
 * @throws {RangeError} for a setting that the lesson cannot have
 */
export function predict(scene, state, of, at) {
  if (of !== 'favourite') throw new RangeError(`of: expected favourite, got ${of}`);
  const settings = settingsAt(state, at);
  const key = JSON.stringify([scene.lang, settings]);
  const known = last.get(state);
  if (known?.key === key) return known.prediction;
  const prediction = favourite(scene, state, settings);
  last.set(state, { key, prediction });
  return prediction;
}

/**
 * The word that the asking word looks at most.
 * @param {import('./scene.js').Scene} scene
 * @param {AttentionState} state
 * @param {import('./attention-state.js').Place} settings
 * @returns {Prediction}
 */
function favourite({ f, lang, lesson }, state, settings) {
  const words = sentence(lesson, lang, settings.ending);
  const { weights } = state.engine.attend(request(lesson, settings));
  const row = rowOf(weights, settings.query - 1);
  return {
    settings: { ...settings },
    values: {
      asking: words[settings.query - 1].label,
      temperature: f.fixed(settings.temperature),
      ending: words[words.length - 1].label,
    },
    options: words.map(({ label }, index) => ({ id: String(index), text: label })),
    right: largest(row).map(String),
    shares: Object.fromEntries(Array.from(row, (share, index) => [index, { share, text: f.percent(share) }])),
  };
}

/**
 * The settings that are asked about, everything computed.
 * @param {AttentionState} state
 * @param {import('../../quiz/types.js').Settings} at
 */
function settingsAt({ place, controls }, at) {
  const { query, temperature, ending } = place;
  const asked = { query, temperature, ending, step: Number(controls.step.start) };
  for (const [name, wanted] of Object.entries(at)) {
    const control = /** @type {Record<string, import('../../lessons/types.js').Control>} */ (controls)[name];
    if (!control || 'digits' in control) throw new RangeError(`at: there is no setting ${name}`);
    const now = asked[/** @type {'query'} */ (name)];
    const value =
      wanted === 'live'
        ? now
        : wanted === 'other'
          ? control.min + control.max - now
          : readSetting(control, wanted);
    if (value === undefined) throw new RangeError(`${name}: ${wanted} is no value that it can have`);
    asked[/** @type {'query'} */ (name)] = /** @type {number} */ (value);
  }
  return asked;
}
