import { html, nothing } from 'lit-html';

/**
 * Why the interactive part is not there, over whatever the element held, which stays readable.
 *
 * @param {object} of
 * @param {import('../i18n/failure-texts.js').FailureTexts} of.texts
 * @param {{code: string, detail?: string, known?: string[], retry?: string}} of.failure
 * @param {boolean} of.served whether the element holds the lesson's text, as on its own page
 */
export function failure({ texts: t, failure: { code, detail = '', known = [], retry }, served }) {
  const cause = t.failures[code];
  const told = typeof cause === 'function' ? cause(detail, known.join(', ')) : cause;
  return html`<div class="failure" role="alert">
      <h2>${t.failureTitle}</h2>
      <p>${told} ${served ? t.stillReadable : nothing}</p>
      ${retry ? html`<button type="button" class="filled" data-action="retry">${t.retry}</button>` : nothing}
    </div>
    ${held}`;
}

/** What the element holds. */
export const held = html`<slot></slot>`;

/**
 * Before the lesson is there: what the element held, and progress once the wait is felt.
 *
 * @param {import('../i18n/failure-texts.js').FailureTexts} texts
 * @param {boolean} slow
 */
export const loading = (texts, slow) =>
  html`${
    slow
      ? html`<div class="loading" role="status">
          <progress aria-label=${texts.loadingLesson}></progress>
        </div>`
      : nothing
  }${held}`;

/**
 * In place of a part that could not be loaded after the lesson.
 * @param {import('../i18n/failure-texts.js').FailureTexts} texts
 */
export const missing = ({ failures, retry }) =>
  html`<p class="missing" role="note">
    ${failures.chunk} <button type="button" class="quiet" data-action="late">${retry}</button>
  </p>`;
