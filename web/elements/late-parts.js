import { failureTexts } from '../i18n/failure-texts.js';
import { nothing } from 'lit';
import { formats } from '../i18n/format.js';
import { registry } from '../lessons/registry.js';
import { missing } from '../views/failure.js';
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
  experiment: async (host) => {
    const { ExperimentPart } = await import('../experiment/part.js');
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
  const { questions, exercise } = registry[lesson.id];
  /** @type {Record<Name, boolean>} */
  const has = {
    quiz: Boolean(questions),
    experiment: 'experiment' in lesson,
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

export class LateParts {
  /** @type {Owner} */ #owner;
  /** @type {AbortSignal | undefined} */ #signal;
  /** @type {Partial<Record<Name, Part | null>>} undefined while it is loaded, null where it could not be had */
  #parts = {};
  #lesson = '';
  #lang = '';

  /** @param {Owner} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  /** @param {AbortSignal} signal until when to listen */
  connect(signal) {
    if (signal === this.#signal) return;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#each((part) => part.dispose?.()));
    this.#each((part) => part.listen?.(this.#owner.root, signal));
  }

  /**
   * @param {{state: import('../state/lesson-state.js').LessonState, lang: string}} of
   * @param {readonly string[]} wanted
   */
  async load({ state: { lesson }, lang }, wanted) {
    const { id } = lesson;
    const key = `${id}/${lang}`;
    if (key !== this.#lesson) {
      this.#each((part) => part.dispose?.());
      this.#parts = {};
      this.#lesson = key;
      this.#lang = lang;
    }
    const missing = partsOf(lesson).filter((name) => isWanted(name, wanted) && !(name in this.#parts));
    if (missing.length === 0) return;
    for (const name of missing) this.#parts[name] = undefined;
    const dressed = loadLateStyles().then(this.#owner.wear, () => {});
    await Promise.all(
      missing.map(async (name) => {
        const part = await load[name](hostOf(this.#owner), id, lang).catch(() => null);
        await dressed;
        if (key !== this.#lesson) return part?.dispose?.();
        this.#parts[name] = part;
        if (part && this.#signal) part.listen?.(this.#owner.root, this.#signal);
        this.#owner.redraw();
      }),
    );
  }

  /** Forgets the parts that could not be had, so that they can be asked for again. */
  retry() {
    for (const [name, part] of Object.entries(this.#parts))
      if (part === null) delete this.#parts[/** @type {Name} */ (name)];
  }

  /**
   * @param {readonly string[]} wanted
   * @returns {Partial<Record<Name, unknown>>} what each part draws
   */
  views(wanted) {
    const texts = failureTexts[this.#lang];
    const drawn = (/** @type {Name} */ name, /** @type {unknown} */ beside = undefined) => {
      const part = isWanted(name, wanted) ? this.#parts[name] : undefined;
      return part === null ? missing(texts) : part?.view(beside);
    };
    const [quiz, experiment, exercise, share] = [
      drawn('quiz'),
      drawn('experiment'),
      drawn('exercise'),
      drawn('share'),
    ];
    return { quiz, experiment, text: drawn('text', quiz), exercise, share };
  }

  /** Whether everything that was asked for has come, or has failed to. */
  get complete() {
    const parts = Object.values(this.#parts);
    return parts.length > 0 && parts.every((part) => part !== undefined);
  }

  /** @param {(part: Part) => void} visit */
  #each(visit) {
    for (const part of Object.values(this.#parts)) if (part) visit(part);
  }
}
