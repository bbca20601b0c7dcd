import { readFile } from 'node:fs/promises';
import { inRoot } from '../../../scripts/paths.js';
import { loadScene } from '../../../web/engine/scene.js';
import { languages } from '../../../web/i18n/languages.js';
import dikkat from '../../../web/lessons/dikkat/lesson.js';
import { registry } from '../../../web/lessons/registry.js';
import { AttentionState } from '../../../web/state/attention/attention-state.js';
import { describe } from '../../../web/state/attention/scene.js';

/**
 * The lesson as the page has it: with the engine that the page loads, and in both languages.
 *
 * @typedef {'tr' | 'en'} Language
 * @typedef {import('../../../web/state/attention/attention-state.js').Place} Place
 * @typedef {import('../../../web/state/scene.js').Look} Look
 */

export { dikkat };

export const engine = await loadScene({ binary: await readFile(inRoot('build/wasm/scene.wasm')) });

/** @param {Language} lang */
const wordsOf = async (lang) => ({
  strings: (await languages[lang]()).default,
  meta: (await registry.dikkat.meta[lang]()).default,
});

export const words = { tr: await wordsOf('tr'), en: await wordsOf('en') };

/** @type {Language[]} */
export const both = ['tr', 'en'];

/**
 * @param {Partial<Place>} [place] what differs from the start
 * @param {object} [of]
 * @param {Language} [of.lang]
 * @param {Look} [of.look]
 * @param {boolean} [of.live]
 */
export function sceneAt(place = {}, { lang = 'tr', look, live } = {}) {
  const state = new AttentionState(dikkat, engine);
  state.set(place);
  return describe({ state, lang, ...words[lang], look, live });
}
