import { nothing, svg } from 'lit-html';

/**
 * The tint that joins everything of one column, inside an `svg` of the columns' width.
 *
 * @param {number | undefined} column 0-based; nothing is lit where it is undefined
 * @param {number} count how many columns there are
 */
export const strip = (column, count) =>
  column === undefined
    ? nothing
    : svg`<rect x=${`${(100 * column) / count}%`} width=${`${100 / count}%`} height="100%" />`;
