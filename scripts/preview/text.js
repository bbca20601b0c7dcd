import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

/**
 * Text as outlines in the pages' own fonts, so that a picture looks the same on every machine, whatever is installed.
 *
 * @typedef {keyof typeof FACES} FaceName
 *
 * @typedef {object} Span a piece of a line
 * @property {string} text
 * @property {FaceName} face
 * @property {string} fill
 *
 * @typedef {{path: string, advance: number}} Glyph in thousandths of the font's size, upwards from the base line
 */

const require = createRequire(import.meta.url);
/** @type {{convert: (font: Buffer, format: 'truetype') => Promise<Uint8Array>}} */
const { convert } = require('fontverter');

const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-*-opsz-normal.woff2';
const SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-*-wght-normal.woff2';

/** Fontsource cuts a family into slices by script: a character comes from the first slice that has it. */
const SLICES = ['latin', 'latin-ext', 'greek'];

const FACES = {
  title: { files: SERIF, axes: { opsz: 60, wght: 600 } },
  display: { files: SERIF, axes: { opsz: 40, wght: 400 } },
  displayBold: { files: SERIF, axes: { opsz: 40, wght: 600 } },
  sans: { files: SANS, axes: { wght: 400 } },
  sansBold: { files: SANS, axes: { wght: 600 } },
};

/** No slice has the radical sign. One that is drawn to go with the serif's x-height and weight. */
const RADICAL = {
  path: 'M20 310L150 375L272 110L462 790L560 790L560 735L502 735L290-70L248-70L108 300L38 266Z',
  advance: 540,
};

/** As on the pages: a ligature of f and i would hide the Turkish dot; digits are equally wide. */
const FEATURES = [new Feature('liga', 0), new Feature('tnum', 1)];

/** @type {Map<FaceName, Font[]>} */
const opened = new Map();

/** Makes the faces ready: unpacks their files, once. */
export async function openFaces() {
  for (const [name, { files, axes }] of Object.entries(FACES)) {
    if (opened.has(/** @type {FaceName} */ (name))) continue;
    const fonts = [];
    for (const slice of SLICES) {
      const face = await unpacked(files.replace('*', slice));
      const font = new Font(face);
      font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
      fonts.push(font);
    }
    opened.set(/** @type {FaceName} */ (name), fonts);
  }
}

/** @type {Map<string, Face>} */
const faces = new Map();

/** @param {string} file of an npm package */
async function unpacked(file) {
  const known = faces.get(file);
  if (known) return known;
  const face = new Face(new Blob(await convert(readFileSync(require.resolve(file)), 'truetype')));
  faces.set(file, face);
  return face;
}

/**
 * @param {string} text
 * @param {FaceName} face
 * @returns {Glyph[]}
 * @throws {Error} if a character has no outline: a hole in a picture would go unnoticed
 */
function glyphs(text, face) {
  const fonts = opened.get(face) ?? [];
  /** @type {{font: Font | null, text: string}[]} */
  const runs = [];
  for (const character of text.replaceAll('\u00a0', ' ')) {
    const point = character.codePointAt(0) ?? 0;
    const font = character === '√' ? null : fonts.find((each) => each.nominalGlyph(point));
    if (font === undefined)
      throw new Error(
        `The face "${face}" should have an outline for "${character}" in "${text}", and has none.`,
      );
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs.flatMap(({ font, text: run }) => (font ? shaped(font, run) : Array.from(run, () => RADICAL)));
}

/** @param {Font} font @param {string} text @returns {Glyph[]} */
function shaped(font, text) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, FEATURES);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => ({
    path: font.glyphToPath(codepoint).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
    advance: xAdvance,
  }));
}

/**
 * A line of text.
 *
 * @param {Span[]} spans
 * @param {{x: number, y: number, size: number, anchor?: 'start' | 'middle' | 'end'}} place
 * @returns {string} SVG
 */
export function write(spans, { x, y, size, anchor = 'start' }) {
  const part = { start: 0, middle: 0.5, end: 1 }[anchor];
  let at = x - part * width(spans, size);
  return spans
    .map(({ text, face, fill }) => {
      let advance = 0;
      const paths = glyphs(text, face).map((glyph) => {
        const path = glyph.path && `<path transform="translate(${advance} 0)" d="${glyph.path}"/>`;
        advance += glyph.advance;
        return path;
      });
      const scale = size / 1000;
      const group = `<g fill="${fill}" transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
      at += advance * scale;
      return group;
    })
    .join('');
}

/** @param {Span[]} spans @param {number} size */
export const width = (spans, size) =>
  spans.reduce(
    (sum, { text, face }) =>
      sum + glyphs(text, face).reduce((all, { advance }) => all + (advance * size) / 1000, 0),
    0,
  );

/**
 * Breaks a text into lines at its spaces.
 *
 * @param {Span[]} spans
 * @param {number} size
 * @param {number} room how wide a line may be
 * @returns {Span[][]}
 */
export function wrap(spans, size, room) {
  /** @type {Span[][]} */
  const lines = [[]];
  const words = spans.flatMap((span) =>
    (span.text.match(/\S+\s*|\s+/g) ?? []).map((text) => ({ ...span, text })),
  );
  for (const word of words) {
    const line = [...(lines.at(-1) ?? []), word];
    const ends = line.with(-1, { ...word, text: word.text.trimEnd() });
    const breaks = /\s$/.test(line.at(-2)?.text ?? '') && width(ends, size) > room;
    if (breaks) lines.push([word]);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
