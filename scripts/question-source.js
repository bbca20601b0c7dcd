import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { languages } from '../web/i18n/languages.js';
import { inlineProse } from './prose.js';

/**
 * A YAML file as its author wrote it: every mistake is told with its file, line and column, what was expected there and
 * what came.
 *
 * @typedef {import('yaml').Node | null | undefined} Node
 * @typedef {Record<string, string>} ByLanguage
 */

const spoken = Object.keys(languages);

export class QuestionSource {
  #lines = new LineCounter();

  /**
   * @param {string} text
   * @param {string} file its name in messages
   */
  constructor(text, file) {
    this.file = file;
    const document = parseDocument(text, { lineCounter: this.#lines });
    const [error] = document.errors;
    if (error) throw this.error(error.pos[0], `expected YAML, got ${error.message.split('\n')[0]}`);
    /** @type {Node} */
    this.root = document.contents;
  }

  /**
   * @param {Node} node
   * @param {string} expected
   * @param {string} [got] where what came is not the node itself
   * @returns {never}
   */
  fail(node, expected, got = shown(node)) {
    throw this.error(node?.range?.[0] ?? 0, `expected ${expected}, got ${got}`);
  }

  /** @param {number} offset @param {string} message */
  error(offset, message) {
    const { line, col } = this.#lines.linePos(offset);
    return new Error(`${this.file}:${line}:${col}: ${message}`);
  }

  /** @param {Node} node @returns {number} */
  lineOf(node) {
    return this.#lines.linePos(node?.range?.[0] ?? 0).line;
  }

  /**
   * @param {Node} node
   * @param {string} what
   * @param {number} [least]
   * @returns {import('yaml').Node[]}
   */
  list(node, what, least = 1) {
    if (!isSeq(node)) return this.fail(node, `a list of ${what}`);
    if (node.items.length < least) this.fail(node, `at least ${least} ${what}`, String(node.items.length));
    return /** @type {import('yaml').Node[]} */ (node.items);
  }

  /**
   * @param {Node} node
   * @param {string} what
   * @param {readonly string[]} required
   * @param {readonly string[]} [optional]
   * @returns {Record<string, Node>} the values by their keys, no others than those named
   */
  fields(node, what, required, optional = []) {
    if (!isMap(node)) return this.fail(node, what);
    /** @type {Record<string, Node>} */
    const fields = {};
    for (const { key, value } of /** @type {import('yaml').YAMLMap<any, any>} */ (node).items) {
      const name = String(key);
      if (![...required, ...optional].includes(name))
        this.fail(key, `in ${what} only ${[...required, ...optional].join(', ')}`, name);
      fields[name] = value ?? this.fail(key, `a value for ${name}`, 'nothing');
    }
    for (const name of required)
      if (!fields[name])
        this.fail(node, `${what} with ${required.join(', ')}`, `${Object.keys(fields).join(', ')} alone`);
    return fields;
  }

  /** @param {Node} node @param {string} what @returns {string} as it is written, so that 1.0 stays 1.0 */
  scalar(node, what) {
    const written = isScalar(node) && ['string', 'number'].includes(typeof node.value);
    const text = written ? (node.source ?? String(node.value)) : '';
    return text.trim() === '' ? this.fail(node, what) : text;
  }

  /** @param {Node} node @param {string} what @returns {ByLanguage} a text for every language */
  texts(node, what) {
    if (isScalar(node)) {
      const text = this.scalar(node, what);
      return Object.fromEntries(spoken.map((lang) => [lang, text]));
    }
    const fields = this.fields(node, what, spoken);
    return Object.fromEntries(spoken.map((lang) => [lang, this.scalar(fields[lang], `${what} in ${lang}`)]));
  }

  /**
   * @param {Node} node
   * @param {string} what
   * @param {readonly string[]} [names] of the {placeholders} that may stand in it
   * @returns {Record<string, {markup: string, plain: string}>} the same, compiled
   */
  prose(node, what, names = []) {
    return Object.fromEntries(
      Object.entries(this.texts(node, what)).map(([lang, text]) => {
        const at = isMap(node) ? /** @type {Node} */ (node.get(lang, true)) : node;
        for (const [, name] of names.length > 0
          ? text.replace(/\$[^$\n]+\$/g, '').matchAll(/\{(.*?)\}/g)
          : [])
          if (!names.includes(name)) this.fail(at, `one of {${names.join('}, {')}}`, `{${name}}`);
        try {
          return [lang, inlineProse(text)];
        } catch (error) {
          // The Markdown parser adds a second line of its own.
          const [message] = String(/** @type {Error} */ (error).message)
            .trim()
            .split('\n');
          throw this.error(at?.range?.[0] ?? 0, message);
        }
      }),
    );
  }
}

/** @param {Node} node */
function shown(node) {
  if (isMap(node)) return 'a mapping';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node) || node.value === null || node.value === '') return 'nothing';
  return `“${node.source ?? node.value}”`;
}
