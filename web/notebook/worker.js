import { loadNotebook } from '../engine/notebook.js';
import { conductor } from './conduct.js';

const receive = conductor({ load: loadNotebook, post: (message) => postMessage(message) });

// While a program runs nothing is heard: to stop it, the page ends the worker.
addEventListener('message', ({ data }) => receive(data));
