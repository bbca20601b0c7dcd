/**
 * What the page that makes the snippet says, apart from the interface's words since no lesson needs it.
 *
 * @typedef {import('./choice.js').Way} Way
 * @typedef {import('./snippet.js').Block} Block
 *
 * @typedef {object} EmbedTexts
 * @property {{catalogue: string, lesson: string}} invitations on the other pages
 * @property {string} title
 * @property {string} lead
 * @property {string} description
 * @property {string} noScript
 * @property {(placeholder: string) => string} noAddress
 * @property {string} placeholder the site's address where nobody knows it
 * @property {string} choices
 * @property {Record<string, string>} fields by their names in the address
 * @property {string} start
 * @property {string} startHint
 * @property {(min: string, max: string) => string} whole what may stand in a field
 * @property {string} digits
 * @property {string} partsHint
 * @property {Record<string, string>} parts
 * @property {string} host  the language of the page around the lesson
 * @property {Record<string, string>} themes
 * @property {Record<'auto' | 'fixed', string>} heights
 * @property {string} pixels
 * @property {string} frame  what concerns a frame alone
 * @property {string} originsHint
 * @property {string} sandboxHint
 * @property {string} result
 * @property {Record<Block['kind'], string>} blocks
 * @property {string} noCode
 * @property {string} preview
 * @property {string} previewHint
 * @property {(title: string) => string} previewTitle
 * @property {string} guide
 * @property {[place: string, way: string]} columns
 * @property {Record<import('./places.js').Place, [place: string, note?: string]>} places
 * @property {Record<Way, {name: string, place: string, when: string[]}>} ways
 * @property {string} fixed  before the snippet of a frame that stays as high as it is
 * @property {string} files
 */

