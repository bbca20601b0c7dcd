import { outcomeOf, shownOf, withOutcome } from './outcomes.js';
import { Run } from './run.js';
import { spawn as spawnWorker } from './spawn.js';
import { texts } from './texts.js';
import { experiment } from './view.js';

/**
 * The experiment of a lesson: what stands in its fields, the run, and the results, which stay until they are cleared.
 *
 * @typedef {import('./types.js').Field} Field
 * @typedef {import('./types.js').Outcome} Outcome
 * @typedef {import('./form.js').Kind} Kind
 * @typedef {import('../state/controls.js').Refusal} Refusal
 *
 * @typedef {object} PartHost
 * @property {{id: string, experiment: {dimensions: number[]}}} lesson  the program's own list
 * @property {string} lang
 * @property {import('../i18n/strings.js').Strings} strings
 * @property {import('../i18n/format.js').Formats} f
 * @property {() => import('./types.js').Settings} settings  the live state
 * @property {() => import('../lessons/types.js').ScalingData['controls']} controls
 * @property {(wanted: Partial<Record<Field, string | number>>) => Refusal[]} set  changes the state
 * @property {() => Uint8Array} binary  the engine
 * @property {() => void} redraw
 * @property {(text: string) => void} say  to screen readers
 * @property {(dimensions: number[]) => void} ran  the list that the program runs from now on
 */

/** What each button runs depends on these fields. @type {Record<Kind, Field[]>} */
const needs = { list: ['seed', 'pairs'], one: ['d', 'seed', 'pairs'] };

export class ExperimentPart {
  #host;
  #run;
  /** @type {HTMLElement | undefined} */ #root;
  /** @type {Outcome[]} */ #outcomes = [];
  /** @type {Outcome[]} of the last run */ #last = [];
  /** @type {string | undefined} whose distribution is drawn */ #chosen;
  /** @type {import('./form.js').Running | undefined} */ #running;
  /** @type {import('./histograms.js').Shown | undefined} the d at work */ #partial;
  /** @type {import('./types.js').Failure | undefined} */ #failure;
  /** @type {Partial<Record<Field, import('./form.js').Entry & {at: string | number}>>} at: the state behind it */
  #entries = {};

  /**
   * @param {PartHost} host
   * @param {{spawn: () => Worker}} [tools]
   */
  constructor(host, { spawn } = { spawn: spawnWorker }) {
    this.#host = host;
    this.#run = new Run({ spawn });
  }

  get #texts() {
    return texts[this.#host.lang];
  }

  view() {
    const { strings, f, lesson } = this.#host;
    const settings = this.#host.settings();
    this.#dropOvertaken(settings);
    const chosen = this.#outcomes.find(({ id }) => id === this.#chosen);
    return experiment({
      t: this.#texts,
      f,
      strings,
      outcomes: this.#outcomes,
      last: this.#last,
      shown: this.#partial ?? (chosen ? shownOf(chosen) : { ...settings }),
      form: {
        settings,
        controls: this.#host.controls(),
        entries: this.#entries,
        list: lesson.experiment.dimensions,
        running: this.#running,
        failure: this.#failure,
        clearable: this.#outcomes.length > 0,
      },
    });
  }

  /**
   * @param {HTMLElement} root
   * @param {AbortSignal} signal
   */
  listen(root, signal) {
    this.#root = root;
    /** @param {string} type @param {(target: any, event: any) => void} handle */
    const on = (type, handle) =>
      root.addEventListener(
        type,
        (event) => {
          const { target } = event;
          if (target instanceof Element && target.closest('.experiment')) handle(target, event);
        },
        { signal },
      );

    on('input', ({ dataset, value }) => {
      if (dataset.field) this.#type(dataset.field, value);
      else if (dataset.setting === 'd') this.#entries.d = undefined;
    });
    on('change', ({ dataset, value }) => {
      if (dataset.field) this.#enter(dataset.field, value);
    });
    on('click', (target, event) => {
      const button = target.closest('[data-experiment]');
      if (button && !button.disabled) this.#act(button.dataset, event.detail);
    });
  }

  dispose() {
    this.#end();
    this.#run.cancel();
  }

