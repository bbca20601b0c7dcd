/**
 * Counts every crossing between JavaScript and the engine, in either direction: calls into the module and calls out of
 * it. A computation cannot happen without one, however it is reached.
 *
 * @param {import('@playwright/test').Page} page before it opens anything
 * @returns {Promise<{crossings: () => Promise<number>}>}
 */
export async function spyOnEngine(page) {
  await page.addInitScript(() => {
    const counted = { crossings: 0 };
    Object.assign(window, { counted });

    /** @param {any} value @returns {any} */
    const count = (value) =>
      typeof value === 'function'
        ? (/** @type {unknown[]} */ ...given) => {
            counted.crossings += 1;
            return value(...given);
          }
        : value;
    /** @param {Record<string, any>} table */
    const countAll = (table) =>
      Object.fromEntries(Object.entries(table).map(([name, value]) => [name, count(value)]));
    /** @param {Record<string, Record<string, any>>} imports */
    const outward = (imports) =>
      Object.fromEntries(Object.entries(imports).map(([module, table]) => [module, countAll(table)]));
    /** @param {any} made */
    const inward = (made) =>
      made instanceof WebAssembly.Instance
        ? { exports: countAll(made.exports) }
        : { module: made.module, instance: { exports: countAll(made.instance.exports) } };

    for (const name of /** @type {const} */ (['instantiate', 'instantiateStreaming'])) {
      const original = /** @type {Function} */ (WebAssembly[name]);
      Object.assign(WebAssembly, {
        [name]: async (/** @type {unknown} */ source, /** @type {any} */ imports) =>
          inward(await original.call(WebAssembly, source, outward(imports))),
      });
    }
  });
  return { crossings: () => page.evaluate(() => /** @type {any} */ (window).counted.crossings) };
}
