import { nothing, render } from 'lit-html';
import { version } from '../../package.json';
import { failureTexts } from '../i18n/failure-texts.js';
import { settings } from '../state/address.js';
import { explain } from '../state/controls.js';
import { Player } from '../state/player.js';
import { failure, held, loading, missing } from '../views/failure.js';
import { lesson as lessonView } from '../views/lesson.js';
import { Announcer } from './announcer.js';
import { LessonAttributes } from './lesson-attributes.js';
import { listen } from './listeners.js';
import { asFailure, loadLesson, onceMore } from './loader.js';
import { loadStyles } from './styles.js';
import { bringIntoView, dressAnew, keep, measure, served, wear } from './dom.js';

/**
 * `<derslik-lesson lesson="dikkat" lang="tr" query="5" temperature="1" ending="0" step="60" theme="auto" parts="…">`
 *
 * Shows a lesson in place of what it holds, which stays until the lesson is ready and wherever it cannot start. Setting an
 * attribute or the property of the same name moves the scene; what the learner does is written back. A value that cannot
 * be used falls back to the start value, and the page says so.
 *
 * Events, bubbling and composed: `derslik-ready` {lesson, lang, version}, `derslik-change` {state}, `derslik-step`
 * {step, steps, phase}, `derslik-answer` {question, correct, attempts, score}, `derslik-complete` {score, success},
 * `derslik-error` {code, message}.
 *
 * @typedef {import('../state/lesson-state.js').Settings} Settings
 * @typedef {import('../state/scene.js').Look} Look
 *
 * @typedef {object} Ready
 * @property {import('../kinds/types.js').Kind} kind
 * @property {any} engine the kind's
 * @property {import('../state/lesson-state.js').LessonState} state
 * @property {import('../i18n/strings.js').Strings} strings
 * @property {import('../lessons/types.js').Meta} meta
 * @property {string} lang
 *
 * @typedef {object} Owner the element, as what belongs to it sees it
 * @property {HTMLElement} root
 * @property {() => Ready} ready
 * @property {() => any} scene the present one
 * @property {() => [now: Settings, start: Settings]} start where the learner is, and where the lesson opens
 * @property {(wanted: Record<string, string | number>) => import('../state/controls.js').Refusal[]} set
 * @property {(wanted: Record<string, string>) => void} show sets the scene and brings it into view
 * @property {(look: Look) => void} glance
 * @property {() => void} redraw
 * @property {(sheet: CSSStyleSheet) => void} wear
 * @property {(name: string, detail: object) => void} emit
 * @property {(text: string) => void} say to screen readers
 */

/** Milliseconds of loading after which progress is shown. */
const patience = 200;

export class DerslikLesson extends LessonAttributes {
  /** @type {Ready | undefined} */ #ready;
  /** @type {import('./loader.js').LoadFailure | undefined} */ #failure;
  /** @type {Look} */ #look = {};
  /** What was last asked to be loaded, and how often that has changed. */
  #wanted = '';
  #turn = 0;
  #slow = false;
  #queued = false;
  #reflecting = false;
  /** @type {AbortController | undefined} */ #connection;
  /** @type {import('./handout.js').Handout | undefined} */ #handout;
  /** Null where it could not be had. @type {import('./late-parts.js').LateParts | null | undefined} */ #late;
  #root = document.createElement('div');
  #announcer = new Announcer(document.createElement('p'));

  #player = new Player({
    where: () => ({ step: this.step, steps: this.#ready?.state.steps?.count ?? 1 }),
    go: (step) => this.#set({ step }),
    changed: (playing) => {
      this.#glance({ playing });
      this.#announce();
    },
  });

  /** @type {Owner} */
  #owner = {
    root: this.#root,
    ready: () => /** @type {Ready} */ (this.#ready),
    scene: () => this.#scene(),
    start: () => [
      { ...this.state, theme: this.theme },
      { ...this.start, theme: 'auto' },
    ],
    set: (wanted) => this.#set(wanted),
    show: (wanted) => this.#show(wanted),
    glance: (look) => this.#glance(look),
    redraw: () => this.#queue(),
    wear: (sheet) => this.#wear(sheet),
    emit: (name, detail) => this.#emit(name, detail),
    say: (text) => this.#announcer.say(text),
  };

