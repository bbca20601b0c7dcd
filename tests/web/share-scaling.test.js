import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { save } from '../../web/share/scaling/save.js';
import { both } from './support/lesson.js';
import { engine, kind, olcekli, sceneAt } from './support/scaling.js';

/** @typedef {Parameters<typeof sceneAt>} At */

const root = /** @type {any} */ (null);

/** What the browser was given to download. @type {{name: string, blob: Blob}[]} */
let downloads;

beforeEach(() => {
  downloads = [];
  /** @type {Blob | undefined} */
  let made;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = /** @type {Blob} */ (blob);
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.stubGlobal('document', {
    createElement: () => ({
      /** @this {HTMLAnchorElement} */
      click() {
        if (made) downloads.push({ name: this.download, blob: made });
      },
    }),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * @param {string} file
 * @param {At} at
 * @returns {Promise<{name: string, header: string[], rows: [label: string, ...numbers: number[]][]}>}
 */
async function saved(file, ...at) {
  const name = await save(file, sceneAt(...at), root);
  expect(downloads).toHaveLength(1);
  const [download] = downloads;
  expect(download.name).toBe(name);
  expect(download.blob.type).toBe('text/csv;charset=utf-8');
  const text = await download.blob.text();
  expect(text).toMatch(/\r\n$/);
  const [header, ...rows] = text.trimEnd().split('\r\n').map(fields);
  return { name, header, rows: rows.map(([label, ...numbers]) => [label, ...numbers.map(Number)]) };
}

/** A line's fields, of which a quoted one may hold a comma. @param {string} line @returns {string[]} */
const fields = (line) =>
  Array.from(line.matchAll(/(?<=^|,)(?:"([^"]*)"|([^",]*))(?=,|$)/g), ([, quoted, plain]) => quoted ?? plain);

test.each(both)('in %s the figure’s table has every number of it, with all its digits', async (lang) => {
  const place = { d: 99, seed: '3' };
  const { name, header, rows } = await saved('scores', place, { lang });
  const { scores, scaled, plain, divided } = engine.saturation({ ...place, keys: 8 });
  expect(name).toBe('olcekli-nokta-carpim-scores.csv');
  expect(header).toEqual(['', 'k₁', 'k₂', 'k₃', 'k₄', 'k₅', 'k₆', 'k₇', 'k₈']);
  const labels = {
    tr: ['q · k puan', 'softmax bölmeden', '÷ √d ölçek', 'softmax bölünce'],
    en: ['q · k score', 'softmax undivided', '÷ √d scaled', 'softmax divided'],
  }[lang];
  expect(rows).toEqual(
    [scores, plain.weights, scaled, divided.weights].map((values, i) => [labels[i], ...values]),
  );
});

test.each(both)('in %s the curves’ table has a row for each stop', async (lang) => {
  const { name, header, rows } = await saved('curves', { seed: '3' }, { lang });
  const dimensions = olcekli.controls.d.stops ?? [];
  const { plain, divided } = engine.saturationCurve({ seed: '3', keys: 8, dimensions });
  expect(name).toBe('olcekli-nokta-carpim-curves.csv');
  expect(header).toEqual(
    {
      tr: [
        '',
        'En büyük pay, bölmeden',
        'En büyük pay, √d’ye bölünce',
        'Entropi, bölmeden',
        'Entropi, √d’ye bölünce',
        'Gradyan, bölmeden',
        'Gradyan, √d’ye bölünce',
      ],
      en: [
        '',
        'Largest weight, undivided',
        'Largest weight, divided by √d',
        'Entropy, undivided',
        'Entropy, divided by √d',
        'Gradient, undivided',
        'Gradient, divided by √d',
      ],
    }[lang],
  );
  expect(rows).toEqual(
    dimensions.map((d, at) => [
      `d = ${d}`,
      ...[
        plain.largest,
        divided.largest,
        plain.entropy,
        divided.entropy,
        plain.gradient,
        divided.gradient,
      ].map((values) => values[at]),
    ]),
  );
});

test('each table that is offered is another one', async () => {
  const scene = sceneAt();
  const texts = [];
  for (const [id] of kind.views.files(scene)) {
    downloads.length = 0;
    expect(await kind.save(id, scene, root)).toBe(`${olcekli.id}-${id}.csv`);
    texts.push(await downloads[0].blob.text());
  }
  expect(new Set(texts).size).toBe(2);
});
