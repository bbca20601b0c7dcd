import { EngineError, EngineLoadError, loadScene } from '../engine/scene.js';
import { sceneUrl } from '../engine/scene-url.js';
import { languages } from '../i18n/languages.js';
import { registry } from '../lessons/registry.js';

/**
 * Brings together what a lesson needs: its data, its prose, the interface's words and the engine, all at the same time.
 */

/** A lesson that could not be loaded, as the failure panel shows it. */
export class LoadFailure extends Error {
  /**
   * @param {string} code
   * @param {{detail?: string, retry?: boolean, cause?: unknown}} [more]
   */
  constructor(code, { detail, retry = false, cause } = {}) {
    super(`the lesson could not be loaded: ${code}${detail ? ` (${detail})` : ''}`, { cause });
    this.name = 'LoadFailure';
    this.code = code;
    this.detail = detail;
    this.retry = retry;
  }
}

/**
 * @param {string} id
 * @param {string} lang
 * @throws {LoadFailure}
 */
export async function loadLesson(id, lang) {
  if (!Object.hasOwn(registry, id)) throw new LoadFailure('lesson', { detail: id });
  const entry = registry[id];
  const [engine, lesson, prose] = await Promise.all([
    loadScene({ url: sceneUrl }).catch(engineFailure),
    entry.lesson().catch(chunkFailure),
    entry.prose[lang]().catch(chunkFailure),
  ]);
  return { engine, lesson: lesson.default, prose: prose.default };
}

/** @param {string} lang */
export const loadStrings = (lang) => languages[lang]().then((module) => module.default, chunkFailure);

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

/** @param {unknown} error @returns {never} */
function engineFailure(error) {
  if (!(error instanceof EngineLoadError)) throw error;
  throw new LoadFailure(error.code, {
    detail: error.detail,
    retry: error.code !== 'unsupported',
    cause: error,
  });
}

/** @param {unknown} cause @returns {never} */
function chunkFailure(cause) {
  throw new LoadFailure('chunk', { retry: true, cause });
}
