/**
 * Splits a line of code into what is drawn alike: keyword, string, comment and the rest. Enough for the listings shown
 * here, which hold no string over several lines.
 *
 * @typedef {'keyword' | 'string' | 'comment' | ''} Kind
 */

const python =
  'and as assert break class continue def del elif else except finally for from if import in is lambda not or pass raise return try while with yield None True False';
const cpp =
  'auto bool break case class const constexpr continue default do double else enum for if int namespace return sizeof static struct switch template throw typename using void while #include #pragma true false';

/** @param {string} keywords @param {string} comment */
const grammar = (keywords, comment) =>
  new RegExp(
    `(?<comment>${comment}.*)|(?<string>"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*')|(?<keyword>(?<![\\w.])(?:${keywords.replaceAll(' ', '|')})\\b)`,
    'g',
  );

const grammars = { python: grammar(python, '#'), cpp: grammar(cpp, '//') };

/**
 * @param {string} line
 * @param {keyof typeof grammars} language
 * @returns {[kind: Kind, text: string][]}
 */
export function highlight(line, language) {
  /** @type {[Kind, string][]} */
  const pieces = [];
  let end = 0;
  for (const match of line.matchAll(grammars[language])) {
    if (match.index > end) pieces.push(['', line.slice(end, match.index)]);
    const kind = match.groups?.comment ? 'comment' : match.groups?.string ? 'string' : 'keyword';
    pieces.push([kind, match[0]]);
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push(['', line.slice(end)]);
  return pieces;
}
