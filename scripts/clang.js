import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './paths.js';

/** Debian's clang-14, which Emscripten brings, has no program without its number. */
const NAMES = ['clang++', 'clang++-14'];

/** @returns {string | undefined} a Clang that has libFuzzer's library */
export const fuzzingClang = () => NAMES.find((name) => onPath(name) !== null && hasFuzzer(name));

/** @param {string} clang */
function hasFuzzer(clang) {
  const folder = spawnSync(clang, ['-print-resource-dir'], { encoding: 'utf8' }).stdout?.trim();
  const libraries = folder ? join(folder, 'lib') : '';
  if (!existsSync(libraries)) return false;
  return readdirSync(libraries, { encoding: 'utf8', recursive: true }).some((file) =>
    /libclang_rt\.fuzzer(-|\.|_osx)/.test(file),
  );
}
