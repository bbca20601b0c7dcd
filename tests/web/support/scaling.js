import { readFile } from 'node:fs/promises';
import { inRoot } from '../../../scripts/paths.js';
import { loadExperiment } from '../../../web/engine/experiment.js';
import { languages } from '../../../web/i18n/languages.js';
import kind from '../../../web/kinds/scaling.js';
import exercise from '../../../web/lessons/olcekli-nokta-carpim/exercise.js';
import olcekli from '../../../web/lessons/olcekli-nokta-carpim/lesson.js';
import { registry } from '../../../web/lessons/registry.js';
import { ScalingState } from '../../../web/state/scaling/scaling-state.js';

/**
 * The lesson on scaling as the page has it: with the engine that the page loads, and in both languages.
 *
 * @typedef {'tr' | 'en'} Language
 * @typedef {import('../../../web/lessons/types.js').ScalingSettings} ScalingSettings
 * @typedef {import('../../../web/state/scene.js').Look} Look
 */

export { exercise, kind, olcekli };

export const engine = await loadExperiment({
  binary: await readFile(inRoot('build/wasm/experiment.wasm')),
});

/** @param {Language} lang */
async function wordsOf(lang) {
  const { default: strings } = await languages[lang]();
  const { default: prose } = await registry[olcekli.id].prose[lang]();
  return { strings, prose, meta: prose.meta };
}

export const words = { tr: await wordsOf('tr'), en: await wordsOf('en') };

/**
 * @param {Partial<ScalingSettings>} [place] what differs from the start
 * @param {object} [of]
 * @param {Language} [of.lang]
 * @param {Look} [of.look]
 * @param {boolean} [of.live]
 */
export function sceneAt(place = {}, { lang = 'tr', look, live } = {}) {
  const state = new ScalingState(olcekli, engine);
  state.set(place);
  return kind.describe({ state, lang, ...words[lang], look, live });
}
