import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

// At 400 % of 1280 pixels a page is 320 wide. Nothing but the matrix may have to be pushed sideways, and everything that
// can be used is in reach, at this width and at every other where the layout changes.

const widths = [320, 360, 568, 569, 600, 601, 768, 1119, 1120, 1240, 1320, 1440, 2560];

for (const lang of langs)
  test(`the ${lang} page never scrolls sideways, from 320 to 2560 px`, async ({ lesson, page }) => {
    await lesson.open(lang, { ending: 1, query: 99 });
    await lesson.button('files').click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const setting of ['1', '60']) {
        await lesson.element.evaluate((element, step) => element.setAttribute('step', step), setting);
        await expect(lesson.slider('step')).toHaveValue(setting);
        expect(await page.evaluate(sideways), `${width} px, step ${setting}`).toEqual({
          by: 0,
          beyond: [],
          inside: [],
        });
      }
    }
  });

test('the code in C++ moves in its own frame alone', async ({ lesson, page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await lesson.open('en');
  await lesson.tab('cpp').click();
  await expect(lesson.line('}  // namespace derslik')).toBeVisible();
  const { by, beyond } = await page.evaluate(sideways);
  expect({ by, beyond }).toEqual({ by: 0, beyond: [] });
});

for (const [width, height] of [
  [320, 256],
  [360, 740],
  [600, 800],
  [601, 800],
  [1119, 800],
  [1120, 800],
  [1240, 800],
  [1320, 800],
  [2560, 1300],
])
  test(`every control can be reached at ${width} × ${height} px`, async ({ lesson, page }) => {
    await page.setViewportSize({ width, height });
    await lesson.open('tr', { query: 99, step: 30 });
    await lesson.button('files').click();
    const controls = page.locator(
      'a:visible, button:visible, input:visible, select:visible, summary:visible, [data-cell]:visible',
    );
    expect(await controls.count()).toBeGreaterThan(90);
    // A trial does everything that a click does up to the press: scrolls there, and sees whether anything lies above.
    for (const control of await controls.all()) await control.click({ trial: true, timeout: 5000 });
  });

/** How far the page can be pushed sideways, and what sticks out or scrolls in it; runs in the browser. */
function sideways() {
  const { documentElement, body } = document;
  const width = documentElement.clientWidth;
  const element = /** @type {Element} */ (document.querySelector('derslik-lesson'));
  const all = [
    ...body.querySelectorAll(':not(derslik-lesson *)'),
    .../** @type {ShadowRoot} */ (element.shadowRoot).querySelectorAll('*'),
  ];
  const scrolls = (/** @type {Element} */ each) =>
    each.scrollWidth > each.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(each).overflowX);
  const name = (/** @type {Element} */ each) => `${each.localName}.${each.getAttribute('class')}`;
  scrollTo(10_000, scrollY);
  const by = Math.max(scrollX, documentElement.scrollWidth - width, body.scrollWidth - body.clientWidth);
  scrollTo(0, scrollY);
  const scrollers = all.filter(scrolls);
  const beyond = all.filter((each) => {
    if (scrollers.some((scroller) => scroller !== each && scroller.contains(each))) return false;
    const { left, right, width: own } = each.getBoundingClientRect();
    return own > 1 && !each.closest('.skip, .unseen, svg') && (left < -0.5 || right > width + 0.5);
  });
  return {
    by,
    beyond: beyond.map(name),
    inside: scrollers.filter((each) => !each.matches('.figure, .heatmap, .tables')).map(name),
  };
}
