/**
 * A slider's value as the lesson says it.
 * @param {string} name
 * @param {{max: number}} control
 * @param {number} value
 * @param {import('../../i18n/strings.js').Strings} t
 * @param {import('../../i18n/format.js').Formats} f
 */
export const said = (name, { max }, value, t, f) =>
  name === 'step' ? t.stepText(value, max) : f.fixed(value);
