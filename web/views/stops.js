import { html, nothing, svg } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * A slider over values that are not equally far apart: a native range input over their positions, some of them marked
 * with their value.
 *
 * @param {object} of
 * @param {string} of.setting the name of what it sets
 * @param {string} [of.id]
 * @param {string} [of.label] where no label element names it
 * @param {import('../lessons/types.js').NumberControl} of.control
 * @param {number} of.value  one between two stops puts the thumb on the lower one
 * @param {boolean} [of.enabled] without it there is the track alone
 */
export function stops({ setting, id, label, control: { stops = [], marks = [] }, value, enabled = true }) {
  const last = stops.length - 1;
  const position = positionOf(stops, value);
  const part = (/** @type {number} */ at) => `${((100 * at) / last).toFixed(2)}%`;
  return html`<div class="range stops">
    <svg aria-hidden="true">
      ${svg`<rect class="track" width="100%" height="2" y="9" /><rect class="fill" width=${part(position)} height="2" y="9" />`}
      ${marks.map((mark) => {
        const x = part(positionOf(stops, mark));
        return svg`<line x1=${x} x2=${x} y1="15" y2="19" /><text x=${x} y="34" text-anchor="middle">${mark}</text>`;
      })}
    </svg>
    ${
      enabled
        ? html`<input
            type="range"
            id=${id ?? nothing}
            aria-label=${label ?? nothing}
            aria-valuetext=${`${setting} = ${value}`}
            min="0"
            max=${last}
            step="1"
            .value=${live(String(position))}
            data-setting=${setting}
            data-stops=${stops.join(' ')}
            autocomplete="off"
          />`
        : nothing
    }
  </div>`;
}

/**
 * @param {number[]} stops ascending
 * @param {number} value
 */
export const positionOf = (stops, value) =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= value),
  );
