import { html, nothing } from 'lit-html';
import { blocksView, filesView } from './blocks-view.js';
import { readChoice, ways } from './choice.js';
import { places } from './places.js';
import { downloads, snippet } from './snippet.js';

/**
 * Which way for which place, and each way with its plain code and its files.
 *
 * @typedef {import('./choice.js').Way} Way
 */

/**
 * @param {import('./page.js').Told[]} lessons
 * @param {import('./page.js').Words & {site: import('./snippet.js').Site, root: string}} of
 */
export function guideView(lessons, of) {
  const { e } = of;
  return html`<section class="guide">
    <h2>${e.guide}</h2>
    <table>
      <thead>
        <tr>
          ${e.columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Object.entries(places).map(([id, way]) => {
          const [place, note] = e.places[/** @type {import('./places.js').Place} */ (id)];
          return html`<tr>
            <th scope="row">${place}</th>
            <td>
              <a href="#way-${way}">${e.ways[way].name}</a>${note ? html` <small>${note}</small>` : nothing}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${Object.keys(ways).map((way) => wayView(/** @type {Way} */ (way), lessons, of))}
  </section>`;
}

/**
 * @param {Way} way
 * @param {import('./page.js').Told[]} lessons
 * @param {import('./page.js').Words & {site: import('./snippet.js').Site, root: string}} of
 */
function wayView(way, lessons, { e, site, root }) {
  const { name, when } = e.ways[way];
  const files = lessons.flatMap(({ id }) => downloads({ way, lesson: id, language: site.lang }, site));
  return html`<section class="way" id="way-${way}">
    <div>
      <h3>${name}</h3>
      ${when.map((text) => html`<p>${text}</p>`)}
    </div>
    <div>
      ${plain({ way }, { e, site })}
      ${
        way === 'frame'
          ? html`<p class="note">${e.fixed}</p>
              ${plain({ way, height: '720' }, { e, site })}`
          : nothing
      }
      ${filesView([...new Set(files)], { e, root })}
    </div>
  </section>`;
}

/**
 * The code for a lesson that opens as it starts.
 * @param {Record<string, string>} search
 * @param {{e: import('./texts.js').EmbedTexts, site: import('./snippet.js').Site}} of
 */
function plain(search, { e, site }) {
  const { choice } = readChoice(new URLSearchParams(search), site);
  const blocks = snippet(choice, site).filter(({ kind }) => search.height === undefined || kind === 'html');
  return blocksView(blocks, { e });
}
