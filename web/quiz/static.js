import { html, nothing } from 'lit-html';

/**
 * The questions where they can only be read: without controls and without answers.
 *
 * @typedef {import('./scene.js').Item} Item
 * @typedef {import('./scene.js').QuizScene} QuizScene
 */

/** @param {QuizScene} scene */
export const staticQuestions = (scene) =>
  html`<ol class="quiz-list">
    ${scene.items.map(
      (item) =>
        html`<li>
          <p class="quiz-ask">${item.ask.html}</p>
          ${answerable(item)}
        </li>`,
    )}
  </ol>`;

/** @param {Item} item */
function answerable({ question, options }) {
  switch (question.kind) {
    case 'blank':
      return html`<p class="blank"><code>${question.code.join('___')}</code></p>`;
    case 'match':
      return [list(question.pairs.map(({ left }) => left.html)), list(options.map(({ text }) => text))];
    default:
      return options.length > 0 ? list(options.map(({ text }) => text)) : nothing;
  }
}

/** @param {unknown[]} texts */
const list = (texts) =>
  html`<ul>
    ${texts.map((text) => html`<li>${text}</li>`)}
  </ul>`;
