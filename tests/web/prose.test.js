import { describe, expect, test } from 'vitest';
import { compileProse, prose } from '../../scripts/prose.js';
import { markup, withAttribute } from './support/markup.js';
import sample from './samples/lessons/sample/en.md';

const [first, second] = sample.sections.map(({ body }) => markup(body));

test('the front matter is data', () => {
  expect(sample.meta).toEqual({
    title: 'A sample',
    lead: '“it”: `x` and ${y}',
    features: ['one', 'two'],
    comments: { first: 'a "quoted" word' },
  });
});

test('each second-level heading begins a section', () => {
  expect(sample.sections.map(({ id, title }) => [id, title])).toEqual([
    ['first', 'First'],
    ['second', 'Second, with “quotes”'],
  ]);
  expect(first).not.toContain('First');
  expect(first).not.toContain('Odd');
});

test('Markdown is markup, and what would be code in a template stays text', () => {
  expect(first).toContain('<strong>now</strong>');
  expect(first).toContain('<code>${price}</code>');
  expect(first).toContain('in backticks `x`.');
  expect(first).toContain('<a href="https://example.org/?a=1">the site</a>');
});

describe('formulas', () => {
  test('are MathML, in the line or by themselves', () => {
    const formulas = first.match(/<math.*?<\/math>/g) ?? [];
    expect(formulas).toHaveLength(2);
    expect(formulas[0]).toContain('<mi>a</mi>');
    expect(formulas[0]).not.toContain('display=');
    expect(formulas[1]).toContain('display="block"');
    expect(formulas[1]).toContain('<mfrac>');
    expect(formulas[1]).toContain('<msqrt>');
  });

  test('have no attribute that the content security policy refuses, and no source in TeX', () => {
    expect(first).not.toMatch(/ (style|class)="(?!try")/);
    expect(first).not.toMatch(/annotation|\\frac|\$\$/);
  });

  test.each(['$\\frac{a}$', '$\\unknown$', '$${a$$'])('a mistake in %s is an error', (tex) => {
    expect(() => compileProse(`---\na: 1\n---\n## T {#t}\n\n${tex}\n`)).toThrow();
  });

  test('a dollar sign alone is a dollar sign', () => {
    expect(compileProse('---\na: 1\n---\n## T {#t}\n\nIt costs 5 $.\n')).toContain('<p>It costs 5 $.</p>');
  });
});

describe('set: links', () => {
  test('are buttons', () => {
    expect(first).toContain(
      '<button type="button" class="try" data-set="temperature=0.1&amp;query=5">Set both</button>',
    );
    expect(first).not.toContain('href="set:');
  });

  test('cannot leave their attribute', () => {
    expect(second).not.toContain('<b>');
    const [{ 'data-set': set }] = withAttribute(second, 'data-set');
    expect(Object.fromEntries(new URLSearchParams(set.replaceAll('&amp;', '&')))).toEqual({
      query: '"><b>',
      step: '1',
    });
  });
});

describe('what is wrong is said', () => {
  test.each([
    ['no front matter', '## T {#t}\n', 'front matter'],
    ['front matter without an end', '---\na: 1\n\n## T {#t}\n', 'front matter'],
    ['a section without an id', '---\na: 1\n---\n## Title\n\nText\n', 'got "## Title"'],
    ['an id in capitals', '---\na: 1\n---\n## Title {#A}\n\nText\n', 'got "## Title {#A}"'],
    ['front matter that is no YAML', '---\na: [\n---\n## T {#t}\n', 'line 1'],
  ])('%s', (_, source, message) => {
    expect(() => compileProse(source)).toThrow(message);
  });

  test('with the file’s name', () => {
    const { transform } = prose();
    /** @param {string} source @param {string} id */
    const build = (source, id) =>
      /** @type {any} */ (transform).call(
        {
          error: (/** @type {string} */ message) => {
            throw new Error(message);
          },
        },
        source,
        id,
      );
    expect(() => build('## T', '/site/web/lessons/sample/tr.md')).toThrow(
      '/lessons/sample/tr.md: expected front',
    );
    expect(build('## T', '/site/README.md'), 'what is no lesson’s').toBeUndefined();
    expect(build('## T', '/site/web/lessons/sample/lesson.js')).toBeUndefined();
  });
});
