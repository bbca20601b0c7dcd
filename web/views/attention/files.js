import { html } from 'lit-html';
import { quantities } from '../../quantities.js';

const ids = /** @type {(keyof typeof quantities)[]} */ (Object.keys(quantities));

/**
 * What can be saved beside the picture: every matrix.
 *
 * @param {import('../../state/attention/scene.js').Scene} scene
 * @returns {[id: string, name: unknown][]}
 */
export const files = ({ t }) =>
  ids.map((id) => [id, html`<b>${quantities[id].symbol}</b> ${t.quantities[id]}`]);
