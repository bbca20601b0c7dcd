/**
 * What an answer is worth and what there is to say about it.
 *
 * @typedef {import('./types.js').Question} Question
 * @typedef {import('./types.js').Given} Given
 * @typedef {import('./types.js').Prediction} Prediction
 * @typedef {import('./types.js').Words} Words
 *
 * @typedef {object} Grade
 * @property {boolean} correct
 * @property {Words} why       of this very answer
 * @property {number} [fitting] how many pairs of a matching are right
 */

/**
 * Whether two answers to a blank are one identifier: as in Python, compatible forms of a character are the same
 * (NFKC), and nothing else is folded; İ and i, I and ı stay four letters.
 * @param {string} one
 * @param {string} other
 */
export const sameAnswer = (one, other) => identifier(one) === identifier(other);

/** @param {string} text */
const identifier = (text) => text.normalize('NFKC').replace(/\s+/g, '');

/**
 * @param {Question} question
 * @param {unknown} given anything, since it may come from outside
 * @param {Prediction} [prediction] for a question that asks for one
 * @returns {given is Given} whether it answers the question, rightly or wrongly
 */
export function isAnswer(question, given, prediction) {
  switch (question.kind) {
    case 'choice':
      return question.options.some(({ id }) => id === given);
    case 'predict':
      return prediction !== undefined && prediction.options.some(({ id }) => id === given);
    case 'blank':
      return typeof given === 'string' && identifier(given) !== '';
    case 'match':
      return (
        Array.isArray(given) &&
        given.length === question.pairs.length &&
        given.every((id) => question.pairs.some((pair) => pair.id === id))
      );
  }
}

/**
 * @param {Question} question
 * @param {Given} given an answer to it
 * @param {Prediction} [prediction]
 * @returns {Grade}
 */
export function grade(question, given, prediction) {
  switch (question.kind) {
    case 'choice': {
      const option = question.options.find(({ id }) => id === given);
      if (!option) throw new RangeError(`${question.id}: expected an option, got ${given}`);
      return { correct: option.right, why: option.why };
    }
    case 'blank': {
      const text = String(given);
      if (question.accept.some((each) => sameAnswer(each, text)))
        return { correct: true, why: question.right };
      const expected = question.wrong.find(({ answer }) => sameAnswer(answer, text));
      return { correct: false, why: expected?.why ?? question.otherwise };
    }
    case 'match': {
      const fitting = question.pairs.filter(({ id }, at) => given[at] === id).length;
      const correct = fitting === question.pairs.length;
      return { correct, fitting, why: correct ? question.right : question.wrong };
    }
    case 'predict': {
      if (!prediction) throw new RangeError(`${question.id}: expected a prediction, got none`);
      const { values, options, right } = prediction;
      const correct = right.includes(String(given));
      const chosen = options.find(({ id }) => id === given)?.text ?? '';
      return { correct, why: (correct ? question.right : question.wrong)({ ...values, chosen }) };
    }
  }
}

/**
 * @param {Question} question
 * @param {Prediction} [prediction]
 * @returns {Given} a right answer
 */
export function solution(question, prediction) {
  switch (question.kind) {
    case 'choice':
      return question.options.find(({ right }) => right)?.id ?? '';
    case 'blank':
      return question.accept[0];
    case 'match':
      return question.pairs.map(({ id }) => id);
    case 'predict':
      return prediction?.right[0] ?? '';
  }
}
