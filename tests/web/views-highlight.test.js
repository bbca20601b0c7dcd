import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import dikkat from '../../web/lessons/dikkat/lesson.js';
import { highlight } from '../../web/views/highlight.js';

/** Keywords in «», strings in ‹›, comments in ⟨⟩. @param {string} line @param {'python' | 'cpp'} language */
const marked = (line, language) => {
  const signs = { keyword: '«»', string: '‹›', comment: '⟨⟩', '': '' };
  return highlight(line, language)
    .map(([kind, text]) => `${signs[kind].charAt(0)}${text}${signs[kind].charAt(1)}`)
    .join('');
};

test.each([
  ['import numpy as np', '«import» numpy «as» np'],
  ['', ''],
  ['    x = 1', '    x = 1'],
  ['x = "for" in y', 'x = ‹"for"› «in» y'],
  ['x = \'a "b" c\'', 'x = ‹\'a "b" c\'›'],
  ['x = "a \\" in b"', 'x = ‹"a \\" in b"›'],
  ['x = ""  # if "not" for', 'x = ‹""›  ⟨# if "not" for⟩'],
  ['x = "# no comment"', 'x = ‹"# no comment"›'],
  ['# {features}', '⟨# {features}⟩'],
  ['format(index, iffy, _in, in_)', 'format(index, iffy, _in, in_)'],
  ['x.is, x.from', 'x.is, x.from'],
  ['x if x is not None else (not y)', 'x «if» x «is» «not» «None» «else» («not» y)'],
  ['x // 2', 'x // 2'],
])('Python: %s', (line, expected) => {
  expect(marked(line, 'python')).toBe(expected);
});

test.each([
  ['#include "core/sum.h"', '«#include» ‹"core/sum.h"›'],
  ['#include <cmath>', '«#include» <cmath>'],
  ['#pragma once', '«#pragma» once'],
  ['return x;  // return nothing', '«return» x;  ⟨// return nothing⟩'],
  ['auto s = "// not";', '«auto» s = ‹"// not"›;'],
  ['std::for_each(x)', 'std::for_each(x)'],
  ['const double d = 3;', '«const» «double» d = 3;'],
  ["char c = '\"';", "char c = ‹'\"'›;"],
])('C++: %s', (line, expected) => {
  expect(marked(line, 'cpp')).toBe(expected);
});

describe('the pieces make up the line', () => {
  test('in every listing', () => {
    for (const line of dikkat.listing.source.split('\n'))
      expect(
        highlight(line, 'python')
          .map(([, text]) => text)
          .join(''),
      ).toBe(line);
  });

  test('in the C++ that is shown', async () => {
    const source = await readFile(inRoot('core/attention/attention.cpp'), 'utf8');
    for (const line of source.split('\n'))
      expect(
        highlight(line, 'cpp')
          .map(([, text]) => text)
          .join(''),
      ).toBe(line);
  });

  test('and none is empty', () => {
    expect(highlight('if', 'python')).toEqual([['keyword', 'if']]);
    expect(highlight('""""', 'python')).toEqual([
      ['string', '""'],
      ['string', '""'],
    ]);
    expect(highlight('', 'python')).toEqual([]);
  });
});
