/**
 * What the page says of the learning platform.
 *
 * @typedef {object} CourseTexts
 * @property {string} refused the platform did not take what it was told, at the opening or later
 * @property {string} taken   it has taken it now
 * @property {string} afresh  what was saved cannot be used
 */

/** @type {Record<string, CourseTexts>} */
export const courseTexts = {
  tr: {
    refused:
      'Öğrenme platformu şu anda kayıt yapmıyor. Derse devam edebilirsin; sonucun bir sonraki cevapla yeniden gönderilecek.',
    taken: 'Öğrenme platformu artık kaydetti.',
    afresh: 'Önceki cevaplar okunamadı, ders baştan başlıyor.',
  },
  en: {
    refused:
      'The learning platform records nothing at the moment. You can go on; your result will be sent again with the next answer.',
    taken: 'The learning platform has recorded it now.',
    afresh: 'The earlier answers could not be read, so the lesson starts over.',
  },
};
