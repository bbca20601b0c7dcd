import { scalingTexts } from '../../i18n/scaling-texts.js';
import { sentence } from '../../state/attention/scene.js';

/**
 * How a lesson's settings are chosen and what they are called, as the lesson itself says it.
 *
 * @typedef {import('../../lessons/types.js').Control} Control
 *
 * @typedef {object} Setting
 * @property {string} name    in addresses and attributes
 * @property {string} label
 * @property {Control} control
 * @property {string[]} [options] what each value is called, where they are few
 *
 * @param {import('../../state/lesson-state.js').LessonState} state
 * @param {string} lang
 * @param {import('../../i18n/strings.js').Strings} t
 * @returns {Setting[]}
 */
export function settingsOf({ lesson, controls }, lang, t) {
  /** @type {Record<string, {name: string}>} */
  const labels = { ...t.controls, ...scalingTexts[lang].controls };
  const options = 'words' in lesson ? optionsOf(/** @type {any} */ (lesson), lang, t) : {};
  return Object.entries(controls).map(([name, control]) => ({
    name,
    label: labels[name].name,
    control,
    options: options[name],
  }));
}

/**
 * @param {import('../../lessons/types.js').AttentionLesson} lesson
 * @param {string} lang
 * @param {import('../../i18n/strings.js').Strings} t
 * @returns {Record<string, string[]>}
 */
function optionsOf(lesson, lang, t) {
  const endings = lesson.endings.map((_, ending) => sentence(lesson, lang, ending).at(-1)?.label ?? '');
  const words = sentence(lesson, lang, 0).map(({ label }) => label);
  // The last word is not settled while its own choice is open.
  const asking = [...words.slice(0, -1), endings.join(' / ')];
  return {
    query: asking.map((word, at) => `${word}, ${t.controls.query.ordinal(at + 1)}`),
    ending: endings,
  };
}
