import { readSetting, refusal, shortened } from '../../state/controls.js';
import { partsIn } from '../../views/lesson.js';

/**
 * What a course author has chosen: read from the page's address and from its form, which use the same names, and written
 * back into the address. Of a lesson's settings the names are the lesson's own; `lang` and `theme` mean the page itself,
 * as on every page, so the lesson's are `lesson-lang` and `lesson-theme`.
 *
 * @typedef {import('./facts.js').Facts} Facts
 * @typedef {import('../../state/controls.js').Refusal} Refusal
 * @typedef {'element' | 'frame' | 'link' | 'file' | 'scorm' | 'npm'} Way how the lesson gets into the other site
 *
 * @typedef {object} Choice
 * @property {string} lesson
 * @property {Way} way
 * @property {Record<string, number | string>} settings the state in which the lesson opens
 * @property {string[]} parts
 * @property {string} language that of the lesson, or `host` for that of the page around it
 * @property {string} theme
 * @property {number} height   of a frame, in pixels; 0 where the host script finds it
 * @property {string[]} origins of the pages whose messages a frame takes; any where there is none
 * @property {boolean} sandbox whether a frame is shut off from its own origin
 *
 * @typedef {object} Around what a choice is read in
 * @property {Record<string, Facts>} lessons by id, the first being the default
 * @property {string} lang the page's own language
 */

/** The ways, and what can be chosen for each. @type {Record<Way, string[]>} */
export const ways = {
  element: ['settings', 'parts', 'language', 'host', 'theme'],
  frame: ['settings', 'parts', 'language', 'theme', 'height', 'origins', 'sandbox'],
  link: ['settings', 'parts', 'language', 'theme'],
  file: ['settings', 'parts', 'language', 'theme'],
  scorm: [],
  npm: ['settings', 'parts', 'language', 'host', 'theme'],
};

export const themes = ['auto', 'light', 'dark'];

/** A frame's height in pixels, where it is fixed. @type {import('../../lessons/types.js').NumberControl} */
export const heights = { min: 120, max: 5000, step: 1, start: 720, whole: true };

/** So many origins may be named. */
const most = 20;

/**
 * Takes over what is valid; what is not falls back and is reported. What the way cannot carry is left as it starts.
 *
 * @param {URLSearchParams} search
 * @param {Around} around
 * @returns {{choice: Choice, refused: Refusal[]}}
 */
export function readChoice(search, { lessons, lang }) {
  /** @type {Refusal[]} */
  const refused = [];

  /** @param {string} name @param {string[]} expected @param {string} start */
  const oneOf = (name, expected, start) => {
    const value = search.get(name) ?? start;
    if (expected.includes(value)) return value;
    refused.push({ name, value: shortened(value), expected, used: start });
    return start;
  };

  /** @param {string} name @param {import('../../lessons/types.js').Control} control */
  const setting = (name, control) => {
    const raw = search.get(name);
    const value = raw === null ? control.start : readSetting(control, raw);
    if (value === undefined) refused.push(refusal(name, control, String(raw)));
    return value ?? control.start;
  };

  const ids = Object.keys(lessons);
  const lesson = oneOf('lesson', ids, ids[0]);
  const way = /** @type {Way} */ (oneOf('way', Object.keys(ways), 'element'));
  const can = (/** @type {string} */ what) => ways[way].includes(what);
  const { controls, parts, titles } = lessons[lesson];
  const languages = [...Object.keys(titles), ...(can('host') ? ['host'] : [])];
  const own = languages.includes(lang) ? lang : languages[0];
  const settings = Object.entries(controls).map(([name, control]) => [
    name,
    can('settings') ? setting(name, control) : control.start,
  ]);
  const choice = {
    lesson,
    way,
    settings: Object.fromEntries(settings),
    parts: can('parts') ? readParts(search, parts, refused) : parts,
    language: can('language') ? oneOf('lesson-lang', languages, own) : own,
    theme: can('theme') ? oneOf('lesson-theme', themes, 'auto') : 'auto',
    height:
      can('height') && (search.get('height') ?? 'auto') !== 'auto' ? Number(setting('height', heights)) : 0,
    origins: can('origins') ? readOrigins(search, refused) : [],
    sandbox: can('sandbox') && oneOf('sandbox', ['0', '1'], '0') === '1',
  };
  return { choice, refused };
}

/**
 * @param {URLSearchParams} search
 * @param {string[]} parts the lesson's
 * @param {Refusal[]} refused
 * @returns {string[]} all of them where none is named, in the lesson's order
 */
function readParts(search, parts, refused) {
  const wanted = partsIn(search.getAll('parts').join(' '));
  const known = parts.filter((part) => wanted.includes(part));
  const used = known.length > 0 ? known : parts;
  if (wanted.some((part) => !parts.includes(part)))
    refused.push({
      name: 'parts',
      value: shortened(wanted.join(' ')),
      expected: parts,
      used: used.join(' '),
    });
  return used;
}

/** @param {URLSearchParams} search @param {Refusal[]} refused @returns {string[]} */
function readOrigins(search, refused) {
  const wanted = (search.get('origins') ?? '').split(/[\s,;]+/).filter(Boolean);
  const origins = wanted.slice(0, most).map((text) => originOf(text) ?? '');
  const bad = wanted[most] ?? wanted[origins.indexOf('')];
  const used = [...new Set(origins.filter(Boolean))];
  if (bad !== undefined)
    refused.push({
      name: 'origins',
      value: shortened(bad),
      expected: ['https://okul.example'],
      used: used.join(' ') || '–',
    });
  // Nobody but the named pages was to be heard, so with none that can be used the frame refuses all of them, and says so.
  return used.length > 0 ? used : wanted.slice(0, 1).map(shortened);
}

/**
 * @param {string} text an origin, or any address there; `null` is that of a page without one, such as a file
 * @returns {string | undefined}
 */
function originOf(text) {
  if (text === 'null') return text;
  try {
    const { protocol, origin } = new URL(text);
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {Choice} choice
 * @param {Around} around
 * @param {URLSearchParams} [others] parameters that are not the choice's, kept as they are
 * @returns {string} what of the choice differs from the start, for the page's address
 */
export function toSearch(choice, { lessons, lang }, others = new URLSearchParams()) {
  const { controls, parts } = lessons[choice.lesson];
  const start = {
    lesson: Object.keys(lessons)[0],
    way: 'element',
    ...Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, control.start])),
    parts: parts.join(' '),
    'lesson-lang': lang,
    'lesson-theme': 'auto',
    height: 'auto',
    origins: '',
    sandbox: '0',
  };
  const values = {
    lesson: choice.lesson,
    way: choice.way,
    ...choice.settings,
    parts: choice.parts.join(' '),
    'lesson-lang': choice.language,
    'lesson-theme': choice.theme,
    height: String(choice.height || 'auto'),
    origins: choice.origins.join(' '),
    sandbox: choice.sandbox ? '1' : '0',
  };
  const search = new URLSearchParams(others);
  const every = Object.values(lessons).flatMap((facts) => Object.keys(facts.controls));
  for (const name of [...every, ...Object.keys(start)]) search.delete(name);
  for (const [name, value] of Object.entries(values))
    if (String(value) !== String(start[/** @type {'lesson'} */ (name)])) search.set(name, String(value));
  return search.toString();
}
