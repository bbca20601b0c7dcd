import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { languages } from '../../web/i18n/languages.js';
import { kinds } from '../../web/kinds/kinds.js';
import { registry } from '../../web/lessons/registry.js';
import { readSetting } from '../../web/state/controls.js';
import { inLanguage, writeListing } from '../../web/state/listing.js';
import { markup, withAttribute } from './support/markup.js';

/** What holds for every lesson, and then for the lessons of one kind. */

const lessons = await Promise.all(
  Object.entries(registry).map(async ([id, entry]) => {
    const prose = await Promise.all(
      Object.entries(entry.prose).map(async ([lang, load]) => ({ lang, ...(await load()).default })),
    );
    const { default: kind } = await kinds[entry.kind]();
    const engine = await kind.load({ binary: await readFile(inRoot(`build/wasm/${kind.engine}.wasm`)) });
    const { default: lesson } = await entry.lesson();
    return {
      id,
      entry,
      lesson,
      prose,
      scenes: await Promise.all(
        prose.map(async (text) => {
          const { default: strings } = await languages[text.lang]();
          const state = kind.createState(lesson, engine);
          return kind.describe({ state, lang: text.lang, strings, meta: text.meta });
        }),
      ),
      /** The lesson's own, and what its kind adds. @type {Record<string, import('../../web/lessons/types.js').Control>} */
      controls: kind.createState(lesson, engine).controls,
      exercise: (await entry.exercise?.())?.default,
    };
  }),
);
const attentionLessons = lessons.flatMap(({ lesson, ...rest }) =>
  'words' in lesson ? [{ ...rest, lesson }] : [],
);
const scalingLessons = lessons.flatMap(({ lesson, ...rest }) =>
  'keys' in lesson ? [{ ...rest, lesson }] : [],
);

/** @param {import('../../web/lessons/types.js').Prose} prose */
const bodies = ({ sections }) => sections.map(({ body }) => markup(body)).join('\n');

/** What the buttons in a text set. @param {import('../../web/lessons/types.js').Prose} prose */
const sets = (prose) =>
  withAttribute(bodies(prose), 'data-set').map(({ 'data-set': set }) =>
    Object.fromEntries(new URLSearchParams(set.replaceAll('&amp;', '&'))),
  );

