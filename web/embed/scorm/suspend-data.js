import { known } from '../../i18n/languages.js';
import { settings } from '../../state/address.js';

/**
 * What the platform keeps for the next visit: the answers, where the scene stands, the language and the theme, in one short
 * text of ASCII alone. It comes back from outside, so nothing in it is believed.
 *
 * @typedef {object} Saved
 * @property {string} lang
 * @property {string} theme
 * @property {Record<string, string | number>} state what differs from the lesson's start
 * @property {Kept | undefined} progress
 *
 * @typedef {{seed: number, answers: Record<string, KeptAnswer>}} Kept a store's text, parsed
 *
 * @typedef {object} KeptAnswer as in web/quiz/types.js, once the reader there has judged it
 * @property {string} revision
 * @property {number} attempts
 * @property {string | string[]} given
 * @property {boolean} [shown]
 * @property {Record<string, number>} [settings]
 */

const version = 1;

/** Characters that what was typed into a blank may take up here; no right answer is near as long. */
const longestAnswer = 100;

/** A seed has up to 300 digits. */
const longestSetting = 300;

const themes = ['auto', 'light', 'dark'];

/**
 * @param {string} lesson
 * @param {Saved} saved
 * @returns {string}
 */
export function pack(lesson, { lang, theme, state, progress }) {
  return ascii({
    derslik: version,
    lesson,
    lang,
    ...(theme === 'auto' ? {} : { theme }),
    ...(Object.keys(state).length === 0 ? {} : { state }),
    ...(progress ? { seed: progress.seed, answers: mapped(progress.answers, packAnswer) } : {}),
  });
}

/** @param {unknown} value */
const ascii = (value) =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** @param {KeptAnswer} answer */
const packAnswer = ({ revision, attempts, given, shown, settings }) => ({
  r: revision,
  n: attempts,
  g: typeof given === 'string' ? shortened(given) : given,
  ...(shown ? { x: 1 } : {}),
  ...(settings ? { s: settings } : {}),
});

/**
 * By whole characters, and without the spaces, which do not count in an answer.
 * @param {string} given
 */
function shortened(given) {
  let short = '';
  for (const character of given.replace(/\s+/g, '').normalize('NFKC')) {
    if (ascii(short + character).length > longestAnswer) break;
    short += character;
  }
  return short;
}

/**
 * @param {string} lesson
 * @param {string} text
 * @param {number} limit characters that the standard allows
 * @returns {Saved | undefined} undefined where nothing was saved
 * @throws {TypeError} where something was that this lesson did not write
 */
export function unpack(lesson, text, limit) {
  if (text === '') return undefined;
  if (text.length > limit) wrong('suspend data', `${limit} characters or less`, text.length);
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    wrong('suspend data', 'JSON', text.slice(0, 40));
  }
  record('suspend data', found);
  if (found.derslik !== version) wrong('derslik', version, found.derslik);
  if (found.lesson !== lesson) wrong('lesson', lesson, found.lesson);
  const { lang, theme = 'auto', state = {}, seed, answers } = found;
  if (typeof lang !== 'string' || known(lang) !== lang) wrong('lang', 'a language of this lesson', lang);
  if (!themes.includes(theme)) wrong('theme', themes, theme);
  for (const [name, value] of record('state', state)) setting(name, value);
  return { lang, theme, state, progress: answers === undefined ? undefined : unpackProgress(seed, answers) };
}

/** @param {unknown} seed @param {unknown} answers @returns {Kept} */
function unpackProgress(seed, answers) {
  if (!Number.isInteger(seed) || Number(seed) < 0 || Number(seed) >= 2 ** 32) wrong('seed', '32 bits', seed);
  return {
    seed: Number(seed),
    answers: Object.fromEntries(
      record('answers', answers).map(([id, answer]) => [id, unpackAnswer(id, answer)]),
    ),
  };
}

/** @param {string} id @param {any} answer @returns {KeptAnswer} */
function unpackAnswer(id, answer) {
  record(id, answer);
  const { r, n, g, x, s } = answer;
  if (typeof r !== 'string') wrong(`${id}.r`, 'text', r);
  if (!Number.isSafeInteger(n) || n < 1) wrong(`${id}.n`, 'a number of attempts', n);
  if (!isText(g) && !(Array.isArray(g) && g.every(isText))) wrong(`${id}.g`, 'an answer', g);
  if (x !== undefined && x !== 1) wrong(`${id}.x`, 1, x);
  if (s !== undefined)
    for (const [name, value] of record(`${id}.s`, s))
      if (typeof value !== 'number') wrong(`${id}.s.${name}`, 'a number', value);
  return {
    revision: r,
    attempts: n,
    given: g,
    ...(x ? { shown: true } : {}),
    ...(s ? { settings: s } : {}),
  };
}

/** @param {string} name @param {unknown} value */
function setting(name, value) {
  if (!settings.includes(/** @type {any} */ (name))) wrong('state', settings, name);
  const fits =
    typeof value === 'number' ? Number.isFinite(value) : isText(value) && value.length <= longestSetting;
  if (!fits) wrong(name, 'a setting', value);
}

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === 'string';

/**
 * @param {string} field
 * @param {unknown} value
 * @returns {[string, unknown][]} its own entries
 */
function record(field, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) wrong(field, 'an object', value);
  return Object.entries(/** @type {object} */ (value));
}

/**
 * @template T, U
 * @param {Record<string, T>} of
 * @param {(value: T) => U} change
 * @returns {Record<string, U>}
 */
const mapped = (of, change) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]));

/**
 * @param {string} field
 * @param {unknown} expected
 * @param {unknown} got
 * @returns {never}
 */
function wrong(field, expected, got) {
  throw new TypeError(`${field}: expected ${String(expected)}, got ${JSON.stringify(got)?.slice(0, 80)}`);
}
