import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

// At 400 % of 1280 pixels a page is 320 wide. Nothing but the matrix may have to be pushed sideways, and everything that
// can be used is in reach, at this width and at every other where the layout changes.

const widths = [320, 360, 568, 569, 600, 601, 768, 1199, 1200, 1239, 1240, 1260, 1320, 1440, 2560];

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
  [1239, 800],
  [1240, 800],
  [1260, 800],
  [1320, 800],
  [2560, 1300],
])
  test(`every control can be reached at ${width} × ${height} px`, async ({ lesson, page }) => {
    await page.setViewportSize({ width, height });
    await lesson.open('tr', { query: 99, step: 30 });
    await lesson.button('files').click();
    const { count, hidden } = await page.evaluate(reach);
    expect(count).toBeGreaterThan(80);
    expect(hidden).toEqual([]);
    // The link past the header comes into view when it has the focus.
    await page.locator('.skip').focus();
    await expect(page.locator('.skip')).toBeInViewport({ ratio: 1 });
  });

/** Brings each control into view as the Tab key does, and sees whether it then can be pressed; runs in the browser. */
function reach() {
  const element = /** @type {Element} */ (document.querySelector('derslik-lesson'));
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const selector = 'a, button, input, select, [data-cell]';
  const controls = [
    ...document.querySelectorAll(`:is(${selector}):not(derslik-lesson *, .skip)`),
    ...root.querySelectorAll(selector),
  ];
  const shown = controls.filter((control) => control.checkVisibility());
  const hidden = shown.filter((control) => {
    control.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const above = document.elementFromPoint(x, y);
    const hit = above === element ? root.elementFromPoint(x, y) : above;
    const inside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return !inside || width < 8 || height < 8 || !control.contains(hit);
  });
  return { count: shown.length, hidden: hidden.map((control) => control.outerHTML.slice(0, 100)) };
}

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
