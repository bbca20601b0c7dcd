import { describe, expect, test } from 'vitest';
import { inlineProse } from '../../scripts/prose.js';
import { compileQuestions, questions } from '../../scripts/questions.js';

const choice = `- id: first
  kind: choice
  ask: { tr: Kaç?, en: How many? }
  options:
    - text: 8
      right: { tr: Kök, en: The root }
    - text: 64
      wrong: { tr: Bu boyut, en: The dimension }
`;
const blank = `- id: gap
  kind: blank
  ask: { tr: Ne?, en: What? }
  code: np.___(d)
  accept: [sqrt]
  wrong:
    - answer: exp
      why: { tr: Üstel, en: The exponential }
  otherwise: { tr: Başka, en: Other }
  right: { tr: Evet, en: Yes }
`;
const match = `- id: pairs
  kind: match
  ask: { tr: Hangisi?, en: Which? }
  pairs:
    - { left: $a$, right: one }
    - { left: b, right: two }
  right: { tr: Evet, en: Yes }
  wrong: { tr: Hayır, en: No }
`;
const predict = `- id: guess
  kind: predict
  of: favourite
  at: { query: 5, ending: other }
  ask: { tr: '“{asking}”, τ = {temperature}?', en: '“{asking}”, τ = {temperature}?' }
  right: { tr: Evet, en: Yes }
  wrong: { tr: '“{chosen}” değil', en: 'Not “{chosen}”' }
`;

