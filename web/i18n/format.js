/**
 * Numbers as a person of the page's language reads them. Nothing here computes: a number is rounded for reading and
 * never shown as "-0" or "NaN"; a value that is missing is shown as nothing.
 */

/**
 * @typedef {object} Formats
 * @property {(value: number) => string} weight    three decimals, as in the heatmap: 0,589
 * @property {(value: number) => string} short     at most two decimals, as in the chain: 2,5
 * @property {(value: number) => string} fixed     exactly two decimals, as for τ: 1,00
 * @property {(value: number) => string} precise   at most four decimals, or a power of ten when it is smaller
 * @property {(value: number) => string} percent   one decimal: %58,9 in Turkish, 58.9% in English
 * @property {(words: string[]) => string} list    "a, b ve c"
 */

/** @type {Map<string, Formats>} */
const known = new Map();

/**
 * @param {string} lang a BCP 47 language tag
 * @returns {Formats}
 */
export function formats(lang) {
  let found = known.get(lang);
  if (!found) known.set(lang, (found = make(lang)));
  return found;
}

/** @param {string} lang @returns {Formats} */
function make(lang) {
  const locale = lang === 'tr' ? 'tr-TR' : lang;
  /** @param {Intl.NumberFormatOptions} options */
  const number = (options) => {
    // 'negative' is the option that writes a rounded -0.001 as 0 and not as -0.
    const format = new Intl.NumberFormat(locale, { signDisplay: 'negative', useGrouping: false, ...options });
    return (/** @type {number} */ value) => (Number.isFinite(value) ? format.format(value) : '');
  };
  const decimals = (/** @type {number} */ least, /** @type {number} */ most) =>
    number({ minimumFractionDigits: least, maximumFractionDigits: most });

  const two = decimals(0, 2);
  const twoFixed = decimals(2, 2);
  const four = decimals(0, 4);
  const mantissa = decimals(0, 2);
  const conjunction = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });

  return {
    weight: decimals(3, 3),
    fixed: twoFixed,
    // A small number that is not zero reads 0,00, so that it is not taken for an exact 0.
    short: (value) => (value !== 0 && Math.abs(value) < 0.005 ? twoFixed(value) : two(value)),
    precise: (value) => {
      if (!Number.isFinite(value) || value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e6))
        return four(value);
      const [digits, exponent] = value.toExponential(2).split('e');
      return `${mantissa(Number(digits))} · 10${superscript(String(Number(exponent)))}`;
    },
    percent: number({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    list: (words) => conjunction.format(words),
  };
}

/** @param {string} text digits and a sign */
const superscript = (text) =>
  text.replace(/[-\d]/g, (sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)]));
