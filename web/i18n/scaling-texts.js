/**
 * What is said in lessons on random dot products alone, so apart from the words of every lesson.
 *
 * @typedef {import('../state/scaling/scene.js').Row} Row
 * @typedef {import('../state/scaling/scene.js').Measure} Measure
 *
 * @typedef {object} ScalingTexts
 * @property {(d: string) => [before: string, between: string, after: string]} largestWeights around two percentages
 * @property {string} figure
 * @property {Record<Row, {name: string, formula: string}>} rows
 * @property {Record<Measure, {name: string, symbol: string, low: string, high: string}>} measures
 * @property {string} plain
 * @property {string} divided
 * @property {(name: string, d: string, plain: string, divided: string) => string} measureLabel
 * @property {string} asTable
 * @property {string} otherKeys
 * @property {string} cppNote
 * @property {{d: {name: string}, seed: {name: string}, pairs: {name: string}}} controls
 */

/** @type {Record<string, ScalingTexts>} */
export const scalingTexts = {
  tr: {
    largestWeights: (d) => [`d = ${d} iken en büyük pay, bölmeden `, '; √d’ye bölünce ', '.'],
    figure: 'Bir sorgu, rastgele sekiz anahtar: puanlar ve paylar',
    rows: {
      scores: { name: 'puan', formula: 'q · k' },
      plain: { name: 'bölmeden', formula: 'softmax' },
      scaled: { name: 'ölçek', formula: '÷ √d' },
      weights: { name: 'bölünce', formula: 'softmax' },
    },
    measures: {
      largest: { name: 'En büyük pay', symbol: 'max w', low: '0', high: '1' },
      entropy: { name: 'Entropi', symbol: '−Σ w ln w', low: '0', high: 'ln 8' },
      gradient: { name: 'Gradyan', symbol: 'Frobenius ‖∂w/∂s‖', low: '0', high: '½' },
    },
    plain: 'bölmeden',
    divided: '√d’ye bölünce',
    measureLabel: (name, d, plain, divided) =>
      `${name}, d = ${d}: bölmeden ${plain}, √d’ye bölünce ${divided}. d büyüdükçe nasıl değiştiği tabloda.`,
    asTable: 'Eğriler tablo olarak',
    otherKeys: 'Başka anahtarlar çek',
    cppNote: 'Bu sahnedeki her sayıyı hesaplayan kod: core/experiment/saturation.cpp',
    controls: { d: { name: 'Boyut d' }, seed: { name: 'Tohum' }, pairs: { name: 'Çift sayısı' } },
  },
  en: {
    largestWeights: (d) => [
      `With d = ${d} the largest weight is `,
      ' undivided, and ',
      ' after dividing by √d.',
    ],
    figure: 'One query and eight random keys: scores and weights',
    rows: {
      scores: { name: 'score', formula: 'q · k' },
      plain: { name: 'undivided', formula: 'softmax' },
      scaled: { name: 'scaled', formula: '÷ √d' },
      weights: { name: 'divided', formula: 'softmax' },
    },
    measures: {
      largest: { name: 'Largest weight', symbol: 'max w', low: '0', high: '1' },
      entropy: { name: 'Entropy', symbol: '−Σ w ln w', low: '0', high: 'ln 8' },
      gradient: { name: 'Gradient', symbol: 'Frobenius ‖∂w/∂s‖', low: '0', high: '½' },
    },
    plain: 'undivided',
    divided: 'divided by √d',
    measureLabel: (name, d, plain, divided) =>
      `${name} at d = ${d}: ${plain} undivided, ${divided} divided by √d. The table tells how it changes with d.`,
    asTable: 'The curves as a table',
    otherKeys: 'Draw other keys',
    cppNote: 'The code that computes every number of this scene: core/experiment/saturation.cpp',
    controls: { d: { name: 'Dimension d' }, seed: { name: 'Seed' }, pairs: { name: 'Pairs' } },
  },
};
