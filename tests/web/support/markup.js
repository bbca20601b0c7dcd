import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';

/**
 * A template as the server writes it, without the signs with which Lit marks its parts. It may hold slots, as in the
 * element's shadow.
 * @param {unknown} template
 */
export const written = (template) =>
  collectResultSync(render(template, { customElementHostStack: [/** @type {any} */ ({})] })).replace(
    /<!--.*?-->|<\?>/gs,
    '',
  );

/** The same, whatever its lines and indents. @param {unknown} template */
export const markup = (template) => written(template).replace(/\s+/g, ' ');

/**
 * What a reader sees of it.
 * @param {string} html
 */
export const text = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {string} tag the inside of an opening tag @returns {Record<string, string>} */
const attributesOf = (tag) =>
  Object.fromEntries(
    Array.from(tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g), ([, name, value = '']) => [name, value]),
  );

/**
 * @param {string} html
 * @param {string} name
 * @returns {Record<string, string>[]} the attributes of each element that has the named one
 */
export const withAttribute = (html, name) =>
  Array.from(html.matchAll(/<[a-z][\w-]*((?: [\w-]+(?:="[^"]*")?)+) ?\/?>/g), ([, tag]) =>
    attributesOf(tag),
  ).filter((attributes) => name in attributes);

/**
 * @param {string} html
 * @param {string} tag of elements that are not nested
 * @returns {(Record<string, string> & {text: string})[]} their attributes and what a reader sees
 */
export const elements = (html, tag) =>
  Array.from(
    html.matchAll(new RegExp(`<${tag}((?: [^>]*)?)>(.*?)</${tag} ?>`, 'g')),
    ([, attributes, inside]) => ({
      ...attributesOf(attributes),
      text: text(inside),
    }),
  );
