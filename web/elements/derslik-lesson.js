import { render } from 'lit';
import { version } from '../../package.json';
import { failureTexts } from '../i18n/failure-texts.js';
import { linkTo, settings } from '../state/address.js';
import { explain } from '../state/controls.js';
import { LessonState } from '../state/lesson-state.js';
import { shownCode } from '../state/listing.js';
import { Player } from '../state/player.js';
import { describe, finding } from '../state/scene.js';
import { failure, loading } from '../views/failure.js';
import { lesson as lessonView } from '../views/lesson.js';
import { caption } from '../views/player.js';
import { Announcer } from './announcer.js';
import { LessonAttributes } from './lesson-attributes.js';
import { listen } from './listeners.js';
import { asFailure, loadLesson } from './loader.js';
import { loadStyles } from './styles.js';
import { copied } from './clipboard.js';
import { bringIntoView, keep } from './dom.js';

/**
 * `<derslik-lesson lesson="dikkat" lang="tr" query="5" temperature="1" ending="0" step="60" theme="auto" parts="…">`
 *
 * Shows a lesson in place of what it holds, which stays until the lesson is ready and wherever it cannot start. Setting an
 * attribute or the property of the same name moves the scene; what the learner does is written back. A value that cannot
 * be used falls back to the start value, and the page says so.
 *
 * Events, bubbling and composed: `derslik-ready` {lesson, lang, version}, `derslik-change` {state}, `derslik-step`
 * {step, steps, phase}, `derslik-error` {code, message}.
 *
 * @typedef {import('../state/lesson-state.js').Place} Place
 * @typedef {import('../state/scene.js').Look} Look
 *
 * @typedef {object} Ready
 * @property {LessonState} state
 * @property {import('../i18n/strings.js').Strings} strings
 * @property {import('../lessons/types.js').Prose} prose
 * @property {string} lang
 */

/** Milliseconds of loading after which progress is shown. */
const patience = 200;
/** Milliseconds that "Copied" stays. */
const reminder = 2000;
/** Below this width in pixels the figure is drawn for a phone; the style sheet says the same. */
const phone = 569;

export class DerslikLesson extends LessonAttributes {
  /** @type {Ready | undefined} */ #ready;
  /** @type {import('./loader.js').LoadFailure | undefined} */ #failure;
  /** @type {Look} */ #look = {};
  /** What was last asked to be loaded. */
  #wanted = '';
  #slow = false;
  #queued = false;
  #reflecting = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #reminder;
  /** @type {AbortController | undefined} */ #connection;
  #root = document.createElement('div');
  #announcer = new Announcer(document.createElement('p'));

  #player = new Player({
    where: () => ({ step: this.step, steps: this.#ready?.state.steps.count ?? 1 }),
    go: (step) => this.#set({ step }),
    changed: (playing) => {
      this.#glance({ playing });
      this.#announce();
    },
  });

