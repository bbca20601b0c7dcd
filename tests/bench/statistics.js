/**
 * @param {number[]} values at least one
 * @param {number} share from 0 to 1
 * @returns {number} the smallest of the values that at least this share of them does not exceed
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** @param {number[]} values at least one; of an even number, the lower of the two in the middle */
export const median = (values) => percentile(values, 0.5);
