/**
 * Numbers as a person of the page's language reads them. Nothing here computes: a number is rounded for reading, from its
 * exact binary value as Python's own formatting does, and never shown as "−0" or "NaN"; a value that is missing is shown
 * as nothing.
 *
 * The browser's number formats would do nearly the same, but making the first one costs more than the whole engine.
 */

/**
 * @typedef {object} Formats
 * @property {(value: number) => string} weight    three decimals, as in the heatmap: 0,589
 * @property {(value: number) => string} tenth     exactly one decimal, as for random scores: −12,3
 * @property {(value: number) => string} short     at most two decimals, as in the chain: 2,5
 * @property {(value: number) => string} fixed     exactly two decimals, as for τ: 1,00
 * @property {(value: number) => string} precise   at most four decimals, or a power of ten when it is smaller
 * @property {(value: number) => string} percent   one decimal: %58,9 in Turkish, 58.9% in English
 * @property {(words: string[]) => string} list    "a, b ve c"
 *
 * @typedef {object} Signs how a language writes numbers
 * @property {string} decimal
 * @property {(number: string) => string} percent
 */

/** @type {Map<string, Formats>} */
const known = new Map();

/**
 * @param {string} lang a BCP 47 language tag
 * @param {Signs} signs
 * @returns {Formats}
 */
export function formats(lang, signs) {
  let found = known.get(lang);
  if (!found) known.set(lang, (found = make(lang, signs)));
  return found;
}

/**
 * @param {string} lang
 * @param {Signs} signs
 * @returns {Formats}
 */
function make(lang, { decimal, percent }) {
  /** @param {(value: number) => string} write */
  const localised = (write) => (/** @type {number} */ value) => {
    if (!Number.isFinite(value)) return '';
    const text = write(value).replace('-', '−');
    return decimal === '.' ? text : text.replace('.', decimal);
  };
  const rounded = (/** @type {number} */ decimals) => localised((value) => unsigned(value.toFixed(decimals)));
  const atMost = (/** @type {number} */ decimals) =>
    localised((value) => String(Number(value.toFixed(decimals)) + 0));

  const [one, two, twoFixed, four] = [rounded(1), atMost(2), rounded(2), atMost(4)];
  /** @type {Intl.ListFormat | undefined} */
  let conjunction;

  return {
    weight: rounded(3),
    tenth: one,
    fixed: twoFixed,
    // A small number that is not zero reads 0,00, so that it is not taken for an exact 0.
    short: (value) => (value !== 0 && Math.abs(value) < 0.005 ? twoFixed(value) : two(value)),
    precise: (value) => {
      if (!Number.isFinite(value) || value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e6))
        return four(value);
      const [digits, exponent] = value.toExponential(2).split('e');
      return `${two(Number(digits))} · 10${superscript(String(Number(exponent)))}`;
    },
    percent: (value) => {
      if (!Number.isFinite(value)) return '';
      // Rounded as a share and then moved by two places, since 100 times a number is seldom exact.
      const share = Number(value.toFixed(3)) * 100;
      return (share < 0 ? '−' : '') + percent(one(Math.abs(share)));
    },
    list: (words) =>
      words.length === 1 ? words[0] : (conjunction ??= new Intl.ListFormat(lang)).format(words),
  };
}

/** @param {string} text a number that may have been rounded to a negative zero */
const unsigned = (text) => (Number(text) === 0 ? text.replace('-', '') : text);

/** @param {string} text digits and a sign */
const superscript = (text) =>
  text.replace(/[-\d]/g, (sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)]));
