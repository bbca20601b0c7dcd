import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { form } from './form.js';
import { growth } from './growth.js';
import { histograms } from './histograms.js';
import { results } from './results.js';

/**
 * The whole experiment. Without a form it is what the pages show before any script runs: given results, nothing to press,
 * and no histograms, which are most of its bytes.
 *
 * @typedef {import('./types.js').Outcome} Outcome
 *
 * @typedef {object} Model
 * @property {import('./texts.js').Texts} t
 * @property {import('../i18n/format.js').Formats} f
 * @property {import('../i18n/strings.js').Strings} strings
 * @property {Outcome[]} outcomes
 * @property {Outcome[]} last   of the last run
 * @property {import('./histograms.js').Shown & {id?: string}} shown
 * @property {import('./form.js').Form} [form]
 *
 * @param {Model} model
 */
export function experiment({ t, f, strings, outcomes, last, shown, form: given }) {
  const live = given !== undefined;
  return html`<section class="experiment" aria-labelledby="experiment-title">
    <h2 id="experiment-title">${t.title}</h2>
    <p class="intro">${t.intro}</p>
    ${given ? form({ form: given, t, strings }) : nothing}
    <div class="figures">
      ${
        live
          ? guard([t, shown.id, shown.d, shown.seed, shown.pairs, shown.histogram], () =>
              histograms({ shown, t, f }),
            )
          : nothing
      }
      ${guard([t, outcomes], () => growth({ outcomes, t }))}
    </div>
    ${guard([t, outcomes, last, shown.id, live], () => results({ outcomes, last, shown: shown.id, live, t, f }))}
  </section>`;
}
