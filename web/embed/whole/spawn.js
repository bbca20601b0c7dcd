import packed from '../../experiment/worker.js?packed';
import { unpack } from './unpack.js';

const program = new Blob([await unpack(packed)], { type: 'text/javascript' });

/**
 * Takes the place of the worker that Vite makes: the same program, packed.
 * @throws where the browser or a policy allows no worker
 */
export function spawn() {
  const url = URL.createObjectURL(program);
  const worker = new Worker(url);
  // It has taken the program over when it first speaks or fails.
  for (const event of ['message', 'error'])
    worker.addEventListener(event, () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
