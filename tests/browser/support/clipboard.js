/**
 * Lets pages read and write the clipboard. Firefox, which knows no such permissions, has a setting for it from the start.
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function allowClipboard(context) {
  if (context.browser()?.browserType().name() === 'firefox') return;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** @param {import('@playwright/test').Page} page */
export const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/**
 * From the next page on nothing can be copied, as where a browser's settings forbid it.
 * @param {import('@playwright/test').Page} page
 */
export const refuseClipboard = (page) =>
  page.addInitScript(() => {
    // Not there on an empty page, which is no secure one.
    if (navigator.clipboard)
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
