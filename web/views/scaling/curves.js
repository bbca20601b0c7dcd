import { html, nothing, svg } from 'lit-html';
import { measures } from '../../state/scaling/scene.js';

/**
 * What becomes of the softmax as d grows: largest weight, entropy and gradient, with and without the division, over
 * every d that the slider stops at.
 *
 * @typedef {import('../../state/scaling/scene.js').Scene} Scene
 * @typedef {import('../../state/scaling/scene.js').Measure} Measure
 */

/** Of the drawing, in its own units: it is stretched to the room that there is. */
const [width, height] = [200, 90];

/** Each measure's largest possible value, for n keys. @type {Record<Measure, (n: number) => number>} */
const tops = { largest: () => 1, entropy: Math.log, gradient: () => 0.5 };

/** @param {Scene} scene */
export const curves = (scene) =>
  html`<div class="curves">${measures.map((measure) => curve(scene, measure))} ${table(scene)}</div>`;

/** @param {Scene} scene @param {Measure} measure */
function curve(scene, measure) {
  const { t, f, place, lesson, saturation, curve, keys, live } = scene;
  const { name, symbol, low, high } = t.measures[measure];
  const [plain, divided] = [saturation.plain[measure], saturation.divided[measure]];
  const stops = lesson.controls.d.stops ?? [];
  const x = (/** @type {number} */ d) => (width * Math.log(d)) / Math.log(lesson.controls.d.max);
  const y = (/** @type {number} */ value) => height * (1 - value / tops[measure](keys.length));
  const path = (/** @type {Float64Array} */ values) =>
    Array.from(values, (value, i) => `${i ? 'L' : 'M'}${x(stops[i]).toFixed(1)} ${y(value).toFixed(1)}`).join(
      '',
    );
  const label = t.measureLabel(name, String(place.d), f.weight(plain), f.weight(divided));
  return html`<figure class="curve">
    <figcaption>
      <b>${name}</b> <span class="note">${symbol}</span>
      <span class="values"
        ><span class="plain">${t.plain} <b>${f.weight(plain)}</b></span>
        <span class="divided">${t.divided} <b>${f.weight(divided)}</b></span></span
      >
    </figcaption>
    <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label=${label}>
      ${svg`<path class="ground" d="M0 0H${width}M0 ${height}H${width}" />
        <path class="here" d="M${x(place.d).toFixed(1)} 0V${height}" />`}
      ${live ? lines(path(curve.plain[measure]), path(curve.divided[measure])) : nothing}
    </svg>
    <span class="ends" aria-hidden="true"><span>${low}</span><span>${high}</span></span>
    <span class="ends across" aria-hidden="true"
      ><span>d = 1</span><span>${lesson.controls.d.max}</span></span
    >
  </figure>`;
}

/** Left out of the page before any script runs, where the table says as much in fewer bytes. @param {string} plain @param {string} divided */
const lines = (plain, divided) => svg`<path class="plain" d=${plain} /><path class="divided" d=${divided} />`;

/** The curves where they cannot be seen, at the powers of two. @param {Scene} scene */
function table({ t, f, lesson, curve }) {
  const stops = lesson.controls.d.stops ?? [];
  const shown = stops.flatMap((d, i) => (Number.isInteger(Math.log2(d)) ? [[d, i]] : []));
  return html`<details>
    <summary>${t.asTable}</summary>
    <div class="tables">
      <table>
        <thead>
          <tr>
            <th scope="col" rowspan="2">d</th>
            ${measures.map((measure) => html`<th scope="colgroup" colspan="2">${t.measures[measure].name}</th>`)}
          </tr>
          <tr>
            ${measures.map(
              () =>
                html`<th scope="col">${t.plain}</th>
                  <th scope="col">${t.divided}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ([d, i]) =>
              html`<tr>
                <th scope="row">${d}</th>
                ${measures.map(
                  (measure) =>
                    html`<td>${f.weight(curve.plain[measure][i])}</td>
                      <td>${f.weight(curve.divided[measure][i])}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
