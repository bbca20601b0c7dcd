/**
 * What the notebook's page and worker say to each other, and what the page gets.
 *
 * @typedef {import('../engine/notebook-types.js').Budget} Budget
 * @typedef {import('../engine/notebook-types.js').Figure} Figure
 * @typedef {import('../engine/notebook-types.js').Followed} Followed
 * @typedef {import('../engine/notebook-types.js').FollowRequest} FollowRequest
 * @typedef {import('../engine/notebook-types.js').Outcome} EngineOutcome
 * @typedef {import('../engine/notebook-types.js').Program} Program
 * @typedef {import('../engine/types.js').ErrorParts} ErrorParts
 *
 * @typedef {EngineOutcome} Outcome `type` is "stopped" where stop() has ended the run
 *
 * @typedef {object} Failure why a run has no outcome, or a request to follow one no answer
 * @property {'no-worker' | 'died' | 'load' | 'refused' | 'stopped'} code "stopped": of a request to follow alone
 * @property {string} detail
 *
 * @typedef {{type: 'load', binary: Uint8Array} | {type: 'run', program: Program}
 *   | {type: 'follow', request: FollowRequest}} Request
 * @typedef {{type: 'output', text: string} | {type: 'warning', text: string}
 *   | {type: 'outcome', outcome: Outcome, memory: number}
 *   | {type: 'followed', followed: Followed | {error: ErrorParts}}
 *   | {type: 'error', failure: Failure}} Message memory: bytes that the engine has taken
 */

export {};
