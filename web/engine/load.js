import { assertWasm, fetchBinary } from './binary.js';
import { EngineLoadError } from './errors.js';

/**
 * Where an engine comes from.
 *
 * @typedef {object} From
 * @property {string} [url]         of the WebAssembly module
 * @property {Uint8Array} [binary]  the module itself, for Node and for workers
 * @property {AbortSignal} [signal] gives up waiting; who else waits is not disturbed
 * @property {number} [timeout]     milliseconds
 */

/**
 * How an engine is loaded: from an address, once for all who ask for it, or from its bytes. A load that failed is
 * forgotten, so that asking again tries again.
 *
 * @template Engine
 * @param {(binary: Uint8Array) => Promise<Engine>} make
 * @returns {(from: From) => Promise<Engine>} which throws EngineLoadError
 */
export function loader(make) {
  /** @type {Map<string, Promise<Engine>>} */
  const loads = new Map();
  /** @type {Set<string>} whose last load failed: the browser may have cached the failure */
  const failed = new Set();

  /** @param {Uint8Array} binary */
  const instantiate = async (binary) => {
    assertWasm(binary);
    try {
      return await make(binary);
    } catch (cause) {
      throw new EngineLoadError('broken', String(cause), cause);
    }
  };

  /**
   * @param {string} url
   * @param {number} timeout
   */
  const load = (url, timeout) => {
    const loading = fetchBinary(url, { reload: failed.has(url), timeout }).then(instantiate);
    loads.set(url, loading);
    loading.then(
      () => failed.delete(url),
      () => {
        failed.add(url);
        loads.delete(url);
      },
    );
    return loading;
  };

  return async ({ url, binary, signal, timeout = 30_000 }) => {
    signal?.throwIfAborted();
    if (typeof WebAssembly !== 'object') throw new EngineLoadError('unsupported');
    if (binary) return unlessAborted(instantiate(binary), signal);
    if (url === undefined) throw new TypeError('expected a url or a binary, got neither');
    return unlessAborted(loads.get(url) ?? load(url, timeout), signal);
  };
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
function unlessAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
