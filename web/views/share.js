import { html, nothing } from 'lit-html';
import { icons } from './icons.js';

/**
 * A link to this state, and the scene and its numbers as files.
 *
 * @param {import('../state/scene.js').Scene} scene
 * @param {[id: string, name: unknown][]} tables what can be saved beside the picture
 */
export function share({ t, look, live }, tables) {
  const { files = false } = look;
  return html`<footer class="share" aria-label=${t.shareTitle} role="group">
    <p class="note">${t.footer}</p>
    <button type="button" class="quiet" data-action="copy-link" ?disabled=${!live}>
      ${icons.link}<span>${look.copied === 'link' ? t.copied : t.copyLink}</span>
    </button>
    <button
      type="button"
      class="quiet"
      data-action="files"
      aria-expanded=${files}
      aria-controls="files"
      ?disabled=${!live}
    >
      ${icons.download}<span>${t.export}</span>
    </button>
    <div id="files" class="files" ?hidden=${!files}>
      <h3>${t.picture}</h3>
      <p>${file('png', 'PNG', live)} ${file('svg', 'SVG', live)}</p>
      <h3>${t.matrices}</h3>
      <p>${tables.map(([id, name]) => html`${file(id, name, live)} `)}</p>
    </div>
    ${
      look.link
        ? html`<p class="by-hand">
            ${t.copyFailed} <input readonly aria-label=${t.linkLabel} .value=${look.link} data-select />
          </p>`
        : nothing
    }
  </footer>`;
}

/**
 * @param {string} id
 * @param {unknown} name
 * @param {boolean} live
 */
const file = (id, name, live) =>
  html`<button type="button" class="file" data-action="export" data-file=${id} ?disabled=${!live}>
    ${name}
  </button>`;
