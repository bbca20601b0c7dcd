import { grade, solution } from './grade.js';
import { shuffled } from './order.js';
import { canBeShown, fresh, isFinished, outcomeOf, scoreOf, standing } from './progress.js';
import { quizTexts } from './texts.js';

/**
 * Everything that the questions' view draws, derived in one place.
 *
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {import('./types.js').Given} Given
 * @typedef {import('./types.js').Outcome} Outcome
 * @typedef {import('./types.js').Prediction} Prediction
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {import('./types.js').Question} Question
 * @typedef {import('./types.js').Words} Words
 *
 * @typedef {object} Option
 * @property {string} id
 * @property {unknown} text
 * @property {boolean} picked
 * @property {Outcome} outcome `right` or `wrong` once that is known of this option, else `open`
 * @property {{share: number, text: string}} [share] of a prediction, once it is known
 *
 * @typedef {object} Message what is said below a question
 * @property {Outcome} outcome
 * @property {string} [before] between the verdict and the explanation
 * @property {Words} [why]
 *
 * @typedef {object} Item one question
 * @property {Question} question
 * @property {Words} ask
 * @property {Outcome} outcome
 * @property {number} attempts
 * @property {number} score
 * @property {Given | undefined} given what stands in its controls
 * @property {Option[]} options in the order they are shown in: of a choice, of a prediction, the right sides of a matching
 * @property {boolean} finished
 * @property {boolean} canBeShown
 * @property {Message | undefined} message
 *
 * @typedef {ReturnType<typeof describeQuiz>} QuizScene
 */

/** Where nothing can be kept, everyone has this order, so that loading the page again does not change it. */
export const sameForAll = 1;

/**
 * @param {object} of
 * @param {Question[]} of.questions
 * @param {string} of.lang
 * @param {import('../i18n/format.js').Formats} of.f
 * @param {Record<string, Prediction>} of.predictions by question
 * @param {Progress} [of.progress]
 * @param {Record<string, Given>} [of.drafts]    what stands in the controls and is not checked yet
 * @param {Record<string, string>} [of.nudges]   what keeps a question from being checked
 * @param {number} [of.current]                  the question on show, from 0
 * @param {import('./store.js').Place['name']} [of.kept] where the answers will be tomorrow
 * @param {boolean} [of.live] false where the page is written before any script runs
 */
export function describeQuiz({
  questions,
  lang,
  f,
  predictions,
  progress = fresh(sameForAll),
  drafts = {},
  nudges = {},
  current = 0,
  kept,
  live = true,
}) {
  const t = quizTexts[lang];
  const items = questions.map((question) => {
    const answer = progress.answers[question.id];
    const prediction = predictions[question.id];
    return item({
      question,
      answer,
      prediction,
      seed: progress.seed,
      draft: drafts[question.id],
      nudge: nudges[question.id],
      t,
      f,
    });
  });
  const answered = items.filter(({ outcome }) => outcome !== 'open').length;
  return {
    t,
    f,
    live,
    kept,
    current,
    items,
    /** The next question that is not finished, after the current one or from the start. */
    next: nextOpen(items, current),
    standing: standing(
      items.map(({ score }) => score),
      answered,
    ),
  };
}

/** @param {Item[]} items @param {number} current */
function nextOpen(items, current) {
  const open = items.flatMap(({ finished }, index) => (finished || index === current ? [] : [index]));
  return open.find((index) => index > current) ?? open[0];
}

/**
 * @param {object} of
 * @param {Question} of.question
 * @param {Answer | undefined} of.answer
 * @param {Prediction | undefined} of.prediction
 * @param {number} of.seed
 * @param {Given | undefined} of.draft
 * @param {string | undefined} of.nudge
 * @param {import('./texts.js').QuizTexts} of.t
 * @param {import('../i18n/format.js').Formats} of.f
 * @returns {Item}
 */
