import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** An error whose message is all that the user needs: no stack trace is shown. */
export class UserError extends Error {}

/** A command line that is not understood; the usage is shown below the message. */
export class UsageError extends UserError {}

/**
 * @typedef {Record<string, {type: 'string' | 'boolean'}>} Options
 * @typedef {Record<string, string | boolean | undefined>} Values
 */

/**
 * Runs a command: reads its options, answers --help, and turns what is thrown into a message and an exit code: 2 for
 * a command line that is not understood, 1 for anything else.
 *
 * @param {string} usage
 * @param {Options} options
 * @param {(values: Values) => Promise<void>} main
 */
export async function command(usage, options, main) {
  try {
    const values = parseOptions(process.argv.slice(2), options);
    if (values.help) console.log(usage);
    else await main(values);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    if (error instanceof UsageError) console.error(`\n${usage}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * @param {string[]} args
 * @param {Options} options --help is always understood
 * @returns {Values}
 * @throws {UsageError}
 */
export function parseOptions(args, options) {
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}

/**
 * @param {Values[string]} text the value of --port; undefined if it was not given
 * @param {number} otherwise
 * @returns {number} 0 to 65535
 * @throws {UsageError}
 */
export function parsePort(text, otherwise) {
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(String(text)) || port > 65535) {
    throw new UsageError(`--port must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/**
 * Whether a module is the program itself and not imported by one.
 *
 * @param {string} url the module's import.meta.url
 */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);
}
