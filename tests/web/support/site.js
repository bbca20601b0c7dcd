import { readFile } from 'node:fs/promises';
import { inRoot } from '../../../scripts/paths.js';
import { renderPages } from '../../../web/site/static.js';

/** The site's pages as they are built. */

/** @param {string} name */
export const readEngine = (name) => readFile(inRoot(`build/wasm/${name}.wasm`));

export const pages = await renderPages({ readEngine });

/** The lessons in the order of the catalogue, and what they are called. */
export const order = ['dikkat', 'olcekli-nokta-carpim'];
export const titles = {
  tr: ['Dikkat mekanizması', 'Ölçekli nokta çarpımı'],
  en: ['Attention', 'Scaled dot product'],
};

/** @param {string} path @returns {'tr' | 'en'} */
export const langOf = (path) => (path.startsWith('en/') ? 'en' : 'tr');

/** @param {string} path @returns {string} of a lesson's page; nothing for the catalogue */
export const lessonOf = (path) => order.find((id) => path.endsWith(`${id}/index.html`)) ?? '';

/** @param {string} href @param {string} path of the page that has it */
export const follow = (href, path) =>
  new URL(href, `https://example.org/a/${path}`).pathname.replace(/^\/a\//, '');

/** @param {string} html without the lines that it is broken into */
export const flat = (html) => html.replace(/\s+/g, ' ');

/**
 * A page's element of that class, which holds no other of its name.
 * @param {string} html
 * @param {string} tag
 * @param {string} name
 */
export const part = (html, tag, name) =>
  new RegExp(`<${tag} class="${name}".*?</${tag}>`, 's').exec(html)?.[0] ?? '';
