import { EmbedPage } from './support/embed-page.js';
import { ExperimentPage, scaling } from './support/experiment.js';
import { expect, test } from './support/test.js';

/**
 * Stored pictures of the scene, its player and its program. playwright.config.js states how much may differ. After a wanted
 * change, look at each new picture before it is kept:
 *
 *     npx playwright test --config tests/browser/playwright.config.js pictures --update-snapshots
 */

const widths = [1440, 768, 360];

/** @type {{name: string, lang: 'tr' | 'en', theme: 'light' | 'dark', step: number, width: number}[]} */
const pictures = [
  ...widths.flatMap((width) =>
    /** @type {const} */ (['light', 'dark']).flatMap((theme) =>
      [60, 17].map((step) => ({
        name: `tr-${width}-${theme}-${step}`,
        lang: /** @type {const} */ ('tr'),
        theme,
        step,
        width,
      })),
    ),
  ),
  ...[60, 17].map((step) => ({
    name: `en-1440-light-${step}`,
    lang: /** @type {const} */ ('en'),
    theme: /** @type {const} */ ('light'),
    step,
    width: 1440,
  })),
];

for (const { name, lang, theme, step, width } of pictures)
  test(`the scene looks as it did: ${name}`, async ({ lesson, page }) => {
    // So tall that the player, which sticks to the window's edge on a phone, stays in its place.
    await page.setViewportSize({ width, height: 2400 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await lesson.open(lang, { step });
    await expect
      .poll(() => page.evaluate(webFonts), 'the page’s own fonts')
      .toEqual({ loaded: true, loading: false });
    await expect(lesson.root.locator('.stage')).toHaveScreenshot(`${name}.png`);
  });

/** @type {{name: string, lang: 'tr' | 'en', theme: 'light' | 'dark', width: number}[]} */
const scalingPictures = [
  { name: 'scaling-tr-1440-light', lang: 'tr', theme: 'light', width: 1440 },
  { name: 'scaling-en-1440-dark', lang: 'en', theme: 'dark', width: 1440 },
  { name: 'scaling-en-768-light', lang: 'en', theme: 'light', width: 768 },
  { name: 'scaling-tr-360-dark', lang: 'tr', theme: 'dark', width: 360 },
];

for (const { name, lang, theme, width } of scalingPictures)
  test(`the second lesson looks as it did: ${name}`, async ({ lesson, page }) => {
    await page.setViewportSize({ width, height: 2400 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await lesson.open(lang, {}, scaling);
    await lesson.whole();
    const experiment = new ExperimentPage(lesson);
    await experiment.button('run-list').click();
    await expect(experiment.rows).toHaveCount(3);
    await expect(experiment.button('run-list')).toBeVisible();
    await lesson.root.getByRole('radio', { name: '4096' }).check();
    await lesson.root.locator('.current [data-quiz=check]').click();
    // The order of the options is another one for every visitor.
    await lesson.root.locator('[data-quiz=go][data-index="1"]').click();
    await page.mouse.move(0, 0);
    await expect
      .poll(() => page.evaluate(webFonts), 'the page’s own fonts')
      .toEqual({ loaded: true, loading: false });
    await expect(lesson.root.locator('.stage')).toHaveScreenshot(`${name}-stage.png`);
    await expect(experiment.root).toHaveScreenshot(`${name}-experiment.png`);
    await expect(lesson.root.locator('.quiz')).toHaveScreenshot(`${name}-quiz.png`);
  });

for (const [lang, path, theme, width] of /** @type {const} */ ([
  ['tr', 'embed/', 'light', 1440],
  ['en', 'en/embed/', 'dark', 360],
]))
  test(`the page that makes the snippet looks as it did: ${lang}, ${theme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const embed = new EmbedPage(page);
    await embed.open(path, { way: 'frame', height: '600', parts: 'scene' });
    await expect(embed.code).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(webFonts), 'the page’s own fonts')
      .toEqual({ loaded: true, loading: false });
    // The code says at which port this very run is served, and the lesson has pictures of its own.
    await expect(page.locator('#embed')).toHaveScreenshot(`embed-${lang}-${width}-${theme}.png`, {
      mask: [embed.frame, page.locator('pre')],
      maskColor: '#808080',
    });
  });

/** Whether each family is there and no part of it is still on its way; runs in the browser. */
function webFonts() {
  const faces = [...document.fonts].filter(({ family }) => /Derslik (Serif|Sans|Mono)\b/.test(family));
  const loaded = faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return { loaded: new Set(loaded).size === 3, loading: faces.some(({ status }) => status === 'loading') };
}
