import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';

/**
 * A template as the server writes it, without the signs with which Lit marks its parts.
 * @param {unknown} template
 */
export const markup = (template) =>
  collectResultSync(render(template))
    .replace(/<!--.*?-->|<\?>/gs, '')
    .replace(/\s+/g, ' ');

/**
 * What a reader sees of it.
 * @param {string} html
 */
export const text = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * @param {string} html
 * @param {string} name
 * @returns {Record<string, string>[]} the attributes of each element that has the named one
 */
export const withAttribute = (html, name) =>
  [...html.matchAll(/<[\w-]+((?: [\w-]+(?:="[^"]*")?)+) ?>/g)]
    .map(([, attributes]) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [key, value]),
      ),
    )
    .filter((attributes) => name in attributes);
