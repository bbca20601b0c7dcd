import './node-version.js';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildNotebook } from './engine.js';
import { NEEDS } from './needs.js';
import { inRoot } from './paths.js';
import { provision } from './provision.js';

const USAGE = `npm run --silent lessonpy -- FILE.py

Runs a program of the lesson language through the WebAssembly that the page loads: what it prints goes to standard
output, a traceback to standard error. The exit status is python3's, or 3 where the program asks for something that is
not supported.

It reads the files of the working directory.

  --write   writes the files there that the program writes
  --batch   reads names of programs, a line each, and answers each with a line of JSON instead:
            {"stdout": text, "stderr": text, "status": number, "files": {name: text}}; each runs in an empty folder of
            its own`;

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

/** @param {string} name @throws where it is there, but no file */
const fileHere = (name) => (existsSync(name) ? readFileSync(name) : undefined);

/** @param {string} file @param {boolean} writes @returns {Promise<number>} the exit status */
async function runOne(file, writes) {
  const source = read(file);
  if (source === null) return 2;
  // Who reads the output may have had enough.
  process.stdout.on('error', () => process.exit(1));
  const outcome = (await engine()).run(
    { source, filename: file, budget },
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
    fileHere,
  );
  process.stderr.write(outcome.traceback);
  if (writes) for (const [name, bytes] of Object.entries(outcome.files)) writeFileSync(name, bytes);
  return outcome.status;
}

async function runBatch() {
  let runner = await engine();
  for await (const file of createInterface({ input: process.stdin })) {
    const source = read(file) ?? '';
    /** @type {string[]} */ const stdout = [];
    /** @type {string[]} */ const stderr = [];
    try {
      const { traceback, status, files } = runner.run(
        { source, filename: file, budget },
        (text) => stdout.push(text),
        (text) => stderr.push(text),
      );
      stderr.push(traceback);
      answer({ stdout, stderr, status, files });
    } catch (error) {
      // What has broken once is not to be trusted again.
      stderr.push(`lessonpy: the engine broke: ${error}\n`);
      answer({ stdout, stderr, status: 134, files: {} });
      runner = await engine();
    }
  }
}

/** @param {{stdout: string[], stderr: string[], status: number, files: Record<string, Uint8Array>}} end */
function answer({ stdout, stderr, status, files }) {
  const texts = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  const [printed, complaints] = [stdout, stderr].map((pieces) => pieces.join(''));
  console.log(
    JSON.stringify({ stdout: printed, stderr: complaints, status, files: Object.fromEntries(texts) }),
  );
}

const words = process.argv.slice(2);
const writes = words[0] === '--write';
const [argument, ...rest] = writes ? words.slice(1) : words;
if (argument === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (argument === '--help') {
  console.log(USAGE);
} else if (argument === '--batch') {
  await runBatch();
} else {
  process.exitCode = await runOne(argument, writes);
}
