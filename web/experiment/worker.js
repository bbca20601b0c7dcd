import { loadExperiment } from '../engine/experiment.js';
import { serve } from './conduct.js';

// Nothing is awaited between two portions: to stop, the page ends the worker.
addEventListener('message', ({ data }) =>
  serve(data, {
    load: loadExperiment,
    post: (message) => postMessage(message),
    now: () => performance.now(),
  }),
);
