import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fuzzingClang } from './clang.js';
import { inRoot, onPath, ROOT } from './paths.js';
import { mustRun } from './run.js';

/**
 * Debian's emcc looks for acorn there from -O2 on; elsewhere the folder does not exist and does no harm. Its own Python
 * is the system's: another one on the path may take longer to start than a file to compile.
 */
const EMSCRIPTEN_ENVIRONMENT = {
  NODE_PATH: '/usr/share/nodejs',
  ...(existsSync('/usr/bin/python3') && { EMSDK_PYTHON: '/usr/bin/python3' }),
};

/**
 * @typedef {'native' | 'wasm' | 'fuzz'} Kind each builds in build/ under its own name
 *
 * @param {Kind} kind
 * @param {string} title "Compiling the engine to WebAssembly"
 * @param {string[]} targets of CMakeLists.txt
 * @throws {import('./command.js').UserError} if CMake or the compiler fails; what they said has been shown
 */
export async function compile(kind, title, targets) {
  const directory = `build/${kind}`;
  const environment = kind === 'wasm' ? EMSCRIPTEN_ENVIRONMENT : {};
  const emulate = kind === 'wasm' ? ['emcmake'] : [];
  const options = kind === 'fuzz' ? ['-DFUZZ=ON', `-DCMAKE_CXX_COMPILER=${fuzzingClang()}`] : [];
  forgetOtherToolchain(inRoot(directory), toolchain(kind));

  await mustRun(
    `Configuring ${directory}`,
    [...emulate, 'cmake', '-S', '.', '-B', directory, '-DCMAKE_BUILD_TYPE=Release', ...options],
    { environment },
  );
  const jobs = String(availableParallelism());
  await mustRun(title, ['cmake', '--build', directory, '--parallel', jobs, '--target', ...targets], {
    environment,
  });
}

/**
 * @param {Kind} kind
 * @returns {string} which compiler this is, different after an update
 */
export function toolchain(kind) {
  const programs = { wasm: 'emcc', fuzz: fuzzingClang() ?? 'clang++', native: process.env.CXX ?? 'c++' };
  const compiler = onPath(programs[kind]);
  if (compiler === null) return 'none';
  const file = realpathSync(compiler);
  return `${file} ${statSync(file).mtimeMs}`;
}

/**
 * CMake goes on with the compiler and the source folder that it was first configured with, or refuses; so a build
 * folder of another compiler or from another place is thrown away.
 *
 * @param {string} directory absolute
 * @param {string} current
 */
function forgetOtherToolchain(directory, current) {
  const file = join(directory, 'toolchain');
  const wanted = `${ROOT}\n${current}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}
