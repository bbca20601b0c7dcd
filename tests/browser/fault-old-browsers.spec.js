import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { expect, test } from '@playwright/test';
import { features } from './support/wasm-features.js';

// The scene's engine has to start in browsers that know WebAssembly 1.0 and, of its extensions, exceptions alone.

test('the scene engine keeps to WebAssembly 1.0 and its exceptions', () => {
  const engines = filesBelow(inRoot('dist')).filter((file) => /^scene[^/]*\.wasm$/.test(basename(file)));
  expect(engines).toHaveLength(1);
  expect(features(readFileSync(engines[0]))).toEqual(['exceptions']);
});

/** @type {[what: string, code: number[], needs: string[]][]} */
const functions = [
  ['an integer whose bytes are those of extensions', [0x41, 0xc0, 0xc1, 0xfc, 0x7d, 0x1a], []],
  [
    'a float whose bytes are those of extensions',
    [0x44, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xfc, 0xfd, 0xd0, 0x1a],
    [],
  ],
  ['an offset whose bytes are those of extensions', [0x41, 0, 0x28, 2, 0xc0, 0xfd, 0, 0x1a], []],
  ['a table of branches', [0x02, 0x40, 0x41, 0, 0x0e, 1, 0, 0, 0x0b], []],
  ['i32.extend8_s', [0x41, 0, 0xc0, 0x1a], ['sign-extension']],
  [
    'i64.extend32_s within blocks',
    [0x02, 0x40, 0x03, 0x40, 0x42, 0, 0xc4, 0x1a, 0x0b, 0x0b],
    ['sign-extension'],
  ],
  ['i32.trunc_sat_f64_s', [0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0xfc, 2, 0x1a], ['saturating-conversion']],
  ['memory.copy', [0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 10, 0, 0], ['bulk-memory']],
  ['memory.fill', [0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 11, 0], ['bulk-memory']],
  ['ref.null', [0xd0, 0x70, 0x1a], ['reference-types']],
  ['v128.const', [0xfd, 12, ...new Array(16).fill(0), 0x1a], ['simd']],
];

for (const [what, code, needs] of functions)
  test(`the check of the engine sees in ${what}: ${needs.join() || 'nothing'}`, () => {
    const module = moduleOf(code);
    expect(WebAssembly.validate(module), 'a module as it should be').toBe(true);
    expect(features(module)).toEqual(needs);
  });

test('the check of the engine refuses what it does not know', () => {
  expect(() => features(moduleOf([0x27]))).toThrow('unknown instruction 0x27');
  expect(() => features(moduleOf([0x41]))).toThrow('the module ends too early');
});

/** A module with a page of memory and one function of this code, () → (). @param {number[]} code */
function moduleOf(code) {
  const body = [0, ...code, 0x0b];
  const sections = [
    [1, 4, 1, 0x60, 0, 0],
    [3, 2, 1, 0],
    [5, 3, 1, 0, 1],
    [10, body.length + 2, 1, body.length, ...body],
  ];
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat()]);
}

// The floor is Chrome 111 for color-mix(), Firefox 114 for workers that are modules, Safari 16.4 for constructed style sheets.
// What a page uses only where it is there, such as text-wrap, is not meant here.

/** What came later, with the first browsers that have it. @type {Record<string, RegExp>} */
const later = {
  'light-dark(): Chrome 123, Firefox 120, Safari 17.5': /light-dark\(/,
  ':has(): Firefox 121': /:has\(/,
  'nesting: Chrome 112, Firefox 117, Safari 16.5': /[{;]&/,
  '@scope, @starting-style: Firefox 128 and later': /@(scope|starting-style)\b/,
  'Promise.withResolvers(): Chrome 119, Firefox 121, Safari 17.4': /\bwithResolvers\b/,
  'Array.fromAsync(): Chrome 121, Firefox 115': /\bfromAsync\b/,
  'arrays changed by copy: Firefox 115': /\.(toSorted|toReversed|toSpliced)\(/,
  'Object.groupBy(): Chrome 117, Firefox 119, Safari 17.4': /\.groupBy\(/,
  'AbortSignal.any(): Chrome 116, Firefox 124, Safari 17.4': /AbortSignal\.any\b/,
  'URL.canParse(): Chrome 120, Firefox 115, Safari 17': /URL\.(canParse|parse)\b/,
  'Intl.Segmenter: Firefox 125': /Intl\.Segmenter\b/,
  'checkVisibility(): Safari 17.4': /\.checkVisibility\(/,
  'popovers: Chrome 114, Firefox 125, Safari 17': /\bpopovertarget\b|\.showPopover\(/,
  'Iterator helpers, sets as sets: Chrome 122, Firefox 127':
    /\bIterator\.from\b|\.(isSubsetOf|symmetricDifference)\(/,
  'bytes as Base64: Chrome 140, Firefox 133': /\.(toBase64|fromBase64)\b/,
};

test('scripts and style sheets keep to what the oldest browsers have', () => {
  const files = filesBelow(inRoot('dist')).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(later).flatMap(([what, pattern]) =>
      pattern.test(text) ? [`${relative(inRoot('dist'), file)}: ${what}`] : [],
    );
  });
  expect(found).toEqual([]);
});
