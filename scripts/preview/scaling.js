import { colour, ink } from '../ramp.js';
import { colours } from './colours.js';
import { write } from './text.js';

/**
 * The same keys' weights twice: without the division one of them takes all, with it each has a part.
 *
 * @param {import('../../web/state/scaling/scene.js').Scene} scene
 * @param {{left: number, top: number, width: number, height: number}} room
 * @returns {string} SVG
 */
export function scaling({ t, f, values }, { left, top, width, height }) {
  const panel = (width - GAP) / 2;
  return [
    { name: t.plain, weights: values.plain, fill: colours.ink, x: left },
    { name: t.divided, weights: values.weights, fill: colours.accent, x: left + panel + GAP },
  ]
    .map(({ name, weights, fill, x }) => {
      const column = panel / weights.length;
      const ground = top + height - CELL - 50;
      const bars = Array.from(weights, (weight, at) => {
        const shade = colour('light', weight);
        const tall = weight * (ground - top);
        const from = x + at * column + 1;
        return `<rect x="${from}" y="${ground - tall}" width="${column - 2}" height="${tall}" fill="${fill}"/>
        <rect x="${from}" y="${ground}" width="${column - 2}" height="${CELL}" fill="${shade}"/>
        ${write([{ text: f.fixed(weight), face: 'sans', fill: ink(shade) }], { x: from + column / 2 - 1, y: ground + 33, size: 25, anchor: 'middle' })}`;
      });
      return `${bars.join('')}
      ${write([{ text: name, face: 'sans', fill: colours.mute }], { x, y: top + height - 6, size: 28 })}`;
    })
    .join('');
}

const GAP = 56;
const CELL = 48;
