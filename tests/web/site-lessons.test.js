import { describe, expect, test } from 'vitest';
import { registry } from '../../web/lessons/registry.js';
import { inLanguage } from '../../web/state/listing.js';
import { elements, text, withAttribute } from './support/markup.js';
import { flat, follow, langOf, lessonOf, order, pages, part, titles } from './support/site.js';

/** The lessons' pages before any script runs. */

const lessonPages = pages.filter(({ path }) => lessonOf(path));

test.each([
  ['dikkat/index.html', '0,589', '“o” en çok “kutu”ya bakıyor: %58,9'],
  ['en/dikkat/index.html', '0.589', '“it” looks most at “box”: 58.9%'],
])('%s has the starting weights before any script runs', (path, weight, finding) => {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  expect(html.match(/<td role="cell" class="w\d+ +">/g)?.length).toBeGreaterThanOrEqual(36);
  expect(text(html)).toContain(weight);
  expect(text(html)).toContain(finding);
  expect(html).toMatch(/<noscript>[^<]+<\/noscript>/);
  expect(html).toContain('<derslik-lesson lesson="dikkat">');
});

test.each([
  ['olcekli-nokta-carpim/index.html', ['−15,8', '0,420', '√64 = 8'], 'bölmeden %100,0; √d’ye bölünce %42,0.'],
  [
    'en/olcekli-nokta-carpim/index.html',
    ['−15.8', '0.420', '√64 = 8'],
    'is 100.0% undivided, and 42.0% after',
  ],
])('%s has the starting scores and the program’s lines before any script runs', (path, numbers, finding) => {
  const html = pages.find((page) => page.path === path)?.html ?? '';
  const table = /<table class="chain saturation".*?<\/table>/s.exec(html)?.[0] ?? '';
  expect(table.match(/<td/g)).toHaveLength(4 * 9);
  for (const number of numbers) expect(text(table)).toContain(number);
  expect(text(html)).toContain(finding);
  expect(html).toContain('<pre><code>4 2.0 1.0\n64 8.1 1.01\n1024 32.0 1.0</code></pre>');
  expect(html).toMatch(/<noscript>[^<]+<\/noscript>/);
  expect(html).toContain('<derslik-lesson lesson="olcekli-nokta-carpim">');
});

describe.each(lessonPages)('$path', async ({ path, html, modules, engine }) => {
  const lang = langOf(path);
  const id = lessonOf(path);
  const at = order.indexOf(id);
  const { kind, questions, exercise: loadExercise, lesson: loadLesson } = registry[id];
  const { default: lesson } = await loadLesson();
  const exercise = (await loadExercise?.())?.default;

  test('leads to the lesson before and to the one after', () => {
    const links = withAttribute(part(flat(html), 'nav', 'neighbours'), 'rel');
    expect(links.map(({ rel, href }) => [rel, follow(href, path)])).toEqual(
      [
        ['prev', order[at - 1]],
        ['next', order[at + 1]],
      ].flatMap(([rel, to]) => (to ? [[rel, `${lang === 'en' ? 'en/' : ''}${to}/`]] : [])),
    );
    const says = {
      tr: { prev: 'Önceki ders', next: 'Sonraki ders' },
      en: { prev: 'Previous lesson', next: 'Next lesson' },
    };
    expect(elements(part(flat(html), 'nav', 'neighbours'), 'a').map((link) => link.text)).toEqual(
      links.map(
        ({ rel }) =>
          `${says[lang][/** @type {'prev'} */ (rel)]} ${titles[lang][at + (rel === 'prev' ? -1 : 1)]}`,
      ),
    );
  });

  test('has the title of its lesson', () => {
    expect(elements(flat(html), 'h1').map((title) => title.text)).toEqual([titles[lang][at]]);
    expect(elements(flat(html), 'title')[0].text).toBe(`${titles[lang][at]} · Derslik`);
  });

  test('asks at once for what its kind of lesson needs, and for no other lesson', () => {
    expect(engine).toBe({ attention: 'scene', scaling: 'experiment' }[kind]);
    expect(modules).toEqual([
      `/i18n/${lang}.js`,
      `/kinds/${kind}.js`,
      `/lessons/${id}/lesson.js`,
      `/lessons/${id}/${lang}.md?meta`,
    ]);
  });

  test('has its questions to read, without a control and without what is right', async () => {
    const { default: asked } = (await questions?.[lang]()) ?? { default: [] };
    const quiz = part(html, 'section', 'quiz');
    expect(asked.length).toBeGreaterThan(0);
    expect(quiz).not.toMatch(/<(button|input|select|textarea|fieldset|form)\b|data-quiz|checked/);
    for (const question of asked) {
      for (const explanation of explanationsOf(question))
        expect(text(flat(quiz)), question.id).not.toContain(explanation);
      if (question.kind === 'blank') expect(text(flat(quiz))).not.toContain(question.accept[0]);
      if (question.kind === 'choice')
        for (const { text: option } of question.options) expect(text(flat(quiz))).toContain(option.plain);
    }
  });

  test('has nothing that could be pressed in vain', () => {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main).not.toMatch(/<(input|select|textarea)\b(?![^>]* disabled)/);
    for (const [button] of flat(main).matchAll(/<button [^>]*>/g)) expect(button).toMatch(/ disabled/);
    expect(main).not.toMatch(/ data-(set|step|query|row|column|action|tab|setting|experiment|exercise)=/);
  });

  if ('experiment' in lesson)
    test('has the experiment’s results without its settings and its buttons', () => {
      const experiment = part(html, 'section', 'experiment');
      expect(text(flat(experiment))).toMatch(/ 64 8[.,]079 1[.,]010 /);
      expect(experiment).not.toMatch(/<(button|input|progress)\b/);
    });

  if (exercise) {
    // The page's indents are taken out of it, and those of programs with them.
    test('has the exercise’s programs as they have to be typed', async () => {
      const programs = Array.from(
        part(html, 'section', 'exercise').matchAll(/<pre[^>]*>(.*?)<\/pre>/gs),
        ([, each]) => each.replace(/<[^>]*>/g, ''),
      );
      const { default: prose } = await registry[id].prose[lang]();
      expect(programs).toEqual(
        [exercise.starter, exercise.expected, exercise.solution].map((source) =>
          inLanguage(source, prose.meta).trimEnd(),
        ),
      );
    });

    test('has the exercise with its solution behind a reveal, and no button', () => {
      const drawn = part(html, 'section', 'exercise');
      expect(drawn).toMatch(/<details>/);
      expect(drawn).not.toMatch(/<button/);
      expect(text(drawn.split('<details>')[0])).not.toContain('S.max');
    });
  }
});

/** What is said to an answer. @param {import('../../web/lessons/types.js').Question} question */
function explanationsOf(question) {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ why }) => why.plain);
    case 'blank':
      return [question.otherwise, question.right, ...question.wrong.map(({ why }) => why)].map(
        ({ plain }) => plain,
      );
    case 'match':
      return [question.right.plain, question.wrong.plain];
    case 'predict':
      return [];
  }
}
