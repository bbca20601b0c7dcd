/**
 * The words of the exercise, apart from the others because it is loaded late.
 *
 * @typedef {object} ExerciseTexts
 * @property {string} starter
 * @property {string} expected
 * @property {string} reveal
 * @property {string} solution
 */

/** @type {Record<string, ExerciseTexts>} */
export const exerciseTexts = {
  tr: { starter: 'Başlangıç kodu', expected: 'Beklenen çıktı', reveal: 'Çözümü göster', solution: 'Çözüm' },
  en: {
    starter: 'Starter code',
    expected: 'Expected output',
    reveal: 'Show the solution',
    solution: 'Solution',
  },
};
