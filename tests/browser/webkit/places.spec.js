import { readFileSync } from 'node:fs';
import { langs } from '../support/words.js';
import { inRoot } from '../../../scripts/paths.js';
import { expect, test } from './test.js';

/** Where a lesson can stand in WebKit: its pages, another page, a frame, a disk; and how it looks and reads there. */

const axe = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8');

/** By language, since axe takes its time here. */
for (const path of ['dikkat/', 'en/olcekli-nokta-carpim/'])
  test(`axe finds nothing on ${path}`, async ({ lesson, session }) => {
    await lesson.open(`${path}?step=17&d=0`);
    await lesson.whole();
    await session.run(axe);
    const { violations, passes } = await session.evaluate(async () => {
      const found = await /** @type {any} */ (window).axe.run();
      return {
        violations: found.violations.map((/** @type {any} */ { id, nodes }) =>
          [id, ...nodes.map((/** @type {any} */ { html }) => html)].join(' '),
        ),
        passes: found.passes.length,
      };
    });
    expect(passes).toBeGreaterThan(10);
    expect(violations).toEqual([]);
  });

for (const lang of langs) {
  const folder = lang === 'tr' ? 'single' : 'single/en';

  test(`${folder}/dikkat.html works from a disk`, async ({ lesson }) => {
    await lesson.openFile(`${folder}/dikkat.html`);
    await lesson.press('[data-setting=temperature]', 'end');
    expect(await lesson.text('.settings-note')).toContain(lang === 'tr' ? 'τ = 5,00' : 'τ = 5.00');
  });

  test(`${folder}/olcekli-nokta-carpim.html runs its experiment from a disk`, async ({ lesson }) => {
    await lesson.openFile(`${folder}/olcekli-nokta-carpim.html`);
    await lesson.click('[data-experiment=run-list]');
    await expect.poll(() => lesson.texts('.results tbody tr'), { timeout: 60_000 }).toHaveLength(3);
  });
}

test('the element stands in another page, twice, each on its own', async ({ lesson, session }) => {
  await lesson.open('host.html');
  expect(await lesson.state()).toMatchObject({ query: 2, temperature: 0.5 });
  await lesson.press('[data-setting=query]', 'home');
  const other = () =>
    session.evaluate(() => {
      const { state, shadowRoot } = /** @type {any} */ (document.querySelector('#other'));
      return [state.d, shadowRoot.querySelector('.saturation') !== null];
    });
  expect(await other()).toEqual([64, true]);
  expect(await lesson.state()).toMatchObject({ query: 1 });
});

test('the lesson works in a frame, which takes its height', async ({ lesson, session }) => {
  await lesson.openFrame('frame.html');
  expect(await lesson.text('.settings-note')).toContain('query “picked”');
  await lesson.press('[data-setting=query]', 'home');
  expect(await lesson.state()).toMatchObject({ query: 1 });
  const height = () =>
    session.evaluate(() => [
      Math.ceil(document.documentElement.getBoundingClientRect().height),
      window.frameElement?.clientHeight,
    ]);
  await expect.poll(async () => new Set(await height()).size, 'the heights of lesson and frame').toBe(1);
  await session.enter(null);
});

test('no page scrolls sideways in the narrowest window', async ({ lesson, session }) => {
  await session.resize(360, 800);
  for (const path of ['dikkat/', 'en/olcekli-nokta-carpim/']) {
    await lesson.open(path);
    await lesson.whole();
    const { wide, window } = await session.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      window: innerWidth,
    }));
    expect(wide, path).toBe(window);
  }
});

test('the theme button darkens the page, and the address keeps it', async ({ lesson, session }) => {
  await lesson.open('dikkat/');
  await session.click(await session.evaluate(() => document.querySelector('[data-theme-toggle]')));
  expect(await lesson.colour()).toBe('rgb(233, 231, 226)');
  await expect.poll(() => session.evaluate(() => location.search)).toBe('?theme=dark');
});

test('the catalogue leads to a lesson and to the other language', async ({ lesson, session }) => {
  await lesson.open('');
  /** While one page fades into the next, nothing can be hit. @param {string} selector */
  const follow = async (selector) => {
    const hit = (/** @type {string} */ selector) => {
      const link = document.querySelector(selector);
      const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
      return link !== null && document.elementFromPoint(x + width / 2, y + height / 2) === link;
    };
    await expect.poll(() => session.evaluate(hit, selector)).toBe(true);
    await session.click(await session.evaluate((selector) => document.querySelector(selector), selector));
  };
  await follow('a[hreflang=en]');
  await expect.poll(() => session.evaluate(() => document.documentElement.lang)).toBe('en');
  await follow('.catalogue a');
  await expect.poll(() => session.evaluate(() => location.pathname)).toBe('/en/dikkat/');
  await lesson.ready();
});
