import { range } from './range.js';

/**
 * A slider over values that are not equally far apart: a range over their positions, some of them marked with their value.
 *
 * @param {object} of
 * @param {string} of.setting the name of what it sets
 * @param {string} [of.id]
 * @param {string} [of.label] where no label element names it
 * @param {import('../lessons/types.js').NumberControl} of.control
 * @param {number} of.value  one between two stops puts the thumb on the lower one
 * @param {boolean} [of.enabled] without it there is the track alone
 */
export const stops = ({ setting, id, label, control: { stops = [], marks = [] }, value, enabled = true }) =>
  range({
    setting,
    id,
    label,
    control: { min: 0, max: stops.length - 1, step: 1, start: 0 },
    value: positionOf(stops, value),
    text: `${setting} = ${value}`,
    enabled,
    names: marks.map((mark) => ({ at: positionOf(stops, mark), name: mark })),
    stops,
  });

/**
 * @param {number[]} stops ascending
 * @param {number} value
 */
export const positionOf = (stops, value) =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= value),
  );
