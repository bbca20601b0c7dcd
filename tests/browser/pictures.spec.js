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

/** Whether each family is there and no part of it is still on its way; runs in the browser. */
function webFonts() {
  const faces = [...document.fonts].filter(({ family }) => /Derslik (Serif|Sans|Mono)\b/.test(family));
  const loaded = faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return { loaded: new Set(loaded).size === 3, loading: faces.some(({ status }) => status === 'loading') };
}
