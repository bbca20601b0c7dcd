import AxeBuilder from '@axe-core/playwright';
import { refuseClipboard } from './support/clipboard.js';
import { ExperimentPage, scaling } from './support/experiment.js';
import { expect, test } from './support/test.js';

const looks = /** @type {const} */ ([
  ['tr', 'light'],
  ['en', 'dark'],
]);

/** @param {'tr' | 'en'} lang */
const repeated = (lang) => ({ tag: lang === 'en' ? '@again' : [] });

for (const [lang, theme] of looks)
  test(
    `axe finds nothing on the lesson in ${lang}, ${theme}, wide and narrow`,
    repeated(lang),
    async ({ lesson, page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The bad value brings the notice.
      await lesson.open(lang, { theme, step: 17, ending: 9 });
      await lesson.button('files').click();
      await expect(lesson.notice).toBeVisible();
      await expect(lesson.exportButton('png')).toBeVisible();
      for (const [width, step] of /** @type {const} */ ([
        [1440, '17'],
        [360, '60'],
      ])) {
        await page.setViewportSize({ width, height: 900 });
        await lesson.slider('step').fill(step);
        await expect(lesson.count).toHaveText(`${step} / 60`);
        expect(await violations(page), `${width} px, step ${step}`).toEqual([]);
      }
    },
  );

for (const [lang, theme] of looks)
  test(
    `axe finds nothing on the second lesson in ${lang}, ${theme}, with results and answers`,
    repeated(lang),
    async ({ lesson, page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await lesson.open(lang, { theme, pairs: 200, d: 0 }, scaling);
      await lesson.whole();
      const experiment = new ExperimentPage(lesson);
      await experiment.button('run-list').click();
      await expect(experiment.rows).toHaveCount(3);
      await experiment.enter('pairs', 'x');
      const go = (/** @type {number} */ question) =>
        lesson.root.locator(`[data-quiz=go][data-index="${question}"]`).click();
      for (const summary of await lesson.root.locator('summary').all()) await summary.click();
      await lesson.root.getByRole('radio', { name: '4096' }).check();
      await lesson.root.locator('.current [data-quiz=check]').click();
      for (const [width, question] of [
        [1440, 0],
        [360, 1],
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await go(question);
        expect(await violations(page), `${width} px, question ${question + 1}`).toEqual([]);
      }
      await go(2);
      expect(await violations(page, '.quiz'), 'question 3').toEqual([]);
    },
  );

test('axe finds nothing on the C++ tab and on a link to copy by hand', async ({ lesson, page }) => {
  await refuseClipboard(page);
  await lesson.open('tr');
  await lesson.tab('cpp').click();
  await expect(lesson.lines.first()).toBeVisible();
  await lesson.button('copy-link').click();
  await expect(lesson.root.locator('.by-hand')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const [lang, colorScheme] of looks)
  test(
    `axe finds nothing on the catalogue in ${lang}, ${colorScheme}`,
    { tag: colorScheme === 'dark' ? '@dark' : [] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(lang === 'tr' ? '' : 'en/');
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${width} px`).toEqual([]);
      }
    },
  );

/**
 * @param {any} page a Page; axe's types come with another Playwright
 * @param {string} [part] of the lesson; the whole page if left out
 */
async function violations(page, part) {
  // In the page itself: no frame is in it, and a second page to put the results together costs a second.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part) axe.include({ fromShadowDom: ['derslik-lesson', part] });
  // Firefox takes what scrolls into the tab order by itself, a formula on a phone too, which axe does not know.
  if (page.context().browser().browserType().name() === 'firefox')
    axe.disableRules('scrollable-region-focusable');
  const { violations: found, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(10);
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join('\n')}`,
  );
}
