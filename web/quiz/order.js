/**
 * An order that looks random and is the same whenever it is asked for: Fisher and Yates' shuffle, driven by the generator
 * mulberry32, whose seed mixes the learner's with the question's name (FNV-1a).
 *
 * @template T
 * @param {readonly T[]} items
 * @param {number} seed the learner's
 * @param {string} name the question's
 * @returns {T[]}
 */
export function shuffled(items, seed, name) {
  const next = mulberry32(fnv1a(`${seed}/${name}`));
  const order = [...items];
  for (let end = order.length - 1; end > 0; end--) {
    const at = Math.floor(next() * (end + 1));
    [order[end], order[at]] = [order[at], order[end]];
  }
  return order;
}

/** @param {string} text @returns {number} 32 bits */
function fnv1a(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** @param {number} state @returns {() => number} from 0 up to 1 */
const mulberry32 = (state) => () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
