import './node-version.js';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildNotebook } from './engine.js';
import { NEEDS } from './needs.js';
import { inRoot } from './paths.js';
import { provision } from './provision.js';

const USAGE = `npm run --silent lessonpy -- FILE.py

Runs a program of the lesson language through the WebAssembly that the page loads: what it prints goes to standard
output, a traceback to standard error. The exit status is python3's, or 3 where the program asks for something that is
not supported.

  --batch   reads names of programs, a line each, and answers each with a line of JSON instead:
            {"stdout": text, "stderr": text, "status": number}`;

/** As much as build/native/lessonpy lets a program print, or nearly so: more does not fit into 32 bits. */
const budget = { output: 2 ** 31 };

/** @typedef {import('../web/engine/notebook.js').NotebookEngine} NotebookEngine */

/** @returns {Promise<NotebookEngine>} built where it is missing, which standard output does not tell */
async function engine() {
  const { log } = console;
  console.log = console.error;
  await provision(
    ['cmake', 'make', 'emscripten', 'eigen'].map((id) => NEEDS[id]),
    { install: false },
  );
  await buildNotebook();
  console.log = log;
  const { loadNotebook } = await import('../web/engine/notebook.js');
  return loadNotebook({ binary: readFileSync(inRoot('build/wasm/notebook.wasm')) });
}

/** @param {string} file @returns {Buffer | null} null, and said so, where it cannot be read */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    console.error(`lessonpy: cannot read ${file}`);
    return null;
  }
}

/** @param {string} file @returns {Promise<number>} the exit status */
async function runOne(file) {
  const source = read(file);
  if (source === null) return 2;
  // Who reads the output may have had enough.
  process.stdout.on('error', () => process.exit(1));
  const outcome = (await engine()).run({ source, filename: file, budget }, (text) =>
    process.stdout.write(text),
  );
  process.stderr.write(outcome.traceback);
  return outcome.status;
}

async function runBatch() {
  let runner = await engine();
  for await (const file of createInterface({ input: process.stdin })) {
    const source = read(file) ?? '';
    const stdout = [''];
    try {
      const outcome = runner.run({ source, filename: file, budget }, (text) => stdout.push(text));
      answer(stdout, outcome.traceback, outcome.status);
    } catch (error) {
      // What has broken once is not to be trusted again.
      answer(stdout, `lessonpy: the engine broke: ${error}\n`, 134);
      runner = await engine();
    }
  }
}

/** @param {string[]} stdout @param {string} stderr @param {number} status */
function answer(stdout, stderr, status) {
  console.log(JSON.stringify({ stdout: stdout.join(''), stderr, status }));
}

const [argument, ...rest] = process.argv.slice(2);
if (argument === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (argument === '--help') {
  console.log(USAGE);
} else if (argument === '--batch') {
  await runBatch();
} else {
  process.exitCode = await runOne(argument);
}