  /**
   * @param {DOMStringMap} action
   * @param {number} clicks in a row, 0 from the keyboard
   */
  #act({ experiment: action, outcome }, clicks) {
    if (action === 'run-list') this.#start('list');
    else if (action === 'run-one') this.#start('one');
    // The second click of a double click on "run" is not meant for the "cancel" that has taken its place.
    else if (action === 'cancel' && clicks < 2) this.#cancel();
    else if (action === 'clear') this.#clear();
    else if (action === 'show') this.#chosen = outcome;
    this.#host.redraw();
  }

  /** @param {Kind} kind */
  #start(kind) {
    const { d, seed, pairs } = this.#host.settings();
    const wrong = needs[kind].find((name) => this.#entries[name]?.refusal);
    if (wrong) {
      this.#focus(`[data-field=${wrong}]`);
      return;
    }
    const t = this.#texts;
    const dimensions = kind === 'list' ? this.#host.lesson.experiment.dimensions : [d];
    const request = { seed, pairs, dimensions };
    this.#failure = undefined;
    this.#last = [];
    this.#running = { kind, share: 0, d: dimensions[0] };
    this.#partial = { d: dimensions[0], seed, pairs };
    this.#host.ran(dimensions);
    this.#host.say(t.started(dimensions.join(', ')));
    this.#run.start(
      { ...request, binary: this.#host.binary() },
      {
        progress: ({ d, share, left, histogram }) => {
          this.#running = { kind, share, d, left };
          this.#partial = { d, seed, pairs, histogram };
          this.#host.redraw();
        },
        result: (message) => {
          const outcome = outcomeOf(request, message);
          this.#outcomes = withOutcome(this.#outcomes, outcome);
          this.#last = [...this.#last, outcome];
          this.#chosen = outcome.id;
          this.#partial = shownOf(outcome);
          this.#host.say(this.#said([outcome]));
          this.#host.redraw();
        },
        done: () => {
          this.#end();
          // The results before the last are said again, since they may have come faster than they can be spoken.
          this.#host.say(t.finished(this.#said(this.#last)));
          this.#host.redraw();
        },
        error: (failure) => {
          this.#end();
          this.#failure = failure;
          this.#host.redraw();
        },
      },
    );
  }

  #cancel() {
    this.#run.cancel();
    this.#end();
    this.#host.say(this.#texts.cancelled);
  }

  #end() {
    this.#running = undefined;
    this.#partial = undefined;
  }

  #clear() {
    this.#outcomes = [];
    this.#last = [];
    this.#chosen = undefined;
    this.#host.say(this.#texts.cleared);
    // The button goes out with what it cleared.
    this.#focus('[data-experiment=run-list]');
  }

  /** @param {string} selector */
  #focus(selector) {
    const control = this.#root?.querySelector(`.experiment ${selector}`);
    /** @type {HTMLElement | null | undefined} */ (control)?.focus();
  }

  /** @param {Outcome[]} outcomes */
  #said(outcomes) {
    const { f } = this.#host;
    return outcomes
      .map(({ result: { d, before, after } }) => this.#texts.outcome(d, f.fixed(before), f.fixed(after)))
      .join(' ');
  }

  /**
   * What is being typed must outlast whatever is drawn meanwhile.
   * @param {Field} name
   * @param {string} text
   */
  #type(name, text) {
    this.#entries[name] = { ...this.#entries[name], text, at: this.#host.settings()[name] };
  }

  /**
   * @param {Field} name
   * @param {string} text
   */
  #enter(name, text) {
    const refusal = this.#host.set({ [name]: text.trim() }).find((each) => each.name === name);
    if (refusal) {
      const t = this.#texts;
      const expected = expectedBy(refusal, t);
      this.#entries[name] = {
        text,
        refusal: { value: refusal.value, expected },
        at: this.#host.settings()[name],
      };
      this.#host.say(`${t.fields[name]}: ${t.refused(expected, refusal.value)}`);
    } else this.#entries[name] = undefined;
    this.#host.redraw();
  }

  /**
   * A text that was not taken stays until it is mended, or until the setting is changed elsewhere.
   * @param {import('./types.js').Settings} settings
   */
  #dropOvertaken(settings) {
    for (const name of /** @type {Field[]} */ (Object.keys(this.#entries)))
      if (this.#entries[name]?.at !== settings[name]) this.#entries[name] = undefined;
  }
}

/**
 * @param {Refusal} refusal
 * @param {import('./texts.js').Texts} t
 */
function expectedBy({ expected }, t) {
  return Array.isArray(expected) ? t.range(String(expected[0]), String(expected[1])) : t.seedRange;
}