const of = { file: 'web/lessons/x/questions.yaml', lang: 'tr' };
/** @param {string} source */
const failure = (source) => {
  try {
    compileQuestions(source, of);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'compiled';
};

/** @type {[string, string, string][]} */
const mistakes = [
  ['an empty file', '', '1:1: expected a list of questions, got nothing'],
  ['no YAML', '- id: [\n', '2:1: expected YAML, got'],
  [
    'a key twice',
    choice.replace('  kind: choice\n', '  kind: choice\n  kind: choice\n'),
    '3:3: expected YAML, got Map keys',
  ],
  [
    'no id',
    choice.replace('- id: first\n ', '-'),
    '1:3: expected a question with id, kind, ask, got kind, ask, options',
  ],
  [
    'an id in capitals',
    choice.replace('first', 'First'),
    '1:7: expected an id of small letters, digits and hyphens, got “First”',
  ],
  ['an id twice', choice + choice, '9:7: expected an id of its own, got that of line 1'],
  [
    'an unknown kind',
    choice.replace('choice', 'riddle'),
    '2:9: expected one of choice, blank, match, predict, got “riddle”',
  ],
  [
    'an unknown key',
    choice.replace('  options', '  colour: red\n  options'),
    '4:3: expected in a question only id, kind, ask',
  ],
  [
    'another kind’s key',
    choice + '  pairs: [a, b]\n',
    '9:3: expected in a choice only id, kind, ask, options, got pairs',
  ],
  [
    'no translation',
    choice.replace(', en: How many?', ''),
    '3:8: expected what is asked with tr, en, got tr alone',
  ],
  [
    'an empty translation',
    choice.replace('How many?', "''"),
    '3:24: expected what is asked in en, got nothing',
  ],
  ['a key alone', choice.replace('{ tr: Kaç?', '{ tr'), '3:10: expected a value for tr, got nothing'],
  [
    'a language nobody speaks',
    choice.replace('en: How', 'de: How'),
    '3:20: expected in what is asked only tr, en, got de',
  ],
  [
    'a key without a value',
    choice.replace('text: 64', 'text:'),
    '7:12: expected an option’s text, got nothing',
  ],
  ['no right option', choice.replace('right:', 'wrong:'), '5:5: expected one right option, got none'],
  ['two right options', choice.replace('wrong:', 'right:'), '5:5: expected one right option, got 2'],
  ['one option', choice.split('    - text: 64')[0], '5:5: expected at least 2 options, got 1'],
  [
    'an option without its explanation',
    choice.replace(/ {6}wrong.*\n/, ''),
    '7:7: expected either right or wrong, with its explanation, got a mapping',
  ],
  [
    'an option that is both',
    choice.replace('wrong:', 'wrong: w\n      right:'),
    '7:7: expected either right or wrong',
  ],
  [
    'true for an explanation',
    choice.replace('{ tr: Kök, en: The root }', 'true'),
    '6:14: expected an explanation, got “true”',
  ],
  ['two options alike', choice.replace('64', '8'), '7:7: expected a text of its own, got “8” as in line 5'],
  ['a wrong formula', choice.replace('Kaç?', () => "'$\\frac{a}$'"), '3:14: Unexpected end of input'],
  [
    'a formula that cannot be read out',
    choice.replace('Kaç?', () => "'$\\frac{a}{b}$'"),
    '3:14: expected a formula that plain text can say',
  ],
  [
    'a blank line of code without a blank',
    blank.replace('___', 'sqrt'),
    '4:9: expected one line of code with one ___, got “np.sqrt(d)”',
  ],
  [
    'two blanks',
    blank.replace('(d)', '(___)'),
    '4:9: expected one line of code with one ___, got “np.___(___)”',
  ],
  [
    'no answer that is right',
    blank.replace('[sqrt]', '[]'),
    '5:11: expected at least 1 right answers, got 0',
  ],
  [
    'a right answer among the wrong ones',
    blank.replace('exp', "' sqrt'"),
    '7:15: expected an answer that is wrong, got “ sqrt”',
  ],
  [
    'no explanation for other answers',
    blank.replace(/ {2}otherwise.*\n/, ''),
    '1:3: expected a blank with id, kind, ask, code, accept, otherwise, right, got',
  ],
  [
    'a right side twice',
    match.replace('two', 'one'),
    '6:7: expected a text of its own, got “one” as in line 5',
  ],
  [
    'a left side twice',
    match.replace('left: b', 'left: a'),
    '6:7: expected a text of its own, got “a” as in line 5',
  ],
  [
    'a pair without its other half',
    match.replace(', right: two', ''),
    '6:7: expected a pair with left, right, got left alone',
  ],
  [
    'nothing that the engine can be asked',
    predict.replace('favourite', 'weather'),
    '3:7: expected one of favourite, got “weather”',
  ],
  [
    'a setting there is not',
    predict.replace('query:', 'humidity:'),
    '4:9: expected in settings only query, temperature, ending, got humidity',
  ],
  [
    'a setting that is no number',
    predict.replace('other }', 'both }'),
    '4:27: expected a number, live or other, got “both”',
  ],
  [
    'an unknown placeholder',
    predict.replace('“{asking}”, τ', '“{word}”, τ'),
    '5:14: expected one of {temperature}, {ending}, {asking}, got {word}',
  ],
  [
    'what was chosen, before it is',
    predict.replace('“{asking}”, τ', '“{chosen}”, τ'),
    '5:14: expected one of {temperature}',
  ],
];

describe('what is wrong is said with file and line', () => {
  test.each(mistakes)('%s', (_, source, message) => {
    expect(failure(source)).toContain(`web/lessons/x/questions.yaml:${message}`);
  });

  test('in whichever language it stands', () => {
    const source = choice.replace('The dimension', () => "'$\\frac{a}$'");
    for (const lang of ['tr', 'en'])
      expect(() => compileQuestions(source, { ...of, lang })).toThrow('questions.yaml:8:');
    expect(() => compileQuestions(choice, { ...of, lang: 'de' })).toThrow(
      'questions.yaml?de: expected one of tr, en',
    );
  });

  test('in one line', () => {
    expect(failure(choice.replace('Kaç?', () => "'$\\frac{a}$'"))).not.toContain('\n');
  });

  test('and nothing where nothing is wrong', () => {
    expect(failure(choice + blank + match + predict)).toBe('compiled');
  });
});

test('a text is markup, and plain where none can stand', () => {
  const { markup, plain } = inlineProse(
    '**A** \\* `b<c`: $\\sqrt{d_k} \\cdot \\tau$, $K^\\top$, [try](set:a=1)',
  );
  expect(plain).toBe('A * b<c: √d_k · τ, Kᵀ, try');
  expect(markup).toContain('<strong>A</strong> * <code>b&lt;c</code>: <math>');
  expect(markup).toContain('data-set="a=1"');
  expect(inlineProse('`${x}`').markup).toBe('<code>\\${x}</code>');
});

describe('the plugin', () => {
  const { load } = /** @type {any} */ (questions());
  const build = {
    addWatchFile: () => {},
    error: (/** @type {string} */ message) => {
      throw new Error(message);
    },
  };
  const dikkat = new URL('../../web/lessons/dikkat/questions.yaml', import.meta.url).pathname;

  test('leaves other files alone', async () => {
    for (const id of [dikkat, '/web/lessons/x/other.yaml?tr', '/web/questions.yaml?tr'])
      expect(await load.call(build, id)).toBeUndefined();
  });

  test('names the file from the project’s folder', async () => {
    await expect(load.call(build, `${dikkat}?de`)).rejects.toThrow(
      /^web\/lessons\/dikkat\/questions\.yaml\?de: expected/,
    );
  });
});

describe('a question’s revision', () => {
  /** @param {string} source @param {string} [lang] */
  const revision = (source, lang = 'tr') =>
    /"revision": "(\w{8})"/.exec(compileQuestions(source, { ...of, lang }))?.[1];

  test('is the same in every language and whatever the explanations say', () => {
    expect(revision(choice)).toMatch(/\w{8}/);
    expect(revision(choice, 'en')).toBe(revision(choice));
    expect(revision(choice.replace('Bu boyut', 'Boyut bu').replace('How many', 'How much'))).toBe(
      revision(choice),
    );
  });

  test.each([
    ['an option', choice, '64', '63'],
    ['the right answer', blank, '[sqrt]', '[sqrt, cbrt]'],
    ['the line of code', blank, '(d)', '(d_k)'],
    ['a side of a pair', match, 'two', 'three'],
    ['a setting', predict, 'query: 5', 'query: 4'],
  ])('changes with %s', (_, source, before, after) => {
    expect(revision(source.replace(before, after))).not.toBe(revision(source));
  });
});
