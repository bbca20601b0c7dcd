import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal, langs, words } from './support/words.js';

// What the browser itself tells a screen reader. Roles in the markup are not proof: a table that CSS lays out as a grid
// or a block can lose them on the way.

/**
 * @typedef {object} Node of the browser's accessibility tree
 * @property {string} role
 * @property {string} name
 * @property {boolean} focused
 * @property {Node[]} children
 */

const sentence = {
  tr: (/** @type {string[]} */ [query, key, weight]) =>
    `soran ${query}, bakılan ${key}, ağırlıklar ${weight}`,
  en: (/** @type {string[]} */ [query, key, weight]) => `query ${query}, key ${key}, weights ${weight}`,
};

for (const lang of langs)
  test(`the ${lang} heatmap reaches a screen reader as a grid with headers and values`, async ({
    lesson,
    page,
  }) => {
    await lesson.open(lang, { ending: 1, temperature: 0.5 });
    const [grid] = all(await tree(page), 'grid');
    const [head, ...rows] = all(grid, 'row');
    const names = words(lang, 1);
    expect(all(head, 'columnheader').map(({ name }) => name)).toEqual(names);
    expect(rows).toHaveLength(6);
    const { weights } = truth({ ending: 1, temperature: 0.5 });
    rows.forEach((row, i) => {
      expect(all(row, 'rowheader').map(({ name }) => name)).toEqual([names[i]]);
      expect(all(row, 'gridcell').map(({ name }) => name)).toEqual(
        names.map((key, j) => sentence[lang]([names[i], key, decimal(lang, weights[i][j], 3)])),
      );
    });
  });

test('a cell that no step has computed yet says so', async ({ lesson, page }) => {
  await lesson.open('en', { step: 2 });
  const [grid] = all(await tree(page), 'grid');
  const [, first] = all(grid, 'row');
  expect(all(first, 'gridcell').map(({ name }) => name.replace(/^.*, scores /, ''))).toEqual([
    '0',
    '0',
    ...new Array(4).fill('not computed yet'),
  ]);
});

test('an arrow key takes the screen reader to the next cell', async ({ lesson, page }) => {
  await lesson.open('en');
  await lesson.cell(4, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const focused = flat(await tree(page)).filter((node) => node.focused && node.role === 'gridcell');
  expect(focused.map(({ name }) => name)).toEqual([
    `query light, key picked, weights ${decimal('en', truth().weights[5][2], 3)}`,
  ]);
});

test('the chain reaches a screen reader as a table with headers', async ({ lesson, page }) => {
  await lesson.open('en');
  const [chain] = all(await tree(page), 'table').filter(
    ({ name }) => name === 'How the row of “it” is computed',
  );
  expect(all(chain, 'columnheader').map(({ name }) => name)).toEqual([
    'stage',
    ...words('en'),
    'the row’s own number',
  ]);
  const [, , , , weights] = all(chain, 'row');
  expect(all(weights, 'rowheader')).toHaveLength(1);
  expect(
    all(weights, 'cell')
      .map(({ name }) => name)
      .slice(0, 6),
  ).toEqual(truth().weights[4].map((weight) => decimal('en', weight, 3)));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the starting weights reach a screen reader as a table with headers', async ({ page }) => {
    await page.goto('en/dikkat/');
    const [table] = all(await tree(page), 'table').filter(({ name }) => name.startsWith('weights'));
    const [head, ...rows] = all(table, 'row');
    expect(all(head, 'columnheader').map(({ name }) => name)).toEqual(words('en'));
    expect(rows.map((row) => all(row, 'rowheader')[0].name)).toEqual(words('en'));
    expect(all(rows[4], 'cell').map(({ name }) => name)).toEqual(
      truth().weights[4].map((weight) => decimal('en', weight, 3)),
    );
  });
});

/** @param {Node} node @param {string} role @returns {Node[]} */
const all = (node, role) => flat(node).filter((each) => each.role === role);

/** @param {Node} node @returns {Node[]} */
const flat = (node) => [node, ...node.children.flatMap(flat)];

/**
 * The tree as Chromium hands it to the system, without what it ignores.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Node>}
 */
async function tree(page) {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @param {string} id @returns {Node[]} */
  const build = (id) => {
    const node = byId.get(id);
    if (!node) return [];
    const children = (node.childIds ?? []).flatMap(build);
    if (node.ignored) return children;
    return [
      {
        role: String(node.role?.value),
        name: String(node.name?.value ?? '').trim(),
        focused: node.properties?.some(({ name, value }) => name === 'focused' && value.value) ?? false,
        children,
      },
    ];
  };
  return build(nodes[0].nodeId)[0];
}
