import { html, nothing } from 'lit';
import { quantities } from '../quantities.js';
import { icons } from './icons.js';

/**
 * A link to this state, and the scene and its numbers as files.
 *
 * @param {import('../state/scene.js').Scene} scene
 */
export function share({ t, look, live }) {
  return html`<footer class="share" aria-label=${t.shareTitle} role="group">
    <p class="note">${t.footer}</p>
    <button type="button" class="quiet" data-action="copy-link" ?disabled=${!live}>
      ${icons.link}<span>${look.copied === 'link' ? t.copied : t.copyLink}</span>
    </button>
    <details>
      <summary class="quiet">${icons.download}<span>${t.export}</span></summary>
      <div class="files">
        <h3>${t.picture}</h3>
        <p>${file('png', 'PNG', live)} ${file('svg', 'SVG', live)}</p>
        <h3>${t.matrices}</h3>
        <p>
          ${Object.entries(quantities).map(
            ([id, { symbol }]) =>
              html`${file(
                id,
                html`<b>${symbol}</b> ${t.quantities[/** @type {keyof typeof quantities} */ (id)]}`,
                live,
              )} `,
          )}
        </p>
      </div>
    </details>
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