  constructor() {
    super();
    this.#root.className = 'derslik';
    this.#root.setAttribute('part', 'lesson');
  }

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    listen(this.#root, signal, {
      set: (wanted) => this.#set(wanted),
      show: (wanted) => this.#show(wanted),
      point: (pointed) => this.#point(pointed),
      speed: (speed) => {
        this.#player.speed = speed;
        this.#glance({ speed });
      },
      tab: (tab) => this.#tab(tab),
      act: (action, element) => this.#act(action, element),
    });
    const resize = new ResizeObserver(() => this.#measure());
    resize.observe(this.#root);
    signal.addEventListener('abort', () => resize.disconnect());
    this.#queue();
  }

  disconnectedCallback() {
    this.#player.pause();
    this.#announcer.hush();
    this.#connection?.abort();
  }

  attributeChangedCallback() {
    if (!this.#reflecting) this.#queue();
  }

  /** @override @returns {Place | undefined} */
  get state() {
    return this.#ready && { ...this.#ready.state.place };
  }

  /** Where the lesson opens; undefined until it is ready. @returns {Place | undefined} */
  get start() {
    return this.#ready?.state.start();
  }

  play() {
    if (this.#ready) this.#player.play();
  }

  pause() {
    this.#player.pause();
  }

  /** Many changes in one go are one update: attributes are read and drawn in the next microtask. */
  #queue() {
    if (this.#queued || !this.isConnected) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.#update();
    });
  }

  #update() {
    const wanted = `${this.lesson}/${this.language}`;
    if (wanted !== this.#wanted) {
      this.#wanted = wanted;
      this.#load(this.lesson, this.language, () => this.#wanted !== wanted);
    }
    if (this.#ready?.state.lesson.id === this.lesson) this.#readAttributes();
    this.#draw();
  }

  /**
   * @param {string} id
   * @param {string} lang
   * @param {() => boolean} stale whether something else is wanted by now
   */
  async #load(id, lang, stale) {
    this.#failure = undefined;
    const waiting = setTimeout(() => {
      this.#slow = true;
      this.#dress();
      this.#queue();
    }, patience);
    try {
      const { engine, lesson, prose, strings, sheet } = await loadLesson(id, lang);
      if (stale()) return;
      const state =
        this.#ready?.state.lesson === lesson ? this.#ready.state : new LessonState(lesson, engine);
      this.#ready = { state, strings, prose, lang };
      this.#root.style.setProperty('--words', String(lesson.words.length + 1));
      this.#shadow().adoptedStyleSheets = [sheet];
      this.#readAttributes();
      this.#draw();
      this.#emit('ready', { lesson: id, lang, version });
    } catch (error) {
      if (!stale()) this.#fail(error);
    } finally {
      clearTimeout(waiting);
      this.#slow = false;
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#failure = asFailure(error);
    this.#player.pause();
    this.#dress();
    this.#draw();
    this.#emit('error', { code: this.#failure.code, message: this.#failure.message });
  }

  /** Progress and the failure panel have their looks where they can be had, and their words in any case. */
  async #dress() {
    const sheet = await loadStyles().catch(() => undefined);
    if (sheet) this.#shadow().adoptedStyleSheets = [sheet];
  }

  #readAttributes() {
    const given = settings.flatMap((name) => {
      const value = this.getAttribute(name);
      return value === null || value === String(this[name]) ? [] : [[name, value]];
    });
    const choices = this.badChoices();
    for (const { name, used } of choices) this.#reflect(name, String(used));
    const refused = [...this.#set(Object.fromEntries(given)), ...choices];
    if (refused.length === 0) return;
    this.#glance({ refused });
    for (const refusal of refused) this.#emit('error', { code: 'value', message: explain(refusal) });
  }

  /**
   * The one way in which the state changes.
   * @param {Partial<Record<keyof Place, string | number>>} wanted
   * @returns {import('../state/controls.js').Refusal[]}
   */
  #set(wanted) {
    if (!this.#ready) return [];
    const { state } = this.#ready;
    let outcome;
    try {
      outcome = state.set(wanted);
    } catch (error) {
      this.#fail(error);
      return [];
    }
    const { changed, refused } = outcome;
    for (const name of /** @type {(keyof Place)[]} */ (Object.keys(wanted)))
      if (changed.includes(name) || this.hasAttribute(name)) this.#reflect(name, String(state.place[name]));
    if (changed.length === 0) return refused;
    this.#draw();
    this.#emit('change', { state: this.state });
    const { step } = state.place;
    if (changed.includes('step'))
      this.#emit('step', { step, steps: state.steps.count, phase: state.steps.at(step).phase });
    this.#announce();
    return refused;
  }

  /** @param {string} name @param {string} value */
  #reflect(name, value) {
    this.#reflecting = true;
    keep(this, name, value);
    this.#reflecting = false;
  }

  /** @param {Record<string, string>} wanted */
  #show(wanted) {
    this.#player.pause();
    this.#set(wanted);
    bringIntoView(this.#root.querySelector('.finding'));
  }

  /** @param {Look['pointed']} pointed */
  #point(pointed) {
    const before = this.#look.pointed;
    if (before?.row !== pointed?.row || before?.column !== pointed?.column) this.#glance({ pointed });
  }

  /** @param {string} tab */
  async #tab(tab) {
    if (tab !== 'python' && tab !== 'cpp') return;
    this.#glance({ tab });
    if (tab === 'python' || this.#look.cpp) return;
    const source = await import('../../core/attention/attention.cpp?raw').catch(() => undefined);
    this.#glance({ cpp: source?.default ?? null });
  }

  /** @param {string} action @param {HTMLElement} element */
  #act(action, element) {
    switch (action) {
      case 'play':
        return this.#player.toggle();
      case 'previous':
      case 'next':
        this.#player.pause();
        return this.#set({ step: this.step + (action === 'next' ? 1 : -1) });
      case 'copy-code':
        return this.#copy('code');
      case 'copy-link':
        return this.#copy('link');
      case 'files':
        return this.#glance({ files: !this.#look.files });
      case 'export':
        return this.#export(element.dataset.file ?? '');
      case 'dismiss':
        return this.#glance({ refused: [] });
      case 'retry':
        if (this.#failure?.retry === 'reload') return location.reload();
        this.#wanted = '';
        return this.#queue();
    }
  }

  /** @param {'code' | 'link'} what */
  async #copy(what) {
    const scene = this.#scene();
    if (!scene) return;
    const { place, t: strings } = scene;
    const start = { ...this.start, theme: 'auto' };
    const text = what === 'code' ? shownCode(scene) : linkTo({ ...place, theme: this.theme }, start);
    if (await copied(text)) {
      this.#announcer.say(what === 'code' ? strings.copied : strings.linkCopied);
      this.#glance({ copied: what, link: undefined });
      clearTimeout(this.#reminder);
      this.#reminder = setTimeout(() => this.#glance({ copied: undefined }), reminder);
    } else {
      this.#announcer.say(strings.copyFailed);
      if (what === 'link') this.#glance({ link: text });
      else getSelection()?.selectAllChildren(/** @type {Node} */ (this.#root.querySelector('.panel')));
    }
  }

  /** @param {string} file a quantity, or `svg` or `png` for the scene */
  async #export(file) {
    const scene = this.#scene();
    if (!scene) return;
    try {
      const { save } = await import('../share/save.js');
      this.#announcer.say(scene.t.exported(await save(file, scene, this.#root)));
    } catch (error) {
      this.#announcer.say(scene.t.exportFailed);
      throw error;
    }
  }

  /** A change of the look alone. @param {Partial<Look>} look */
  #glance(look) {
    this.#look = { ...this.#look, ...look };
    this.#queue();
  }

  #scene() {
    return this.#ready && describe({ ...this.#ready, look: this.#look });
  }

  #draw() {
    const scene = this.#scene();
    const texts = failureTexts[this.language];
    keep(this.#root, 'data-theme', this.theme);
    keep(this.#root, 'lang', this.#ready?.lang ?? this.language);
    if (this.#failure) this.#render(failure({ texts, failure: this.#failure }));
    else if (scene) this.#render(lessonView(scene, this.parts));
    else if (this.#slow || this.shadowRoot) this.#render(loading(texts, this.#slow));
    keep(this, 'data-state', this.#failure ? 'failed' : scene ? 'ready' : 'loading');
  }

  /** @param {import('lit').TemplateResult} template */
  #render(template) {
    this.#shadow();
    render(template, this.#root);
  }

  /** Made when there is something to draw: until then the page need not be laid out again. */
  #shadow() {
    if (this.shadowRoot) return this.shadowRoot;
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.append(this.#root, this.#announcer.status);
    return shadow;
  }

  /** The figure is drawn in pixels, so it has to know how wide a column is. */
  #measure() {
    const words = this.#root.querySelector('.words');
    if (!words || !this.#ready) return;
    const column = words.clientWidth / words.childElementCount;
    const compact = this.#root.clientWidth < phone;
    if (column === 0 || (column === this.#look.column && compact === this.#look.compact)) return;
    this.#look = { ...this.#look, column, compact };
    this.#draw();
  }

  /** Not while the steps play: then each would interrupt the last. */
  #announce() {
    if (this.#player.playing) return this.#announcer.hush();
    this.#announcer.saySoon(() => {
      const scene = this.#scene();
      if (!scene) return undefined;
      const { before, share, after } = finding(scene);
      if (scene.complete) return before + share + after;
      const { name, what } = caption(scene);
      return `${scene.t.stepText(scene.place.step, scene.steps.count)}, ${name}, ${what}`;
    });
  }

  /** @param {string} name @param {unknown} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`derslik-${name}`, { detail, bubbles: true, composed: true }));
  }
}
