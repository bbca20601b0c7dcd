import { fraction, percent } from './scorm12.js';
import { isoSpan, isoTime } from './times.js';

/**
 * SCORM 2004, 4th edition: completion and success apart, and a score of its own scale.
 *
 * @typedef {import('./types.js').Attempt} Attempt
 */

/** Of a typed answer. */
const longestResponse = 250;

/** @type {import('./types.js').Version} */
export const scorm2004 = {
  api: 'API_1484_11',
  calls: {
    initialize: 'Initialize',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    terminate: 'Terminate',
    error: 'GetLastError',
  },
  limit: 64_000,
  language: 'cmi.learner_preference.language',
  status: 'cmi.completion_status',
  mode: 'cmi.mode',
  time: 'cmi.session_time',
  exit: 'cmi.exit',
  span: isoSpan,

  reached(get) {
    return {
      score: fraction(get('cmi.score.scaled')),
      complete: get('cmi.completion_status') === 'completed',
      success: get('cmi.success_status') === 'passed',
    };
  },

  report: ({ score, complete, success }) => [
    ...(score === undefined
      ? []
      : [
          { element: 'cmi.score.min', value: '0' },
          { element: 'cmi.score.max', value: '100' },
          { element: 'cmi.score.raw', value: percent(score) },
          { element: 'cmi.score.scaled', value: String(Math.round(score * 1e7) / 1e7) },
        ]),
    { element: 'cmi.completion_status', value: complete ? 'completed' : 'incomplete' },
    // Until every question is answered nobody has failed.
    ...(complete ? [{ element: 'cmi.success_status', value: success ? 'passed' : 'failed' }] : []),
  ],

  // A normal exit ends the attempt: whoever only looks in again would then begin a new one, without the answers and with
  // the result taken back.
  leave: () => 'suspend',

  interaction: ({ question, type, given, correct, at }) => [
    ['id', question],
    ['type', type],
    ['timestamp', isoTime(at)],
    ['learner_response', response(type, given)],
    ['result', correct ? 'correct' : 'incorrect'],
  ],
};

/**
 * @param {Attempt['type']} type
 * @param {Attempt['given']} given
 */
function response(type, given) {
  switch (type) {
    case 'choice':
      return String(given);
    case 'matching':
      return Array.from(given, (right, left) => `${left}[.]${right}`).join('[,]');
    case 'fill-in':
      // Not through the middle of a sign.
      return String(given)
        .slice(0, longestResponse)
        .replace(/[\ud800-\udbff]$/, '');
  }
}
