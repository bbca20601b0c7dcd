import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { languages } from '../web/i18n/languages.js';
import { sameAnswer } from '../web/quiz/grade.js';
import { ROOT } from './paths.js';
import { templateText } from './prose.js';
import { QuestionSource } from './question-source.js';

/**
 * A lesson's questions, compiled while the site is built: `questions.yaml?tr` is a module that holds them in Turkish, with
 * their texts as Lit templates and as plain strings. Web/lessons/types.js says what it exports.
 *
 * @typedef {import('./question-source.js').Node} Node
 * @typedef {Record<string, {markup: string, plain: string}>} Prose by language
 * @typedef {Record<string, Node>} Fields
 *
 * @typedef {object} Compiled
 * @property {unknown} structure what an answer refers to: another structure makes stored answers void
 * @property {(lang: string) => object} data of strings, lists, objects and `Code`
 */

/** @returns {import('vite').Plugin} */
export function questions() {
  return {
    name: 'derslik:questions',
    async load(id) {
      const [, file, lang] = /^(.*\/lessons\/[^/]+\/questions\.yaml)\?(\w+)$/.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      try {
        return compileQuestions(await readFile(file, 'utf8'), { file: relative(ROOT, file), lang });
      } catch (error) {
        return this.error(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** What a prediction can be asked about: its settings, and what its question's texts may hold in braces. */
const predictions = {
  favourite: {
    settings: ['query', 'temperature', 'ending'],
    values: ['temperature', 'ending', 'asking'],
  },
};

/** What the reader answered, in the explanation of a prediction that did not come true. */
const chosen = 'chosen';

const common = ['id', 'kind', 'ask'];

/** @type {Record<string, (source: QuestionSource, node: Node) => Compiled>} */
const kinds = { choice, blank, match, predict };

/**
 * @param {string} text
 * @param {object} of
 * @param {string} of.file its name in messages
 * @param {string} of.lang
 * @returns {string} a module whose default export is a list of `Question`
 * @throws {Error} where the author made a mistake, in whichever language
 */
export function compileQuestions(text, { file, lang }) {
  if (!Object.hasOwn(languages, lang))
    throw new Error(`${file}?${lang}: expected one of ${Object.keys(languages).join(', ')}, got ${lang}`);
  const source = new QuestionSource(text, file);
  /** @type {Map<string, Node>} */
  const ids = new Map();
  const list = source.list(source.root, 'questions').map((node) => {
    const { id, kind, compiled } = question(source, node);
    const name = source.scalar(id, 'an id');
    if (!/^[a-z][a-z0-9-]*$/.test(name)) source.fail(id, 'an id of small letters, digits and hyphens');
    if (ids.has(name)) source.fail(id, `an id of its own`, `that of line ${source.lineOf(ids.get(name))}`);
    ids.set(name, id);
    const revision = createHash('sha256')
      .update(JSON.stringify([kind, compiled.structure]))
      .digest('hex');
    return { id: name, kind, revision: revision.slice(0, 8), ...compiled.data(lang) };
  });
  return `import { html } from 'lit-html';\nexport default ${literal(list)};\n`;
}

/** @param {QuestionSource} source @param {Node} node */
function question(source, node) {
  const known = Object.keys(kinds).join(', ');
  const every = [...common, 'right', 'wrong', 'options', 'code', 'accept', 'otherwise', 'pairs', 'of', 'at'];
  const { id, kind } = source.fields(node, 'a question', common, every);
  const name = source.scalar(kind, `one of ${known}`);
  if (!Object.hasOwn(kinds, name)) source.fail(kind, `one of ${known}`);
  return { id, kind: name, compiled: kinds[name](source, node) };
}

/** @param {QuestionSource} source @param {Node} node @returns {Compiled} */
function choice(source, node) {
  const fields = source.fields(node, 'a choice', [...common, 'options']);
  const ask = source.prose(fields.ask, 'what is asked');
  const nodes = source.list(fields.options, 'options', 2);
  const options = nodes.map((each) => {
    const option = source.fields(each, 'an option', ['text'], ['right', 'wrong']);
    if (!option.right === !option.wrong) source.fail(each, 'either right or wrong, with its explanation');
    const { right, wrong = right } = option;
    const why = source.prose(wrong, 'an explanation');
    return { text: source.prose(option.text, 'an option’s text'), right: right !== undefined, why };
  });
  const count = options.filter(({ right }) => right).length;
  if (count !== 1) source.fail(fields.options, 'one right option', count === 0 ? 'none' : String(count));
  distinct(
    source,
    nodes,
    options.map(({ text }) => text),
  );
  return {
    structure: options.map(({ text, right }) => [plain(text), right]),
    data: (lang) => ({
      ask: words(ask, lang),
      options: options.map(({ text, right, why }, index) => ({
        id: String(index),
        right,
        text: words(text, lang),
        why: words(why, lang),
      })),
    }),
  };
}

/** @param {QuestionSource} source @param {Node} node @returns {Compiled} */
function blank(source, node) {
  const fields = source.fields(
    node,
    'a blank',
    [...common, 'code', 'accept', 'otherwise', 'right'],
    ['wrong'],
  );
  const ask = source.prose(fields.ask, 'what is asked');
  const code = source.texts(fields.code, 'a line of code');
  for (const line of Object.values(code))
    if (line.split('___').length !== 2 || line.includes('\n'))
      source.fail(fields.code, 'one line of code with one ___', `“${line}”`);
  const accept = source.list(fields.accept, 'right answers').map((each) => source.scalar(each, 'an answer'));
  const wrong = (fields.wrong ? source.list(fields.wrong, 'wrong answers') : []).map((each) => {
    const { answer, why } = source.fields(each, 'a wrong answer', ['answer', 'why']);
    const text = source.scalar(answer, 'an answer');
    if (accept.some((right) => sameAnswer(right, text))) source.fail(answer, 'an answer that is wrong');
    return { answer: text, why: source.prose(why, 'an explanation') };
  });
  const otherwise = source.prose(fields.otherwise, 'an explanation');
  const right = source.prose(fields.right, 'an explanation');
  return {
    structure: [code, accept],
    data: (lang) => ({
      ask: words(ask, lang),
      code: code[lang].split('___'),
      accept,
      wrong: wrong.map(({ answer, why }) => ({ answer, why: words(why, lang) })),
      otherwise: words(otherwise, lang),
      right: words(right, lang),
    }),
  };
}

/** @param {QuestionSource} source @param {Node} node @returns {Compiled} */
function match(source, node) {
  const fields = source.fields(node, 'a matching', [...common, 'pairs', 'right', 'wrong']);
  const ask = source.prose(fields.ask, 'what is asked');
  const nodes = source.list(fields.pairs, 'pairs', 2);
  const pairs = nodes.map((each) => {
    const { left, right } = source.fields(each, 'a pair', ['left', 'right']);
    return { left: source.prose(left, 'a left side'), right: source.prose(right, 'a right side') };
  });
  distinct(
    source,
    nodes,
    pairs.map(({ left }) => left),
  );
  distinct(
    source,
    nodes,
    pairs.map(({ right }) => right),
  );
  const [right, wrong] = [fields.right, fields.wrong].map((each) => source.prose(each, 'an explanation'));
  return {
    structure: pairs.map((pair) => [plain(pair.left), plain(pair.right)]),
    data: (lang) => ({
      ask: words(ask, lang),
      pairs: pairs.map((pair, index) => ({
        id: String(index),
        left: words(pair.left, lang),
        right: pair.right[lang].plain,
      })),
      right: words(right, lang),
      wrong: words(wrong, lang),
    }),
  };
}

/** @param {QuestionSource} source @param {Node} node @returns {Compiled} */
function predict(source, node) {
  const fields = source.fields(node, 'a prediction', [...common, 'of', 'at', 'right', 'wrong']);
  const known = Object.keys(predictions).join(', ');
  const of = source.scalar(fields.of, `one of ${known}`);
  if (!Object.hasOwn(predictions, of)) source.fail(fields.of, `one of ${known}`);
  const { settings, values } = predictions[/** @type {keyof typeof predictions} */ (of)];
  const at = Object.fromEntries(
    Object.entries(source.fields(fields.at, 'settings', [], settings)).map(([name, value]) => {
      const text = source.scalar(value, 'a number, live or other');
      if (text === 'live' || text === 'other') return [name, text];
      return /^\d+(\.\d+)?$/.test(text)
        ? [name, Number(text)]
        : source.fail(value, 'a number, live or other');
    }),
  );
  const ask = source.prose(fields.ask, 'what is asked', values);
  const right = source.prose(fields.right, 'an explanation', values);
  const wrong = source.prose(fields.wrong, 'an explanation', [...values, chosen]);
  return {
    structure: [of, at],
    data: (lang) => ({
      of,
      at,
      ask: filled(ask, lang),
      right: filled(right, lang),
      wrong: filled(wrong, lang),
    }),
  };
}

/**
 * @param {QuestionSource} source
 * @param {Node[]} nodes
 * @param {Prose[]} texts one for each node
 */
function distinct(source, nodes, texts) {
  for (const lang of Object.keys(languages))
    texts.forEach((text, index) => {
      const same = texts.findIndex((other) => other[lang].plain === text[lang].plain);
      if (same !== index)
        source.fail(
          nodes[index],
          `a text of its own`,
          `“${text[lang].plain}” as in line ${source.lineOf(nodes[same])}`,
        );
    });
}

/** @param {Prose} prose */
const plain = (prose) => Object.values(prose).map((text) => text.plain);

/** @param {Prose} prose @param {string} lang */
const words = (prose, lang) => ({
  html: new Code(`html\`${prose[lang].markup}\``),
  plain: prose[lang].plain,
});

/** @param {Prose} prose @param {string} lang */
function filled(prose, lang) {
  const { markup, plain: text } = prose[lang];
  const [template, string] = [markup, templateText(text)].map((each) =>
    each.replace(/\{(\w+)\}/g, '${v.$1}'),
  );
  return new Code(`(v) => ({ html: html\`${template}\`, plain: \`${string}\` })`);
}

/** What is JavaScript already. */
class Code {
  /** @param {string} source */
  constructor(source) {
    this.source = source;
  }
}

/** @param {unknown} value @returns {string} */
function literal(value) {
  if (value instanceof Code) return value.source;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`)
    .join(', ')} }`;
}
