/**
 * What the questions know of each other and of the lesson around them.
 *
 * @typedef {import('../lessons/types.js').Question} Question
 * @typedef {import('../lessons/types.js').Words} Words
 *
 * @typedef {object} PartHost what a part may know of the lesson and do with it
 * @property {{id: string}} lesson
 * @property {string} lang
 * @property {import('../i18n/strings.js').Strings} strings
 * @property {import('../i18n/format.js').Formats} f
 * @property {(of: string, at: Settings) => Prediction} predict asks the engine; throws where a setting cannot be had
 * @property {(name: string, detail: object) => void} emit `answer` or `complete`: the element's derslik-… events
 * @property {() => void} redraw
 * @property {(settings: Record<string, string>) => void} show sets the scene and brings it into view
 * @property {(text: string) => void} say to screen readers
 *
 * @typedef {Record<string, number | 'live' | 'other'>} Settings a setting that is not named stays live; `other` is the one
 *   it is not now
 *
 * @typedef {object} Prediction
 * @property {Record<string, number>} settings those that were asked about
 * @property {Record<string, string>} values   words for the placeholders of the question's texts, already localised
 * @property {{id: string, text: string}[]} options
 * @property {string[]} right                  ids; more than one is a tie, each of them right
 * @property {Record<string, {share: number, text: string}>} shares by option id: 0 to 1 for the bar's length, and as the
 *   reader reads it
 *
 * @typedef {string | string[]} Given an answer: an option's id, the text in the blank, or for each pair the id of the one
 *   whose right side was chosen
 *
 * @typedef {object} Answer what is kept of a question
 * @property {string} revision of the question that was answered
 * @property {number} attempts how often it was checked
 * @property {Given} given     what was checked last
 * @property {boolean} [shown] whether the right answer was shown
 * @property {Record<string, number>} [settings] those that a prediction was made at
 *
 * @typedef {object} Progress
 * @property {number} seed of the order of options, 32 bits
 * @property {Record<string, Answer>} answers by question
 *
 * @typedef {'open' | 'right' | 'wrong' | 'shown'} Outcome
 *
 * @typedef {object} Standing
 * @property {number} score     0 to 1
 * @property {number} answered  questions
 * @property {boolean} complete
 * @property {boolean} success
 */

export {};
