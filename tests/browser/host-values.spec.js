import { scaling } from './support/experiment.js';
import { openHost } from './support/host.js';
import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';

// Whatever a page writes into the element, or an address into a lesson's page: no script runs, nothing is thrown, and the
// state stays one that the sliders have.

const hostile = [
  '<img src=x onerror="canary()">',
  '"><script>canary()</script>',
  "'-canary()-'",
  ['javascript', 'canary()'].join(':'),
  '${canary()}',
  '{{constructor.constructor("canary()")()}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '-1e309',
  '9'.repeat(400),
  '0x10',
  '1_000',
  '١٢٣',
  '  3  ',
  '',
  '\u0000\u0007\u001b[31m',
  '\u202e54321\u202c',
  '\ud800',
  '𝟙𝟚'.repeat(20000),
  '../../etc/passwd',
  'null',
  'undefined',
];

/** Values that only a property can be given. */
const objects = [
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e309',
  '{}',
  '[]',
  '["scene", {}]',
  '() => canary()',
  '10n ** 400n',
];

const settings = ['query', 'temperature', 'ending', 'step', 'd', 'seed', 'pairs'];
const names = ['theme', 'lang', 'parts', ...settings];

/** @param {Record<string, any>} state */
function expectValid(state) {
  const { query, temperature, ending, step, d, seed, pairs } = state;
  /** @param {number} value @param {number} min @param {number} max */
  const within = (value, min, max) => typeof value === 'number' && value >= min && value <= max;
  const valid =
    'query' in state
      ? within(query, 1, 6) && within(temperature, 0.1, 5) && within(ending, 0, 1) && within(step, 1, 60)
      : within(d, 1, 4096) && within(pairs, 2, 100_000) && /^\d{1,300}$/.test(seed);
  expect(valid, JSON.stringify(state)).toBe(true);
}

/** @param {import('@playwright/test').Page} page */
const watchCanary = (page) =>
  page.addInitScript(() =>
    Object.assign(window, { sang: 0, canary: () => void (/** @type {any} */ (window).sang++) }),
  );

/** @param {import('@playwright/test').Page} page */
const sang = (page) => page.evaluate(() => /** @type {any} */ (window).sang);

test('no attribute and no property takes a hostile value', async ({ page }) => {
  await watchCanary(page);
  await openHost(
    page,
    `<derslik-lesson id="a" lesson="dikkat" lang="en"></derslik-lesson>
     <derslik-lesson id="b" lesson="${scaling}" lang="en"></derslik-lesson>`,
  );
  for (const id of ['a', 'b']) {
    const lesson = new LessonPage(page, page.locator(`#${id}`));
    await lesson.ready();
    const states = await lesson.element.evaluate(assault, { names, hostile, objects });
    expect(states).toHaveLength(names.length * (2 * hostile.length + objects.length));
    states.forEach(expectValid);
    await expect(lesson.element).toHaveAttribute('data-state', 'ready');
    await expect(lesson.element).toHaveAttribute('theme', /^(auto|light|dark)$/);
    await expect(lesson.root.locator('img, script, iframe')).toHaveCount(0);

    // It goes on as if nothing had been.
    const slider = lesson.slider(id === 'a' ? 'query' : 'd');
    await slider.press('Home');
    expect(await lesson.state()).toMatchObject(id === 'a' ? { query: 1 } : { d: 1 });
  }
  expect(await sang(page)).toBe(0);
});

test('no lesson has a hostile name', async ({ page, lesson }) => {
  await watchCanary(page);
  await openHost(page, '<derslik-lesson lesson="dikkat" lang="en">Read me.</derslik-lesson>');
  await lesson.ready();
  const names = hostile.filter((name) => name !== '');
  const codes = await lesson.element.evaluate(async (element, names) => {
    /** @type {string[]} */
    const codes = [];
    element.addEventListener('derslik-error', (event) =>
      codes.push(/** @type {CustomEvent} */ (event).detail.code),
    );
    for (const name of names) {
      element.setAttribute('lesson', name);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return codes;
  }, names);
  expect(codes).toEqual(names.map(() => 'lesson'));
  await expect(lesson.root.getByRole('alert')).toContainText('There is no lesson named “undefined”.');
  await expect(lesson.root.locator('img, script')).toHaveCount(0);
  await lesson.element.evaluate((element) => element.setAttribute('lesson', 'dikkat'));
  await lesson.ready();
  await expect(lesson.finding).toHaveText('“it” looks most at “box”: 58.9%');
  expect(await sang(page)).toBe(0);
});

test('no address opens a page with hostile values', async ({ page, lesson }) => {
  await watchCanary(page);
  const parameters = [
    'query',
    'temperature',
    'ending',
    'step',
    'd',
    'seed',
    'pairs',
    'theme',
    'lang',
    'parts',
    'embed',
    'origins',
    'lesson',
    '__proto__',
    'constructor',
  ];
  const short = hostile.filter((value) => value.length < 500 && value !== '\ud800');
  // Each parameter meets many values over a few loads, and each value many parameters.
  for (const [load, path] of ['dikkat/', `en/${scaling}/`, 'en/dikkat/', `${scaling}/`].entries()) {
    const search = parameters.map(
      (name, at) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(short[(at * 7 + load * 5) % short.length])}`,
    );
    await page.goto(`${path}?${search.join('&')}&${search.toReversed().join('&')}`);
    await lesson.ready();
    expectValid(await lesson.state());
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(auto|light|dark)$/);
    await expect(page.locator('img, iframe, script:not([src])')).toHaveCount(0);
    expect(await sang(page)).toBe(0);
  }
});

/**
 * Gives the element each value under each name, as an attribute and as a property, and notes where that leaves the learner;
 * runs in the browser.
 * @param {Element} element
 * @param {{names: string[], hostile: string[], objects: string[]}} with_
 */
async function assault(element, { names, hostile, objects }) {
  const lesson = /** @type {any} */ (element);
  const huge = 10n ** 400n;
  /** @type {Record<string, unknown>} */
  const made = {
    null: null,
    undefined,
    NaN,
    Infinity,
    '1e309': Number('1e309'),
    '{}': {},
    '[]': [],
    '["scene", {}]': ['scene', {}],
    '() => canary()': () => /** @type {any} */ (window).canary(),
    '10n ** 400n': huge,
  };
  /** @type {Record<string, any>[]} */
  const states = [];
  const settled = async () => {
    await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
    states.push(structuredClone(lesson.state));
  };
  for (const name of names) {
    for (const value of hostile) {
      element.setAttribute(name, value);
      await settled();
      lesson[name] = value;
      await settled();
    }
    for (const value of objects) {
      lesson[name] = made[value];
      await settled();
    }
  }
  return states;
}