function item({ question, answer, prediction, seed, draft, nudge, t, f }) {
  const outcome = outcomeOf(question, answer, prediction);
  const finished = isFinished(outcome);
  const right = finished ? solution(question, prediction) : undefined;
  const given = outcome === 'shown' ? right : finished ? answer?.given : (draft ?? answer?.given);
  const ask = question.kind === 'predict' ? question.ask(prediction?.values ?? {}) : question.ask;

  const options = arranged(question, prediction, seed).map(({ id, text }) => {
    const isRight = finished && (prediction ? prediction.right.includes(id) : id === right);
    const isWrong = id === answer?.given && !isRight;
    const share = finished || isWrong ? prediction?.shares[id] : undefined;
    /** @type {Outcome} */
    const known = question.kind === 'match' ? 'open' : isRight ? 'right' : isWrong ? 'wrong' : 'open';
    return { id, text, share, picked: id === given, outcome: known };
  });

  return {
    question,
    ask,
    outcome,
    finished,
    attempts: answer?.attempts ?? 0,
    score: scoreOf(outcome, answer),
    given,
    options,
    canBeShown: canBeShown(outcome, answer),
    message: nudge
      ? { outcome: 'open', before: nudge }
      : answer && message(question, answer, prediction, outcome, t, f),
  };
}

/**
 * @param {Question} question
 * @param {Prediction | undefined} prediction
 * @param {number} seed
 */
function arranged(question, prediction, seed) {
  const sides = choices(question, prediction);
  const order = shuffled(sides, seed, question.id);
  // Pairs that already stand side by side would be the answer.
  const solved = question.kind === 'match' && order.every((side, index) => side === sides[index]);
  return solved ? order.reverse() : order;
}

/**
 * @param {Question} question
 * @param {Prediction | undefined} prediction
 * @returns {{id: string, text: unknown}[]}
 */
function choices(question, prediction) {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ id, text }) => ({ id, text: text.html }));
    case 'match':
      return question.pairs.map(({ id, right }) => ({ id, text: right }));
    case 'predict':
      return prediction?.options ?? [];
    case 'blank':
      return [];
  }
}

/**
 * @param {Question} question
 * @param {Answer} answer
 * @param {Prediction | undefined} prediction
 * @param {Outcome} outcome
 * @param {import('./texts.js').QuizTexts} t
 * @param {import('../i18n/format.js').Formats} f
 * @returns {Message}
 */
function message(question, answer, prediction, outcome, t, f) {
  const right = solution(question, prediction);
  const { why, fitting } = grade(question, outcome === 'shown' ? right : answer.given, prediction);
  if (outcome === 'shown') return { outcome, before: named(question, right, prediction, t, f), why };
  const partly = question.kind === 'match' && outcome === 'wrong';
  return { outcome, before: partly ? t.fitting(fitting ?? 0, question.pairs.length) : undefined, why };
}

/**
 * @param {Question} question
 * @param {Given} right
 * @param {Prediction | undefined} prediction
 * @param {import('./texts.js').QuizTexts} t
 * @param {import('../i18n/format.js').Formats} f
 * @returns {string | undefined} the right answer in words, where a line can say it
 */
function named(question, right, prediction, t, f) {
  switch (question.kind) {
    case 'choice':
      return t.answerIs(question.options.find(({ id }) => id === right)?.text.plain ?? '');
    case 'blank':
      return t.answerIs(String(right));
    case 'predict':
      return t.answerIs(
        f.list(
          (prediction?.options ?? [])
            .filter(({ id }) => prediction?.right.includes(id))
            .map(({ text }) => text),
        ),
      );
    case 'match':
      return undefined;
  }
}

/**
 * A message as it is read out.
 * @param {Message} message
 * @param {import('./texts.js').QuizTexts} t
 */
export const spoken = ({ outcome, before, why }, t) =>
  [t.verdicts[outcome], before, why?.plain].filter(Boolean).join(' ');
