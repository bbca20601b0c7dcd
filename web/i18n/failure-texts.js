/**
 * What the page says while a lesson loads and when it cannot: apart from the other words, since these have to be there
 * when those are what did not arrive.
 *
 * @typedef {object} FailureTexts
 * @property {string} loadingLesson
 * @property {string} failureTitle
 * @property {Record<string, string | ((detail: string, known?: string) => string)>} failures by the code of the failure
 * @property {string} stillReadable
 * @property {string} retry
 */

/** @type {Record<string, FailureTexts>} */
export const failureTexts = {
  tr: {
    loadingLesson: 'Ders yükleniyor',
    failureTitle: 'Etkileşimli bölüm açılamadı',
    failures: {
      unsupported: 'Bu tarayıcıda WebAssembly yok ya da kapalı.',
      missing: (detail) => `Hesap motorunun dosyası sunucuda bulunamadı (${detail}).`,
      blocked:
        'Hesap motorunun dosyası indirilemedi: ağ bağlantısı kesik ya da bir güvenlik duvarı engelliyor.',
      'not-wasm':
        'Sunucu, hesap motorunun yerine başka bir dosya gönderdi. Bir giriş sayfası ya da filtre araya girmiş olabilir.',
      stalled: 'Hesap motorunun dosyası 30 saniyede inmedi.',
      broken:
        'Hesap motoru çalıştırılamadı. Dosya yarım inmiş ya da sayfanın güvenlik ilkesi WebAssembly’yi engelliyor olabilir.',
      lesson: (detail, known) => `“${detail}” adında bir ders yok. Olanlar: ${known}.`,
      chunk: 'Dersin bir parçası indirilemedi. Sayfayı yenilemek işe yarayabilir.',
      engine: (detail) => `Hesap motoru isteği reddetti: ${detail}`,
    },
    stillReadable: 'Dersin metni ve başlangıç sayıları aşağıda okunabilir.',
    retry: 'Yeniden dene',
  },
  en: {
    loadingLesson: 'Loading the lesson',
    failureTitle: 'The interactive part could not start',
    failures: {
      unsupported: 'This browser has no WebAssembly, or it is switched off.',
      missing: (detail) => `The engine’s file was not found on the server (${detail}).`,
      blocked: 'The engine’s file could not be downloaded: the network is down or a firewall blocks it.',
      'not-wasm':
        'The server sent another file in the engine’s place. A sign-in page or a filter may have stepped in.',
      stalled: 'The engine’s file did not arrive within 30 seconds.',
      broken:
        'The engine could not be started. Its file may have arrived incomplete, or this page’s security policy blocks WebAssembly.',
      lesson: (detail, known) => `There is no lesson named “${detail}”. There are: ${known}.`,
      chunk: 'A part of the lesson could not be downloaded. Reloading the page may help.',
      engine: (detail) => `The engine refused the request: ${detail}`,
    },
    stillReadable: 'The lesson’s text and starting numbers can be read below.',
    retry: 'Try again',
  },
};
