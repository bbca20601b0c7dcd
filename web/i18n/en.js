import { failureTexts } from './failure-texts.js';

/** English: every word of the interface that is not a lesson's own. Keys are the same in every language. */

/** @type {import('./strings.js').Strings} */
export default {
  language: 'English',
  decimal: '.',
  percent: (number) => `${number}%`,

  site: 'Derslik',
  tagline: 'Lessons that show artificial intelligence number by number',
  lessons: 'Lessons',
  previousLesson: 'Previous lesson',
  nextLesson: 'Next lesson',
  skip: 'Skip to the content',
  themeLight: 'Switch to the light theme',
  themeDark: 'Switch to the dark theme',
  languages: 'Language',
  noScript:
    'This page can be read without scripts: the numbers below were computed for the starting settings. The sliders and the player need JavaScript.',

  finding: {
    one: (asking, looked) => [`“${asking}” looks most at ${looked}: `, ''],
    tie: (asking, looked) => [`“${asking}” looks equally at ${looked}: `, ' each'],
    open: (asking) => `Which word does “${asking}” look at?`,
  },
  ribbons: 'A ribbon is as thick as the word’s share. The sum is always 1.',
  ribbonsLabel: (asking) => `Ribbons leaving the word “${asking}”`,
  setQuery: (word) => `Make this the query word: ${word}`,
  caption: (asking, dimension, temperature) => `query “${asking}” · d = ${dimension} · τ = ${temperature}`,
  asks: 'asks',
  looked: 'looked at',
  share: 'share',
  sum: 'sum',

  phases: {
    scores: { name: 'similarity', does: 'dot product of query and key' },
    scaled: { name: 'scale', does: 'divide every score by √d · τ' },
    exponentials: { name: 'exponential', does: 'subtract the row’s largest, then exponentiate' },
    weights: { name: 'weight', does: 'divide every exponential by the row’s sum' },
    output: { name: 'output', does: 'mix the values by their weights' },
  },
  quantities: {
    x: 'word vectors',
    wq: 'query matrix',
    wk: 'key matrix',
    wv: 'value matrix',
    q: 'queries',
    k: 'keys',
    v: 'values',
    scores: 'scores',
    scaled: 'scaled scores',
    exponentials: 'exponentials',
    weights: 'weights',
    output: 'new vectors',
  },
  chain: (asking) => `How the row of “${asking}” is computed`,
  stage: 'stage',
  scalar: 'the row’s own number',
  goTo: (name) => `Go to the step: ${name}`,
  heatmap: (name) => `${name}: rows ask, columns are looked at`,
  cell: (asking, looked, name, value) => `query ${asking}, key ${looked}, ${name} ${value}`,
  notYet: 'not computed yet',

  detail: 'How the chosen cell is computed',
  detailRows: { scores: 'q · k', scaled: '÷ √d·τ', exponentials: 'exp', weights: '÷ Σ', output: 'w · v' },

  controls: {
    query: { name: 'Query word', ordinal: (n) => `word ${n}` },
    temperature: { name: 'Temperature τ', low: 'sharp', high: 'spread' },
    ending: { name: 'Last word' },
    step: { name: 'Step' },
    theme: { name: 'Theme' },
    lang: { name: 'Language' },
    parts: { name: 'Parts' },
  },
  sliders: 'Sliders',

  player: 'Step player',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous step',
  next: 'Next step',
  speed: 'Speed',
  stepText: (step, steps) => `${step} / ${steps}`,
  stepCell: (asking, looked) => `“${asking}” × “${looked}”`,
  stepRow: (asking) => `row of “${asking}”`,
  complete: 'Everything is computed',

  code: 'Code',
  tabCpp: 'C++',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying. The text is selected and can be copied by hand.',
  cppNote: 'The code that computes every number on this page: core/attention/attention.cpp',
  loading: 'Loading…',

  shareTitle: 'Share and export',
  copyLink: 'Copy link',
  linkCopied: 'The link to this state is copied',
  linkLabel: 'Link to this state',
  export: 'Export',
  picture: 'Scene',
  matrices: 'Matrices (CSV)',
  exported: (file) => `${file} saved`,
  exportFailed: 'The file could not be made',
  footer: 'Every number is computed in this browser by the C++ core.',

  notice: 'A value in the address or on the element could not be used',
  refusedNumber: (name, value, min, max, used) =>
    `${name}: expected a number from ${min} to ${max}${value.includes(',') ? ' with a decimal point' : ''}, got “${value}”; using ${used}.`,
  refusedWhole: (name, value, min, max, used) =>
    `${name}: expected a whole number from ${min} to ${max}, got “${value}”; using ${used}.`,
  refusedDigits: (name, value, digits, used) =>
    `${name}: expected a whole number of at most ${digits} digits, not below 0, got “${value}”; using ${used}.`,
  refusedChoice: (name, value, choices, used) =>
    `${name}: expected ${choices}, got “${value}”; using ${used}.`,
  dismiss: 'Close',

  ...failureTexts.en,
};
