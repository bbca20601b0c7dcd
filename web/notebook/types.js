/**
 * What the notebook's page and worker say to each other, and what the page gets.
 *
 * @typedef {import('../engine/notebook-types.js').Budget} Budget
 * @typedef {import('../engine/notebook-types.js').Outcome} EngineOutcome
 * @typedef {import('../engine/notebook-types.js').Program} Program
 *
 * @typedef {EngineOutcome} Outcome `type` is "stopped" where stop() has ended the run
 *
 * @typedef {object} Failure why a run has no outcome
 * @property {'no-worker' | 'died' | 'load' | 'refused'} code
 * @property {string} detail
 *
 * @typedef {{type: 'load', binary: Uint8Array} | {type: 'run', program: Program}} Request
 * @typedef {{type: 'output', text: string} | {type: 'warning', text: string}
 *   | {type: 'outcome', outcome: Outcome, memory: number}
 *   | {type: 'error', failure: Failure}} Message memory: bytes that the engine has taken
 */

export {};
