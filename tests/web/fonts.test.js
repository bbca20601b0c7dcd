import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stacks } from '../../scripts/font-fallbacks.js';
import { fonts, makeFonts } from '../../scripts/fonts.js';

/** @type {(font: Buffer, text: undefined, options: object) => Promise<Buffer>} */
const subsetFont = createRequire(import.meta.url)('subset-font');

/** The text whose mean advances font-fallbacks.js holds. */
const SAMPLES = [
  'Robot kutuyu aldı çünkü o hafifti. Bu cümlede “o” sözcüğü kutuyu anlatır; cümleyi “güçlüydü” ile bitirirsek robotu. Dil modeli bunu dikkat ile bulur: her sözcük üç vektöre çevrilir, sorgu ile anahtarların nokta çarpımı alınır, satır softmax ile toplamı 1 olan ağırlıklara dönüşür. Sıcaklık büyüdükçe dağılım yassılaşır, küçüldükçe tek bir sözcükte toplanır. Şimdi sürgüyü oynatın ve değerlerin nasıl değiştiğini izleyin.',
  'The robot picked up the box because it was light. In this sentence “it” means the box; end it with “strong” and it means the robot. A language model finds out with attention: every word becomes three vectors, the query is multiplied with the keys, and softmax turns each row into weights that sum to 1. A higher temperature flattens the distribution, a lower one gathers it on a single word. Now move the slider and watch the values change.',
];

/** @type {string} */
let folder;
/** @type {string} */
let css;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derslik-fonts-'));
  await makeFonts(folder);
  const sheets = ['fonts.css', 'fallbacks.css'].map((name) => readFile(join(folder, name), 'utf8'));
  css = (await Promise.all(sheets)).join('\n');
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** @param {Buffer} sfnt */
const faceOf = (sfnt) => new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt)));

/** @returns {{ family: string, weight: string, file: string, range: string }[]} the web fonts' @font-face rules */
function rules() {
  const pattern =
    /font-family: '(.+)';\n.*font-weight: (.+);\n.*\n.*url\('\.\/(.+)\?no-inline'\).*\n.*unicode-range: (.+);/g;
  return [...css.matchAll(pattern)].map(([, family, weight, file, range]) => ({
    family,
    weight,
    file,
    range,
  }));
}

/**
 * The faces of a family that hold a weight.
 *
 * @param {string} family
 * @param {number} weight
 * @param {number} [opsz]
 */
async function webFont(family, weight, opsz = 20) {
  const files = rules().filter(
    (rule) => rule.family === family && (rule.weight.includes(' ') || +rule.weight === weight),
  );
  return Promise.all(
    files.map(async ({ file }) => {
      const woff2 = await readFile(join(folder, file));
      const face = faceOf(await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }));
      const font = new harfbuzz.Font(face);
      font.setVariations([new harfbuzz.Variation('wght', weight), new harfbuzz.Variation('opsz', opsz)]);
      return font;
    }),
  );
}

/**
 * Sets a text as a browser would: in runs, each from the first font that has its characters.
 *
 * @param {harfbuzz.Font[]} fonts
 * @param {string} text
 * @returns {number} its width in em
 */
function width(fonts, text) {
  /** @type {{ font: harfbuzz.Font, text: string }[]} */
  const runs = [];
  for (const character of text) {
    const font = fonts.find((each) => each.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
    if (font === undefined) throw new Error(`No font has ${character}`);
    const run = runs.at(-1);
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs.reduce((sum, run) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(run.font, buffer, [new harfbuzz.Feature('liga', 0)]);
    return sum + buffer.getGlyphPositions().reduce((w, { xAdvance }) => w + xAdvance, 0) / run.font.face.upem;
  }, 0);
}

/** @param {harfbuzz.Font[]} fonts @returns {number} mean advance in em, the two languages counting alike */
const meanAdvance = (fonts) =>
  SAMPLES.reduce((sum, text) => sum + width(fonts, text) / [...text].length, 0) / SAMPLES.length;

describe('the font files', () => {
  it('come to 90 KB or less together', async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.woff2'));
    expect(files.sort()).toEqual(
      rules()
        .map(({ file }) => file)
        .sort(),
    );
    const sizes = await Promise.all(files.map(async (file) => (await readFile(join(folder, file))).length));
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(90_000);
  });

  it('hold exactly the characters that their unicode-range names', async () => {
    for (const { file, range } of rules()) {
      const woff2 = await readFile(join(folder, file));
      const face = faceOf(await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }));
      const named = range.split(', ').flatMap((part) => {
        const [first, last = first] = part
          .slice(2)
          .split('-')
          .map((hex) => parseInt(hex, 16));
        return Array.from({ length: last - first + 1 }, (_, i) => first + i);
      });
      expect([...face.collectUnicodes()], file).toEqual(named);
    }
  });

  it.each(['Derslik Serif', 'Derslik Sans', 'Derslik Mono'])(
    '%s has both alphabets in both weights',
    async (family) => {
      for (const weight of [400, 600]) {
        const fonts = await webFont(family, weight);
        for (const text of [...SAMPLES, 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ âîû ÂÎÛ', '%58,9 − 0.5 · 2×3 … ’']) {
          expect(width(fonts, text)).toBeGreaterThan(0);
        }
      }
    },
  );

  it('kern, and set figures to one width', async () => {
    for (const family of ['Derslik Serif', 'Derslik Sans']) {
      const fonts = await webFont(family, 400);
      expect(width(fonts, 'AV')).toBeLessThan(width(fonts, 'A') + width(fonts, 'V'));
      for (const figure of '0123456789') expect(width(fonts, figure)).toBe(width(fonts, '0'));
    }
  });

  it('give the serif a display size and a semibold of its own', async () => {
    const [text, display, semibold] = await Promise.all([
      webFont('Derslik Serif', 400, 20),
      webFont('Derslik Serif', 400, 60),
      webFont('Derslik Serif', 600, 20),
    ]);
    expect(meanAdvance(display)).toBeLessThan(0.95 * meanAdvance(text));
    expect(meanAdvance(semibold)).toBeGreaterThan(1.01 * meanAdvance(text));
  });
});

