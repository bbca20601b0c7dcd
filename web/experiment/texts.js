/**
 * The experiment's words, apart from the interface's others since they come with the experiment.
 *
 * @typedef {object} Texts
 * @property {string} title
 * @property {string} intro
 * @property {string} settings
 * @property {Record<import('./types.js').Field, string>} fields
 * @property {string} dSlider
 * @property {(min: string, max: string) => string} range what may stand in a field
 * @property {string} seedRange
 * @property {(expected: string, value: string) => string} refused
 * @property {(list: string) => string} runList
 * @property {(d: string) => string} runOne
 * @property {string} cancel
 * @property {string} clear
 * @property {string} progress
 * @property {string} preparing
 * @property {(seconds: number) => string} left
 * @property {(list: string) => string} started
 * @property {(d: number, before: string, after: string) => string} outcome
 * @property {(outcomes: string) => string} finished
 * @property {string} cancelled
 * @property {string} cleared
 * @property {Record<import('./types.js').Failure['code'], (detail: string) => string>} failures
 * @property {(d: number) => string} distribution
 * @property {(seed: string, pairs: number) => string} drawn
 * @property {string} before
 * @property {string} after
 * @property {(value: string) => string} deviation
 * @property {(d: number, pairs: number) => string} histograms
 * @property {string} asTable
 * @property {string} below
 * @property {string} above
 * @property {{before: string, after: string, count: string, expected: string}} bins
 * @property {string} growth
 * @property {string} growthLabel
 * @property {string} deviationAxis
 * @property {string} results
 * @property {{before: string, after: string, earlier: string, seed: string, pairs: string}} columns
 * @property {(d: number) => string} show
 * @property {string} none
 * @property {string} printed
 */

