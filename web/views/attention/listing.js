import { html } from 'lit-html';
import { phases, rowOf } from '../../quantities.js';
import { computed } from '../../state/attention/scene.js';
import { shown } from '../numbers.js';

/**
 * What stands beside the listing's lines: the row's values as far as the steps have computed them, and which line the
 * present step belongs to.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 * @typedef {import('../../quantities.js').Phase} Phase
 */

/**
 * @param {Scene} scene
 * @param {string} text a line
 * @returns {import('../code.js').Beside}
 */
export function beside(scene, text) {
  const { lesson, now, row, steps } = scene;
  const phase = phases.find((each) => lesson.listing.steps[each] === text);
  return {
    now: phase === now.phase,
    step: phase && steps.find(phase, row),
    values: phase ? values(scene, phase) : setup(scene, text),
  };
}

/**
 * The row's numbers that a step's line has computed so far.
 * @param {Scene} scene
 * @param {Phase} phase
 */
function values(scene, phase) {
  const { f, row, lit } = scene;
  const format = phase === 'output' ? f.fixed : f.short;
  return computed(scene, phase, row).map(
    (value, column) =>
      html`<span class=${phase !== 'output' && column === lit ? 'lit' : ''}>${shown(format, value)}</span>`,
  );
}

/**
 * The values of the lines before the first step.
 * @param {Scene} scene
 * @param {string} text
 */
function setup({ lesson, attention, f, row }, text) {
  const [target] = lesson.context[0] ?? [];
  const vector = text.startsWith(`X[${target}] +=`)
    ? rowOf(attention.x, target)
    : text.startsWith('Q, K, V =')
      ? rowOf(attention.q, row)
      : [];
  return Array.from(vector, (value) => html`<span>${f.short(value)}</span>`);
}
