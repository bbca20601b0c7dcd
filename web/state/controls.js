/**
 * Reading a setting that came from outside: an attribute, an address, a slider.
 *
 * @typedef {import('../lessons/types.js').Control} Control
 * @typedef {import('../lessons/types.js').NumberControl} NumberControl
 *
 * @typedef {object} Refusal a value that was not taken
 * @property {string} name      the setting
 * @property {string} value     what came
 * @property {[min: number, max: number] | {digits: number} | string[]} expected a range, so many digits, or the choices
 * @property {boolean} [whole]  whether a whole number was expected
 * @property {number | string} used what is used instead
 */

const decimal = /^-?\d+(\.\d+)?$/;
const whole = /^-?\d+$/;
/** A refused value may be a book; so many characters of it say enough. */
const enough = 40;

/**
 * @template {Control} C
 * @param {C} control
 * @param {string | number} raw a number, or a decimal with a point: "0.3"; no exponent, no comma, no spaces
 * @returns {C['start'] | undefined} the nearest value that the control can take; undefined where the raw value is none
 */
export function readSetting(control, raw) {
  return 'digits' in control ? readDigits(control, raw) : readNumber(control, raw);
}

/** @param {NumberControl} control @param {string | number} raw */
function readNumber(control, raw) {
  const pattern = control.whole ? whole : decimal;
  const value = pattern.test(String(raw)) ? Number(raw) : NaN;
  if (!(value >= control.min && value <= control.max)) return undefined;
  const steps = Math.round((value - control.min) / control.step);
  // Through its decimal, so that 0.15 is the double nearest to 0.15 and not three times 0.05.
  return Number((control.min + steps * control.step).toFixed(10));
}

/** @param {import('../lessons/types.js').SeedControl} control @param {string | number} raw */
function readDigits({ digits }, raw) {
  const text = String(raw);
  return /^\d+$/.test(text) && text.length <= digits ? text.replace(/^0+(?=\d)/, '') : undefined;
}

/**
 * @param {string} name
 * @param {Control} control
 * @param {string | number} raw what it did not take
 * @returns {Refusal}
 */
export const refusal = (name, control, raw) => ({
  name,
  value: shortened(String(raw)),
  ...('digits' in control
    ? { expected: { digits: control.digits } }
    : { expected: [control.min, control.max], ...(control.whole ? { whole: true } : {}) }),
  used: control.start,
});

/** @param {string} value */
export const shortened = (value) => (value.length > enough ? `${value.slice(0, enough)}…` : value);

/**
 * A refusal in a program's words: the field, what was expected and what came.
 * @param {Refusal} refusal
 */
export function explain({ name, value, expected, whole }) {
  const wanted = !Array.isArray(expected)
    ? `a whole number of 1 to ${expected.digits} digits`
    : typeof expected[0] === 'number'
      ? `a ${whole ? 'whole ' : ''}number from ${expected.join(' to ')}`
      : expected.join(', ');
  return `${name}: expected ${wanted}, got "${value}"`;
}
