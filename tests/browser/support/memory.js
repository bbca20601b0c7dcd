/**
 * What a page holds, after the garbage is collected. Chromium only.
 *
 * @typedef {object} Held
 * @property {number} heap      bytes of JavaScript's objects
 * @property {number} nodes     of all documents, in a page or not
 * @property {number} listeners
 * @property {number} engine    bytes of the engine's memory
 * @property {number} reached   the highest byte of it that was ever written
 */

/** Keeps hold of the engine's memory, before the page opens. @param {import('@playwright/test').Page} page */
export const keepEngine = (page) =>
  page.addInitScript(() => {
    const { instantiate } = WebAssembly;
    Object.assign(WebAssembly, {
      instantiate: async (/** @type {any} */ source, /** @type {any} */ imports) => {
        /** @type {any} */
        const made = await instantiate(source, imports);
        const exported = Object.values((made.instance ?? made).exports);
        Object.assign(window, { engineMemory: exported.find((each) => each instanceof WebAssembly.Memory) });
        return made;
      },
    });
  });

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Held>}
 */
export async function held(page) {
  const devtools = await page.context().newCDPSession(page);
  // Once is not enough: what finalizers let go is collected the next time.
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  const [engine, reached] = await page.evaluate(() => {
    const bytes = new Uint8Array(/** @type {any} */ (window).engineMemory.buffer);
    return [bytes.length, bytes.findLastIndex((byte) => byte !== 0)];
  });
  return { heap, nodes, listeners, engine, reached };
}
