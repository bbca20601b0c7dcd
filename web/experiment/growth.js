import { html, svg } from 'lit-html';

/**
 * The standard deviation against d, both axes logarithmic, where √d is a straight line of slope one half.
 *
 * @typedef {import('./types.js').Outcome} Outcome
 * @typedef {import('./texts.js').Texts} Texts
 */

/** Powers of two at both ends of the axis of d: 1 and 4096. */
const dimensions = [0, 12];
/** Pixels; with the style sheet's margin above, it stands on the line on which the histograms stand. */
const height = 244;

/**
 * @param {object} of
 * @param {Outcome[]} of.outcomes
 * @param {Texts} of.t
 */
export function growth({ outcomes, t }) {
  const [low, high] = deviations(outcomes);
  const x = (/** @type {number} */ d) =>
    percent((Math.log2(d) - dimensions[0]) / (dimensions[1] - dimensions[0]));
  const y = (/** @type {number} */ deviation) => percent((high - Math.log2(deviation)) / (high - low));
  const powers = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ step) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => 2 ** (from + i * step));
  return html`<figure class="growth">
    <figcaption><h3>${t.growth}</h3></figcaption>
    <svg height=${height} role="img" aria-label=${t.growthLabel}>
      ${powers(0, high, 1).map(
        (each) =>
          svg`<line class="grid" x1="0" x2="100%" y1=${y(each)} y2=${y(each)} /><text class="tick" x="-8" y=${y(each)} dy="4" text-anchor="end">${each}</text>`,
      )}
      ${powers(0, 12, 2).map(
        (each) =>
          svg`<line class="stub" x1=${x(each)} x2=${x(each)} y1="100%" y2="100%" /><text class="tick" x=${x(each)} y="100%" dy="18" text-anchor="middle">${each}</text>`,
      )}
      ${svg`<line class="base" x1="0" x2="100%" y1="100%" y2="100%" />
        <text class="symbol" x="-8" y="-14" text-anchor="end">${t.deviationAxis}</text>
        <text class="symbol" x="-14" y="100%" dy="18" text-anchor="end">d</text>
        <line class="law before" x1=${x(1)} y1=${y(1)} x2=${x(4096)} y2=${y(64)} />
        <line class="law after" x1=${x(1)} y1=${y(1)} x2=${x(4096)} y2=${y(1)} />
        <text class="name" x=${x(128)} y=${y(Math.sqrt(128))} dx="-14" dy="-6" text-anchor="end"><tspan class="symbol">√d</tspan><tspan dx="8">${t.before}</tspan></text>
        <text class="name" x="100%" y=${y(1)} dy="22" text-anchor="end"><tspan class="symbol">1</tspan><tspan dx="8">${t.after}</tspan></text>`}
      ${outcomes.map(
        ({ result: { d, before, after } }) =>
          svg`<circle class="before" cx=${x(d)} cy=${y(before)} r="4.5" /><circle class="after" cx=${x(d)} cy=${y(after)} r="4.5" />`,
      )}
    </svg>
  </figure>`;
}

/**
 * @param {Outcome[]} outcomes
 * @returns {[low: number, high: number]} powers of two between which every point and both lines lie
 */
export function deviations(outcomes) {
  const all = outcomes.flatMap(({ result: { before, after } }) => [before, after]).map(Math.log2);
  return [Math.floor(Math.min(-0.5, ...all)), Math.ceil(Math.max(6, ...all))];
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(2)}%`;
