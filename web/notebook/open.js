import { loader } from '../engine/load.js';
import { notebookUrl } from '../engine/notebook-url.js';
import { Notebook } from './notebook.js';
import { spawn } from './spawn.js';

/** The page only hands the engine on: the worker makes it. */
const loadBinary = loader(async (binary) => binary);

/** @returns {Notebook} the page's own, with nothing loaded yet */
export const openNotebook = () => new Notebook({ spawn, load: () => loadBinary({ url: notebookUrl }) });
