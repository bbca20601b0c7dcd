import listing from './listing.py?raw';

/** Every d up to 16, then eight to each doubling. */
const stops = [
  ...Array.from({ length: 16 }, (_, i) => i + 1),
  ...Array.from({ length: 64 }, (_, i) => Math.round(2 ** (4 + (i + 1) / 8))),
];

/**
 * The lesson on why attention divides by √d. Nothing in it is made by hand: every number is drawn at random, as NumPy
 * draws it from the same seed.
 *
 * @type {import('../types.js').ScalingLesson}
 */
export default {
  id: 'olcekli-nokta-carpim',
  languages: ['tr', 'en'],

  controls: {
    d: { min: 1, max: 4096, step: 1, start: 64, whole: true, stops, marks: [4, 64, 1024] },
    seed: { digits: 300, start: '0' },
    pairs: { min: 2, max: 100_000, step: 1, start: 10_000, whole: true },
  },

  keys: 8,
  experiment: { dimensions: [4, 64, 1024] },

  listing: {
    file: 'olcek.py',
    source: listing,
    steps: {
      scores: 'scores = np.array(K) @ q',
      plain: 'plain = softmax(scores)',
      scaled: 'scaled = scores / np.sqrt(d)',
      weights: 'weights = softmax(scaled)',
    },
    writes: [
      {
        find: 'd = 64\nrng = np.random.default_rng(0)',
        write: ({ d, seed }) => `d = ${d}\nrng = np.random.default_rng(${seed})`,
      },
      {
        find: '# {experiment}\nrng = np.random.default_rng(0)',
        write: ({ seed }) => `# {experiment}\nrng = np.random.default_rng(${seed})`,
      },
      { find: '[4, 64, 1024]', write: ({ dimensions }) => `[${dimensions.join(', ')}]` },
      { find: '10000', write: ({ pairs }) => String(pairs) },
    ],
  },
};
