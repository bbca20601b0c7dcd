import { html, nothing } from 'lit-html';
import { inLanguage } from '../state/listing.js';
import { highlight } from '../views/highlight.js';
import { icons } from '../views/icons.js';

/**
 * A task, the program to begin with, what it has to print, and a solution behind a reveal that needs no script.
 *
 * @param {object} of
 * @param {import('../lessons/types.js').Exercise} of.exercise
 * @param {import('../lessons/types.js').Prose} of.prose its section `exercise` is the task
 * @param {import('./texts.js').ExerciseTexts} of.texts
 * @param {import('../i18n/strings.js').Strings} of.strings
 * @param {boolean} [of.copied] whether the program was copied a moment ago
 * @param {boolean} [of.live]
 */
export function exerciseView({ exercise, prose, texts, strings: t, copied = false, live = true }) {
  const task = prose.sections.find(({ id }) => id === 'exercise');
  const program = (/** @type {string} */ source) => pieces(inLanguage(source, prose.meta).trimEnd());
  return html`<section class="exercise" aria-labelledby="section-exercise">
    <div class="section">
      <h2 id="section-exercise">${task?.title}</h2>
      <div class="body">${task?.body}</div>
    </div>
    <div class="programs">
      <figure>
        <figcaption>
          <span>${texts.starter} <code>${exercise.file}</code></span>
          ${
            live
              ? html`<button type="button" class="quiet" data-exercise="copy">
                  ${icons.copy}<span>${copied ? t.copied : t.copy}</span>
                </button>`
              : nothing
          }
        </figcaption>
        <pre
          tabindex=${live ? 0 : nothing}
          aria-label=${texts.starter}
        ><code>${program(exercise.starter)}</code></pre>
      </figure>
      <figure>
        <figcaption>${texts.expected}</figcaption>
        <pre>${exercise.expected.trimEnd()}</pre>
      </figure>
      <details>
        <summary>${texts.reveal}</summary>
        <pre
          tabindex=${live ? 0 : nothing}
          aria-label=${texts.solution}
        ><code>${program(exercise.solution)}</code></pre>
      </details>
    </div>
  </section>`;
}

/** @param {string} source */
const pieces = (source) =>
  source
    .split('\n')
    .map((line, at) => [
      at ? '\n' : '',
      highlight(line, 'python').map(([kind, piece]) =>
        kind ? html`<span class=${kind}>${piece}</span>` : piece,
      ),
    ]);
