/** Input that the engine refuses, or finite input whose result is not finite. */
export class EngineError extends Error {
  /** @param {import('./types.js').ErrorParts} parts */
  constructor({ code, field, expected, actual }) {
    super(`${field}: expected ${expected}, got ${actual} (${code})`);
    this.name = 'EngineError';
    this.code = code;
    this.field = field;
    this.expected = expected;
    this.actual = actual;
  }
}

/**
 * The engine could not be loaded:
 * `unsupported` no WebAssembly here; `missing` an HTTP status other than success, which is the detail; `blocked` the
 * network, or a policy, let nothing through; `not-wasm` something else came, of the type in the detail; `stalled` no
 * complete answer in time; `broken` it came and does not run.
 *
 * @typedef {'unsupported' | 'missing' | 'blocked' | 'not-wasm' | 'stalled' | 'broken'} LoadErrorCode
 */
export class EngineLoadError extends Error {
  /**
   * @param {LoadErrorCode} code
   * @param {string} [detail]
   * @param {unknown} [cause]
   */
  constructor(code, detail, cause) {
    super(`the engine could not be loaded: ${code}${detail ? ` (${detail})` : ''}`, { cause });
    this.name = 'EngineLoadError';
    this.code = code;
    this.detail = detail;
  }
}

/**
 * What a call to an engine returned, unless it is an error.
 *
 * @template T
 * @param {T | {error: import('./types.js').ErrorParts}} result
 * @returns {T}
 * @throws {EngineError}
 */
export function valueOf(result) {
  if (typeof result === 'object' && result !== null && 'error' in result) throw new EngineError(result.error);
  return /** @type {T} */ (result);
}

/**
 * Why work in a worker has stopped, as data, since an Error's own fields do not survive the way to the page: the engine
 * refused its input, could not be loaded, or broke.
 *
 * @typedef {object} Failure
 * @property {'refused' | 'load' | 'died'} code
 * @property {string} detail
 *
 * @param {unknown} error
 * @returns {Failure}
 */
export function failureOf(error) {
  if (error instanceof EngineError) return { code: 'refused', detail: error.message };
  if (error instanceof EngineLoadError)
    return { code: 'load', detail: [error.code, error.detail].filter(Boolean).join(', ') };
  return { code: 'died', detail: String(error) };
}
