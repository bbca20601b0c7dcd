import { parentPort } from 'node:worker_threads';
import { loadNotebook } from '../../../web/engine/notebook.js';
import { conductor } from '../../../web/notebook/conduct.js';

/** web/notebook/worker.js, in one of Node's workers. */
const receive = conductor({ load: loadNotebook, post: (message) => parentPort?.postMessage(message) });

parentPort?.on('message', receive);
