import { svg, html } from 'lit-html';

/** The few drawn signs, on a 16-pixel square. @param {import('lit-html').TemplateResult} shape */
const icon = (shape) => html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;

export const icons = {
  play: icon(svg`<path d="M4.5 2.5v11l9-5.5z" />`),
  pause: icon(svg`<path d="M4 3h3v10H4zM9 3h3v10H9z" />`),
  previous: icon(svg`<path d="M3 3h1.7v10H3zM13 3v10L5.5 8z" />`),
  next: icon(svg`<path d="M11.3 3H13v10h-1.7zM3 3v10l7.5-5z" />`),
  link: icon(
    svg`<path class="line" d="M6.5 9.5l3-3M7.5 4.8l1.6-1.6a2.6 2.6 0 0 1 3.7 3.7l-1.6 1.6M8.5 11.2l-1.6 1.6a2.6 2.6 0 0 1-3.7-3.7l1.6-1.6" />`,
  ),
  download: icon(svg`<path class="line" d="M8 2.5v8M4.8 7.5L8 10.7l3.2-3.2M3 13.5h10" />`),
  copy: icon(svg`<path class="line" d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />`),
  theme: icon(svg`<path d="M8 2a6 6 0 0 1 0 12z" /><circle class="line" cx="8" cy="8" r="6" />`),
};
