import { EngineLoadError } from './errors.js';

/**
 * Downloads a WebAssembly module. What arrives is judged by its first bytes, not by its MIME type: servers that know no
 * .wasm send it as text, and those that answer every address with a page send HTML.
 *
 * @param {string} url
 * @param {object} options
 * @param {boolean} options.reload  past the browser's cache
 * @param {number} options.timeout  milliseconds until the last byte must be here
 * @returns {Promise<Uint8Array>}
 * @throws {EngineLoadError}
 */
export async function fetchBinary(url, { reload, timeout }) {
  const controller = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stall = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new EngineLoadError('stalled', `${timeout} ms`));
      controller.abort();
    }, timeout);
  });
  const download = fetchBytes(url, { signal: controller.signal, cache: reload ? 'reload' : 'default' });
  try {
    return await Promise.race([download, /** @type {Promise<never>} */ (stall)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {string} url
 * @param {RequestInit} options
 */
async function fetchBytes(url, options) {
  /** @type {Response} */
  let response;
  /** @type {ArrayBuffer} */
  let body;
  try {
    response = await fetch(url, options);
    body = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
  } catch (cause) {
    throw new EngineLoadError('blocked', undefined, cause);
  }
  if (!response.ok) throw new EngineLoadError('missing', String(response.status));
  const bytes = new Uint8Array(body);
  assertWasm(bytes, response.headers.get('content-type') ?? undefined);
  return bytes;
}

/**
 * @param {Uint8Array} bytes
 * @param {string} [type] what the bytes were announced as
 * @throws {EngineLoadError}
 */
export function assertWasm(bytes, type) {
  const magic = [0x00, 0x61, 0x73, 0x6d]; // "\0asm"
  if (!magic.every((byte, i) => bytes[i] === byte)) throw new EngineLoadError('not-wasm', type);
}
