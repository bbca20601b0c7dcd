import { html, nothing } from 'lit-html';
import { python } from '../state/listing.js';

/**
 * Every result with what it takes to get it again, and the last run as the program prints it.
 *
 * @typedef {import('./types.js').Outcome} Outcome
 *
 * @param {object} of
 * @param {Outcome[]} of.outcomes
 * @param {Outcome[]} of.last        of the last run
 * @param {string} [of.shown]        the id of the one whose distribution is drawn
 * @param {boolean} of.live          whether another one's can be chosen
 * @param {import('./texts.js').Texts} of.t
 * @param {import('../i18n/format.js').Formats} of.f
 */
export function results({ outcomes, last, shown, live, t, f }) {
  if (outcomes.length === 0) return nothing;
  return html`<div class="results">
    <div class="sheet">
      <table>
        <caption>
          ${t.results}
        </caption>
        <thead>
          <tr>
            <th scope="col">d</th>
            <th scope="col">${t.columns.before}</th>
            <th scope="col">${t.columns.after}</th>
            <th scope="col">${t.columns.earlier}</th>
            <th scope="col">${t.columns.seed}</th>
            <th scope="col">${t.columns.pairs}</th>
          </tr>
        </thead>
        <tbody>
          ${outcomes.map((outcome) => row({ outcome, shown: outcome.id === shown, live, t, f }))}
        </tbody>
      </table>
    </div>
    ${last.length ? printed(last, t) : nothing}
  </div>`;
}

/** @param {{outcome: Outcome, shown: boolean, live: boolean, t: import('./texts.js').Texts, f: import('../i18n/format.js').Formats}} of */
function row({ outcome: { id, seed, pairs, dimensions, result }, shown, live, t, f }) {
  const earlier = dimensions.slice(0, -1);
  return html`<tr class=${shown ? 'shown' : ''}>
    <th scope="row">
      ${
        live
          ? html`<button
              type="button"
              data-experiment="show"
              data-outcome=${id}
              aria-label=${t.show(result.d)}
              aria-pressed=${shown}
            >
              ${result.d}
            </button>`
          : result.d
      }
    </th>
    <td>${f.weight(result.before)}</td>
    <td>${f.weight(result.after)}</td>
    <td>
      ${earlier.length ? earlier.join(', ') : html`<span aria-hidden="true">–</span><span class="unseen">${t.none}</span>`}
    </td>
    <td>${seed}</td>
    <td>${pairs}</td>
  </tr>`;
}

/**
 * @param {Outcome[]} last
 * @param {import('./texts.js').Texts} t
 */
function printed(last, t) {
  const { seed, pairs } = last[0];
  const lines = last.map(
    ({ result: { d, printed } }) => `${d} ${python(printed.before)} ${python(printed.after)}`,
  );
  return html`<figure class="printed">
    <figcaption>
      <h3>${t.printed}</h3>
      <p class="note">${t.drawn(seed, pairs)}</p>
    </figcaption>
    <pre><code>${lines.join('\n')}</code></pre>
  </figure>`;
}
