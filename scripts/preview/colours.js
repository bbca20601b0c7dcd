import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.js';

/**
 * The light theme's colours by the names of the design's tokens, from the style sheet that the pages have them from.
 * @type {Record<string, string>}
 */
export const colours = Object.fromEntries(
  Array.from(
    readFileSync(inRoot('web/styles/tokens.css'), 'utf8').matchAll(
      /--([\w-]+): var\(--derslik-\1, light-dark\((#\w+)/g,
    ),
    ([, name, light]) => [name, light],
  ),
);
