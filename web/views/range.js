import { html, nothing, svg } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/**
 * A native range input on a drawn track, so that the part before the thumb can be filled without a style attribute.
 *
 * @param {object} of
 * @param {string} of.setting the name of what it sets
 * @param {string} [of.id]
 * @param {string} [of.label] where no label element names it
 * @param {import('../lessons/types.js').NumberControl} of.control
 * @param {number} of.value
 * @param {string} of.text    the value as it is spoken
 * @param {boolean} of.enabled without it there is the track alone
 * @param {boolean} [of.ticks] whether each value has a mark
 * @param {{at: number, name: unknown}[]} [of.names] values that have a mark with a name under it
 * @param {number[]} [of.stops] what the values are the positions of, where they are positions
 */
export function range({
  setting,
  id,
  label,
  control: { min, max, step },
  value,
  text,
  enabled,
  ticks = false,
  names = [],
  stops,
}) {
  const part = (/** @type {number} */ at) => `${((100 * (at - min)) / (max - min)).toFixed(2)}%`;
  const marks = ticks ? Array.from({ length: (max - min) / step + 1 }, (_, i) => part(min + i * step)) : [];
  return html`<div class="range ${stops ? 'stops' : ''}">
    <svg aria-hidden="true">
      ${svg`<rect class="track" width="100%" height="2" y="9" /><rect class="fill" width=${part(value)} height="2" y="9" />`}
      ${marks.map((x) => mark(x))} ${names.map(({ at, name }) => mark(part(at), name))}
    </svg>
    ${
      enabled
        ? html`<input
            type="range"
            id=${id ?? nothing}
            aria-label=${label ?? nothing}
            aria-valuetext=${text}
            min=${min}
            max=${max}
            step=${step}
            .value=${live(String(value))}
            data-setting=${setting}
            data-stops=${stops?.join(' ') ?? nothing}
            autocomplete="off"
          />`
        : nothing
    }
  </div>`;
}

/** @param {string} x @param {unknown} [name] */
const mark = (x, name) =>
  svg`<line x1=${x} x2=${x} y1="15" y2="19" />${
    name === undefined ? nothing : svg`<text x=${x} y="34" text-anchor="middle">${name}</text>`
  }`;
