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
  return new Favourite(scene, state, settingsAt(state, at));
}

/** The engine is asked once somebody wants to know, not while a slider moves. */
class Favourite {
  #scene;
  #state;
  /** @type {Float64Array | undefined} */ #weights;

  /**
   * @param {import('./scene.js').Scene} scene
   * @param {AttentionState} state
   * @param {import('./attention-state.js').Place} settings
   */
  constructor(scene, state, { ...settings }) {
    const { f, lang, lesson } = scene;
    const words = sentence(lesson, lang, settings.ending);
    this.#scene = scene;
    this.#state = state;
    this.settings = settings;
    this.values = {
      asking: words[settings.query - 1].label,
      temperature: f.fixed(settings.temperature),
      ending: words[words.length - 1].label,
    };
    this.options = words.map(({ label }, index) => ({ id: String(index), text: label }));
  }

  get right() {
    return largest(this.#row()).map(String);
  }

  get shares() {
    const { f } = this.#scene;
    return Object.fromEntries(
      Array.from(this.#row(), (share, index) => [index, { share, text: f.percent(share) }]),
    );
  }

  /** How much the asking word looks at each. */
  #row() {
    const { query } = this.settings;
    this.#weights ??= rowOf(
      this.#state.engine.attend(request(this.#scene.lesson, this.settings)).weights,
      query - 1,
    );
    return this.#weights;
  }
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
