import { openNotebook } from './open.js';

/** @type {import('./notebook.js').Notebook | undefined} */
let opened;

/** The one notebook of the page: whoever runs a program stops the one that runs. */
export const notebook = () => (opened ??= openNotebook());
