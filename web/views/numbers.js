/**
 * @param {(value: number) => string} format
 * @param {number | undefined} value nothing where it has not been computed yet
 */
export const shown = (format, value) => (value === undefined ? '' : format(value));

/**
 * A vector as it is printed: [0,10 0,66 0,17]
 * @param {(value: number) => string} format
 * @param {ArrayLike<number>} values
 */
export const vector = (format, values) => `[${Array.from(values, format).join(' ')}]`;

/**
 * The class that colours a weight; the scale runs from 0 to 1 and is never stretched.
 * @param {number} weight
 */
export const level = (weight) => `w${Math.round(weight * 100)}`;
