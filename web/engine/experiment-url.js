// Apart from experiment.js, because only the bundler understands it: Node loads the engine from a file.
import url from '../../build/wasm/experiment.wasm?url';

/** Where the page finds experiment.wasm, under the hashed name that the bundler gives it. */
export const experimentUrl = url;
