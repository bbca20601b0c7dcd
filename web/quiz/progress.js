import { grade, isAnswer } from './grade.js';

/**
 * What a learner has answered, as plain values: a change makes a new one.
 *
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {import('./types.js').Given} Given
 * @typedef {import('./types.js').Outcome} Outcome
 * @typedef {import('./types.js').Prediction} Prediction
 * @typedef {import('./types.js').Progress} Progress
 * @typedef {import('./types.js').Question} Question
 * @typedef {import('./types.js').Standing} Standing
 *
 * @typedef {(
 *   question: Question & import('../lessons/types.js').Predict,
 *   settings: Record<string, number>,
 * ) => Prediction | undefined} Predict asks for a prediction at settings that were kept; undefined where there is none
 */

/** Wrong answers after which the right one can be shown. */
export const patience = 2;

/** The score from which a lesson is a success. */
export const enough = 0.7;

/** @param {number} seed @returns {Progress} */
export const fresh = (seed) => ({ seed, answers: {} });

/**
 * @param {Progress} progress
 * @param {Question} question that is not finished
 * @param {Given} given
 * @param {Prediction} [prediction]
 * @returns {Progress}
 */
export function checked(progress, question, given, prediction) {
  const { id, revision } = question;
  const attempts = (progress.answers[id]?.attempts ?? 0) + 1;
  const settings = prediction && { settings: prediction.settings };
  return { ...progress, answers: { ...progress.answers, [id]: { revision, attempts, given, ...settings } } };
}

/** @param {Progress} progress @param {string} id of a question that can be shown @returns {Progress} */
export const shown = (progress, id) => ({
  ...progress,
  answers: { ...progress.answers, [id]: { ...progress.answers[id], shown: true } },
});

/**
 * @param {Question} question
 * @param {Answer | undefined} answer
 * @param {Prediction} [prediction] at the answer's settings
 * @returns {Outcome}
 */
export function outcomeOf(question, answer, prediction) {
  if (!answer) return 'open';
  if (grade(question, answer.given, prediction).correct) return 'right';
  return answer.shown ? 'shown' : 'wrong';
}

/** @param {Outcome} outcome */
export const isFinished = (outcome) => outcome === 'right' || outcome === 'shown';

/** @param {Outcome} outcome @param {Answer | undefined} answer */
export const canBeShown = (outcome, answer) => outcome === 'wrong' && Number(answer?.attempts) >= patience;

/**
 * @param {Outcome} outcome
 * @param {Answer | undefined} answer
 * @returns {number} 1 for the first attempt, 1/2 for the second …; 0 while it is wrong or when it was shown
 */
export const scoreOf = (outcome, answer) => (outcome === 'right' && answer ? 1 / answer.attempts : 0);

/**
 * @param {number[]} scores one for each question
 * @param {number} answered
 * @returns {Standing}
 */
export function standing(scores, answered) {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  // Three thirds and six wholes of ten are 0.7, whatever the sum's last bit says.
  const score = Math.round(mean * 1e9) / 1e9;
  const complete = answered === scores.length;
  return { score, answered, complete, success: complete && score >= enough };
}

/**
 * Takes what was kept: whatever does not fit the questions as they are now is left out.
 *
 * @param {unknown} kept
 * @param {Question[]} questions
 * @param {Predict} predict
 * @returns {Progress | undefined} undefined where nothing in it can be used
 */
export function readProgress(kept, questions, predict) {
  if (!isRecord(kept) || !isSeed(kept.seed) || !isRecord(kept.answers)) return undefined;
  /** @type {Record<string, Answer>} */
  const answers = {};
  for (const question of questions) {
    const answer = Object.hasOwn(kept.answers, question.id) ? kept.answers[question.id] : undefined;
    const read = isRecord(answer) && readAnswer(answer, question, predict);
    if (read) answers[question.id] = read;
  }
  return { seed: kept.seed, answers };
}

/**
 * @param {Record<string, unknown>} kept
 * @param {Question} question
 * @param {Predict} predict
 * @returns {Answer | undefined}
 */
function readAnswer({ revision, attempts, given, shown: wasShown, settings }, question, predict) {
  if (revision !== question.revision) return undefined;
  if (!Number.isSafeInteger(attempts) || Number(attempts) < 1) return undefined;
  /** @type {Prediction | undefined} */
  let prediction;
  if (question.kind === 'predict') {
    prediction = isNumbers(settings) && fits(settings, question.at) ? predict(question, settings) : undefined;
    if (!prediction) return undefined;
  }
  if (!isAnswer(question, given, prediction)) return undefined;
  /** @type {Answer} */
  const answer = { revision: question.revision, attempts: Number(attempts), given };
  if (prediction) answer.settings = prediction.settings;
  if (wasShown === true && canBeShown(outcomeOf(question, answer, prediction), answer)) answer.shown = true;
  return answer;
}

/** @param {Record<string, number>} settings @param {import('./types.js').Settings} at what the question leaves no choice of */
const fits = (settings, at) =>
  Object.entries(at).every(([name, value]) => typeof value !== 'number' || settings[name] === value);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is number} */
const isSeed = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32;

/** @param {unknown} value @returns {value is Record<string, number>} */
const isNumbers = (value) => isRecord(value) && Object.values(value).every(Number.isFinite);
