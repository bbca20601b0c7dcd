import { settings } from '../state/address.js';

/**
 * What a frame and the page around it say to each other: `{source: 'derslik', version: 1, id, type, …}`. Outward the
 * lesson's events with their details, and `resize {height}`; inward `hello`, `play`, `pause`, `seek {step}` and
 * `set {state}`.
 *
 * @typedef {Record<string, string | number>} State
 * @typedef {{type: 'hello' | 'play' | 'pause'} | {type: 'set', state: State}} Command
 */

const source = 'derslik';
/** Of the protocol. */
const version = 1;

/** What a host may set. */
const settable = [...settings, 'theme'];

/** No setting takes more characters: a seed has so many digits. */
const longest = 300;

/**
 * @param {string} id of the frame
 * @param {string} type
 * @param {Record<string, unknown>} detail
 */
export function message(id, type, { version: release, ...detail }) {
  // The lesson's version has another name here, where `version` is the protocol's.
  return { ...detail, ...(release === undefined ? {} : { release }), source, version, id, type };
}

/**
 * @param {unknown} data what came
 * @param {string} id of the frame
 * @returns {Command | undefined} undefined for anything that is not exactly a message to this frame
 */
export function readMessage(data, id) {
  if (!isPlain(data)) return undefined;
  const { source: from, version: spoken, id: to = id, type, ...detail } = data;
  if (from !== source || spoken !== version || to !== id) return undefined;
  switch (type) {
    case 'hello':
    case 'play':
    case 'pause':
      return hasOnly(detail, []) ? { type } : undefined;
    case 'seek':
      return isState(detail, ['step']) && 'step' in detail ? { type: 'set', state: detail } : undefined;
    case 'set':
      return hasOnly(detail, ['state']) && isState(detail.state, settable)
        ? { type, state: detail.state }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * @param {unknown} value
 * @param {string[]} names
 * @returns {value is State}
 */
const isState = (value, names) =>
  isPlain(value) && hasOnly(value, names) && Object.values(value).every(isValue);

/** Whether it may be what a setting is set to; whether it is a good one is for the lesson to say. @param {unknown} value */
const isValue = (value) =>
  typeof value === 'string' ? value.length <= longest : typeof value === 'number' && Number.isFinite(value);

/** @param {object} value @param {string[]} names */
const hasOnly = (value, names) => Object.keys(value).every((name) => names.includes(name));

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isPlain = (value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
