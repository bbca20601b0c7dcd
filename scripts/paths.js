import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** @param {string} path relative to the project's folder @returns {string} absolute */
export const inRoot = (path) => join(ROOT, path);

/**
 * The file that a shell would run for a name.
 *
 * @param {string} name such as "emcc"
 * @param {string} [path] a PATH to search instead of this process's
 * @returns {string | null}
 */
export function onPath(name, path = process.env.PATH ?? '') {
  for (const directory of path.split(delimiter)) {
    if (directory === '') continue;
    const file = join(directory, name);
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile()) return file;
    } catch {
      // Not here: the next directory may have it.
    }
  }
  return null;
}

/**
 * Every file below a directory, sorted, so that the order is the same on every machine. Names that begin with a dot are
 * left out: they belong to editors and file managers.
 *
 * @param {string} directory absolute
 * @returns {string[]} absolute paths; empty if there is no such directory
 */
export function filesBelow(directory) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
