import { render, svg } from 'lit-html';

/**
 * What every picture is drawn with: attributes only, so that it stands alone.
 *
 * @typedef {object} Colours the page's present ones
 * @property {(name: string) => string} named  a token's colour
 * @property {(level: string) => {fill: string, text: string}} weight  by the class of the weight scale
 *
 * @typedef {object} Drawing
 * @property {string} source an SVG document
 * @property {number} width  in pixels
 * @property {number} height in pixels
 */

export const serif = "'Source Serif 4', Georgia, serif";
const sans = "'Source Sans 3', system-ui, sans-serif";

/**
 * @param {string} text
 * @param {{x: number, y: number, fill: string, family?: string, size?: number, anchor?: string, bold?: boolean}} how
 */
export const write = (text, { x, y, fill, family = sans, size = 14, anchor = 'start', bold = false }) =>
  svg`<text x=${x} y=${y} font-family=${family} font-size=${size} font-weight=${bold ? 600 : 400} fill=${fill}
    text-anchor=${anchor}>${text}</text>`;

/**
 * @param {import('lit').SVGTemplateResult} drawing
 * @param {number} width
 * @param {number} height
 * @returns {Drawing}
 */
export function serialise(drawing, width, height) {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  render(drawing, /** @type {any} */ (root));
  // Lit marks its parts with comments, which a file has no use for.
  const source = new XMLSerializer().serializeToString(root).replace(/<!--.*?-->/gs, '');
  return { source, width, height };
}