/** The comments that a program leaves to the prose. @param {string} [source] */
const commentsOf = (source = '') => Array.from(source.matchAll(/# \{(\w+)\}/g), ([, key]) => key);

test('each lesson is of the kind that its entry names', () => {
  const ids = (/** @type {{id: string}[]} */ of) => of.map(({ id }) => id);
  const named = (/** @type {string} */ kind) => lessons.filter(({ entry }) => entry.kind === kind);
  expect(ids(attentionLessons)).toEqual(ids(named('attention')));
  expect(ids(scalingLessons)).toEqual(ids(named('scaling')));
  expect(attentionLessons.length + scalingLessons.length).toBe(lessons.length);
});

describe.each(lessons)('$id', ({ id, lesson, prose, controls, scenes, exercise }) => {
  const [first] = prose;
  const { listing } = lesson;

  test('is known by its own name and speaks every language', () => {
    expect(lesson.id).toBe(id);
    expect(lesson.languages).toEqual(Object.keys(languages));
    expect(prose.map(({ lang }) => lang)).toEqual(lesson.languages);
  });

  describe('its prose', () => {
    test('has the same sections in every language, each with a title', () => {
      const ids = first.sections.map((section) => section.id);
      for (const { sections } of prose) {
        expect(sections.map((section) => section.id)).toEqual(ids);
        for (const { title } of sections) expect(title).toMatch(/\S/);
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.includes('exercise'), 'a task where there is an exercise').toBe(Boolean(exercise));
    });

    test('has the same front matter in every language, with nothing empty', () => {
      const types = (/** @type {unknown} */ value) =>
        JSON.stringify(value, (_, each) => (typeof each === 'string' ? typeof each : each));
      for (const { meta } of prose) {
        expect(types(meta)).toBe(types(first.meta));
        expect(JSON.stringify(meta)).not.toMatch(/"\s*"|null/);
      }
    });

    test('shows the same formulas in every language', () => {
      const formulas = (/** @type {import('../../web/lessons/types.js').Prose} */ of) =>
        bodies(of)
          .match(/<math.*?<\/math>/g)
          ?.sort();
      expect(formulas(first)?.length).toBeGreaterThan(0);
      for (const each of prose) expect(formulas(each)).toEqual(formulas(first));
    });

    test('carries no style and no script', () => {
      for (const each of prose) expect(bodies(each)).not.toMatch(/ style=|<script|<style| on\w+=/);
    });

    test('suggests the same settings in every language, each one that the scene can have', () => {
      expect(sets(first).length).toBeGreaterThan(0);
      for (const each of prose) {
        expect(sets(each)).toEqual(sets(first));
        for (const [name, value] of sets(each).flatMap(Object.entries)) {
          expect(Object.keys(controls)).toContain(name);
          expect(String(readSetting(controls[name], value)), `${name}=${value}`).toBe(value);
        }
      }
    });
  });

  test('starts at values that its controls can have', () => {
    for (const [name, control] of Object.entries(controls))
      expect(readSetting(control, control.start), name).toBe(control.start);
  });

  describe('its listing', () => {
    /** Where each text to be written over begins and ends. */
    const places = listing.writes.map(({ find }) => {
      const at = listing.source.indexOf(find);
      return [at, at + find.length];
    });

    test('has each text that is written over once, none inside another', () => {
      for (const { find } of listing.writes)
        expect(listing.source.split(find).length - 1, `“${find}”`).toBe(1);
      for (const [i, [from, to]] of places.entries())
        for (const [otherFrom, otherTo] of places.slice(i + 1))
          expect(to <= otherFrom || otherTo <= from, `${from} to ${to}, ${otherFrom} to ${otherTo}`).toBe(
            true,
          );
    });

    test('at the start is the file as it stands', () => {
      for (const { meta: text, written } of scenes)
        expect(writeListing(lesson, text, written)).toBe(inLanguage(listing.source, text));
    });

    test('has a line of its own for each step, which no setting changes', () => {
      const lines = listing.source.split('\n');
      for (const [step, text] of Object.entries(listing.steps)) {
        expect(
          lines.filter((line) => line === text),
          step,
        ).toHaveLength(1);
        const from = listing.source.indexOf(`${text}\n`);
        for (const [start, end] of places)
          expect(end <= from || start >= from + text.length, step).toBe(true);
      }
    });

    test('fits a narrow page and ends with its last line', () => {
      expect(listing.file).toMatch(/^[a-z_]+\.py$/);
      expect(listing.source).toMatch(/\S\n$/);
      for (const { meta: text, written } of scenes)
        for (const line of writeListing(lesson, text, written).split('\n')) {
          expect(line).toMatch(/^(.*\S)?$/);
          expect(line.length, line).toBeLessThanOrEqual(55);
        }
    });
  });

  test('has a text in every language for each comment of its programs, and for no other', () => {
    const wanted = [listing.source, exercise?.starter, exercise?.solution].flatMap(commentsOf);
    expect(wanted.length).toBeGreaterThan(0);
    for (const { meta } of prose) {
      expect(Object.keys(meta.comments).sort()).toEqual([...new Set(wanted)].sort());
      for (const text of Object.values(meta.comments)) expect(text).toMatch(/^\S[^\n]*$/);
    }
  });
});

describe.each(attentionLessons)('$id, of the kind attention', ({ lesson, prose }) => {
  const { words, endings, controls } = lesson;
  const everyWord = [...words, ...endings];

  test('names every feature and dimension', () => {
    for (const { meta } of prose) {
      expect(meta.features).toHaveLength(words[0].vector.length);
      expect(meta.dimensions).toHaveLength(lesson.wq[0].length);
    }
  });

  test('has data that fits together', () => {
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

  test('has each word in every language', () => {
    for (const word of everyWord)
      for (const lang of lesson.languages) {
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

describe.each(scalingLessons)('$id, of the kind scaling', ({ lesson }) => {
  const { d, pairs, seed } = lesson.controls;
  const { stops = [], marks = [] } = d;

  test('has stops that rise from one end of its range to the other, by way of its marks', () => {
    expect(stops.length).toBeGreaterThan(1);
    for (const [i, stop] of stops.entries()) {
      expect(Number.isInteger(stop), `stop ${stop}`).toBe(true);
      if (i) expect(stop).toBeGreaterThan(stops[i - 1]);
    }
    expect([stops[0], stops.at(-1)]).toEqual([d.min, d.max]);
    expect(marks.length).toBeGreaterThan(0);
    for (const value of [...marks, d.start]) expect(stops).toContain(value);
  });

  test('asks for nothing that the engine refuses', () => {
    expect(lesson.keys).toBeGreaterThanOrEqual(1);
    expect(lesson.keys).toBeLessThanOrEqual(64);
    expect(d).toMatchObject({ min: 1, max: 4096, step: 1 });
    expect(pairs).toMatchObject({ min: 2, max: 100_000, step: 1 });
    expect(seed.digits).toBe(300);
  });

  test('has an experiment over dimensions that its slider stops at', () => {
    const { dimensions } = lesson.experiment;
    expect(dimensions.length).toBeGreaterThan(0);
    for (const each of dimensions) expect(stops).toContain(each);
  });
});
