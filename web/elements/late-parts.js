import { failureTexts } from '../i18n/failure-texts.js';
import { nothing } from 'lit-html';
import { formats } from '../i18n/format.js';
import { registry } from '../lessons/registry.js';
import { missing } from '../views/failure.js';
import { near } from './near.js';
import { loadLateStyles } from './styles.js';

export { Handout } from './handout.js';

/**
 * The parts of a lesson that are loaded once it can be used: questions, experiment, exercise. Each is an object that
 * draws itself and listens to what happens inside it.
 *
 * @typedef {import('../views/lesson.js').LatePart} Name
 * @typedef {import('../lessons/registry.js').Entry} Entry
 *
 * @typedef {object} Part
 * @property {(beside?: unknown) => unknown} view
 * @property {(root: HTMLElement, signal: AbortSignal) => void} [listen] to what happens inside it
 * @property {() => void} [dispose]
 * @typedef {import('./derslik-lesson.js').Owner} Owner
 */

/** @type {Record<Name, (host: any, id: string, lang: string) => Promise<Part>>} */
const load = {
  quiz: async (host, id, lang) => {
    const [{ QuizPart }, questions] = await Promise.all([
      import('../quiz/part.js'),
      /** @type {NonNullable<Entry['questions']>} */ (registry[id].questions)[lang](),
    ]);
    return new QuizPart(host, questions.default);
  },
  experiment: async (host, id) => {
    const { ExperimentPart } = await /** @type {NonNullable<Entry['experiment']>} */ (
      registry[id].experiment
    )();
    return new ExperimentPart(host);
  },
  exercise: async (host, id, lang) => {
    const [{ ExercisePart }, exercise, prose] = await Promise.all([
      import('../exercise/part.js'),
      /** @type {NonNullable<Entry['exercise']>} */ (registry[id].exercise)(),
      registry[id].prose[lang](),
    ]);
    return new ExercisePart(host, exercise.default, prose.default);
  },
  text: async ({ scene, views }, id, lang) => {
    const [{ text }, prose] = await Promise.all([import('../views/text.js'), registry[id].prose[lang]()]);
    return { view: (quiz) => text(prose.default, views.data?.(scene()) ?? nothing, quiz ?? nothing) };
  },
  share: async ({ scene, views }) => {
    const { share } = await import('../views/share.js');
    return { view: () => share(scene(), views.files(scene())) };
  },
};

/** The parts that a lesson has. @param {{id: string}} lesson */
function partsOf(lesson) {
  const { questions, experiment, exercise } = registry[lesson.id];
  /** @type {Record<Name, boolean>} */
  const has = {
    quiz: Boolean(questions),
    experiment: Boolean(experiment),
    exercise: Boolean(exercise),
    text: true,
    share: true,
  };
  return /** @type {Name[]} */ (Object.keys(has)).filter((name) => has[name]);
}

/** What is shared is the scene. @param {string} name @param {readonly string[]} wanted */
const isWanted = (name, wanted) => wanted.includes(name === 'share' ? 'scene' : name);

/**
 * What a part may know of the lesson and do with it.
 * @param {Owner} owner
 */
function hostOf({ ready, scene, redraw, set, show, glance, emit, say }) {
  const { kind, engine, state, strings, lang } = ready();
  return {
    lesson: state.lesson,
    lang,
    strings,
    f: formats(lang, strings),
    scene,
    views: kind.views,
    settings: () => state.place,
    controls: () => state.controls,
    binary: () => engine.binary,
    predict: (/** @type {string} */ of, /** @type {Record<string, any>} */ at) =>
      kind.predict?.(scene(), state, of, at),
    ran: (/** @type {number[]} */ ran) => glance({ ran }),
    set,
    show,
    emit,
    say,
    redraw,
  };
}

/**
 * The parts of one lesson in one language, until another takes their place.
 *
 * @typedef {object} Loaded
 * @property {string} key
 * @property {string} lang
 * @property {AbortController} listening
 * @property {Partial<Record<Name, Part | null>>} parts undefined while it is loaded, null where it could not be had
 */

export class LateParts {
  /** @type {Owner} */ #owner;
  /** @type {AbortSignal | undefined} */ #signal;
  /** @type {Loaded | undefined} */ #loaded;

  /** @param {Owner} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  /** @param {AbortSignal} signal until when to listen */
  connect(signal) {
    if (signal === this.#signal) return;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#leave());
    if (!this.#loaded) return;
    this.#loaded.listening = new AbortController();
    for (const part of this.#there()) part.listen?.(this.#owner.root, this.#loaded.listening.signal);
  }

  /**
   * @param {{state: import('../state/lesson-state.js').LessonState, lang: string}} of
   * @param {readonly string[]} wanted
   */
  async load({ state: { lesson }, lang }, wanted) {
    const { id } = lesson;
    const key = `${id}/${lang}`;
    if (key !== this.#loaded?.key) {
      this.#leave();
      this.#loaded = { key, lang, listening: new AbortController(), parts: {} };
    }
    const loaded = this.#loaded;
    const missing = partsOf(lesson).filter((name) => isWanted(name, wanted) && !(name in loaded.parts));
    if (missing.length === 0) return;
    for (const name of missing) loaded.parts[name] = undefined;
    await near(this.#owner.root);
    if (loaded !== this.#loaded) return;
    const host = hostOf(this.#owner);
    const dressed = loadLateStyles().then(this.#owner.wear, () => {});
    await Promise.all(
      missing.map(async (name) => {
        const part = await load[name](host, id, lang).catch(() => null);
        await dressed;
        if (loaded !== this.#loaded) return part?.dispose?.();
        loaded.parts[name] = part;
        if (this.#signal && !this.#signal.aborted) part?.listen?.(this.#owner.root, loaded.listening.signal);
        this.#owner.redraw();
      }),
    );
  }

  /** Forgets the parts that could not be had, so that they can be asked for again. */
  retry() {
    for (const [name, part] of Object.entries(this.#loaded?.parts ?? {}))
      if (part === null) delete this.#loaded?.parts[/** @type {Name} */ (name)];
  }

  /**
   * @param {readonly string[]} wanted
   * @returns {Partial<Record<Name, unknown>>} what each part draws
   */
  views(wanted) {
    const { parts, lang } = this.#loaded ?? { parts: {}, lang: '' };
    const drawn = (/** @type {Name} */ name, /** @type {unknown} */ beside = undefined) => {
      const part = isWanted(name, wanted) ? /** @type {Loaded['parts']} */ (parts)[name] : undefined;
      return part === null ? missing(failureTexts[lang]) : part?.view(beside);
    };
    const quiz = drawn('quiz');
    const [experiment, exercise, share] = [drawn('experiment'), drawn('exercise'), drawn('share')];
    return { quiz, experiment, text: drawn('text', quiz), exercise, share };
  }

  /** Whether everything that was asked for has come, or has failed to. */
  get complete() {
    const parts = Object.values(this.#loaded?.parts ?? {});
    return parts.length > 0 && parts.every((part) => part !== undefined);
  }

  /** The parts that have come. @returns {Part[]} */
  #there() {
    return Object.values(this.#loaded?.parts ?? {}).filter((part) => part !== undefined && part !== null);
  }

  /** They hear no more, and give back what they hold. */
  #leave() {
    this.#loaded?.listening.abort();
    for (const part of this.#there()) part.dispose?.();
  }
}