describe('the fallback fonts', () => {
  const sizes = { serif: [20, 20], display: [32, 60], sans: [20, 20], mono: [20, 20] };

  it.each(stacks)(
    '$name: the table has the web font’s measures',
    async ({ name, font, ascent, descent, widths }) => {
      for (const [i, weight] of [400, 600].entries()) {
        const fonts = await webFont(font, weight, sizes[/** @type {keyof typeof sizes} */ (name)][i]);
        expect(meanAdvance(fonts)).toBeCloseTo(widths[i], 3);
        for (const { hExtents, face } of fonts.map((each) => ({
          hExtents: each.hExtents(),
          face: each.face,
        }))) {
          expect(hExtents).toEqual({
            ascender: ascent * face.upem,
            descender: -descent * face.upem,
            lineGap: 0,
          });
        }
      }
    },
  );

  const installed = stacks.flatMap(({ standIns }) =>
    standIns.flatMap(({ local, widths }) =>
      widths.flatMap((advance, i) => local[i].map((font) => ({ font, advance, path: debianFile(font) }))),
    ),
  );
  it.each(installed.filter(({ path }) => existsSync(path)))(
    '$font is as wide as the table says',
    async ({ path, advance }) => {
      expect(meanAdvance([new harfbuzz.Font(faceOf(await readFile(path)))])).toBeCloseTo(advance, 3);
    },
  );

  it('are scaled to the web font’s width, with its ascent and descent', () => {
    const rule = css.slice(css.indexOf("font-family: 'Derslik serif DejaVu'"));
    const [scale, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map(
      (name) => parseFloat(rule.slice(rule.indexOf(name) + name.length + 1)) / 100,
    );
    expect(scale * 0.5039).toBeCloseTo(0.4377, 4);
    expect(scale * ascent).toBeCloseTo(1.036, 3);
    expect(scale * descent).toBeCloseTo(0.335, 3);
  });

  it('are named by the stacks, each of them', () => {
    const families = new Set([...css.matchAll(/font-family: ('.+');/g)].map(([, family]) => family));
    const stacked = [...css.matchAll(/--derslik-(?:serif|display|sans|mono): (.+);/g)].flatMap(([, list]) =>
      list.match(/'[^']+'/g),
    );
    expect(new Set(stacked)).toEqual(families);
  });
});

/** @param {string} font full name @returns {string} where Debian's fonts-liberation and fonts-dejavu-core put it */
function debianFile(font) {
  const bold = font.endsWith(' Bold');
  const family = font.replace(/ Bold$/, '');
  const style = bold ? '-Bold' : family.startsWith('Liberation') ? '-Regular' : '';
  return `/usr/share/fonts/truetype/${family.split(' ')[0].toLowerCase()}/${family.replaceAll(' ', '')}${style}.ttf`;
}

describe('the plugin', () => {
  it('lets Vite ship hashed files, none inlined, and the licences', async () => {
    const root = await mkdtemp(join(tmpdir(), 'derslik-site-'));
    await writeFile(join(root, 'page.css'), `@import '${join(folder, 'fonts.css')}';`);
    const output = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [fonts()],
      build: { write: false, rollupOptions: { input: join(root, 'page.css') } },
    });
    await rm(root, { recursive: true });

    const { output: files } = /** @type {import('vite').Rollup.RollupOutput} */ (output);
    const names = files.map(({ fileName }) => fileName);
    for (const { file } of rules()) {
      expect(names).toContainEqual(
        expect.stringMatching(new RegExp(`^assets/${file.replace('.woff2', '-[\\w-]{8}\\.woff2')}$`)),
      );
    }
    const text = (/** @type {RegExp} */ name) => {
      const asset = files.find(({ fileName }) => name.test(fileName));
      return asset?.type === 'asset' ? asset.source.toString() : '';
    };
    expect(text(/\.css$/)).not.toContain('data:');
    const licences = text(/^assets\/fonts-license\.txt$/);
    for (const owner of ['Adobe Systems', '2023 Adobe', 'IBM Corp']) expect(licences).toContain(owner);
    expect(licences.match(/SIL OPEN FONT LICENSE Version 1.1/g)).toHaveLength(3);
  }, 60_000);
});
