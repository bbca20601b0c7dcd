/**
 * Reading a setting that came from outside: an attribute, an address, a slider.
 *
 * @typedef {import('../lessons/types.js').Control} Control
 *
 * @typedef {object} Refusal a value that was not taken
 * @property {string} name      the setting
 * @property {string} value     what came
 * @property {[min: number, max: number] | string[]} expected a range, or the choices
 * @property {number | string} used what is used instead
 */

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * @param {Control} control
 * @param {string | number} raw a number, or a decimal with a point: "0.3"; no exponent, no comma, no spaces
 * @returns {number | undefined} the nearest value that the slider can take; undefined where the raw value is no number or
 *   lies outside the range
 */
export function readSetting(control, raw) {
  const value = typeof raw === 'number' ? raw : decimal.test(raw) ? Number(raw) : NaN;
  if (!(value >= control.min && value <= control.max)) return undefined;
  const steps = Math.round((value - control.min) / control.step);
  // Through its decimal, so that 0.15 is the double nearest to 0.15 and not three times 0.05.
  return Number((control.min + steps * control.step).toFixed(10));
}

/**
 * A refusal in a program's words: the field, what was expected and what came.
 * @param {Refusal} refusal
 */
export function explain({ name, value, expected }) {
  const wanted =
    typeof expected[0] === 'number' ? `a number from ${expected.join(' to ')}` : expected.join(', ');
  return `${name}: expected ${wanted}, got "${value}"`;
}
