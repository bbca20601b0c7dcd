import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { languages } from '../../web/i18n/languages.js';
import { kinds } from '../../web/kinds/kinds.js';
import { registry } from '../../web/lessons/registry.js';
import { lesson as lessonView } from '../../web/views/lesson.js';
import { lateParts, outcomesAtStart } from '../../web/site/late-parts.js';
import { elements, markup, text } from './support/markup.js';

/** What a page does with a lesson, whatever kind it is of. */

const entries = Object.entries(registry);

test('each lesson is of a kind that there is, and each kind has a lesson', () => {
  const used = entries.map(([, { kind }]) => kind);
  expect([...new Set(used)].sort()).toEqual(Object.keys(kinds).sort());
});

describe.each(entries)('%s', async (id, entry) => {
  const { default: kind } = await kinds[entry.kind]();
  const binary = await readFile(inRoot(`build/wasm/${kind.engine}.wasm`));
  const engine = await kind.load({ binary });
  const { default: lesson } = await entry.lesson();

  /** @param {string} lang @param {import('../../web/state/scene.js').Look} [look] */
  async function drawn(lang, look) {
    const { default: strings } = await languages[lang]();
    const { default: prose } = await entry.prose[lang]();
    const state = kind.createState(lesson, engine);
    return { state, prose, scene: kind.describe({ state, lang, strings, meta: prose.meta, look }) };
  }

  test('gets the engine that its kind names', () => {
    expect(kind.url).toMatch(new RegExp(`\\b${kind.engine}\\b[^/]*\\.wasm`));
    if ('experiment' in lesson) expect(engine.binary, 'for the experiment’s worker').toBe(binary);
  });

  test('has as many columns as its figure is drawn with', async () => {
    const { scene } = await drawn('tr', { pointed: { column: 0 } });
    const figure = markup(kind.views.figure(scene));
    const columns = new Set(Array.from(figure.matchAll(/ data-column="(\d+)"/g), ([, column]) => column));
    expect(columns.size).toBe(kind.columns(lesson));
  });

  test.each(Object.keys(languages))('in %s is drawn as a whole by its kind', async (lang) => {
    const { state, prose, scene } = await drawn(lang);
    expect(scene).toMatchObject({ lang, lesson: { id }, live: true, place: state.start() });
    const late = await lateParts({
      entry,
      kind,
      state,
      outcomes: outcomesAtStart(state, engine),
      scene,
      prose,
    });
    const html = markup(lessonView(scene, kind.views, late));
    for (const mark of ['class="finding"', 'class="figure"', 'class="code"', 'class="prose"'])
      expect(html).toContain(mark);
    for (const { title } of prose.sections) expect(text(html)).toContain(title);
    expect(elements(html, 'button').map((button) => button.text)).toContain(lesson.listing.file);
  });

  test.each(Object.keys(languages))('in %s says the headline to a screen reader', async (lang) => {
    const { scene } = await drawn(lang);
    const [, headline] = /<h2 class="finding">(.*?)<\/h2>/.exec(markup(kind.views.figure(scene))) ?? [];
    expect(kind.say(scene)).toBe(text(headline));
  });

  test('has something to show beside each step of its listing, and beside no blank line', async () => {
    const { scene } = await drawn('tr');
    for (const step of Object.values(lesson.listing.steps))
      expect(kind.views.beside(scene, step).values?.length, step).toBeGreaterThan(0);
    expect(kind.views.beside(scene, '').values ?? []).toEqual([]);
  });

  test('shows the C++ file that its note names', async () => {
    const { default: source } = await kind.source();
    for (const lang of Object.keys(languages)) {
      const [file] = /core\/\S+\.cpp$/.exec((await drawn(lang)).scene.t.cppNote) ?? [];
      expect(source).toBe(await readFile(inRoot(String(file)), 'utf8'));
    }
  });

  test('answers the predictions that its questions ask for', async () => {
    const questions = (await entry.questions?.tr())?.default ?? [];
    const { scene, state } = await drawn('tr');
    for (const question of questions)
      if (question.kind === 'predict') {
        const { options, right } = kind.predict?.(scene, state, question.of, question.at) ?? {};
        expect(options.length).toBeGreaterThan(1);
        expect(right.length).toBeGreaterThan(0);
      }
  });

  test('has files to save, each under an id of its own', async () => {
    const ids = kind.views.files((await drawn('tr')).scene).map(([file]) => file);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('svg');
  });
});
