import './node-version.js';
import { command } from './command.js';
import { NEEDS } from './needs.js';
import { provision } from './provision.js';
import { mustRun } from './run.js';
import { cppFiles } from './sources.js';

const USAGE = `npm run format

Lays out every file as the tests want it.`;

await command(USAGE, {}, async () => {
  await provision([NEEDS.clangFormat, NEEDS.npm], { install: true });
  await mustRun('Laying out the C++', ['clang-format', '-i', ...cppFiles()]);
  await mustRun('Laying out the rest', [process.execPath, 'node_modules/.bin/prettier', '--write', '.']);
});
