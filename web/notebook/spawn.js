import NotebookWorker from './worker.js?worker&inline';

/**
 * The worker comes as text inside this module and starts from a blob, so that it also starts in a sandboxed frame and
 * in a page of another origin.
 *
 * @throws where the browser or a policy allows no worker
 */
export const spawn = () => new NotebookWorker();
