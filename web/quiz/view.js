import { html, nothing } from 'lit-html';
import { controls } from './controls.js';
import { enough } from './progress.js';
import { staticQuestions } from './static.js';

/**
 * The box of questions: all of them are there, the current one is on show, and on paper they all are.
 *
 * @typedef {import('./scene.js').Item} Item
 * @typedef {import('./scene.js').Message} Message
 * @typedef {import('./scene.js').QuizScene} QuizScene
 */

/** @type {Record<import('./types.js').Outcome, string>} */
export const marks = { open: '', right: '✓', wrong: '✗', shown: '–' };

/** @param {QuizScene} scene */
export function quiz(scene) {
  const { t, live } = scene;
  return html`<section class="quiz" aria-labelledby="quiz-title">
    <h2 class=${live ? 'unseen' : 'quiz-title'} id="quiz-title">${t.title}</h2>
    ${live ? [scene.items.map((each, index) => question(scene, each, index)), foot(scene)] : staticQuestions(scene)}
  </section>`;
}

/**
 * @param {QuizScene} scene
 * @param {Item} item
 * @param {number} index
 */
function question(scene, item, index) {
  const { t, items, current, next } = scene;
  const { id, kind } = item.question;
  const goesOn = item.finished && next !== undefined;
  return html`<div class="question ${index === current ? 'current' : ''}" data-question=${id}>
    <p class="quiz-kind">${t.place(index + 1, items.length)} · ${t.kinds[kind]}</p>
    <fieldset tabindex="-1" ?disabled=${item.finished}>
      <legend>${item.ask.html}</legend>
      ${controls(scene, item)}
    </fieldset>
    <p class="quiz-buttons">
      ${
        goesOn || !item.finished
          ? html`<button type="button" class="filled" data-quiz=${goesOn ? 'next' : 'check'}>
              ${goesOn ? t.next : t.check}
            </button>`
          : nothing
      }
      ${
        item.canBeShown
          ? html`<button type="button" class="quiet" data-quiz="show">${t.show}</button>`
          : nothing
      }
      ${
        item.finished && kind === 'predict'
          ? html`<button type="button" class="quiet" data-quiz="scene">${t.scene}</button>`
          : nothing
      }
    </p>
    ${item.message ? verdict(scene, item.message) : nothing}
  </div>`;
}

/** @param {QuizScene} scene @param {Message} message */
const verdict = ({ t }, { outcome, before, why }) =>
  html`<p class="verdict">
    ${
      t.verdicts[outcome]
        ? html`<b><span aria-hidden="true">${marks[outcome]}</span> ${t.verdicts[outcome]}</b>`
        : nothing
    }
    ${before ?? nothing} ${why?.html ?? nothing}
  </p>`;

/** @param {QuizScene} scene */
function foot({ t, f, items, current, kept, standing }) {
  const score = f.percent(standing.score);
  return html`<div class="quiz-foot">
    <div class="quiz-places" role="group" aria-label=${t.questions}>
      ${items.map(
        ({ outcome }, index) =>
          html`<button
            type="button"
            data-quiz="go"
            data-index=${index}
            aria-label=${t.goTo(index + 1, t.outcomes[outcome])}
            aria-current=${index === current ? 'true' : nothing}
          >
            ${index + 1}<span class="mark">${marks[outcome]}</span>
          </button>`,
      )}
    </div>
    <p class="quiz-standing" tabindex="-1">
      ${
        standing.complete
          ? t.complete(score, f.percent(enough), standing.success)
          : html`${t.score(score)} · ${t.answered(standing.answered, items.length)}`
      }
    </p>
    <p class="quiz-kept note">${kept ? t.kept[kept] : t.notKept}</p>
    <button type="button" class="quiet" data-quiz="reset">${t.reset}</button>
  </div>`;
}
