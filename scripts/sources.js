import { relative } from 'node:path';
import { filesBelow, inRoot, ROOT } from './paths.js';

/** @returns {string[]} every C++ file of the project, relative to its folder */
export function cppFiles() {
  return ['core', 'tests/core', 'tests/fuzz']
    .flatMap((directory) => filesBelow(inRoot(directory)))
    .filter((file) => /\.(h|cpp)$/.test(file))
    .map((file) => relative(ROOT, file));
}
