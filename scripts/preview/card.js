import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { finding as attentionFinding } from '../../web/state/attention/scene.js';
import { PICTURE } from '../../web/site/link-preview.js';
import { finding as scalingFinding } from '../../web/state/scaling/scene.js';
import { inRoot } from '../paths.js';
import { attention } from './attention.js';
import { colours } from './colours.js';
import { png } from './png.js';
import { scaling } from './scaling.js';
import { openFaces, width, wrap, write } from './text.js';

/**
 * The picture that a link to a lesson is shown with: its title, what its scene says and the scene itself, as they are
 * when the lesson opens.
 */

const MARGIN = 64;
const ROOM = PICTURE.width - 2 * MARGIN;

/**
 * Of each kind of lesson: its headline, in which every second part is a number, and its drawing.
 * @type {Record<import('../../web/kinds/kinds.js').KindName, {
 *   finding: (scene: any) => string[], figure: (scene: any, room: {left: number, top: number, width: number, height: number}) => string
 * }>}
 */
const KINDS = {
  attention: { finding: (scene) => Object.values(attentionFinding(scene)), figure: attention },
  scaling: { finding: scalingFinding, figure: scaling },
};

/**
 * @param {import('../../web/site/link-preview.js').Preview} preview
 * @returns {Promise<Uint8Array>} a PNG, the same each time
 */
export async function card(preview) {
  await openFaces();
  const picture = new Resvg(draw(preview), { font: { loadSystemFonts: false } }).render();
  return png(picture.pixels, PICTURE);
}

/** @param {import('../../web/site/link-preview.js').Preview} preview */
function draw({ kind, scene, title, place }) {
  const { finding, figure } = KINDS[kind];
  const headline = finding(scene).map((text, at) => (at % 2 ? number(text) : words(text)));
  const lines = wrap(headline, 38, ROOM);
  const top = 226 + 46 * lines.length;
  const icon = readFileSync(inRoot('web/site/icon.svg'), 'utf8').replace(
    '<svg ',
    `<svg x="${MARGIN}" y="42" width="40" height="40" `,
  );
  /** @type {import('./text.js').Span[]} */
  const heading = [{ text: title, face: 'title', fill: colours.ink }];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">
  <rect width="100%" height="100%" fill="${colours.paper}"/>
  ${icon}
  ${write([{ text: scene.t.site, face: 'sansBold', fill: colours.ink }], { x: MARGIN + 56, y: 73, size: 32 })}
  ${write([{ text: place, face: 'sans', fill: colours.mute }], { x: PICTURE.width - MARGIN, y: 73, size: 28, anchor: 'end' })}
  ${write(heading, { x: MARGIN - 3, y: 170, size: Math.min(76, (76 * ROOM) / width(heading, 76)) })}
  ${lines.map((line, at) => write(line, { x: MARGIN, y: 234 + 46 * at, size: 38 })).join('')}
  ${figure(scene, { left: MARGIN, top, width: ROOM, height: PICTURE.height - 48 - top })}
</svg>`;
}

/** @param {string} text @returns {import('./text.js').Span} */
const words = (text) => ({ text, face: 'display', fill: colours.ink });

/** @param {string} text @returns {import('./text.js').Span} */
const number = (text) => ({ text, face: 'displayBold', fill: colours.accent });
