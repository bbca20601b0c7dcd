/**
 * Lit's templates without the line breaks and indents of their source, which a browser shows as one space. Whoever draws
 * preformatted text puts it in from outside.
 *
 * @returns {import('vite').Plugin}
 */
export function templates() {
  return {
    name: 'derslik:templates',
    transform(code, id) {
      if (!/\.(js|md|yaml)(\?\w+)?$/.test(id) || !/\b(html|svg)`/.test(code)) return undefined;
      const parts = [...partsOf(this.parse(code))].sort((a, b) => b.start - a.start);
      return {
        code: parts.reduce(
          (text, { start, end }) =>
            text.slice(0, start) + text.slice(start, end).replace(/\s*\n\s*/g, '\n') + text.slice(end),
          code,
        ),
        map: null,
      };
    },
  };
}

/**
 * @param {any} node of a syntax tree
 * @returns {Generator<{start: number, end: number}>} the fixed parts of templates, inner ones too
 */
function* partsOf(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TaggedTemplateExpression' && ['html', 'svg'].includes(node.tag.name))
    yield* node.quasi.quasis;
  for (const part of Object.values(node)) yield* partsOf(part);
}
