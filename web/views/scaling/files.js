import { html } from 'lit-html';

/**
 * What can be saved beside the picture: the figure's numbers and the curves'.
 *
 * @param {import('../../state/scaling/scene.js').Scene} scene
 * @returns {[id: string, name: unknown][]}
 */
export const files = ({ t }) => [
  ['scores', html`<b>q · k</b> ${t.figure}`],
  ['curves', html`${t.measures.largest.name}, ${t.measures.entropy.name}, ${t.measures.gradient.name}`],
];
