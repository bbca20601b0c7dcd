import { failureTexts } from './failure-texts.js';

/** Turkish: every word of the interface that is not a lesson's own. Keys are the same in every language. */

/** @type {import('./strings.js').Strings} */
export default {
  language: 'Türkçe',
  decimal: ',',
  percent: (number) => `%${number}`,

  site: 'Derslik',
  tagline: 'Yapay zekâyı sayı sayı gösteren dersler',
  lessons: 'Dersler',
  previousLesson: 'Önceki ders',
  nextLesson: 'Sonraki ders',
  skip: 'İçeriğe geç',
  themeLight: 'Açık temaya geç',
  themeDark: 'Koyu temaya geç',
  languages: 'Dil',
  noScript:
    'Bu sayfa betiksiz de okunur: aşağıdaki sayılar başlangıç ayarlarıyla hesaplandı. Sürgüler ve oynatıcı için JavaScript gerekir.',

  finding: {
    one: (asking, dative) => [`“${asking}” en çok ${dative} bakıyor: `, ''],
    tie: (asking, datives) => [`“${asking}” ${datives} eşit bakıyor: her birine `, ''],
    open: (asking) => `“${asking}” kime bakıyor?`,
  },
  ribbons: 'Bant kalınlığı kelimenin payıdır. Toplam hep 1.',
  ribbonsLabel: (asking) => `“${asking}” kelimesinden çıkan bantlar`,
  setQuery: (word) => `Sorgu kelimesi yap: ${word}`,
  caption: (asking, dimension, temperature) => `sorgu “${asking}” · d = ${dimension} · τ = ${temperature}`,
  asks: 'soran',
  looked: 'bakılan',
  share: 'pay',
  sum: 'toplam',

  phases: {
    scores: { name: 'benzerlik', does: 'sorgu ile anahtarın iç çarpımı' },
    scaled: { name: 'ölçek', does: 'her puanı √d · τ ile böl' },
    exponentials: { name: 'üstel', does: 'satırın en büyüğünü çıkar, üstelini al' },
    weights: { name: 'ağırlık', does: 'her üsteli satır toplamına böl' },
    output: { name: 'çıktı', does: 'değerleri ağırlıklarıyla karıştır' },
  },
  quantities: {
    x: 'kelime vektörleri',
    wq: 'sorgu matrisi',
    wk: 'anahtar matrisi',
    wv: 'değer matrisi',
    q: 'sorgular',
    k: 'anahtarlar',
    v: 'değerler',
    scores: 'puanlar',
    scaled: 'ölçekli puanlar',
    exponentials: 'üsteller',
    weights: 'ağırlıklar',
    output: 'yeni vektörler',
  },
  chain: (asking) => `“${asking}” satırının hesabı`,
  stage: 'aşama',
  scalar: 'satırın sayısı',
  goTo: (name) => `${name} adımına git`,
  heatmap: (name) => `${name}: satırlar soran, sütunlar bakılan kelimeler`,
  cell: (asking, looked, name, value) => `soran ${asking}, bakılan ${looked}, ${name} ${value}`,
  notYet: 'henüz hesaplanmadı',

  detail: 'Seçili hücrenin hesabı',
  detailRows: { scores: 'q · k', scaled: '÷ √d·τ', exponentials: 'exp', weights: '÷ Σ', output: 'w · v' },

  controls: {
    query: { name: 'Sorgu kelimesi', ordinal: (n) => `${n}. kelime` },
    temperature: { name: 'Sıcaklık τ', low: 'keskin', high: 'dağınık' },
    ending: { name: 'Son kelime' },
    step: { name: 'Adım' },
    theme: { name: 'Tema' },
    lang: { name: 'Dil' },
    parts: { name: 'Bölümler' },
  },
  sliders: 'Sürgüler',

  player: 'Adım adım oynatıcı',
  play: 'Oynat',
  pause: 'Durdur',
  previous: 'Önceki adım',
  next: 'Sonraki adım',
  speed: 'Hız',
  stepText: (step, steps) => `${step} / ${steps}`,
  stepCell: (asking, looked) => `“${asking}” × “${looked}”`,
  stepRow: (asking) => `“${asking}” satırı`,
  complete: 'Hepsi hesaplandı',

  code: 'Kod',
  tabCpp: 'C++',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Tarayıcı kopyalamaya izin vermedi. Metin seçildi, elle kopyalanabilir.',
  cppNote: 'Bu sayfadaki her sayıyı hesaplayan kod: core/attention/attention.cpp',
  loading: 'Yükleniyor…',

  shareTitle: 'Paylaş ve dışa aktar',
  copyLink: 'Bağlantıyı kopyala',
  linkCopied: 'Bu durumun bağlantısı kopyalandı',
  linkLabel: 'Bu durumun bağlantısı',
  export: 'Dışa aktar',
  picture: 'Sahne',
  matrices: 'Matrisler (CSV)',
  exported: (file) => `${file} kaydedildi`,
  exportFailed: 'Dosya oluşturulamadı',
  footer: 'Her sayı bu tarayıcıda, C++ çekirdeğiyle hesaplanır.',

  notice: 'Adresteki ya da etiketteki bir değer kullanılamadı',
  refusedNumber: (name, value, min, max, used) =>
    `${name}: ${min} ile ${max} arasında${value.includes(',') ? ', ondalığı noktayla yazılmış' : ''} bir sayı bekleniyordu, “${value}” geldi; ${used} kullanıldı.`,
  refusedWhole: (name, value, min, max, used) =>
    `${name}: ${min} ile ${max} arasında bir tam sayı bekleniyordu, “${value}” geldi; ${used} kullanıldı.`,
  refusedDigits: (name, value, digits, used) =>
    `${name}: en çok ${digits} basamaklı bir doğal sayı bekleniyordu, “${value}” geldi; ${used} kullanıldı.`,
  refusedChoice: (name, value, choices, used) =>
    `${name}: ${choices} bekleniyordu, “${value}” geldi; ${used} kullanıldı.`,
  dismiss: 'Kapat',

  ...failureTexts.tr,
};
