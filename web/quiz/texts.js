/**
 * What the questions' box says, apart from the other words, since it is loaded late.
 *
 * @typedef {import('./types.js').Outcome} Outcome
 * @typedef {import('./types.js').Question} Question
 *
 * @typedef {object} QuizTexts
 * @property {string} title
 * @property {(number: number, count: number) => string} place
 * @property {Record<Question['kind'], string>} kinds
 * @property {Record<Question['kind'], string>} missing  where nothing was answered yet
 * @property {string} same      where the same wrong answer would be checked again
 * @property {string} check
 * @property {string} next
 * @property {string} show
 * @property {string} scene
 * @property {string} blank
 * @property {string} choose
 * @property {Record<Outcome, string>} verdicts what comes before an explanation
 * @property {Record<Outcome, string>} outcomes a question's state, in the middle of a sentence
 * @property {(answer: string) => string} answerIs
 * @property {(fitting: number, count: number) => string} fitting
 * @property {string} questions
 * @property {(number: number, outcome: string) => string} goTo
 * @property {(score: string) => string} score
 * @property {(answered: number, count: number) => string} answered
 * @property {(score: string, enough: string, success: boolean) => string} complete
 * @property {Record<import('./store.js').Place['name'], string>} kept
 * @property {string} notKept
 * @property {string} reset
 * @property {string} wasReset
 */

/** @type {Record<string, QuizTexts>} */
export const quizTexts = {
  tr: {
    title: 'Sorular',
    place: (number, count) => `Soru ${number} / ${count}`,
    kinds: {
      choice: 'Birini seç',
      blank: 'Boşluğu doldur',
      match: 'Eşleştir',
      predict: 'Önce tahmin et',
    },
    missing: {
      choice: 'Önce bir seçenek işaretle.',
      blank: 'Önce boşluğa bir şey yaz.',
      match: 'Önce her satıra bir karşılık seç.',
      predict: 'Önce bir kelime işaretle.',
    },
    same: 'Bu cevap zaten denetlendi. Başka bir cevap dene.',
    check: 'Cevabı denetle',
    next: 'Sonraki soru',
    show: 'Cevabı göster',
    scene: 'Sahnede gör',
    blank: 'Boşluk',
    choose: 'Seç…',
    verdicts: { open: '', right: 'Doğru.', wrong: 'Yanlış.', shown: 'Cevap gösterildi.' },
    outcomes: { open: 'cevaplanmadı', right: 'doğru', wrong: 'yanlış', shown: 'cevabı gösterildi' },
    answerIs: (answer) => `Doğru cevap: ${answer}.`,
    fitting: (fitting, count) => `Doğru eşleşme: ${fitting} / ${count}.`,
    questions: 'Sorulara git',
    goTo: (number, outcome) => `Soru ${number}, ${outcome}`,
    score: (score) => `Puan ${score}`,
    answered: (answered, count) => `${answered} / ${count} cevaplandı`,
    complete: (score, enough, success) =>
      success
        ? `Bütün sorular cevaplandı, puan ${score}: başarılı.`
        : `Bütün sorular cevaplandı, puan ${score}. Başarı için en az ${enough} gerekir.`,
    kept: {
      browser: 'Cevaplar bu tarayıcıda saklanıyor.',
      course: 'Cevaplar öğrenme platformuna gönderiliyor.',
    },
    notKept: 'Tarayıcı saklamaya izin vermiyor: cevaplar sayfa kapanınca silinir.',
    reset: 'Baştan başla',
    wasReset: 'Cevaplar silindi, sorular baştan başlıyor.',
  },
  en: {
    title: 'Questions',
    place: (number, count) => `Question ${number} / ${count}`,
    kinds: {
      choice: 'Choose one',
      blank: 'Fill in the blank',
      match: 'Match',
      predict: 'Predict first',
    },
    missing: {
      choice: 'Choose an option first.',
      blank: 'Write something into the blank first.',
      match: 'Choose a partner for every line first.',
      predict: 'Choose a word first.',
    },
    same: 'That answer has been checked already. Try another one.',
    check: 'Check the answer',
    next: 'Next question',
    show: 'Show the answer',
    scene: 'See it in the scene',
    blank: 'Blank',
    choose: 'Choose…',
    verdicts: { open: '', right: 'Right.', wrong: 'Wrong.', shown: 'The answer was shown.' },
    outcomes: { open: 'not answered', right: 'right', wrong: 'wrong', shown: 'answer shown' },
    answerIs: (answer) => `The right answer: ${answer}.`,
    fitting: (fitting, count) => `Matched rightly: ${fitting} / ${count}.`,
    questions: 'Go to a question',
    goTo: (number, outcome) => `Question ${number}, ${outcome}`,
    score: (score) => `Score ${score}`,
    answered: (answered, count) => `${answered} / ${count} answered`,
    complete: (score, enough, success) =>
      success
        ? `Every question is answered, score ${score}: success.`
        : `Every question is answered, score ${score}. Success begins at ${enough}.`,
    kept: {
      browser: 'Answers are kept in this browser.',
      course: 'Answers are sent to the learning platform.',
    },
    notKept: 'The browser does not allow keeping: the answers go when the page is closed.',
    reset: 'Start over',
    wasReset: 'The answers are gone, the questions start over.',
  },
};
