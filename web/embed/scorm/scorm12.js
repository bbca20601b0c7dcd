import { clockSpan, clockTime } from './times.js';

/**
 * SCORM 1.2: one status says both how far the learner is and how well it went. It outlives a visit.
 *
 * @typedef {import('./types.js').Attempt} Attempt
 */

/** Of a typed answer, and of ASCII. */
const longestResponse = 255;

/** @type {import('./types.js').Version} */
export const scorm12 = {
  api: 'API',
  calls: {
    initialize: 'LMSInitialize',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    terminate: 'LMSFinish',
    error: 'LMSGetLastError',
  },
  limit: 4096,
  language: 'cmi.student_preference.language',
  status: 'cmi.core.lesson_status',
  mode: 'cmi.core.lesson_mode',
  time: 'cmi.core.session_time',
  exit: 'cmi.core.exit',
  span: clockSpan,

  reached(get) {
    const status = get('cmi.core.lesson_status') ?? '';
    return {
      score: fraction(get('cmi.core.score.raw'), 100),
      complete: ['passed', 'failed'].includes(status),
      success: status === 'passed',
    };
  },

  report: ({ score, complete, success }) => [
    ...(score === undefined
      ? []
      : [
          { element: 'cmi.core.score.min', value: '0', optional: true },
          { element: 'cmi.core.score.max', value: '100', optional: true },
          { element: 'cmi.core.score.raw', value: percent(score) },
        ]),
    { element: 'cmi.core.lesson_status', value: complete ? (success ? 'passed' : 'failed') : 'incomplete' },
  ],

  // Who has passed has nothing to come back for; who has not finds the answers again.
  leave: ({ success }) => (success ? '' : 'suspend'),

  interaction: ({ question, type, given, correct, at }) => [
    ['id', question],
    ['time', clockTime(at)],
    ['type', type],
    ['student_response', response(type, given)],
    ['result', correct ? 'correct' : 'wrong'],
  ],
};

/**
 * A score that the platform has, which may be anything.
 * @param {string | undefined} text
 * @param {number} [of] the highest
 * @returns {number | undefined} 0 to 1
 */
export function fraction(text, of = 1) {
  const score = text ? Number(text) / of : NaN;
  return score >= 0 && score <= 1 ? score : undefined;
}

/** Of a hundred, with two decimals at most. @param {number} score 0 to 1 */
export const percent = (score) => String(Math.round(score * 1e4) / 100);

/**
 * @param {Attempt['type']} type
 * @param {Attempt['given']} given
 */
function response(type, given) {
  switch (type) {
    case 'choice':
      return letter(String(given));
    case 'matching':
      return Array.from(given, (right, left) => `${letter(String(left))}.${letter(right)}`).join(',');
    case 'fill-in':
      return String(given)
        .replace(/[^\x20-\x7e]/gu, '?')
        .slice(0, longestResponse);
  }
}

/** One of 0 to 9 and a to z, which is all that an option's name can be here. @param {string} id a number */
const letter = (id) => Number(id).toString(36);
