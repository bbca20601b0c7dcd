import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { UserError } from './command.js';
import { ROOT } from './paths.js';

const HEARTBEAT_SECONDS = 10;

/**
 * @typedef {object} Result
 * @property {number} code exit code; 128 + the signal's number if a signal ended the program; 127 if it did not start
 * @property {string} output what it wrote to stdout and stderr, in order of arrival
 * @property {number} seconds
 */

/**
 * Runs a program to its end in plain lines: what is being done, a line every ten seconds while it lasts, how long it
 * took; and what the program wrote only if it failed. When this process is interrupted, so is everything it started.
 *
 * @param {string} title what is being done, "Building the site"
 * @param {string[]} command the program and its arguments
 * @param {object} [options]
 * @param {Record<string, string>} [options.environment] added to this process's
 * @param {boolean} [options.keepsTerminal] the program may ask something on the terminal (sudo's password)
 * @returns {Promise<Result>}
 */
export async function run(title, command, options = {}) {
  console.log(`${title} …`);
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const heartbeat = setInterval(
    () => console.log(`  still at it, ${elapsed().toFixed(0)} s`),
    HEARTBEAT_SECONDS * 1000,
  );
  const { code, output } = await finish(command, options);
  clearInterval(heartbeat);
  const seconds = elapsed();
  if (code === 0) {
    console.log(`  done in ${seconds.toFixed(1)} s`);
  } else {
    console.log(`  failed after ${seconds.toFixed(1)} s with exit code ${code}: ${command.join(' ')}`);
    if (output.trim() !== '') console.log(`\n${output.trimEnd()}\n`);
  }
  return { code, output, seconds };
}

/**
 * As `run`, for a step that the rest depends on.
 *
 * @param {Parameters<typeof run>} step
 * @returns {Promise<Result>}
 * @throws {UserError} if the exit code is not 0
 */
export async function mustRun(...step) {
  const result = await run(...step);
  if (result.code !== 0) throw new UserError(`This step failed: ${step[0]}.`);
  return result;
}

/**
 * @param {string[]} command
 * @param {{environment?: Record<string, string>, keepsTerminal?: boolean}} options
 * @returns {Promise<{code: number, output: string}>}
 */
function finish([program, ...args], { environment, keepsTerminal = false }) {
  return new Promise((resolve) => {
    // Its own process group, so that a signal reaches a compiler three levels down as well; but a process in another
    // group cannot read from the terminal.
    const child = spawn(program, args, {
      cwd: ROOT,
      // What it writes is kept, and shown later or in a log: colours would be in the way.
      env: { ...process.env, NO_COLOR: '1', ...environment },
      stdio: [keepsTerminal ? 'inherit' : 'ignore', 'pipe', 'pipe'],
      detached: !keepsTerminal,
    });

    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      if (child.pid !== undefined) process.kill(keepsTerminal ? child.pid : -child.pid, signal);
      console.log('\nInterrupted.');
      process.exit(128 + constants.signals[signal]);
    };
    for (const signal of signals) process.once(signal, pass);

    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    /** @param {number} code */
    const end = (code) => {
      for (const signal of signals) process.off(signal, pass);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.once('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
