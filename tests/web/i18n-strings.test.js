import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { exerciseTexts } from '../../web/exercise/texts.js';
import { failureTexts } from '../../web/i18n/failure-texts.js';
import { languages } from '../../web/i18n/languages.js';
import { scalingTexts } from '../../web/i18n/scaling-texts.js';
import { snippetTexts } from '../../web/site/embed/texts.js';

/** Every language's texts by their path, as in "controls.query.name". @type {Record<string, Map<string, unknown>>} */
const texts = {};
for (const lang of Object.keys(languages))
  texts[lang] = leaves({
    ...(await languages[lang]()).default,
    scaling: scalingTexts[lang],
    exercise: exerciseTexts[lang],
    snippet: snippetTexts[lang],
  });

/**
 * @param {object} node
 * @param {string} [path]
 * @returns {Map<string, unknown>}
 */
function leaves(node, path = '') {
  return new Map(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'object' ? [...leaves(value, `${path}${key}.`)] : [[`${path}${key}`, value]],
    ),
  );
}

/**
 * A text, or what its function makes of «1», «2» … around a number.
 * @param {unknown} text
 * @returns {string}
 */
const written = (text) => {
  if (typeof text !== 'function') return String(text);
  const result = text(...Array.from({ length: text.length }, (_, i) => `«${i + 1}»`));
  return Array.isArray(result) ? result.join('0') : result;
};

/** @param {unknown} text */
const kind = (text) => (typeof text === 'function' ? `of ${text.length}` : typeof text);

test('the first language is Turkish', () => {
  expect(Object.keys(languages)).toEqual(['tr', 'en']);
});

test('what is said apart from the rest is said in each language', () => {
  for (const own of [scalingTexts, exerciseTexts, snippetTexts])
    expect(Object.keys(own)).toEqual(Object.keys(languages));
});

test('what has to be said before a language’s words are there is there for each', () => {
  expect(Object.keys(failureTexts)).toEqual(Object.keys(languages));
});

describe.each(Object.keys(languages))('%s', (lang) => {
  const own = texts[lang];

  test('has the same keys as the first language, each a text or a function of as many words', () => {
    const kinds = (/** @type {string} */ of) =>
      Object.fromEntries([...texts[of]].map(([k, v]) => [k, kind(v)]));
    expect(kinds(lang)).toEqual(kinds('tr'));
  });

  test('has no empty text, and no space at an end', () => {
    for (const [path, text] of own) expect(written(text), path).toMatch(/^\S(.*\S)?$/s);
  });

  test('says everything it is given', () => {
    for (const [path, text] of own)
      for (let i = 1; typeof text === 'function' && i <= text.length; i++)
        expect(written(text), path).toContain(`«${i}»`);
  });

  test('shows no missing word and no straight quotation mark', () => {
    for (const [path, text] of own)
      expect(written(text), path).not.toMatch(/undefined|null|NaN|\[object|[{}"]/);
  });

  test('has a text for every way in which a lesson can fail', async () => {
    const codes = await failureCodes();
    expect(codes.length).toBeGreaterThan(6);
    for (const code of codes) expect([...own.keys()]).toContain(`failures.${code}`);
  });
});

test('only names and formulas are the same in both languages', () => {
  const same = [...texts.tr.keys()].filter(
    (path) => written(texts.tr.get(path)) === written(texts.en.get(path)),
  );
  expect(same).toEqual([
    'site',
    'detailRows.scores',
    'detailRows.scaled',
    'detailRows.exponentials',
    'detailRows.weights',
    'detailRows.output',
    'stepText',
    'stepCell',
    'tabCpp',
    'scaling.rows.scores.formula',
    'scaling.rows.plain.formula',
    'scaling.rows.scaled.formula',
    'scaling.rows.weights.formula',
    ...['largest', 'entropy', 'gradient'].flatMap((measure) =>
      ['symbol', 'low', 'high'].map((key) => `scaling.measures.${measure}.${key}`),
    ),
    'snippet.blocks.html',
    'snippet.blocks.script',
    'snippet.places.wordpress.0',
    'snippet.places.wiki.0',
    'snippet.ways.frame.place',
  ]);
});

/** The codes that loading throws, as its sources name them. */
async function failureCodes() {
  const engine = (await readdir(inRoot('web/engine'))).map((file) => `web/engine/${file}`);
  const sources = await Promise.all(
    ['web/elements/loader.js', ...engine].map((file) => readFile(inRoot(file), 'utf8')),
  );
  const thrown = /new (?:LoadFailure|EngineLoadError)\(\s*'([\w-]+)'/g;
  return sources.flatMap((source) => Array.from(source.matchAll(thrown), ([, code]) => code));
}
