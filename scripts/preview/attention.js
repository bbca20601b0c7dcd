import { computed } from '../../web/state/attention/scene.js';
import { shapes } from '../../web/views/attention/ribbons.js';
import { colour, ink } from '../ramp.js';
import { colours } from './colours.js';
import { write } from './text.js';

/**
 * The sentence with the ribbons of the asking word, and below each word what it gets.
 *
 * @param {import('../../web/state/attention/scene.js').Scene} scene
 * @param {{left: number, top: number, width: number, height: number}} room
 * @returns {string} SVG
 */
export function attention({ f, words, query, ...scene }, { left, top, width, height }) {
  const weights = computed({ f, words, query, ...scene }, 'weights', query).map((weight) => weight ?? 0);
  const column = width / words.length;
  const centre = (/** @type {number} */ at) => left + (at + 0.5) * column;
  const cell = { y: top + height - CELL, height: CELL };
  const baseline = cell.y - 42;
  const ribbonsEnd = baseline - 48;

  const ribbons = shapes({
    weights,
    asking: query,
    column: column / ZOOM,
    height: (ribbonsEnd - top) / ZOOM,
    unit: 24,
  });
  const frame = { width: 130, height: 68 };
  return `<g fill="none" stroke="${colours.accent}" transform="translate(${left} ${top}) scale(${ZOOM})">
    ${ribbons.map(({ d, stroke }) => `<path d="${d}" stroke-width="${stroke}"/>`).join('')}
  </g>
  <rect x="${centre(query) - frame.width / 2}" y="${ribbonsEnd}" width="${frame.width}" height="${frame.height}" rx="8"
    fill="none" stroke="${colours.ink}" stroke-width="3"/>
  ${words.map(({ text }, at) => write([{ text, face: at === query ? 'displayBold' : 'display', fill: colours.ink }], { x: centre(at), y: baseline, size: 38, anchor: 'middle' })).join('')}
  ${weights
    .map((weight, at) => {
      const fill = colour('light', weight);
      return `<rect x="${left + at * column + 1}" y="${cell.y}" width="${column - 2}" height="${cell.height}" fill="${fill}"/>
      ${write([{ text: f.weight(weight), face: 'sans', fill: ink(fill) }], { x: centre(at), y: cell.y + 43, size: 32, anchor: 'middle' })}`;
    })
    .join('')}`;
}

/** The ribbons are drawn as wide as on the page, and then enlarged with all that belongs to them. */
const ZOOM = 2;

const CELL = 64;
