import { EngineError, EngineLoadError } from '../engine/errors.js';
import { languages } from '../i18n/languages.js';
import { kinds } from '../kinds/kinds.js';
import { registry } from '../lessons/registry.js';
import { loadStyles } from './styles.js';

/**
 * Brings together what a lesson needs, all at the same time; what cannot be had is a failure that the page can show.
 */

/** Milliseconds that a part may take; the engine's own loader has the same. */
const patience = 30_000;

/**
 * Firefox remembers that a module did not arrive, and asks for it no more: only a new page does.
 * @type {'again' | 'reload'}
 */
let retry = 'again';

/** Asks again for a module; the second time for a new page. @param {() => unknown} ask */
export function onceMore(ask) {
  if (retry === 'reload') return location.reload();
  retry = 'reload';
  ask();
}

/** A lesson that could not be loaded, as the failure panel shows it. */
export class LoadFailure extends Error {
  /**
   * @param {string} code
   * @param {object} [more]
   * @param {string} [more.detail]
   * @param {string[]} [more.known] what could have been asked for
   * @param {'again' | 'reload'} [more.retry] what could help: asking again, or only a new page
   * @param {unknown} [more.cause]
   */
  constructor(code, { detail, known, retry, cause } = {}) {
    const wanted = known ? `: expected ${known.join(', ')}, got "${detail}"` : detail ? ` (${detail})` : '';
    super(`the lesson could not be loaded: ${code}${wanted}`, { cause });
    this.name = 'LoadFailure';
    this.code = code;
    this.detail = detail;
    this.known = known;
    this.retry = retry;
  }
}

/**
 * @param {string} id
 * @param {string} lang
 * @throws {LoadFailure}
 */
export async function loadLesson(id, lang) {
  if (!Object.hasOwn(registry, id))
    throw new LoadFailure('lesson', { detail: id, known: Object.keys(registry) });
  const entry = registry[id];
  const [{ kind, engine }, lesson, meta, strings, sheet] = await Promise.all([
    part(kinds[entry.kind]()).then(withEngine),
    part(entry.lesson()),
    part(entry.meta[lang]()),
    part(languages[lang]()),
    part(loadStyles()),
  ]);
  return {
    kind,
    engine,
    lesson: lesson.default,
    meta: meta.default,
    strings: strings.default,
    sheet,
  };
}

/** @param {{default: import('../kinds/types.js').Kind}} kind */
async function withEngine({ default: kind }) {
  const engine = await kind.load({ url: kind.url, timeout: patience }).catch(engineFailure);
  return { kind, engine };
}

/**
 * @param {unknown} error
 * @returns {LoadFailure} what the panel can show of it
 * @throws the error itself, where it is a mistake of the program
 */
export function asFailure(error) {
  if (error instanceof LoadFailure) return error;
  if (error instanceof EngineError) return new LoadFailure('engine', { detail: error.message, cause: error });
  throw error;
}

/**
 * @param {Error} error
 * @returns {never}
 */
function engineFailure(error) {
  if (!(error instanceof EngineLoadError)) throw error;
  const retry = error.code === 'unsupported' ? undefined : 'again';
  throw new LoadFailure(error.code, { detail: error.detail, retry, cause: error });
}

/**
 * @template T
 * @param {Promise<T>} loading
 * @returns {Promise<T>}
 * @throws {LoadFailure}
 */
function part(loading) {
  return new Promise((resolve, reject) => {
    // The browser goes on waiting for a module that stalls, whoever asks again; only a new page asks the server.
    const timer = setTimeout(() => reject(new LoadFailure('chunk', { retry: 'reload' })), patience);
    loading
      .then(resolve, (cause) => {
        reject(new LoadFailure('chunk', { retry, cause }));
        retry = 'reload';
      })
      .finally(() => clearTimeout(timer));
  });
}
