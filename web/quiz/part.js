import { guard } from 'lit-html/directives/guard.js';
import { grade, isAnswer } from './grade.js';
import { listen } from './listeners.js';
import { checked, enough, fresh, readProgress, scoreOf, shown } from './progress.js';
import { describeQuiz, sameForAll, spoken } from './scene.js';
import { Store } from './store.js';
import { quizTexts } from './texts.js';
import { quiz } from './view.js';

/**
 * The questions of one lesson on a page: what is answered, what is kept, and what the lesson hears of it.
 *
 * @typedef {import('./types.js').Given} Given
 * @typedef {import('./types.js').PartHost} PartHost
 * @typedef {import('./types.js').Prediction} Prediction
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {import('./types.js').Question} Question
 */

export class QuizPart {
  /** @type {Progress} */ #progress;
  /** @type {Record<string, Given>} */ #drafts = {};
  /** @type {Record<string, string>} */ #nudges = {};
  /** @type {Map<string, Prediction>} */ #frozen = new Map();
  /** @type {Map<string, Prediction>} */ #live = new Map();
  /** Counts what the view depends on, apart from live predictions. */
  #changes = 0;
  #current = 0;

  /**
   * @param {PartHost} host
   * @param {Question[]} questions in the host's language
   */
  constructor(host, questions) {
    this.host = host;
    this.questions = questions;
    this.store = new Store(host.lesson.id);
    this.#progress = this.#read() ?? fresh(newSeed());
    this.#keep();
    if (!this.store.kept && Object.keys(this.#progress.answers).length === 0) this.#begin(sameForAll);
    this.#current = this.#scene().items.findIndex(({ finished }) => !finished);
    if (this.#current < 0) this.#current = 0;
  }

  view() {
    const predictions = this.#predictions();
    // While a slider moves, nothing is drawn anew unless a question speaks of what it sets.
    return guard([this.#changes, JSON.stringify(predictions)], () => quiz(this.#scene(predictions)));
  }

  /**
   * @param {HTMLElement} root the element's
   * @param {AbortSignal} signal
   */
  listen(root, signal) {
    listen(root, signal, this);
    this.store.watch(signal, () => {
      this.#progress = this.#read() ?? fresh(this.#progress.seed);
      this.#changed();
    });
  }

  /**
   * Takes what stands in a question's controls, until it is checked.
   * @param {string} id
   * @param {Given} given
   */
  answer(id, given) {
    this.#drafts[id] = given;
    delete this.#nudges[id];
    this.#changed();
  }

  /**
   * One of a matching's choices.
   * @param {string} id
   * @param {number} pair
   * @param {string} chosen
   */
  pair(id, pair, chosen) {
    const { question, given } = this.#item(id);
    if (question.kind !== 'match') return;
    const before = question.pairs.map((_, index) => given?.[index] ?? '');
    this.answer(
      id,
      before.map((each, index) => (index === pair ? chosen : each)),
    );
  }

  /** @param {string} id */
  check(id) {
    const predictions = this.#predictions();
    const { question, given, finished } = this.#item(id, predictions);
    if (finished) return;
    const before = this.#progress.answers[id];
    const prediction = predictions[id];
    if (!isAnswer(question, given, prediction)) return this.#nudge(id, this.#texts.missing[question.kind]);
    // Pressing twice is one answer.
    if (before && String(before.given) === String(given)) return this.#nudge(id, this.#texts.same);

    const { standing } = this.#scene(predictions);
    this.#progress = checked(this.#progress, question, given, prediction);
    delete this.#drafts[id];
    delete this.#nudges[id];
    this.#keep();
    this.#changed();
    const { correct } = grade(question, given, prediction);
    const answer = this.#progress.answers[id];
    const score = scoreOf(correct ? 'right' : 'wrong', answer);
    this.host.emit('answer', { question: id, correct, attempts: answer.attempts, score });
    this.#sayMessage(id, this.#tellStanding(standing));
  }

  /** Shows the right answer. @param {string} id */
  show(id) {
    if (!this.#item(id).canBeShown) return;
    this.#progress = shown(this.#progress, id);
    delete this.#drafts[id];
    delete this.#nudges[id];
    this.#keep();
    this.#changed();
    this.#sayMessage(id);
  }

  /** @param {number} index */
  go(index) {
    if (!(index in this.questions)) return;
    this.#current = index;
    this.#changed();
  }

  /** To the next question that is not finished. */
  next() {
    const { next } = this.#scene();
    if (next !== undefined) this.go(next);
  }

  /** Sets the lesson's scene to what a prediction was about. @param {string} id */
  see(id) {
    const { settings = {} } = this.#progress.answers[id] ?? {};
    this.host.show(
      Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    );
  }

  reset() {
    this.#begin(newSeed());
    if (!this.store.kept) this.#begin(sameForAll);
    this.#drafts = {};
    this.#nudges = {};
    this.#current = 0;
    this.#changed();
    this.host.say(this.#texts.wasReset);
  }

  get #texts() {
    return quizTexts[this.host.lang];
  }

  /** @returns {Record<string, Prediction>} by question */
  #predictions() {
    return Object.fromEntries(
      this.questions.flatMap((question) =>
        question.kind === 'predict' ? [[question.id, this.#predictionOf(question)]] : [],
      ),
    );
  }

  #scene(predictions = this.#predictions()) {
    const { lang, f } = this.host;
    return describeQuiz({
      questions: this.questions,
      lang,
      f,
      predictions,
      progress: this.#progress,
      drafts: this.#drafts,
      nudges: this.#nudges,
      current: this.#current,
      kept: this.store.kept,
    });
  }

  /** @param {string} id @param {Record<string, Prediction>} [predictions] */
  #item(id, predictions) {
    const item = this.#scene(predictions).items.find(({ question }) => question.id === id);
    if (!item) throw new RangeError(`expected a question of ${this.host.lesson.id}, got ${id}`);
    return item;
  }

  /**
   * An answered question stays with the settings it was answered at; the one on show follows the lesson, and the others
   * wait where they are, so that the engine is not asked for what nobody sees.
   *
   * @param {Question & import('../lessons/types.js').Predict} question
   */
  #predictionOf(question) {
    const answer = this.#progress.answers[question.id];
    if (answer) return this.#frozenAt(question, answer.settings ?? {});
    const waiting = this.#live.get(question.id);
    if (waiting && this.questions[this.#current] !== question) return waiting;
    const prediction = this.host.predict(question.of, question.at);
    this.#live.set(question.id, prediction);
    return prediction;
  }

  /**
   * @param {Question & import('../lessons/types.js').Predict} question
   * @param {Record<string, number>} settings
   */
  #frozenAt(question, settings) {
    const key = JSON.stringify([question.id, settings]);
    const known = this.#frozen.get(key);
    if (known) return known;
    const prediction = this.host.predict(question.of, settings);
    this.#frozen.set(key, prediction);
    return prediction;
  }

  /** @returns {Progress | undefined} */
  #read() {
    return readProgress(this.store.read(), this.questions, (question, settings) => {
      try {
        const prediction = this.#frozenAt(question, settings);
        const asked = Object.entries(prediction.settings);
        return asked.every(([name, value]) => settings[name] === value) ? prediction : undefined;
      } catch {
        // Settings that the lesson cannot have: what was kept is of no use.
        return undefined;
      }
    });
  }

  #keep() {
    this.store.keep(this.#progress, () => this.#scene().standing);
  }

  /** @param {number} seed */
  #begin(seed) {
    this.#progress = fresh(seed);
    this.#keep();
  }

  #changed() {
    this.#changes++;
    this.host.redraw();
  }

  /** @param {string} id @param {string} text */
  #nudge(id, text) {
    this.#nudges[id] = text;
    this.#changed();
    this.host.say(text);
  }

  /** @param {string} id @param {string} [more] */
  #sayMessage(id, more = '') {
    const { message } = this.#item(id);
    if (message) this.host.say(`${spoken(message, this.#texts)} ${more}`.trim());
  }

  /**
   * The lesson is complete with its last question's first answer, and more so when a later one is better.
   * @param {import('./types.js').Standing} before
   * @returns {string | undefined} the same for screen readers
   */
  #tellStanding(before) {
    const { standing, f } = this.#scene();
    const { complete, score, success } = standing;
    if (!complete || (before.complete && score <= before.score)) return undefined;
    this.host.emit('complete', { score, success });
    return this.#texts.complete(f.percent(score), f.percent(enough), success);
  }
}

/** @returns {number} 32 bits */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];
