import { svg } from 'lit-html';
import { quantities } from '../../quantities.js';
import { computed, finding } from '../../state/attention/scene.js';
import { level } from '../../views/numbers.js';
import { serialise, serif, write } from '../drawing.js';
import { shapes } from '../../views/attention/ribbons.js';

/**
 * The scene as a picture that stands alone: headline, sentence, ribbons and the matrix that is on show, drawn with
 * attributes only and in the page's present colours.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 * @typedef {import('../drawing.js').Colours} Colours
 */

const margin = 32;
const left = margin + 120;
const column = 96;
const cell = 34;
/** From the top: the ribbons' upper edge, the words, the matrix. */
const [ribbonsAt, wordsAt, gridAt] = [72, 202, 294];
const ribbonHeight = wordsAt - ribbonsAt;

/** @param {number} index */
const centre = (index) => left + (index + 0.5) * column;

/**
 * @param {Scene} scene
 * @param {Colours} colours
 * @returns {import('../drawing.js').Drawing}
 */
export function picture(scene, colours) {
  const size = scene.words.length;
  const width = left + size * column + margin;
  const height = gridAt + size * cell + 56;
  const drawing = svg`
    <rect width=${width} height=${height} fill=${colours.named('paper')} />
    ${headline(scene, colours)} ${sentence(scene, colours)} ${matrix(scene, colours)}
    ${write(scene.t.footer, { x: margin, y: height - 20, size: 12, fill: colours.named('mute') })}`;
  return serialise(drawing, width, height);
}

/** @param {Scene} scene @param {Colours} colours */
function headline(scene, { named }) {
  const { before, share, after } = finding(scene);
  return svg`<text x=${margin} y="50" font-family=${serif} font-size="24" fill=${named('ink')}>${before}<tspan
    fill=${named('accent')} font-weight="600">${share}</tspan>${after}</text>`;
}

/** @param {Scene} scene @param {Colours} colours */
function sentence(scene, { named }) {
  const { words, query } = scene;
  const weights = computed(scene, 'weights', query).filter((weight) => weight !== undefined);
  const ribbons = weights.length
    ? shapes({ weights, asking: query, column, height: ribbonHeight, unit: 24 })
    : [];
  return svg`<g transform="translate(${left} ${ribbonsAt})" fill="none" stroke=${named('accent')}>
      ${ribbons.map(({ d, stroke }) => svg`<path d=${d} stroke-width=${stroke} />`)}
    </g>
    <rect x=${centre(query) - 44} y=${wordsAt} width="88" height="38" rx="5" fill="none"
      stroke=${named('ink')} stroke-width="2" />
    ${words.map(({ text }, index) =>
      write(text, {
        x: centre(index),
        y: wordsAt + 25,
        family: serif,
        size: 20,
        fill: named('ink'),
        anchor: 'middle',
        bold: index === query,
      }),
    )}`;
}

/** @param {Scene} scene @param {Colours} colours */
function matrix(scene, colours) {
  const { t, f, words, query, attention, place, shown: id } = scene;
  const { named } = colours;
  const caption = t.caption(words[query].label, attention.q.shape[1], f.fixed(place.temperature));
  return svg`${write(`${t.quantities[id]} · ${caption}`, { x: left, y: wordsAt + 62, size: 13, fill: named('mute') })}
    ${words.map(({ label }, index) =>
      write(label, { x: centre(index), y: gridAt - 9, fill: named('mute'), anchor: 'middle' }),
    )}
    ${words.map((_, row) => line(scene, colours, row))}
    <rect x=${left} y=${gridAt + query * cell} width=${words.length * column} height=${cell} fill="none"
      stroke=${named('ink')} stroke-width="2" />`;
}

/** @param {Scene} scene @param {Colours} colours @param {number} row */
function line(scene, { named, weight }, row) {
  const { f, words, query, shown: id } = scene;
  const { colour } = quantities[id];
  const y = gridAt + row * cell;
  const asks = row === query;
  return svg`${write(words[row].label, {
    x: left - 12,
    y: y + 22,
    fill: named(asks ? 'ink' : 'mute'),
    anchor: 'end',
    bold: asks,
  })}
    ${computed(scene, id, row).map((value, index) => {
      const shade = colour && value !== undefined ? weight(level(value)) : undefined;
      return svg`<rect x=${left + index * column + 0.5} y=${y + 0.5} width=${column - 1} height=${cell - 1}
          fill=${shade?.fill ?? named('paper')} stroke=${shade ? 'none' : named('hairline')} />
        ${
          value === undefined
            ? ''
            : write((colour ? f.weight : f.short)(value), {
                x: centre(index),
                y: y + 22,
                fill: shade?.text ?? named('ink'),
                anchor: 'middle',
              })
        }`;
    })}`;
}
