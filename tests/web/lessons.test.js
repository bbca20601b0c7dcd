import { describe, expect, test } from 'vitest';
import { languages } from '../../web/i18n/languages.js';
import { registry } from '../../web/lessons/registry.js';
import { readSetting } from '../../web/state/controls.js';
import { markup, withAttribute } from './support/markup.js';

/** @typedef {'tr' | 'en'} Language */

const lessons = await Promise.all(
  Object.entries(registry).map(async ([id, entry]) => {
    const prose = await Promise.all(
      Object.entries(entry.prose).map(async ([lang, load]) => [lang, (await load()).default]),
    );
    return {
      id,
      lesson: /** @type {import('../../web/lessons/types.js').AttentionLesson} */ (
        (await entry.lesson()).default
      ),
      prose: /** @type {Record<Language, import('../../web/lessons/types.js').Prose>} */ (
        Object.fromEntries(prose)
      ),
    };
  }),
);

describe.each(lessons)('$id', ({ id, lesson, prose }) => {
  const { words, endings, controls } = lesson;
  const spoken = /** @type {Language[]} */ (Object.keys(prose));
  const everyWord = [...words, ...endings];
  /** @param {Language} lang */
  const bodies = (lang) => prose[lang].sections.map(({ body }) => markup(body)).join('\n');
  /** @param {Language} lang */
  const sets = (lang) =>
    withAttribute(bodies(lang), 'data-set').map(({ 'data-set': set }) =>
      Object.fromEntries(new URLSearchParams(set.replaceAll('&amp;', '&'))),
    );

  test('is known by its own name and speaks every language', () => {
    expect(lesson.id).toBe(id);
    expect(lesson.languages).toEqual(Object.keys(languages));
    expect(spoken).toEqual(lesson.languages);
  });

  describe('its prose', () => {
    test('has the same sections in every language, each with a title', () => {
      for (const lang of spoken) {
        expect(prose[lang].sections.map((section) => section.id)).toEqual(
          prose.tr.sections.map((section) => section.id),
        );
        for (const { title } of prose[lang].sections) expect(title).toMatch(/\S/);
      }
      const ids = prose.tr.sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('has the same front matter in every language, with nothing empty', () => {
      const kinds = (/** @type {unknown} */ value) =>
        JSON.stringify(value, (_, each) => (typeof each === 'string' ? typeof each : each));
      for (const lang of spoken) {
        expect(kinds(prose[lang].meta)).toBe(kinds(prose.tr.meta));
        expect(JSON.stringify(prose[lang].meta)).not.toMatch(/"\s*"|null/);
      }
    });

    test('names every feature and dimension', () => {
      for (const lang of spoken) {
        expect(prose[lang].meta.features).toHaveLength(words[0].vector.length);
        expect(prose[lang].meta.dimensions).toHaveLength(lesson.wq[0].length);
      }
    });

    test('shows the same formulas in every language', () => {
      const formulas = (/** @type {Language} */ lang) =>
        bodies(lang)
          .match(/<math.*?<\/math>/g)
          ?.sort();
      expect(formulas('tr')?.length).toBeGreaterThan(0);
      for (const lang of spoken) expect(formulas(lang)).toEqual(formulas('tr'));
    });

    test('carries no style and no script', () => {
      for (const lang of spoken) expect(bodies(lang)).not.toMatch(/ style=|<script|<style| on\w+=/);
    });

    test('suggests the same settings in every language, each one that the scene can have', () => {
      const steps = (words.length + 1) ** 2 + 4 * (words.length + 1);
      const known = { ...controls, step: { min: 1, max: steps, step: 1, start: steps } };
      expect(sets('tr').length).toBeGreaterThan(0);
      for (const lang of spoken) {
        expect(sets(lang)).toEqual(sets('tr'));
        for (const [name, value] of sets(lang).flatMap(Object.entries)) {
          expect(Object.keys(known)).toContain(name);
          const control = known[/** @type {keyof typeof known} */ (name)];
          expect(readSetting(control, value), `${name}=${value}`).toBe(Number(value));
        }
      }
    });
  });

  describe('its data', () => {
    test('fits together', () => {
      const features = words[0].vector.length;
      for (const { vector } of everyWord) expect(vector).toHaveLength(features);
      for (const weights of [lesson.wq, lesson.wk, lesson.wv]) {
        expect(weights).toHaveLength(features);
        for (const row of weights) expect(row).toHaveLength(weights[0].length);
      }
      expect(lesson.wk[0]).toHaveLength(lesson.wq[0].length);
      for (const place of lesson.context.flat()) expect(place in [...words, endings[0]]).toBe(true);
    });

    test('lets every word ask and every ending be chosen', () => {
      expect(controls.query).toMatchObject({ min: 1, max: words.length + 1, step: 1 });
      expect(controls.ending).toMatchObject({ min: 0, max: endings.length - 1, step: 1 });
    });

    test('starts at values that its sliders can have', () => {
      for (const control of Object.values(controls))
        expect(readSetting(control, control.start)).toBe(control.start);
    });

    test('has each word in every language', () => {
      for (const word of everyWord)
        for (const lang of spoken) {
          expect(word[lang].text).toMatch(/\S/);
          expect(word[lang].label ?? 'x').toMatch(/\S/);
        }
    });

    test('has each Turkish word’s dative, in vowel harmony', () => {
      for (const { tr } of everyWord) {
        const label = tr.label ?? tr.text;
        const vowels = label.match(/[aeıioöuü]/g) ?? [];
        const ending = /[aıou]/.test(vowels.at(-1) ?? '') ? 'a' : 'e';
        const buffer = label.endsWith(vowels.at(-1) ?? '') ? 'y' : '';
        expect(tr.dative).toBe(`“${label}”${buffer}${ending}`);
      }
    });
  });
});
