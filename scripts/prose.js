import { Marked } from 'marked';
import temml from 'temml';
import { parse } from 'yaml';

/**
 * A lesson's Markdown, compiled while the site is built into a module that holds Lit templates: sections with formulas as
 * MathML. Beyond Markdown it knows
 *
 *     ## Title {#id}            a section; the id is the same in every language
 *     $x$ and $$x$$             a formula in TeX
 *     [text](set:temperature=3) a button that sets the scene
 */

/**
 * @param {{once?: boolean}} [options] once: what a lesson needs before its text is taken from the text, where both are in
 *   one program anyway
 * @returns {import('vite').Plugin}
 */
export function prose({ once = false } = {}) {
  return {
    name: 'derslik:prose',
    transform(source, id) {
      const match = /\/lessons\/[^/]+\/\w+\.md(\?meta)?$/.exec(id);
      if (!match) return;
      try {
        if (!match[1]) return { code: compileProse(source), map: null };
        const whole = JSON.stringify(id.replace(/\?meta$/, ''));
        return {
          code: once ? `import prose from ${whole}; export default prose.meta;` : compileMeta(source),
          map: null,
        };
      } catch (error) {
        this.error(`${id}: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}

/**
 * @param {string} source
 * @returns {string} a module whose default export is a `Prose`
 */
export function compileProse(source) {
  const { front, markdown } = split(source);
  const sections = markdown.split(/^## /m).slice(1).map(section);
  return [
    `import { html } from 'lit-html';`,
    `export default { meta: ${JSON.stringify(parse(front))}, sections: [${sections.join(', ')}] };`,
  ].join('\n');
}

/**
 * @param {string} source
 * @returns {string} a module whose default export is a `Meta`: what a lesson needs before its text
 */
export function compileMeta(source) {
  return `export default ${JSON.stringify(metaOf(source))};`;
}

/**
 * @param {string} source a lesson's Markdown
 * @returns {import('../web/lessons/types.js').Meta}
 */
export const metaOf = (source) => parse(split(source).front);

/** @param {string} source */
function split(source) {
  const [, front, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (!front) throw new Error('expected front matter between --- lines at the top');
  return { front, markdown };
}

/** @param {string} source */
function section(source) {
  const [, title, id, body] = /^(.+?) \{#([a-z]+)\}\n(.*)$/s.exec(source) ?? [];
  if (!id) throw new Error(`expected "## Title {#id}", got "## ${source.split('\n')[0]}"`);
  const markup = templateText(joined(marked.parse(body, { async: false }).trim()));
  return `{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, body: html\`${markup}\` }`;
}

/**
 * A few words of the same Markdown, without paragraphs.
 *
 * @param {string} source
 * @returns {{markup: string, plain: string}} as what stands between a template's backticks, and as a text that can be read
 *   out or stand in a list of choices
 * @throws {Error} where a formula is wrong, or is one that plain text cannot say
 */
export function inlineProse(source) {
  const { Lexer, defaults } = marked;
  return {
    markup: templateText(joined(marked.parseInline(source, { async: false }))),
    plain: plainText(new Lexer(defaults).inlineTokens(source)),
  };
}

/** A suffix stays on the line of its formula, by a word joiner. @param {string} markup */
const joined = (markup) => markup.replace(/<\/math>(?=’)/g, '</math>\u2060');

/** @param {string} text @returns {string} the same inside a template literal */
export const templateText = (text) => text.replace(/[`\\]|\$\{/g, '\\$&');

/** @param {any[]} tokens @returns {string} */
const plainText = (tokens) =>
  tokens
    .map(({ tex, tokens: inner, text }) => (tex ? spokenFormula(tex) : inner ? plainText(inner) : text))
    .join('');

/** @type {[RegExp, string][]} */
const signs = [
  [/\\sqrt\s*\{([^{}]*)\}/g, '√$1'],
  [/\\(?:mathrm|text)\s*\{([^{}]*)\}/g, '$1'],
  [/\\cdot(?![a-z])/g, '·'],
  [/\\approx(?![a-z])/g, '≈'],
  [/\\tau(?![a-z])/g, 'τ'],
  [/\^\\top(?![a-z])/g, 'ᵀ'],
  [/\^2/g, '²'],
  [/[{}]/g, ''],
];

/** @param {string} tex */
function spokenFormula(tex) {
  const text = signs.reduce((left, [sign, word]) => left.replace(sign, word), tex);
  if (text.includes('\\'))
    throw new Error(`expected a formula that plain text can say (\\sqrt, \\cdot, \\tau …), got ${tex}`);
  return text;
}

const marked = new Marked({
  extensions: [formula('display', /^\$\$([^$]+)\$\$/, true), formula('inline', /^\$([^$\n]+)\$/, false)],
  renderer: {
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (!href.startsWith('set:')) return `<a href="${href}">${text}</a>`;
      const set = new URLSearchParams(href.slice('set:'.length));
      return `<button type="button" class="try" data-set="${set.toString().replace(/&/g, '&amp;')}">${text}</button>`;
    },
  },
});

/**
 * @param {string} name
 * @param {RegExp} pattern
 * @param {boolean} displayMode
 * @returns {import('marked').TokenizerAndRendererExtension}
 */
function formula(name, pattern, displayMode) {
  return {
    name,
    level: 'inline',
    start: (source) => source.indexOf('$'),
    tokenizer(source) {
      const match = pattern.exec(source);
      return match ? { type: name, raw: match[0], tex: match[1] } : undefined;
    },
    // Style attributes are refused by the site's content security policy, and MathML needs none.
    renderer: ({ tex }) =>
      temml
        .renderToString(tex, { displayMode, annotate: false, throwOnError: true })
        .replace(/ (style|class)="[^"]*"/g, ''),
  };
}
