import { truth } from './support/numpy.js';
import { course } from './support/course.js';
import { expect, test } from './support/test.js';
import { decimal, langs, phases, short, words } from './support/words.js';

/**
 * @typedef {import('./support/words.js').Lang} Lang
 * @typedef {import('./support/words.js').Phase} Phase
 * @typedef {import('./support/course.js').Step} Step
 */

const lines = {
  scores: 'S = Q @ K.T',
  scaled: 'A = S / (np.sqrt(d) * tau)',
  exponentials: 'A = np.exp(A - A.max(axis=1, keepdims=True))',
  weights: 'A = A / A.sum(axis=1, keepdims=True)',
  output: 'out = A @ V',
};

const says = {
  tr: {
    scores: ['Benzerlik', 'sorgu ile anahtarın iç çarpımı'],
    scaled: ['Ölçek', 'her puanı √d · τ ile böl'],
    exponentials: ['Üstel', 'satırın en büyüğünü çıkar, üstelini al'],
    weights: ['Ağırlık', 'her üsteli satır toplamına böl'],
    output: ['Çıktı', 'değerleri ağırlıklarıyla karıştır'],
    complete: 'Hepsi hesaplandı çıktı · “hafifti” satırı',
    row: (/** @type {string} */ word) => `“${word}” satırı`,
  },
  en: {
    scores: ['Similarity', 'dot product of query and key'],
    scaled: ['Scale', 'divide every score by √d · τ'],
    exponentials: ['Exponential', 'subtract the row’s largest, then exponentiate'],
    weights: ['Weight', 'divide every exponential by the row’s sum'],
    output: ['Output', 'mix the values by their weights'],
    complete: 'Everything is computed output · row of “light”',
    row: (/** @type {string} */ word) => `row of “${word}”`,
  },
};

for (const lang of langs)
  test(`in ${lang}, each of the sixty steps shows what it computes and nothing that comes later`, async ({
    lesson,
    page,
  }) => {
    test.slow();
    await lesson.open(lang, { step: 1 });
    await lesson.slider('step').focus();
    const steps = course(6);
    expect(steps).toHaveLength(60);
    for (const [index, step] of steps.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(lesson.count).toHaveText(`${index + 1} / 60`);
      expect(await lesson.element.evaluate(look), `step ${index + 1}`).toEqual(
        expected(lang, steps, index, step),
      );
    }
  });

/**
 * @param {Lang} lang
 * @param {Step[]} steps
 * @param {number} index of the step
 * @param {Step} step
 * @returns {ReturnType<typeof look>}
 */
function expected(lang, steps, index, { phase, row, column }) {
  const numpy = truth();
  const complete = index === 59;
  const done = steps.slice(0, index + 1);
  const has = (/** @type {Phase} */ asked, /** @type {number} */ i, /** @type {number} */ j) =>
    done.some(
      (each) => each.phase === asked && each.row === i && (each.column === undefined || each.column === j),
    );
  const shown = phase === 'output' ? 'weights' : phase;
  const write = (/** @type {Phase} */ of, /** @type {number} */ value) =>
    of === 'weights' ? decimal(lang, value, 3) : short(lang, value);
  const rowOf = complete ? 4 : row;

  const cell = complete ? [4, 1] : [row, column ?? strongest(numpy.scores[row])];
  const names = words(lang);
  const [name, does] = says[lang][phase];
  const where = column === undefined ? says[lang].row(names[row]) : `“${names[row]}” × “${names[column]}”`;

  return {
    caption: complete ? says[lang].complete : `${name} ${where} · ${does}`,
    open: index < 52,
    ribbons: index < 52 ? 0 : 6,
    line: [lines[phase]],
    cells: numpy[shown].map((values, i) =>
      values.map((value, j) => (has(shown, i, j) ? write(shown, value) : '')),
    ),
    unspoken: numpy[shown].flatMap((values, i) => values.filter((_, j) => !has(shown, i, j))).length,
    markedRow: names[row],
    markedCell: column === undefined ? [] : [[row, column]],
    stations: phases.map((each) => {
      const state = !complete && each === phase ? 'now' : has(each, rowOf, 5) ? 'done' : 'next';
      return `${each} ${state}`;
    }),
    chain: phases
      .slice(0, 4)
      .map((each) => numpy[each][rowOf].map((value, j) => (has(each, rowOf, j) ? write(each, value) : ''))),
    mixed: has('output', rowOf, 0) ? 6 : 0,
    values: phases.map((each) =>
      numpy[each][rowOf].map((value, j) =>
        has(each, rowOf, j) ? (each === 'output' ? decimal(lang, value, 2) : short(lang, value)) : '',
      ),
    ),
    detail: phases.map((each) => has(each, cell[0], cell[1])),
  };
}

/** @param {number[]} values */
const strongest = (values) => values.indexOf(Math.max(...values));

/**
 * What there is to see, read in one go.
 * @param {Element} element
 */
function look(element) {
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const all = (/** @type {string} */ selector, /** @type {ParentNode} */ within = root) =>
    /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);
  const text = (/** @type {Element | null} */ of) => (of?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const cells = all('[data-cell]');
  const stations = all('.station');
  return {
    caption: text(root.querySelector('.caption')),
    open: root.querySelector('.finding b') === null,
    ribbons: all('.ribbons path').length,
    line: all('.line.now code').map(text),
    cells: all('.heatmap tbody tr').map((row) => all('td', row).map(text)),
    unspoken: cells.filter((cell) => /henüz hesaplanmadı|not computed yet/.test(String(cell.ariaLabel)))
      .length,
    markedRow: text(root.querySelector('.heatmap tr.stepped th')),
    markedCell: all('td.stepped').map(({ dataset }) => [Number(dataset.row), Number(dataset.column)]),
    stations: stations.map(({ classList }) => `${classList[2]} ${classList[3]}`),
    chain: stations.slice(0, 4).map((station) => all('td[data-column]', station).map(text)),
    mixed: all('.parts', stations[4]).filter((cell) => text(cell) !== '').length,
    values: all('.line[data-step] .values').map((values) => all('span', values).map(text)),
    detail: all('.detail dl > div').map(({ classList }) => !classList.contains('unknown')),
  };
}
