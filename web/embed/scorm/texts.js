/**
 * What the page says of the learning platform.
 *
 * @typedef {object} CourseTexts
 * @property {string} refused the platform did not take a result
 * @property {string} taken   it has taken it now
 * @property {string} afresh  what was saved cannot be used
 */

/** @type {Record<string, CourseTexts>} */
export const courseTexts = {
  tr: {
    refused:
      'Öğrenme platformu sonucu kaydetmedi. Derse devam edebilirsin; sonuç bir sonraki cevapla yeniden gönderilecek.',
    taken: 'Öğrenme platformu sonucu kaydetti.',
    afresh: 'Önceki cevaplar okunamadı, ders baştan başlıyor.',
  },
  en: {
    refused:
      'The learning platform did not record the result. You can go on; it will be sent again with the next answer.',
    taken: 'The learning platform has recorded the result.',
    afresh: 'The earlier answers could not be read, so the lesson starts over.',
  },
};
