import { html, nothing, svg } from 'lit-html';

/**
 * What a question is answered with, all of it the browser's own: radio buttons, a field in a line of code, lists of
 * choices.
 *
 * @typedef {import('./scene.js').Item} Item
 * @typedef {import('./scene.js').Option} Option
 * @typedef {import('./scene.js').QuizScene} QuizScene
 * @typedef {import('../lessons/types.js').Blank} Blank
 * @typedef {import('../lessons/types.js').Match} Match
 */

/** Characters that a blank is longer than its longest right answer, so that its size does not tell. */
const spare = 4;

/** @param {QuizScene} scene @param {Item} item */
export function controls(scene, item) {
  const { question } = item;
  switch (question.kind) {
    case 'choice':
    case 'predict':
      return html`<div class="options">${item.options.map((each) => option(scene, item, each))}</div>`;
    case 'blank':
      return blank(scene, item, question);
    case 'match':
      return match(scene, item, question);
  }
}

/**
 * @param {QuizScene} scene
 * @param {Item} item
 * @param {Option} option
 */
const option = ({ t }, { question }, { id, text, picked, outcome, share }) =>
  html`<label class="option ${picked ? 'picked' : ''}">
    <input type="radio" name="quiz-${question.id}" value=${id} data-quiz="answer" .checked=${picked} />
    <span class="text">${text}</span>
    ${
      outcome === 'right' || outcome === 'wrong'
        ? html`<span class="mark"
            ><span aria-hidden="true">${outcome === 'right' ? '✓' : '✗'}</span>
            <span class="unseen">${t.outcomes[outcome]}</span></span
          >`
        : nothing
    }
    ${
      share
        ? html`<span class="portion"
            ><svg aria-hidden="true">${svg`<rect width=${`${100 * share.share}%`} height="100%" />`}</svg>
            <span>${share.text}</span></span
          >`
        : nothing
    }
  </label>`;

/**
 * @param {QuizScene} scene
 * @param {Item} item
 * @param {Blank} question
 */
function blank({ t }, { given }, { code: [before, after], accept }) {
  const size = Math.max(...accept.map((answer) => answer.length)) + spare;
  return html`<p class="blank">
    <code>${before}</code
    ><input
      type="text"
      data-quiz="answer"
      size=${size}
      aria-label=${t.blank}
      autocapitalize="off"
      autocomplete="off"
      autocorrect="off"
      spellcheck="false"
      translate="no"
      .value=${given ?? ''}
    /><code>${after}</code>
  </p>`;
}

/**
 * @param {QuizScene} scene
 * @param {Item} item
 * @param {Match} question
 */
const match = ({ t }, { given, options }, { pairs }) =>
  // A formula is no name to every browser, so its words are. Paper has no lists to open.
  html`<div class="pairs">
      ${pairs.map(
        ({ left }, index) =>
          html`<label class="pair">
            <span class="text">${left.html}</span>
            <select data-quiz="answer" data-pair=${index} aria-label=${left.plain}>
              <option value="" .selected=${!given?.[index]}>${t.choose}</option>
              ${options.map(
                ({ id, text }) =>
                  html`<option value=${id} .selected=${given?.[index] === id}>${text}</option>`,
              )}
            </select>
          </label>`,
      )}
    </div>
    <p class="on-paper">${options.map(({ text }, index) => [index ? ' · ' : nothing, text])}</p>`;
