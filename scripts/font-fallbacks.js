/**
 * The fonts that stand in until the page's own arrive, or for good where they do not: installed fonts, scaled so that
 * lines keep their breaks and their baselines when the fonts are swapped.
 *
 * Widths are mean advances in em, kerning included, of the Turkish and the English text in tests/web/fonts.test.js,
 * which measures them again. Where a font is not free, one that was drawn to its advances was measured: Liberation for
 * Times New Roman, Arial and Courier New, Gelasio for Georgia, DejaVu Sans Mono for Menlo; Consolas has one advance.
 */

/** @typedef {[regular: number, bold: number]} Widths of weight 400 and of weight 600 or the nearest bolder one */
/** @typedef {{ name: string, local: [regular: string[], bold: string[]], widths: Widths }} StandIn */

/** @type {StandIn[]} in the order in which they are tried */
const serifs = [
  { name: 'Georgia', local: [['Georgia'], ['Georgia Bold', 'Georgia-Bold']], widths: [0.4336, 0.5061] },
  {
    name: 'Times',
    local: [
      ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    ],
    widths: [0.3963, 0.4219],
  },
  {
    name: 'Noto',
    local: [
      ['Noto Serif', 'NotoSerif'],
      ['Noto Serif Bold', 'NotoSerif-Bold'],
    ],
    widths: [0.4703, 0.5008],
  },
  { name: 'DejaVu', local: [['DejaVu Serif'], ['DejaVu Serif Bold']], widths: [0.5039, 0.5587] },
];

/** @type {StandIn[]} */
const sans = [
  {
    name: 'Arial',
    local: [
      ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'],
      ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold'],
    ],
    widths: [0.4312, 0.4683],
  },
  {
    name: 'Roboto',
    local: [
      ['Roboto', 'Roboto-Regular'],
      ['Roboto Bold', 'Roboto-Bold'],
    ],
    widths: [0.4305, 0.4391],
  },
  { name: 'DejaVu', local: [['DejaVu Sans'], ['DejaVu Sans Bold']], widths: [0.4952, 0.5619] },
];

/** @type {StandIn[]} */
const monos = [
  {
    name: 'Menlo',
    local: [
      ['Menlo Regular', 'Menlo-Regular', 'DejaVu Sans Mono'],
      ['Menlo Bold', 'Menlo-Bold', 'DejaVu Sans Mono Bold'],
    ],
    widths: [0.6021, 0.6021],
  },
  { name: 'Consolas', local: [['Consolas'], ['Consolas Bold', 'Consolas-Bold']], widths: [0.5498, 0.5498] },
  {
    name: 'Courier',
    local: [
      ['Liberation Mono', 'Droid Sans Mono', 'Courier New', 'CourierNewPSMT'],
      ['Liberation Mono Bold', 'Courier New Bold', 'CourierNewPS-BoldMT'],
    ],
    widths: [0.6001, 0.6001],
  },
];

/**
 * The page's stacks. `--derslik-display` is the serif at its display sizes, 400 with `font-variation-settings: 'opsz' 32` and 600
 * with `'opsz' 60`. Ascent and descent are the web font's, in em.
 *
 * @type {{ name: string, font: string, generic: string, ascent: number, descent: number, widths: Widths, standIns: StandIn[] }[]}
 */
export const stacks = [
  {
    name: 'serif',
    font: 'Derslik Serif',
    generic: 'serif',
    ascent: 1.036,
    descent: 0.335,
    widths: [0.4377, 0.445],
    standIns: serifs,
  },
  {
    name: 'display',
    font: 'Derslik Serif',
    generic: 'serif',
    ascent: 1.036,
    descent: 0.335,
    widths: [0.426, 0.4058],
    standIns: serifs,
  },
  {
    name: 'sans',
    font: 'Derslik Sans',
    generic: 'system-ui, sans-serif',
    ascent: 1.024,
    descent: 0.4,
    widths: [0.4066, 0.4197],
    standIns: sans,
  },
  {
    name: 'mono',
    font: 'Derslik Mono',
    generic: 'ui-monospace, monospace',
    ascent: 1.025,
    descent: 0.275,
    widths: [0.6, 0.6],
    standIns: monos,
  },
];

/** @param {number} ratio */
const percent = (ratio) => `${(100 * ratio).toFixed(2)}%`;

/**
 * The stand-ins' @font-face rules, then the stacks without the web fonts: what a page looks like at once.
 *
 * @returns {string}
 */
export function fallbackCss() {
  const rules = stacks.flatMap(({ name, ascent, descent, widths, standIns }) =>
    standIns.flatMap((standIn) =>
      [400, 600].map((weight, i) => {
        const scale = widths[i] / standIn.widths[i];
        // The overrides are of the scaled font's em, so the scale is divided out again.
        return `@font-face {
  font-family: 'Derslik ${name} ${standIn.name}';
  font-weight: ${weight};
  src: ${standIn.local[i].map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}
`;
      }),
    ),
  );
  return `${rules.join('\n')}\n${stackCss(false)}`;
}

/**
 * The stacks as --derslik-serif, -display, -sans and -mono.
 *
 * @param {boolean} whole whether the web fonts are in them
 * @returns {string}
 */
export function stackCss(whole) {
  const properties = stacks.map(({ name, font, generic, standIns }) => {
    const fonts = standIns.map((standIn) => `Derslik ${name} ${standIn.name}`);
    if (whole) fonts.unshift(font);
    return `  --derslik-${name}: ${fonts.map((family) => `'${family}'`).join(', ')}, ${generic};\n`;
  });
  return `:root {\n${properties.join('')}}\n`;
}
