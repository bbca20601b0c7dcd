import { execFileSync } from 'node:child_process';
import { ExperimentPage, scaling } from './support/experiment.js';
import { openHost } from './support/host.js';
import { LessonPage } from './support/lesson-page.js';
import { python } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

/** The experiment: what NumPy prints, computed while the page goes on. */

const list = ['4 2.0 1.0', '64 8.1 1.01', '1024 32.0 1.0'];

/** @param {{seed: string, pairs: number, list: number[]}} of @returns {string[]} what the program prints in CPython */
const numpy = ({ seed, pairs, list }) =>
  execFileSync(python, ['-c', program(seed, pairs, list)], { encoding: 'utf8' })
    .trim()
    .split('\n');

/** @param {string} seed @param {number} pairs @param {number[]} list */
const program = (seed, pairs, list) => `import numpy as np
rng = np.random.default_rng(${seed})
for d in [${list}]:
    q, k = rng.normal(size=(2, ${pairs}, d))
    s = (q * k).sum(axis=1)
    print(d, s.std().round(1), (s / np.sqrt(d)).std().round(2))
`;

for (const lang of langs)
  test(`the program’s list prints what NumPy prints, in ${lang}`, async ({ lesson }) => {
    await lesson.open(lang, {}, scaling);
    await lesson.whole();
    const experiment = new ExperimentPage(lesson);
    await expect(experiment.rows).toHaveCount(0);
    await experiment.button('run-list').click();
    await expect(experiment.rows).toHaveCount(3);
    await expect.poll(() => experiment.printed()).toEqual(list);
    await expect(experiment.points).toHaveCount(6);
    const after = lang === 'tr' ? ['1,999', '0,999'] : ['1.999', '0.999'];
    await expect(experiment.rows.first().locator('td')).toContainText([...after, '–', '0', '10000']);
    await expect(experiment.button('run-list')).toBeVisible();
    await expect(lesson.status).toContainText(lang === 'tr' ? 'Deney bitti.' : 'The experiment is finished.');
  });

test('the address gives d, seed and pairs, and the fields give them back', async ({ lesson, page }) => {
  await lesson.open('tr', { seed: 42, pairs: 1000, d: 9 }, scaling);
  await lesson.whole();
  const experiment = new ExperimentPage(lesson);
  for (const [name, value] of /** @type {const} */ ([
    ['d', '9'],
    ['seed', '42'],
    ['pairs', '1000'],
  ]))
    await expect(experiment.field(name)).toHaveValue(value);
  await experiment.button('run-list').click();
  await expect(experiment.rows).toHaveCount(3);
  await expect(experiment.button('run-one')).toBeVisible();
  expect(await experiment.printed()).toEqual(numpy({ seed: '42', pairs: 1000, list: [4, 64, 1024] }));
  await expect(lesson.line('rng = np.random.default_rng(42)')).toHaveCount(2);
  await expect(lesson.line('q, k = rng.normal(size=(2, 1000, d))')).toHaveCount(1);

  await experiment.enter('seed', '340282366920938463463374607431768211455');
  await experiment.enter('d', '16');
  await expect
    .poll(() => new URL(page.url()).search)
    .toContain('seed=340282366920938463463374607431768211455');
  await expect.poll(() => new URL(page.url()).search).toContain('d=16');
  await experiment.button('run-one').click();
  await expect(experiment.rows).toHaveCount(4);
  await expect(lesson.line('for d in [16]:')).toHaveCount(1);
  expect(await experiment.printed()).toEqual(
    numpy({ seed: '340282366920938463463374607431768211455', pairs: 1000, list: [16] }),
  );
});

test('it shows its progress, and Cancel ends it at once', async ({ lesson, page }) => {
  await lesson.open('tr', { d: 4096, pairs: 100_000 }, scaling);
  await lesson.whole();
  const experiment = new ExperimentPage(lesson);
  await experiment.button('run-one').click();
  await expect(experiment.progress).toBeVisible();
  await expect(experiment.root.locator('.progress b')).toContainText(/%\d+ · .*kaldı/);
  await expect.poll(() => experiment.progress.getAttribute('value').then(Number)).toBeGreaterThan(0.01);
  expect(page.workers()).toHaveLength(1);
  await experiment.button('cancel').click();
  await expect(experiment.progress).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(experiment.rows).toHaveCount(0);
  await expect(experiment.button('run-one')).toBeFocused();
  await expect(lesson.status).toHaveText('Deney iptal edildi.');

  await experiment.enter('d', '2');
  await experiment.button('run-one').click();
  await expect(experiment.rows).toHaveCount(1);
});

