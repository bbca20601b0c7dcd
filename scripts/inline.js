import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.js';

/**
 * Vite plugins for builds that ask for no further file: what the site loads from an address comes inside the program.
 */

/**
 * `import address from './x.wasm?url'` gives the file itself instead of its address, and `'./x?packed'` likewise, as text:
 * gzip in base64.
 *
 * @param {Record<string, string>} [texts] what is packed instead of the files of these names
 * @returns {import('vite').Plugin}
 */
export function packed(texts = {}) {
  return {
    name: 'derslik:packed',
    enforce: 'pre',
    async load(id) {
      const [, file] = /^(.*)\?packed$|^(.*\.wasm)\?url$/.exec(id)?.filter(Boolean) ?? [];
      if (!file) return undefined;
      const content = texts[file] ?? (await readFile(file));
      return `export default ${JSON.stringify(gzipSync(content, { level: 9 }).toString('base64'))};`;
    },
  };
}

/**
 * One module in the place of another.
 * @param {Record<string, string>} modules absolute paths, the other's by the one's
 * @returns {import('vite').Plugin}
 */
export function instead(modules) {
  return {
    name: 'derslik:instead',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const other = found && modules[found.id];
      // It may itself take something from the one that it replaces.
      return other === importer ? undefined : other;
    },
  };
}

/**
 * What would be imported when it is needed is there from the start, so that the bundler sees one program and drops of it
 * what nobody uses.
 * @returns {import('vite').Plugin}
 */
export function eager() {
  return {
    name: 'derslik:eager',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(inRoot('web/')) || !code.includes('import(')) return undefined;
      const found = [...importsIn(this.parse(code))].sort((a, b) => b.start - a.start);
      const rest = found.reduce(
        (text, { start, end }, at) => `${text.slice(0, start)}Promise.resolve(eager${at})${text.slice(end)}`,
        code,
      );
      const imports = found.map(({ source }, at) => `import * as eager${at} from ${source.raw};`);
      return { code: imports.join('') + rest, map: null };
    },
  };
}

/**
 * @param {any} node of a syntax tree
 * @returns {Generator<{start: number, end: number, source: {raw: string}}>} the imports that are expressions
 */
function* importsIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'ImportExpression') yield node;
  else for (const part of Object.values(node)) yield* importsIn(part);
}

/**
 * Leaves one entry of an object that a module exports, and with the others all that only they import.
 * @param {{module: string, object: string, entry: string}[]} cuts module: its absolute path
 * @returns {import('vite').Plugin}
 */
export function only(cuts) {
  return {
    name: 'derslik:only',
    enforce: 'pre',
    transform(code, id) {
      const cut = cuts.find(({ module }) => module === id);
      return cut && { code: without(code, this.parse(code), cut), map: null };
    },
  };
}

/**
 * @param {string} code
 * @param {{body: any[]}} program its syntax tree
 * @param {{module: string, object: string, entry: string}} cut
 * @throws {Error} if the module has no such object, or the object no such entry
 */
function without(code, { body }, { module, object, entry }) {
  const properties = body
    .flatMap((statement) => statement.declaration?.declarations ?? [])
    .find((declaration) => declaration.id.name === object)?.init?.properties;
  const nameOf = (/** @type {any} */ { key }) => key.name ?? key.value;
  if (!properties?.some((/** @type {any} */ property) => nameOf(property) === entry))
    throw new Error(`${module}: expected an exported object ${object} with an entry ${entry}`);
  return properties
    .filter((/** @type {any} */ property) => nameOf(property) !== entry)
    .reverse()
    .reduce(
      (/** @type {string} */ rest, /** @type {any} */ { start, end }) =>
        rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
      code,
    );
}

/**
 * Style sheets without what they import of these names.
 * @param {string[]} names without ending
 * @returns {import('vite').Plugin}
 */
export function lacking(names) {
  const imports = new RegExp(`^@import .*/(${names.join('|')})\\.css';$`, 'gm');
  return {
    name: 'derslik:lacking',
    enforce: 'pre',
    async load(id) {
      return id.endsWith('.css') ? (await readFile(id, 'utf8')).replace(imports, '') : undefined;
    },
  };
}
