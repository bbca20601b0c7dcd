import { HEADERS } from '../../../scripts/headers.js';

/**
 * Opens a page of somebody else's that includes the element: nothing of the lesson's own page around it. It stands in the
 * site's folder and under the site's policy.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} body
 * @param {{lang?: string}} [options] of the document
 */
export async function openHost(page, body, { lang = 'de' } = {}) {
  const html = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Host</title>
<script type="module" src="derslik.js"></script>
<body>${body}</body>
</html>`;
  await page.route('**/host.html', (route) =>
    route.fulfill({ body: html, headers: { ...HEADERS, 'Content-Type': 'text/html;charset=utf-8' } }),
  );
  await noteEvents(page);
  await page.goto('host.html');
}

/** Notes what lessons say, from before the page opens. @param {import('@playwright/test').Page} page */
export const noteEvents = (page) => page.addInitScript(record);

/**
 * The lesson's events since the page opened, as JSON carries them.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{type: string, on: string, detail: any}[]>}
 */
export const heard = (page) => page.evaluate(() => JSON.parse(/** @type {any} */ (window).heard()));

/** Notes each event where it ends up when it bubbles out of every shadow root. */
function record() {
  /** @type {unknown[]} */
  const events = [];
  for (const type of ['ready', 'change', 'step', 'answer', 'complete', 'error'])
    addEventListener(`derslik-${type}`, (event) => {
      const { detail, target } = /** @type {CustomEvent} */ (event);
      events.push({ type, on: /** @type {Element} */ (target).id, detail });
    });
  Object.assign(window, { heard: () => JSON.stringify(events) });
}
