import { html, nothing } from 'lit';

/**
 * Why the interactive part is not there, over whatever the element held, which stays readable.
 *
 * @param {object} of
 * @param {import('../i18n/strings.js').Strings} of.strings
 * @param {{code: string, detail?: string, retry: boolean}} of.failure
 */
export function failure({ strings: t, failure: { code, detail = '', retry } }) {
  const cause = t.failures[code];
  return html`<div class="failure" role="alert">
      <h2>${t.failureTitle}</h2>
      <p>${typeof cause === 'function' ? cause(detail) : cause} ${t.stillReadable}</p>
      ${retry ? html`<button type="button" class="filled" data-action="retry">${t.retry}</button>` : nothing}
    </div>
    <slot></slot>`;
}

/**
 * Before the lesson is there: what the element held, and progress once the wait is felt.
 *
 * @param {import('../i18n/strings.js').Strings | undefined} strings
 * @param {boolean} slow
 */
export const loading = (strings, slow) =>
  html`${
      slow
        ? html`<div class="loading" role="status">
            <progress aria-label=${strings?.loadingLesson ?? 'Derslik'}></progress>
          </div>`
        : nothing
    }<slot></slot>`;
