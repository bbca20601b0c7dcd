import { readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/paths.js';
import { loadNotebook } from '../../../web/engine/notebook.js';

/** Runs the program that is named, through the page's WebAssembly, with nothing made ready before. */

const engine = await loadNotebook({ binary: readFileSync(inRoot('build/wasm/notebook.wasm')) });
const source = readFileSync(process.argv[2]);
const { status, traceback } = engine.run({ source, filename: process.argv[2] }, (text) =>
  process.stdout.write(text),
);
process.stderr.write(traceback);
process.exitCode = status;
