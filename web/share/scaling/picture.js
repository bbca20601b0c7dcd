import { svg } from 'lit-html';
import { finding, isShares, rows } from '../../state/scaling/scene.js';
import { level } from '../../views/numbers.js';
import { serialise, serif, write } from '../drawing.js';

/**
 * The scene as a picture that stands alone: headline, and each key's scores and weights.
 *
 * @typedef {import('../../state/scaling/scene.js').Scene} Scene
 * @typedef {import('../drawing.js').Colours} Colours
 */

const margin = 32;
const left = margin + 150;
const column = 76;
const cell = 34;
const pillar = 64;
const top = 110;

/**
 * @param {Scene} scene
 * @param {Colours} colours
 */
export function picture(scene, colours) {
  const { keys, t } = scene;
  const { named } = colours;
  const width = left + keys.length * column + margin;
  const height = top + 2 * cell + 2 * (cell + pillar) + 90;
  let y = top;
  const drawing = svg`
    <rect width=${width} height=${height} fill=${named('paper')} />
    ${headline(scene, colours)}
    ${keys.map((key, at) => write(key, { x: centre(at), y: top - 12, family: serif, fill: named('mute'), anchor: 'middle' }))}
    ${rows.map((row) => {
      const shares = isShares(row);
      if (shares) y += pillar;
      const drawn = line(scene, colours, row, y);
      y += cell + 10;
      return drawn;
    })}
    ${write(t.footer, { x: margin, y: height - 20, size: 12, fill: named('mute') })}`;
  return serialise(drawing, width, height);
}

/** @param {number} at */
const centre = (at) => left + (at + 0.5) * column;

/** @param {Scene} scene @param {Colours} colours */
function headline(scene, { named }) {
  const [before, plain, between, divided, after] = finding(scene);
  const number = (/** @type {string} */ text) =>
    svg`<tspan fill=${named('accent')} font-weight="600">${text}</tspan>`;
  return svg`<text x=${margin} y="50" font-family=${serif} font-size="22" fill=${named('ink')}>${before}${number(plain)}${between}${number(divided)}${after}</text>`;
}

/**
 * @param {Scene} scene
 * @param {Colours} colours
 * @param {import('../../state/scaling/scene.js').Row} row
 * @param {number} y
 */
function line({ t, f, values }, { named, weight }, row, y) {
  const shares = isShares(row);
  const { formula, name } = t.rows[row];
  return svg`${write(`${formula}  ${name}`, { x: margin, y: y + 22, fill: named('mute') })}
    ${Array.from(values[row], (value, at) => {
      const shade = shares ? weight(level(value)) : undefined;
      const [x, tall] = [left + at * column + 0.5, shares ? pillar * value : 0];
      return svg`<rect x=${x} y=${y - tall} width=${column - 1} height=${tall} fill=${named('accent')} />
        <rect x=${x} y=${y} width=${column - 1} height=${cell} fill=${shade?.fill ?? named('paper')} />
        ${write((shares ? f.weight : f.tenth)(value), {
          x: centre(at),
          y: y + 22,
          fill: shade?.text ?? named('ink'),
          anchor: 'middle',
        })}`;
    })}`;
}