test('the page goes on while it runs', async ({ lesson }) => {
  await lesson.open('tr', { d: 4096, pairs: 100_000 }, scaling);
  await lesson.whole();
  const experiment = new ExperimentPage(lesson);
  await experiment.button('run-one').click();
  await expect(experiment.progress).toBeVisible();
  await lesson.slider('d').first().press('Home');
  await expect(lesson.finding).toContainText('d = 1 ');
  await expect(experiment.progress).toBeVisible();
});

test('a limit itself is taken, one beyond it is refused in words and blocks the run', async ({ lesson }) => {
  await lesson.open('tr', {}, scaling);
  await lesson.whole();
  const experiment = new ExperimentPage(lesson);
  for (const [name, taken, refused, words] of /** @type {const} */ ([
    ['d', ['1', '4096'], ['0', '4097', '64.5', ''], '1 ile 4096 arasında bir tam sayı bekleniyordu'],
    ['pairs', ['2', '100000'], ['1', '100001', '10.000'], '2 ile 100000 arasında bir tam sayı bekleniyordu'],
    ['seed', ['0', '9'.repeat(300)], ['-1', '9'.repeat(301), 'x'], 'en çok 300 basamaklı bir doğal sayı'],
  ])) {
    const field = experiment.field(name);
    for (const value of taken) {
      await experiment.enter(name, value);
      await expect(field, `${name} ${value}`).toHaveAttribute('aria-invalid', 'false');
      await expect(field).toHaveValue(value);
      expect(String((await lesson.state())[name])).toBe(value);
    }
    for (const value of refused) {
      await experiment.enter(name, value);
      await expect(field, `${name} ${value}`).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(value);
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
    }
    await experiment.button('run-one').click();
    await expect(field).toBeFocused();
    await expect(experiment.progress).toHaveCount(0);
    await experiment.enter(name, taken[0]);
  }
});

test('results stay until they are cleared, each once', async ({ lesson }) => {
  await lesson.open('en', { pairs: 100, d: 3 }, scaling);
  await lesson.whole();
  const experiment = new ExperimentPage(lesson);
  for (const count of [1, 1]) {
    await experiment.button('run-one').click();
    await expect(experiment.rows).toHaveCount(count);
    await expect(experiment.button('run-one')).toBeVisible();
  }
  await experiment.button('run-list').click();
  await expect(experiment.rows).toHaveCount(4);
  await experiment.rows.first().getByRole('button').click();
  await expect(experiment.root.locator('.histograms h3')).toContainText('d = 3');
  await experiment.button('clear').click();
  await expect(experiment.rows).toHaveCount(0);
});

test('the histograms can be read as a table, whose counts are all the pairs', async ({ lesson }) => {
  await lesson.open('en', { pairs: 500, d: 5 }, scaling);
  await lesson.whole();
  const experiment = new ExperimentPage(lesson);
  await experiment.button('run-one').click();
  await expect(experiment.rows).toHaveCount(1);
  await experiment.root.locator('.histograms summary').click();
  for (const column of [2, 4]) {
    const counts = experiment.root.locator(`.histograms tbody tr > :nth-child(${column})`);
    await expect(counts).toHaveCount(42);
    const sum = (await counts.allInnerTexts()).reduce((total, text) => total + Number(text), 0);
    expect(sum).toBe(500);
  }
});

test('it runs in a sandboxed frame, and in a page of somebody else’s', async ({ page }) => {
  await openHost(
    page,
    `<iframe sandbox="allow-scripts" src="en/${scaling}/?pairs=200" width="800" height="900"></iframe>`,
  );
  const frame = page.frameLocator('iframe').locator('[part=lesson]');
  await frame.locator('[data-experiment=run-list]').click();
  await expect(frame.locator('.results tbody tr').first()).toBeVisible();
  await expect(frame.locator('.printed pre')).toContainText('1024 ');
});

test('by keyboard alone: run, cancel, run another', async ({ lesson, page }) => {
  await lesson.open('en', { d: 4096, pairs: 100_000 }, scaling);
  await lesson.whole();
  const experiment = new ExperimentPage(lesson);
  await experiment.button('run-one').focus();
  await page.keyboard.press('Enter');
  await expect(experiment.button('cancel')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(experiment.button('run-one')).toBeFocused();
  await experiment.field('pairs').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await expect(experiment.button('run-list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(experiment.rows).toHaveCount(3);
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of langs)
    test(`the page in ${lang} has the list’s results`, async ({ page, complaints }) => {
      complaints.allow(/was preloaded using link preload but not used/);
      await page.goto(LessonPage.path(lang, {}, scaling));
      await expect(page.locator('.printed pre')).toHaveText(list.join('\n'));
      await expect(page.locator('.experiment :is(button, input, progress)')).toHaveCount(0);
    });
});
