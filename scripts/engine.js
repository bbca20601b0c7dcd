import { compile, toolchain } from './cmake.js';
import { ROOT } from './paths.js';
import { refresh } from './stamp.js';

/** What the WebAssembly modules are made of, and what is made. */
export const ENGINE = ['scene', 'experiment'].flatMap((name) =>
  ['js', 'wasm', 'd.ts'].map((ending) => `build/wasm/${name}.${ending}`),
);

/** @returns {import('./stamp.js').Stage} */
const engineStage = () => ({
  name: 'engine',
  inputs: ['CMakeLists.txt', 'core', 'scripts/engine.js', 'scripts/cmake.js'],
  outputs: ENGINE,
  facts: [toolchain('wasm')],
});

/** core/ → ENGINE, unless they are up to date. */
export async function buildEngine() {
  await refresh(engineStage(), ROOT, () =>
    compile('wasm', 'Compiling the engines to WebAssembly, about a minute the first time', [
      'scene_wasm',
      'experiment_wasm',
    ]),
  );
}
