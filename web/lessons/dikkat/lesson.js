import listing from './listing.py?raw';

/**
 * The attention lesson. Hand-made vectors, as its page says; the engine computes everything that follows from them.
 * A word has its form in the sentence, and where it differs the bare form that labels rows and columns; Turkish adds the
 * dative that "to look at" asks for, since its vowel harmony is not to be guessed.
 *
 * @type {import('../types.js').AttentionLesson}
 */
export default {
  id: 'dikkat',
  languages: ['tr', 'en'],

  controls: {
    query: { min: 1, max: 6, step: 1, start: 5 },
    temperature: { min: 0.1, max: 5, step: 0.05, start: 1 },
    ending: { min: 0, max: 1, step: 1, start: 0 },
  },

  words: [
    { vector: [1, 0, 0, 0, 0], tr: { text: 'robot', dative: '“robot”a' }, en: { text: 'robot' } },
    {
      vector: [0, 1, 0, 0, 0],
      tr: { text: 'kutuyu', label: 'kutu', dative: '“kutu”ya' },
      en: { text: 'box' },
    },
    { vector: [0, 0, 1, 0, 0], tr: { text: 'aldı', dative: '“aldı”ya' }, en: { text: 'picked' } },
    { vector: [0, 0, 0.5, 0, 0], tr: { text: 'çünkü', dative: '“çünkü”ye' }, en: { text: 'because' } },
    { vector: [0.5, 0.5, 0, 0, 0], tr: { text: 'o', dative: '“o”ya' }, en: { text: 'it' } },
  ],
  endings: [
    { vector: [0, 0, 0, 1, 0], tr: { text: 'hafifti', dative: '“hafifti”ye' }, en: { text: 'light' } },
    { vector: [0, 0, 0, 0, 1], tr: { text: 'güçlüydü', dative: '“güçlüydü”ye' }, en: { text: 'strong' } },
  ],

  wq: [
    [0, 0, 2.5],
    [0, 0, 2.5],
    [2.5, 2.5, 0],
    [0, 5, 0],
    [5, 0, 0],
  ],
  wk: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
  ],
  wv: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
  ],
  // "o" has read the end of the sentence before attention begins.
  context: [[4, 5]],

  listing: {
    file: 'dikkat.py',
    source: listing,
    steps: {
      scores: 'S = Q @ K.T',
      scaled: 'A = S / (np.sqrt(d) * tau)',
      exponentials: 'A = np.exp(A - A.max(axis=1, keepdims=True))',
      weights: 'A = A / A.sum(axis=1, keepdims=True)',
      output: 'out = A @ V',
    },
    writes: [
      { find: '"light"]', write: ({ ending }) => (ending ? '"strong"]' : '"light"]') },
      { find: '[0, 0, 0, 1, 0]]', write: ({ ending }) => (ending ? '[0, 0, 0, 0, 1]]' : '[0, 0, 0, 1, 0]]') },
      { find: 'tau = 3, 1.0', write: ({ temperature }, python) => `tau = 3, ${python(temperature)}` },
      {
        find: 'A[4].round(2), words[A[4]',
        write: ({ query }) => `A[${query - 1}].round(2), words[A[${query - 1}]`,
      },
      { find: 'out[4].round', write: ({ query }) => `out[${query - 1}].round` },
    ],
  },
};