  constructor() {
    super();
    this.#root.className = 'derslik';
    this.#root.setAttribute('part', 'lesson');
    // Whatever the page around it does; a lesson in a language that is written from the right will say so itself.
    this.#root.dir = 'ltr';
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
    measure(this.#root, signal, (measures) => this.#measured(measures));
    this.#late?.connect(signal);
    this.#queue();
  }

  disconnectedCallback() {
    this.#player.pause();
    this.#announcer.hush();
    this.#connection?.abort();
  }

  /** In another document: a frame's, or a window's. */
  adoptedCallback() {
    if (this.shadowRoot) dressAnew(this.shadowRoot);
  }

  attributeChangedCallback() {
    if (!this.#reflecting) this.#queue();
  }

  /** @override @returns {Settings | undefined} */
  get state() {
    return this.#ready && { ...this.#ready.state.place };
  }

  /** Where the lesson opens; undefined until it is ready. @returns {Settings | undefined} */
  get start() {
    return this.#ready?.state.start();
  }

  play() {
    if (this.#ready?.state.steps) this.#player.play();
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
      this.#load(this.lesson, this.language);
    }
    if (this.#ready?.state.lesson.id === this.lesson) {
      this.#readAttributes();
      this.#late?.load(this.#ready, this.parts);
    }
    this.#draw();
  }

  /**
   * @param {string} id
   * @param {string} lang
   */
  async #load(id, lang) {
    const turn = ++this.#turn;
    this.#failure = undefined;
    const waiting = setTimeout(() => {
      this.#slow = true;
      this.#dress();
      this.#queue();
    }, patience);
    try {
      const { kind, engine, lesson, meta, strings, sheet } = await loadLesson(id, lang);
      if (turn !== this.#turn) return;
      const before = this.#ready?.state;
      const state = before?.lesson === lesson ? before : kind.createState(lesson, engine);
      if (state !== before) this.#look = { speed: this.#look.speed };
      this.#ready = { kind, engine, state, strings, meta, lang };
      // The former lesson's parts cannot draw this one.
      this.#late?.load(this.#ready, this.parts);
      this.#root.style.setProperty('--words', String(kind.columns(lesson)));
      this.#wear(sheet);
      this.#readAttributes({ opening: true });
      this.#draw();
      this.#emit('ready', { lesson: id, lang, version });
      this.#loadLate();
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
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
    if (sheet) this.#wear(sheet);
  }

  /** @param {{opening?: boolean}} [how] */
  #readAttributes({ opening } = {}) {
    const given = settings
      .map((name) => [name, this.getAttribute(name)])
      .filter(([name, value]) => value !== null && value !== String(this[/** @type {'step'} */ (name)]));
    const choices = this.badChoices();
    for (const { name, used } of choices) this.#reflect(name, String(used));
    const refused = [...this.#set(Object.fromEntries(given), { opening }), ...choices];
    if (refused.length === 0) return;
    this.#glance({ refused });
    for (const refusal of refused) this.#emit('error', { code: 'value', message: explain(refusal) });
  }

  /**
   * The one way in which the state changes.
   * @param {Record<string, string | number>} wanted
   * @param {{opening?: boolean}} [how] opening: what is new to nobody, since nothing was shown before
   * @returns {import('../state/controls.js').Refusal[]}
   */
  #set(wanted, { opening } = {}) {
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
    for (const name of Object.keys(wanted).filter((name) => Object.hasOwn(state.place, name)))
      if (changed.includes(name) || this.hasAttribute(name)) this.#reflect(name, String(state.place[name]));
    if (changed.length === 0 || opening) return refused;
    this.#draw();
    this.#emit('change', { state: this.state });
    const { step } = state.place;
    if (state.steps && changed.includes('step'))
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
    const source = await this.#ready?.kind.source().catch(() => undefined);
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
        return this.#take((handout) => handout.copy('code'));
      case 'copy-link':
        return this.#take((handout) => handout.copy('link'));
      case 'files':
        return this.#glance({ files: !this.#look.files });
      case 'export':
        return this.#take((handout) => handout.save(String(element.dataset.file)));
      case 'dismiss':
        return this.#glance({ refused: [] });
      case 'late':
        return onceMore(() => (this.#late?.retry(), this.#loadLate()));
      case 'retry':
        if (this.#failure?.retry === 'reload') return location.reload();
        this.#wanted = '';
        return this.#queue();
    }
  }

  /** @param {(handout: import('./handout.js').Handout) => unknown} use */
  async #take(use) {
    use((this.#handout ??= new (await import('./late-parts.js')).Handout(this.#owner)));
  }

  /** A change of the look alone. @param {Partial<Look>} look */
  #glance(look) {
    this.#look = { ...this.#look, ...look };
    this.#queue();
  }

  #scene() {
    return this.#ready?.kind.describe({ ...this.#ready, look: this.#look });
  }

  #draw() {
    const scene = this.#scene();
    const texts = failureTexts[this.language];
    keep(this.#root, 'data-theme', this.theme);
    keep(this.#root, 'lang', this.#ready?.lang ?? this.language);
    if (this.#failure) this.#render(failure({ texts, failure: this.#failure, served: served(this) }));
    else if (scene && this.#ready) {
      // What the page held of the parts that come late stays until they are there.
      const meanwhile = !this.#late?.complete && served(this) ? held : nothing;
      const late = this.#late === null ? { share: missing(texts) } : this.#late?.views(this.parts);
      this.#render(lessonView(scene, this.#ready.kind.views, late, this.parts, meanwhile));
    } else if (this.#slow || this.shadowRoot) this.#render(loading(texts, this.#slow));
    keep(this, 'data-state', this.#failure ? 'failed' : scene ? 'ready' : 'loading');
  }

  /** @param {import('lit-html').TemplateResult} template */
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

  /** The parts that come once the lesson can be used; the first time, what brings them comes first. */
  async #loadLate() {
    const late = await import('./late-parts.js').catch(() => undefined);
    this.#late = late ? (this.#late ?? new late.LateParts(this.#owner)) : null;
    if (!this.#late) return this.#queue();
    this.#late.connect(/** @type {AbortController} */ (this.#connection).signal);
    this.#late.load(this.#owner.ready(), this.parts);
  }

  /** @param {CSSStyleSheet} sheet */
  #wear(sheet) {
    wear(this.#shadow(), sheet);
  }

  /** The figure is drawn in pixels, so it has to know how wide a column is. @param {import('./dom.js').Measures} measures */
  #measured({ column, compact }) {
    if (column === this.#look.column && compact === this.#look.compact) return;
    this.#look = { ...this.#look, column, compact };
    this.#draw();
  }

  /** Not while the steps play: then each would interrupt the last. */
  #announce() {
    if (this.#player.playing) return this.#announcer.hush();
    this.#announcer.saySoon(() => {
      const scene = this.#scene();
      return scene && this.#ready?.kind.say(scene);
    });
  }

  /** @param {string} name @param {unknown} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`derslik-${name}`, { detail, bubbles: true, composed: true }));
  }
}
