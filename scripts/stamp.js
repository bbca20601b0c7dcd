import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './command.js';
import { filesBelow } from './paths.js';

/**
 * One stage of the build: what it reads and what it makes. Paths are relative to the root and name files or whole
 * directories.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} inputs
 * @property {string[]} outputs
 * @property {string[]} facts what else the result depends on: a compiler, an environment variable
 */

/**
 * Runs a stage's build unless its inputs and its outputs are, by content, what they were after its last success. The
 * stamp that remembers this is gone while a build runs, so a failed or interrupted build leaves none; and it holds
 * the inputs as they were before the build, so a file edited meanwhile is noticed next time.
 *
 * @param {Stage} stage
 * @param {string} root
 * @param {() => Promise<unknown>} build
 * @returns {Promise<boolean>} whether it built
 * @throws {UserError} if the build ends well and yet an output is missing; and whatever the build throws
 */
export async function refresh(stage, root, build) {
  const file = join(root, 'build', `${stage.name}.stamp`);
  const inputs = fingerprint(stage.inputs, root, stage.facts);
  if (read(file) === `${inputs} ${fingerprint(stage.outputs, root)}\n`) return false;

  rmSync(file, { force: true });
  await build();
  const missing = stage.outputs.filter((path) => filesAt(join(root, path)).length === 0);
  if (missing.length > 0) {
    throw new UserError(
      `The ${stage.name} build ended without an error but did not make ${missing.join(', ')}.`,
    );
  }
  write(file, `${inputs} ${fingerprint(stage.outputs, root)}\n`);
  return true;
}

/**
 * A hash of the names and contents of files.
 *
 * @param {string[]} paths files or directories, relative to root; one that does not exist counts as empty
 * @param {string} root
 * @param {string[]} [facts] strings hashed along
 * @returns {string} SHA-256, hexadecimal
 */
export function fingerprint(paths, root, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of paths.flatMap((path) => filesAt(join(root, path)))) {
    const content = readFileSync(file);
    // The length keeps the end of one file from being read as the beginning of the next.
    hash.update(JSON.stringify([file.slice(root.length), content.length])).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesAt(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  return stats.isDirectory() ? filesBelow(path) : [path];
}

/** @param {string} file @returns {string | null} */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
