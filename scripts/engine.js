import { compile, toolchain } from './cmake.js';
import { ROOT } from './paths.js';
import { refresh } from './stamp.js';

/** @param {string[]} names of WebAssembly modules */
const modules = (...names) =>
  names.flatMap((name) => ['js', 'wasm', 'd.ts'].map((ending) => `build/wasm/${name}.${ending}`));

/** What the page's modules are. */
export const ENGINE = modules('scene', 'experiment');

/**
 * @param {string} name
 * @param {string[]} outputs
 * @returns {import('./stamp.js').Stage}
 */
const stage = (name, outputs) => ({
  name,
  inputs: ['CMakeLists.txt', 'core', 'scripts/engine.js', 'scripts/cmake.js'],
  outputs,
  facts: [toolchain('wasm')],
});

/** core/ → ENGINE, unless they are up to date. */
export async function buildEngine() {
  await refresh(stage('engine', ENGINE), ROOT, () =>
    compile('wasm', 'Compiling the engines to WebAssembly, about a minute the first time', [
      'scene_wasm',
      'experiment_wasm',
    ]),
  );
}

/** core/ → the notebook's module, likewise: apart, since it takes longest and no page needs it yet. */
export async function buildNotebook() {
  await refresh(stage('notebook', modules('notebook')), ROOT, () =>
    compile('wasm', 'Compiling the lesson language to WebAssembly, some minutes the first time', [
      'notebook_wasm',
    ]),
  );
}
