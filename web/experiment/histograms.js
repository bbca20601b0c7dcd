import { html, nothing, svg } from 'lit-html';

/**
 * The scores before and after the division, as two strips on one axis: the second is the first, drawn together by √d.
 * Each is as high as it is dense, relative to the top of its own normal curve, so a wide and a narrow one can be compared;
 * the counts are relative to all the pairs of the run, so the bars rise to the curve while results come.
 *
 * @typedef {import('./types.js').Histogram} Histogram
 * @typedef {import('./texts.js').Texts} Texts
 *
 * @typedef {object} Shown one d's scores, finished or on the way
 * @property {number} d
 * @property {string} seed
 * @property {number} pairs         of the whole run
 * @property {Histogram} [histogram] nothing before the first scores
 * @property {import('./types.js').Result} [result] once all are there
 */

/** The axis runs from −4σ to 4σ. */
const reach = 4;
/** The density of the standard normal distribution at 0. */
const peak = 1 / Math.sqrt(2 * Math.PI);
/** Room over the curve, relative to its top, for bars that stand higher. */
const headroom = 1.15;
/** The part of a bin that its bar leaves free. */
const gap = 0.1;

/** Pixels: the captions' base lines, the strips' base lines, their height, and the numbers under both. */
const captions = [14, 158];
const bases = [124, 268];
const strip = 100;
const height = 298;

/** @typedef {{x: number, width: number, height: number}} Bar in units of the axis and of the curve's top */

/**
 * @param {ArrayLike<number>} edges  of the bins
 * @param {ArrayLike<number>} counts with what lies outside at both ends
 * @param {number} pairs  of the whole run
 * @returns {Bar[]} one for each bin within the edges
 */
export function bars(edges, counts, pairs) {
  return Array.from({ length: edges.length - 1 }, (_, bin) => {
    const width = edges[bin + 1] - edges[bin];
    return {
      x: edges[bin] + (gap / 2) * width,
      width: (1 - gap) * width,
      height: counts[bin + 1] / (pairs * width * peak),
    };
  });
}

/**
 * @param {object} of
 * @param {Shown} of.shown
 * @param {Texts} of.t
 * @param {import('../i18n/format.js').Formats} of.f
 */
export function histograms({ shown, t, f }) {
  const { d, seed, pairs, histogram, result } = shown;
  const [before, after] = histogram
    ? [histogram.before, histogram.after].map((counts) => bars(histogram.edges, counts, pairs))
    : [[], []];
  const top = Math.max(headroom, ...[...before, ...after].map((bar) => bar.height));
  return html`<figure class="histograms">
    <figcaption>
      <h3>${t.distribution(d)}</h3>
      <p class="note">${t.drawn(seed, pairs)}</p>
    </figcaption>
    <svg width="100%" height=${height} role="img" aria-label=${t.histograms(d, pairs)}>
      ${svg`<g class="before">${one({ bars: before, top, squeeze: 1, base: bases[0] })}
        ${caption({ y: captions[0], symbol: 'q · k', name: t.before, value: result && t.deviation(f.weight(result.before)) })}</g>
      <g class="after">${one({ bars: after, top, squeeze: Math.sqrt(d), base: bases[1] })}
        ${caption({ y: captions[1], symbol: 'q · k / √d', name: t.after, value: result && t.deviation(f.weight(result.after)) })}</g>`}
      ${[-4, -2, 0, 2, 4].map((at) => tick(at))}
    </svg>
    ${histogram ? table(histogram, t, f) : nothing}
  </figure>`;
}

/** @param {number} at in σ @returns {string} its place on the axis */
const place = (at) => `${(100 * (at + reach)) / (2 * reach)}%`;

/** @param {number} at */
const tick = (at) =>
  svg`<text class="tick" x=${place(at)} y=${bases[1] + 18} text-anchor=${at === -reach ? 'start' : at === reach ? 'end' : 'middle'}>${
    at === 0 ? '0' : `${at < 0 ? '−' : ''}${Math.abs(at)}√d`
  }</text>`;

/** @param {{y: number, symbol: string, name: string, value: string | undefined}} of */
const caption = ({ y, symbol, name, value }) =>
  svg`<text class="name" x="0" y=${y}><tspan class="symbol">${symbol}</tspan><tspan dx="8">${name}</tspan></text>${
    value ? svg`<text class="value" x="100%" y=${y} text-anchor="end">${value}</text>` : nothing
  }`;

/**
 * A strip, stretched to whatever width there is.
 * @param {object} of
 * @param {Bar[]} of.bars
 * @param {number} of.top     what the strip's height stands for
 * @param {number} of.squeeze how many of its own units are one of the axis
 * @param {number} of.base
 */
function one({ bars, top, squeeze, base }) {
  const at = (/** @type {number} */ value) => Number(value.toFixed(5));
  return svg`${[-2, 0, 2].map((at) => svg`<line class="rule" x1=${place(at)} x2=${place(at)} y1=${base - strip} y2=${base} />`)}
    <svg y=${base - strip} width="100%" height=${strip} viewBox="-4 0 8 1" preserveAspectRatio="none">
      ${bars.map((bar) => {
        const share = bar.height / top;
        return svg`<rect x=${at(bar.x / squeeze)} y=${at(1 - share)} width=${at(bar.width / squeeze)} height=${at(share)} />`;
      })}
      <path class="curve" vector-effect="non-scaling-stroke" d=${curve(top, squeeze)} />
    </svg>
    <line class="base" x1="0" x2="100%" y1=${base} y2=${base} />`;
}

/**
 * @param {number} top
 * @param {number} squeeze
 */
function curve(top, squeeze) {
  const points = Array.from({ length: 121 }, (_, index) => (index - 60) / 15);
  return points
    .map((x, i) => {
      const y = 1 - Math.exp((-x * x) / 2) / top;
      return `${i === 0 ? 'M' : 'L'}${(x / squeeze).toFixed(5)} ${y.toFixed(4)}`;
    })
    .join('');
}

/**
 * @param {Histogram} histogram
 * @param {Texts} t
 * @param {import('../i18n/format.js').Formats} f
 */
function table({ edges, before, after, expected }, t, f) {
  const last = edges.length - 1;
  /** @param {number} bin @param {string} unit */
  const range = (bin, unit) => {
    const edge = (/** @type {number} */ index) => f.short(edges[index]) + unit;
    if (bin === 0) return `${edge(0)} ${t.below}`;
    return bin > last ? `${edge(last)} ${t.above}` : `${edge(bin - 1)} … ${edge(bin)}`;
  };
  return html`<details>
    <summary>${t.asTable}</summary>
    <div class="bins" role="region" tabindex="0" aria-label=${t.asTable}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t.bins.before}</th>
            <th scope="col">${t.bins.count}</th>
            <th scope="col">${t.bins.after}</th>
            <th scope="col">${t.bins.count}</th>
            <th scope="col">${t.bins.expected}</th>
          </tr>
        </thead>
        <tbody>
          ${Array.from(
            expected,
            (normal, bin) =>
              html`<tr>
                <th scope="row">${range(bin, '√d')}</th>
                <td>${before[bin]}</td>
                <td>${range(bin, '')}</td>
                <td>${after[bin]}</td>
                <td>${f.fixed(normal)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