/** @type {Record<string, Texts>} */
export const texts = {
  tr: {
    title: 'Deney',
    intro:
      'q ile k’nin her bileşeni standart normal dağılımdan çekilir; puan, ikisinin nokta çarpımıdır. Puan, d terimin toplamı olduğundan standart sapması √d ile büyür. √d’ye bölünce, d ne olursa olsun 1 dolayında kalır. Listede her d, üretecin bir öncekinde kaldığı yerden çekilir; tek başına çalıştırılan d ise baştan.',
    settings: 'Deneyin ayarları',
    fields: { d: 'Boyut d', seed: 'Tohum', pairs: 'Çift sayısı' },
    dSlider: 'Boyut d, sürgü',
    range: (min, max) => `${min} ile ${max} arasında bir tam sayı`,
    seedRange: 'en çok 300 basamaklı bir doğal sayı',
    refused: (expected, value) => `${expected} bekleniyordu, “${value}” geldi.`,
    runList: (list) => `Listeyi çalıştır: d = ${list}`,
    runOne: (d) => `d = ${d} için çalıştır`,
    cancel: 'İptal et',
    clear: 'Sonuçları temizle',
    progress: 'Deneyin ilerleyişi',
    preparing: 'Hazırlanıyor…',
    left: (seconds) => `${seconds} sn kaldı`,
    started: (list) => `Deney başladı: d = ${list}.`,
    outcome: (d, before, after) => `d = ${d}: standart sapma ${before}, √d’ye bölününce ${after}.`,
    finished: (outcomes) => `Deney bitti. ${outcomes}`,
    cancelled: 'Deney iptal edildi.',
    cleared: 'Sonuçlar temizlendi.',
    failures: {
      'no-worker': () =>
        'Deney başlatılamadı: tarayıcı hesabın arka planda yapılmasına izin vermiyor. Web Worker kapalı olabilir ya da bu sayfanın güvenlik ilkesi onu engelliyordur.',
      died: (detail) => `Hesap yarıda kaldı${detail ? ` (${detail})` : ''}. Yeniden çalıştırılabilir.`,
      load: (detail) => `Hesap motoru arka planda açılamadı (${detail}).`,
      refused: (detail) => `Hesap motoru isteği reddetti: ${detail}`,
    },
    distribution: (d) => `Puanların dağılımı, d = ${d}`,
    drawn: (seed, pairs) => `tohum ${seed} · ${pairs} çift`,
    before: 'bölmeden önce',
    after: 'böldükten sonra',
    deviation: (value) => `std ${value}`,
    histograms: (d, pairs) =>
      `d = ${d} için ${pairs} puanın, aynı eksende iki histogramı: bölmeden önce σ = √d, böldükten sonra σ = 1 olan normal eğriyle. Sayılar altındaki tabloda.`,
    asTable: 'Tablo olarak',
    below: 'altı',
    above: 'üstü',
    bins: { before: 'q · k', after: 'q · k / √d', count: 'Adet', expected: 'Normal dağılımda' },
    growth: 'Standart sapma ve d',
    growthLabel:
      'Standart sapmanın d ile değişimi, iki eksen de logaritmik: bölmeden önce √d doğrusunu izler, böldükten sonra 1’de kalır. Sayılar sonuçlar tablosunda.',
    deviationAxis: 'std',
    results: 'Sonuçlar',
    columns: {
      before: 'std(q·k)',
      after: 'std(q·k/√d)',
      earlier: 'Önceden çekilen d',
      seed: 'Tohum',
      pairs: 'Çift',
    },
    show: (d) => `d = ${d} dağılımını göster`,
    none: 'yok',
    printed: 'Deneyin çıktısı',
  },
  en: {
    title: 'Experiment',
    intro:
      'Every component of q and k is drawn from a standard normal distribution; a score is their dot product. It is a sum of d terms, so its standard deviation grows with √d. Divided by √d it stays at about 1, whatever d is. In the list each d is drawn from where the generator stopped at the one before; a d that is run alone, from its start.',
    settings: 'The experiment’s settings',
    fields: { d: 'Dimension d', seed: 'Seed', pairs: 'Pairs' },
    dSlider: 'Dimension d, slider',
    range: (min, max) => `a whole number from ${min} to ${max}`,
    seedRange: 'a natural number of at most 300 digits',
    refused: (expected, value) => `Expected ${expected}, got “${value}”.`,
    runList: (list) => `Run the list: d = ${list}`,
    runOne: (d) => `Run for d = ${d}`,
    cancel: 'Cancel',
    clear: 'Clear the results',
    progress: 'Progress of the experiment',
    preparing: 'Preparing…',
    left: (seconds) => `${seconds} s left`,
    started: (list) => `The experiment has started: d = ${list}.`,
    outcome: (d, before, after) => `d = ${d}: standard deviation ${before}, divided by √d ${after}.`,
    finished: (outcomes) => `The experiment is finished. ${outcomes}`,
    cancelled: 'The experiment was cancelled.',
    cleared: 'The results are cleared.',
    failures: {
      'no-worker': () =>
        'The experiment could not start: the browser does not let it compute in the background. Web workers may be switched off, or this page’s security policy blocks them.',
      died: (detail) => `The computation broke off${detail ? ` (${detail})` : ''}. It can be run again.`,
      load: (detail) => `The engine could not be started in the background (${detail}).`,
      refused: (detail) => `The engine refused the request: ${detail}`,
    },
    distribution: (d) => `Distribution of the scores, d = ${d}`,
    drawn: (seed, pairs) => `seed ${seed} · ${pairs} pairs`,
    before: 'before the division',
    after: 'after the division',
    deviation: (value) => `std ${value}`,
    histograms: (d, pairs) =>
      `Two histograms of ${pairs} scores for d = ${d} on one axis: before the division with the normal curve of σ = √d, after it with that of σ = 1. The numbers are in the table below.`,
    asTable: 'As a table',
    below: 'below',
    above: 'above',
    bins: { before: 'q · k', after: 'q · k / √d', count: 'Count', expected: 'In a normal distribution' },
    growth: 'Standard deviation and d',
    growthLabel:
      'The standard deviation against d, both axes logarithmic: before the division it follows the line √d, after it it stays at 1. The numbers are in the table of results.',
    deviationAxis: 'std',
    results: 'Results',
    columns: {
      before: 'std(q·k)',
      after: 'std(q·k/√d)',
      earlier: 'd drawn earlier',
      seed: 'Seed',
      pairs: 'Pairs',
    },
    show: (d) => `Show the distribution for d = ${d}`,
    none: 'none',
    printed: 'Output of the experiment',
  },
};
