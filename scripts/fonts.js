/**
 * The page's fonts: a Vite plugin that subsets the OFL families from npm to Latin with Turkish and writes
 * two style sheets beside them: fallbacks.css, which is part of the pages' own, and fonts.css, which a page asks for once
 * its lesson is there, since the fonts are more bytes than everything else. Vite hashes and copies what they refer to.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fallbackCss, stackCss } from './font-fallbacks.js';
import { inRoot, ROOT } from './paths.js';
import { refresh } from './stamp.js';

const require = createRequire(import.meta.url);
/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = require('subset-font');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
/* Fontsource cuts a family into slices by script. None of these three families' slices holds → ← ≈ ≠ ≤ ≥ √ ∑ ∞ ‰ ⊤,
   nor IBM Plex Mono's any Greek: those characters come from the fallback fonts. */
const latin = ascii + '\u00a0ÇÖÜçöüıâîûÂÎÛ“”„‘’–—…·•×÷−±°²³½«»‹›′″€©§↑↓';
const turkish = 'ĞİŞğş';
const greek = 'Σσμτ';

/**
 * The OFL reserves the name "Source" for unmodified files, so the CSS names are the project's own. The optical size axis
 * begins at 20 because 20 and 60 are where its masters are: smaller sizes would bring a third master, 7 KB.
 */
const families = [
  {
    name: 'Derslik Serif',
    title: 'Source Serif 4',
    copyright: '© 2014 - 2021 Adobe Systems Incorporated, with Reserved Font Name ‘Source’.',
    npm: '@fontsource-variable/source-serif-4',
    files: [{ weight: '400 600', style: 'opsz-normal' }],
    axes: { opsz: { min: 20, max: 60 }, wght: { min: 400, max: 600, default: 400 } },
    slices: { latin, 'latin-ext': turkish, greek },
  },
  {
    name: 'Derslik Sans',
    title: 'Source Sans 3',
    copyright: '© 2023 Adobe, with Reserved Font Name ‘Source’.',
    npm: '@fontsource-variable/source-sans-3',
    files: [{ weight: '400 600', style: 'wght-normal' }],
    axes: { wght: { min: 400, max: 600, default: 400 } },
    slices: { latin, 'latin-ext': turkish + 'ᵀ', greek },
  },
  {
    name: 'Derslik Mono',
    title: 'IBM Plex Mono',
    copyright: '© 2017 IBM Corp. with Reserved Font Name ‘Plex’.',
    npm: '@fontsource/ibm-plex-mono',
    files: [
      { weight: '400', style: '400-normal' },
      { weight: '600', style: '600-normal' },
    ],
    axes: undefined,
    slices: { latin, 'latin-ext': turkish },
  },
];

/** Every font file to be made: one per family, style and slice. */
const faces = families.flatMap(({ name, npm, files, axes, slices }) =>
  files.flatMap(({ weight, style }) =>
    Object.entries(slices).map(([slice, text]) => {
      const file = `${npm.slice(npm.indexOf('/') + 1)}-${slice}-${style}.woff2`;
      return { name, weight, text, axes, file, source: require.resolve(`${npm}/files/${file}`) };
    }),
  ),
);

/** @param {string} text @returns {string} its characters as a unicode-range */
const unicodeRange = (text) => {
  const points = Array.from(text, (c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const hex = (/** @type {number} */ n) => n.toString(16).toUpperCase();
  const starts = points.filter((n) => !points.includes(n - 1));
  const ends = points.filter((n) => !points.includes(n + 1));
  return starts.map((n, i) => `U+${hex(n)}${n === ends[i] ? '' : `-${hex(ends[i])}`}`).join(', ');
};

/* ?no-inline: Vite would turn the small files into data: URLs, which the pages' CSP refuses. */
const faceCss = (/** @type {typeof faces[number]} */ { name, weight, text, file }) => `@font-face {
  font-family: '${name}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}?no-inline') format('woff2');
  unicode-range: ${unicodeRange(text)};
}
`;

/**
 * Makes the font files and the style sheets fonts.css, with the web fonts, and fallbacks.css, without.
 *
 * @param {string} folder absolute; whatever it held is removed
 */
export async function makeFonts(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { file, source, text, axes } of faces) {
    const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'], variationAxes: axes };
    await writeFile(join(folder, file), await subsetFont(await readFile(source), text, options));
  }
  await writeFile(join(folder, 'fonts.css'), [...faces.map(faceCss), stackCss(true)].join('\n'));
  await writeFile(join(folder, 'fallbacks.css'), fallbackCss());
}

/** @returns {Promise<string>} the licence of each family, with the copyright line that its package leaves out */
async function fontLicences() {
  const texts = families.map(async ({ title, copyright, npm }) => {
    const licence = await readFile(require.resolve(`${npm}/LICENSE`), 'utf8');
    return `${title}, here a subset\n${copyright}\n\n${licence.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Keeps build/fonts current and puts the licences beside the site's assets.
 *
 * @returns {import('vite').Plugin}
 */
export function fonts() {
  const sources = [...faces.map(({ source }) => source), require.resolve('subset-font/package.json')];
  const stage = {
    name: 'fonts',
    inputs: ['scripts/fonts.js', 'scripts/font-fallbacks.js', ...sources.map((file) => relative(ROOT, file))],
    outputs: ['build/fonts'],
    facts: [],
  };
  return {
    name: 'derslik-fonts',
    async buildStart() {
      await refresh(stage, ROOT, () => makeFonts(inRoot('build/fonts')));
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'assets/fonts-license.txt', source: await fontLicences() });
    },
  };
}