/** @type {Record<string, EmbedTexts>} */
export const snippetTexts = {
  tr: {
    invitations: {
      catalogue: 'Bir dersi kendi sayfanıza yerleştirin',
      lesson: 'Bu dersi kendi sayfanıza yerleştirin',
    },
    title: 'Dersi yerleştirin',
    lead: 'seçin, deneyin, kodu kopyalayın',
    description:
      'Bir dersi Moodle’a, Canvas’a, WordPress’e ya da kendi sitenize yerleştirecek kodu hazırlayın: web bileşeni, çerçeve, bağlantı, tek dosya, SCORM paketi, npm paketi.',
    noScript:
      'Kodu seçimlerinize göre hazırlayan bölüm için JavaScript gerekir. Her yolun hazır kodu aşağıda duruyor.',
    noAddress: (placeholder) => `Kodda ${placeholder} yerine bu sitenin adresini yazın.`,
    placeholder: 'https://bu-sitenin-adresi.example/',
    choices: 'Seçimler',
    fields: {
      lesson: 'Ders',
      way: 'Yol',
      parts: 'Bölümler',
      'lesson-lang': 'Dersin dili',
      'lesson-theme': 'Dersin teması',
      height: 'Yükseklik',
      origins: 'İletileri dinlenecek siteler',
      sandbox: 'Çerçeve kum havuzunda çalışsın',
    },
    start: 'Başlangıç durumu',
    startHint: 'Önizlemede yaptığınız ayarlar buraya da yansır.',
    whole: (min, max) => `${min} ile ${max} arasında bir tam sayı`,
    digits: 'en çok 300 basamaklı bir doğal sayı',
    partsHint: 'Hiçbiri seçilmezse hepsi gösterilir.',
    parts: {
      scene: 'Sahne',
      player: 'Oynatıcı',
      code: 'Kod',
      text: 'Metin',
      quiz: 'Sorular',
      experiment: 'Deney',
      exercise: 'Alıştırma',
    },
    host: 'sayfanınki',
    themes: { auto: 'sisteminki', light: 'açık', dark: 'koyu' },
    heights: { auto: 'derse uyar', fixed: 'sabit' },
    pixels: 'Piksel',
    frame: 'Çerçeve',
    originsHint:
      'Derse ileti yollayacak sayfaların adresleri, https:// ile; boş bırakılırsa dersi içine alan her sayfa. Yalnızca dersi betikle yönetecekseniz gerekir.',
    sandboxHint: 'Ders çalışır ama geldiği siteye dokunamaz; cevaplar saklanmaz, dosya kaydedilmez.',
    result: 'Kod',
    blocks: {
      html: 'HTML',
      address: 'Yalnızca adres isteyen yerler için',
      shell: 'Komut satırı',
      script: 'JavaScript',
    },
    noCode: 'Kopyalanacak kod yok: paketi indirin, açmadan yükleyin. Ders, kendi başlangıcıyla açılır.',
    preview: 'Önizleme',
    previewHint: 'Ders burada gerçekten çalışıyor; bıraktığınız yer, başlangıç durumudur.',
    previewTitle: (title) => `Önizleme: ${title}`,
    guide: 'Nereye hangi yol?',
    columns: ['Nereye', 'Yol'],
    places: {
      gradebook: ['Moodle, sonuçlar not defterine işlensin'],
      course: ['Moodle ya da Canvas’ta bir sayfa', 'sabit yükseklikle'],
      wordpress: ['WordPress', 'Özel HTML bloğuna'],
      wiki: ['Notion, Google Sites', 'yalnızca adresi'],
      own: ['Kendi siteniz'],
      built: ['Vite gibi bir araçla derlenen site'],
      offline: ['İnternetsiz sınıf, USB bellek'],
      anywhere: ['E-posta, ders planı, kod kabul etmeyen her yer'],
    },
    ways: {
      element: {
        name: 'Web bileşeni',
        place: 'kendi siteniz',
        when: [
          'Sayfaya betik koyabiliyorsanız en iyi yol. Ders, sayfanın bir parçası olur: yüksekliğini kendi bulur, isterseniz sayfanın dilini ve renklerini alır, olaylarını sayfanın betikleri duyar.',
          'Betik çalışmazsa içindeki bağlantı görünür.',
        ],
      },
      frame: {
        name: 'Çerçeve',
        place: 'Moodle, Canvas, WordPress',
        when: [
          'iframe kabul eden her yerde çalışır. Küçük bir betik, çerçevenin yüksekliğini derse uydurur; H5P’nin ve Canvas’ın boyut iletileri de gönderilir.',
          'Moodle, Canvas ve yönetici olmayan WordPress yazarları betik koyamaz: orada yüksekliği sabit seçin, ders çerçevenin içinde kayar. Çerçeve de silinirse altındaki bağlantı kalır.',
        ],
      },
      link: {
        name: 'Bağlantı',
        place: 'e-posta, ders planı',
        when: [
          'Çerçeveleri ve betikleri silen yerlerde bile çalışır. Ders kendi sayfasında, seçtiğiniz durumda açılır.',
        ],
      },
      file: {
        name: 'Tek dosya',
        place: 'internetsiz sınıf',
        when: [
          'Dersin tamamı bir HTML dosyasındadır: çift tıklayınca açılır, internet istemez, USB bellekle ya da e-postayla taşınır.',
          'Bağlantı, seçtiğiniz durumu taşır; indirilen dosya dersin kendi başlangıcıyla açılır.',
        ],
      },
      scorm: {
        name: 'SCORM paketi',
        place: 'not defteri olan sistemler',
        when: [
          'Puan ve tamamlama, öğrenme yönetim sisteminin not defterine işlenir; öğrenci kaldığı yerden sürdürür. Pakette iki dil de vardır.',
          'Zip dosyasını açmadan yükleyin; Moodle’da “SCORM paketi” etkinliğidir. Sisteminizin hangisini okuduğunu bilmiyorsanız 1.2’yi seçin.',
        ],
      },
      npm: {
        name: 'npm paketi',
        place: 'derlenen siteler',
        when: [
          'Siteniz Vite gibi bir araçla derleniyorsa ders, sitenizin kendi dosyalarına katılır; çalışırken bu siteden hiçbir şey istenmez.',
        ],
      },
    },
    fixed: 'Betik konamayan yerde, sabit yükseklikle:',
    files: 'İndirin',
  },

  en: {
    invitations: {
      catalogue: 'Put a lesson into your own page',
      lesson: 'Put this lesson into your own page',
    },
    title: 'Embed a lesson',
    lead: 'choose, try, copy the code',
    description:
      'Make the code that puts a lesson into Moodle, Canvas, WordPress or a site of your own: custom element, frame, link, single file, SCORM package, npm package.',
    noScript:
      'The part that makes the code to your choices needs JavaScript. The plain code of each way stands below.',
    noAddress: (placeholder) => `Write this site’s address in the code in place of ${placeholder}.`,
    placeholder: 'https://address-of-this-site.example/',
    choices: 'Choices',
    fields: {
      lesson: 'Lesson',
      way: 'Way',
      parts: 'Parts',
      'lesson-lang': 'The lesson’s language',
      'lesson-theme': 'The lesson’s theme',
      height: 'Height',
      origins: 'Sites whose messages are heard',
      sandbox: 'Put the frame into a sandbox',
    },
    start: 'Starting state',
    startHint: 'What you move in the preview is taken over here.',
    whole: (min, max) => `a whole number from ${min} to ${max}`,
    digits: 'a whole number of at most 300 digits',
    partsHint: 'Where none is chosen, all are shown.',
    parts: {
      scene: 'Scene',
      player: 'Player',
      code: 'Code',
      text: 'Text',
      quiz: 'Questions',
      experiment: 'Experiment',
      exercise: 'Exercise',
    },
    host: 'the page’s',
    themes: { auto: 'the system’s', light: 'light', dark: 'dark' },
    heights: { auto: 'fits the lesson', fixed: 'fixed' },
    pixels: 'Pixels',
    frame: 'Frame',
    originsHint:
      'Addresses of the pages that will send messages to the lesson, with https://; where there is none, any page that holds the lesson. Needed only if a script of yours is to steer it.',
    sandboxHint:
      'The lesson runs but cannot touch the site that it comes from; answers are not kept and files not saved.',
    result: 'Code',
    blocks: {
      html: 'HTML',
      address: 'For places that ask for an address alone',
      shell: 'Command line',
      script: 'JavaScript',
    },
    noCode:
      'There is no code to copy: download the package and upload it as it is. The lesson opens at its own start.',
    preview: 'Preview',
    previewHint: 'The lesson really runs here; where you leave it is the starting state.',
    previewTitle: (title) => `Preview: ${title}`,
    guide: 'Which way for which place?',
    columns: ['Place', 'Way'],
    places: {
      gradebook: ['Moodle, with results in the gradebook'],
      course: ['A page in Moodle or Canvas', 'of fixed height'],
      wordpress: ['WordPress', 'in a Custom HTML block'],
      wiki: ['Notion, Google Sites', 'its address alone'],
      own: ['A site of your own'],
      built: ['A site that is built, with Vite for example'],
      offline: ['A classroom without internet, a USB stick'],
      anywhere: ['E-mail, a lesson plan, wherever code is not taken'],
    },
    ways: {
      element: {
        name: 'Custom element',
        place: 'a site of your own',
        when: [
          'The best way wherever you may put a script on the page. The lesson becomes part of it: it is as high as it needs to be, takes the page’s language and colours if you like, and your scripts hear its events.',
          'Where the script does not run, the link inside is shown.',
        ],
      },
      frame: {
        name: 'Frame',
        place: 'Moodle, Canvas, WordPress',
        when: [
          'Works wherever an iframe is taken. A small script makes it as high as the lesson; the resize messages of H5P and Canvas are sent too.',
          'Moodle, Canvas, and WordPress for authors who are no administrators take no script: choose a fixed height there, and the lesson scrolls inside. Where the frame is taken out too, the link below it stays.',
        ],
      },
      link: {
        name: 'Link',
        place: 'e-mail, lesson plans',
        when: [
          'Works even where frames and scripts are taken out. The lesson opens on its own page, in the state you chose.',
        ],
      },
      file: {
        name: 'Single file',
        place: 'no internet in class',
        when: [
          'The whole lesson in one HTML file: a double click opens it, it asks for no internet, and it travels on a USB stick or by e-mail.',
          'The link carries the state you chose; a downloaded file opens at the lesson’s own start.',
        ],
      },
      scorm: {
        name: 'SCORM package',
        place: 'systems with a gradebook',
        when: [
          'Score and completion go into the gradebook of the learning management system, and learners go on where they left off. Both languages are in the package.',
          'Upload the zip as it is; in Moodle it is the “SCORM package” activity. If you do not know which one your system reads, take 1.2.',
        ],
      },
      npm: {
        name: 'npm package',
        place: 'sites that are built',
        when: [
          'If your site is built, with Vite for example, the lesson joins its own files; nothing is asked of this site while it runs.',
        ],
      },
    },
    fixed: 'Where no script is taken, with a fixed height:',
    files: 'Download',
  },
};
