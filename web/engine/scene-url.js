// Apart from scene.js, because only the bundler understands it: Node loads the engine from a file.
import url from '../../build/wasm/scene.wasm?url';

/** Where the page finds scene.wasm, under the hashed name that the bundler gives it. */
export const sceneUrl = url;
