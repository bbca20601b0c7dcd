import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { languages } from '../web/i18n/languages.js';
import { registry } from '../web/lessons/registry.js';
import { inRoot } from './paths.js';
import { metaOf } from './prose.js';
import { manifests } from './scorm/manifest.js';

/**
 * Lessons as packages for a learning platform: a zip of the manifest and of one page that holds the whole lesson, in every
 * language, for each version of the standard.
 */

/** The page that a platform opens, by the name that it would have had without a manifest. */
const PAGE = 'index.html';

/** A zip has times, and they are the same on every day and in every time zone: the first that it can say. */
const mtime = new Date(1980, 0, 1);

/**
 * @param {Map<string, string>} pages the single pages, by paths such as `dikkat.html`
 * @param {string} folder absolute, where the packages go
 */
export async function writePackages(pages, folder) {
  await mkdir(folder, { recursive: true });
  for (const id of Object.keys(registry)) {
    const html = pages.get(`${id}.html`);
    if (html === undefined)
      throw new Error(`${id}: expected a page ${id}.html, got ${[...pages.keys()].join(', ')}`);
    const meta = await metasOf(id);
    for (const [version, manifest] of Object.entries(manifests)) {
      const files = {
        'imsmanifest.xml': manifest({ id, meta, files: [PAGE] }),
        [PAGE]: inVersion(html, version),
      };
      await writeFile(join(folder, `${id}-${version}.zip`), zip(files));
    }
  }
}

/** @param {Record<string, string>} files @returns {Uint8Array} the same bytes for the same files */
export const zip = (files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 9,
    mtime,
  });

/**
 * The page learns which of the two it is for: a platform may speak both, and record what only one of them says.
 * @param {string} html
 * @param {string} version
 */
export function inVersion(html, version) {
  const page = html.replace('<html ', `<html data-scorm="${version}" `);
  if (page === html) throw new Error('expected <html …> in the page');
  return page;
}

/**
 * @param {string} id
 * @returns {Promise<import('./scorm/manifest.js').Told['meta']>}
 */
async function metasOf(id) {
  /** @type {Record<string, any>} */
  const metas = {};
  for (const lang of Object.keys(languages))
    metas[lang] = metaOf(await readFile(inRoot(`web/lessons/${id}/${lang}.md`), 'utf8'));
  return metas;
}
