import { html, nothing } from 'lit';

/**
 * The lesson's prose; beside it the questions, and the data section with its numbers.
 *
 * @param {import('../lessons/types.js').Prose} prose
 * @param {unknown} data  the numbers that a person put in
 * @param {unknown} quiz
 */
export function text({ sections }, data, quiz) {
  const main = sections.filter(({ id }) => id !== 'data');
  const aside = sections.filter(({ id }) => id === 'data');
  return html`<div class="prose">
    <div>${main.map((each) => section(each, nothing))}</div>
    <div class="aside">${quiz} ${aside.map((each) => section(each, data))}</div>
  </div>`;
}

/**
 * @param {import('../lessons/types.js').Prose['sections'][number]} of
 * @param {unknown} more what follows the text
 */
const section = ({ id, title, body }, more) =>
  html`<section class="section" aria-labelledby="section-${id}">
    <h2 id="section-${id}">${title}</h2>
    <div class="body">${body}</div>
    ${more}
  </section>`;
