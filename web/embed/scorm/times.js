/** Times as the two versions of the standard write them. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** @param {number} value */
const two = (value) => String(Math.floor(value)).padStart(2, '0');

/**
 * SCORM 1.2, CMITimespan: HHHH:MM:SS.SS.
 * @param {number} milliseconds
 */
export function clockSpan(milliseconds) {
  const [hours, left] = parts(milliseconds);
  return `${String(hours).padStart(4, '0')}:${two(left / minute)}:${seconds(left % minute)}`;
}

/**
 * SCORM 2004, timeinterval (second,10,2): PT0H0M0.00S.
 * @param {number} milliseconds
 */
export function isoSpan(milliseconds) {
  const [hours, left] = parts(milliseconds);
  return `PT${hours}H${Math.floor(left / minute)}M${((left % minute) / second).toFixed(2)}S`;
}

/**
 * SCORM 1.2, CMITime: the learner's clock.
 * @param {Date} at
 */
export const clockTime = (at) => [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');

/**
 * SCORM 2004, time (second,10,0), whose pattern has a zone only after a fraction.
 * @param {Date} at
 */
export const isoTime = (at) => at.toISOString().replace(/\d\dZ$/, 'Z');

/** The last span that four digits of hours can say. */
const longest = 10_000 * hour - 10;

/**
 * Whole hundredths, so that no 59.999 is rounded up to sixty seconds. A clock that was set back gives no span below zero.
 * @param {number} milliseconds
 * @returns {[hours: number, left: number]}
 */
function parts(milliseconds) {
  const span = Math.floor(Math.min(Math.max(milliseconds, 0), longest) / 10) * 10;
  return [Math.floor(span / hour), span % hour];
}

/** @param {number} milliseconds below a minute */
const seconds = (milliseconds) => (milliseconds / second).toFixed(2).padStart(5, '0');
