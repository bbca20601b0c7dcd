// Apart from notebook.js, because only the bundler understands it: Node loads the engine from a file.
import url from '../../build/wasm/notebook.wasm?url';

/** Where the page finds notebook.wasm, under the hashed name that the bundler gives it. */
export const notebookUrl = url;
