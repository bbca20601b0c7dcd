/**
 * What the page must say, from the lesson's facts: the words in both languages and the way numbers are written.
 *
 * @typedef {'tr' | 'en'} Lang
 * @typedef {'scores' | 'scaled' | 'exponentials' | 'weights' | 'output'} Phase
 */

export const langs = /** @type {const} */ (['tr', 'en']);

export const phases = /** @type {const} */ (['scores', 'scaled', 'exponentials', 'weights', 'output']);

/** As rows and columns are labelled. @param {Lang} lang @param {number} [ending] @returns {string[]} */
export const words = (lang, ending = 0) =>
  lang === 'tr'
    ? ['robot', 'kutu', 'aldı', 'çünkü', 'o', ending ? 'güçlüydü' : 'hafifti']
    : ['robot', 'box', 'picked', 'because', 'it', ending ? 'strong' : 'light'];

/** A decimal as a person reads it. @param {Lang} lang @param {number} value @param {number} digits */
export const decimal = (lang, value, digits) => {
  const text = value.toFixed(digits);
  return lang === 'tr' ? text.replace('.', ',') : text;
};

/** Two decimals at most; a small number that is not zero keeps both. @param {Lang} lang @param {number} value */
export const short = (lang, value) =>
  value !== 0 && Math.abs(value) < 0.005
    ? decimal(lang, value, 2)
    : decimal(lang, value, 2).replace(/[.,]?0+$/, '');

/** Four decimals at most; a power of ten for what is smaller. @param {Lang} lang @param {number} value */
export const precise = (lang, value) => {
  const trimmed = (/** @type {number} */ of, /** @type {number} */ digits) =>
    decimal(lang, of, digits).replace(/[.,]?0+$/, '');
  if (value === 0) return '0';
  if (Math.abs(value) >= 0.001) return trimmed(value, 4);
  const [mantissa, exponent] = value.toExponential(2).split('e-');
  return `${trimmed(Number(mantissa), 2)} · 10⁻${[...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
};

/** A share with one decimal. @param {Lang} lang @param {number} value */
export const percent = (lang, value) => {
  const text = decimal(lang, 100 * value, 1);
  return lang === 'tr' ? `%${text}` : `${text}%`;
};

/** A vector as the page prints it. @param {Lang} lang @param {number[]} values */
export const vector = (lang, values) => `[${values.map((value) => decimal(lang, value, 2)).join(' ')}]`;
