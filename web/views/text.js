import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';

/**
 * The lesson's prose; beside it the questions, and the data section with its numbers.
 *
 * @param {import('../lessons/types.js').Prose} prose
 * @param {unknown} data  the numbers that a person put in
 * @param {unknown} quiz
 */
export function text(prose, data, quiz) {
  const [main, aside] = ['main', 'aside'].map((place) =>
    prose.sections.filter(({ id }) => placeOf(id) === place),
  );
  return html`<div class="prose">
    <div>${guard([prose], () => main.map((each) => section(each, nothing)))}</div>
    <div class="aside">${quiz} ${aside.map((each) => section(each, data))}</div>
  </div>`;
}

/** Where a section stands; the exercise has a place of its own. @param {string} id */
const placeOf = (id) => ({ data: 'aside', exercise: 'elsewhere' })[id] ?? 'main';

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
