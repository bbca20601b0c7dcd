import { EngineLoadError } from '../../engine/errors.js';
import { unpack } from './unpack.js';

export { assertWasm } from '../../engine/binary.js';

/**
 * Takes the place of the download where the WebAssembly comes inside the program.
 *
 * @param {string} packed
 * @returns {Promise<Uint8Array>}
 * @throws {EngineLoadError}
 */
export async function fetchBinary(packed) {
  try {
    return new Uint8Array(await unpack(packed));
  } catch (cause) {
    throw new EngineLoadError('broken', String(cause), cause);
  }
}
