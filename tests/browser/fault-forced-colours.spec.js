import { contrast, pixels } from './support/pixels.js';
import { expect, test } from './support/test.js';

// Windows' contrast themes take all backgrounds and most colours away: what is left must still show everything.

/**
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {'left' | 'bottom' | 'frame'} Side of a box; `frame`: a second line within a border of one
 */

/** WCAG's least for parts of controls and of drawings, and for text. */
const [shape, text] = [3, 4.5];

for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page, lesson }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await lesson.open('en');
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    });

    test('every cell has a border and a number', async ({ lesson, page }) => {
      const screen = await pixels(page);
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < 6; column++) {
          const { x, y, width, height } = await boxOf(lesson.cell(row, column));
          const inside = screen.at(x + 5, y + 5);
          const edges = [
            [x, y + height / 2, 1, 0],
            [x + width / 2, y, 0, 1],
            [x + width - 1, y + height / 2, -1, 0],
            [x + width / 2, y + height - 1, 0, -1],
          ].map(([fromX, fromY, dx, dy]) =>
            Math.max(...[0, 1, 2].map((i) => contrast(inside, screen.at(fromX + i * dx, fromY + i * dy)))),
          );
          for (const edge of edges)
            expect(edge, `the border of cell ${row}, ${column}`).toBeGreaterThan(shape);
          const digits = { x: x + 6, y: y + 6, width: width - 12, height: height - 12 };
          expect(most(screen, digits, inside), `the number of cell ${row}, ${column}`).toBeGreaterThan(text);
        }
    });

    test('every ribbon is seen, and a larger share is thicker', async ({ lesson, page }) => {
      const screen = await pixels(page);
      const middles = await lesson.root.locator('.ribbons path').evaluateAll((paths) =>
        paths.map((element) => {
          const path = /** @type {SVGPathElement} */ (element);
          const { x, y } = path
            .getPointAtLength(path.getTotalLength() / 2)
            .matrixTransform(path.getScreenCTM() ?? undefined);
          return { x, y };
        }),
      );
      expect(middles).toHaveLength(6);
      const thickness = middles.map(({ x, y }) => {
        const paper = screen.at(x, y - 30);
        const across = Array.from({ length: 41 }, (_, i) => screen.at(x, y - 20 + i));
        return across.filter((colour) => contrast(paper, colour) > shape).length;
      });
      for (const [word, thick] of thickness.entries())
        expect(thick, `the ribbon to word ${word + 1}`).toBeGreaterThan(0);
      expect(thickness[1], 'the ribbon to the box').toBeGreaterThan(2 * thickness[0]);
    });

    test('the thumb of every slider is seen, at either end', async ({ lesson, page }) => {
      for (const setting of /** @type {const} */ (['query', 'temperature', 'ending', 'step']))
        for (const key of ['Home', 'End']) {
          const slider = lesson.slider(setting);
          await slider.scrollIntoViewIfNeeded();
          await slider.press(key);
          await slider.blur();
          const box = await boxOf(slider);
          const screen = await pixels(page, box);
          const [thumb, opposite] = key === 'Home' ? [9, box.width - 9] : [box.width - 9, 9];
          const middle = box.height / 2;
          const paper = screen.at(box.width / 2, 2);
          // Above the track, where the thumb alone reaches.
          expect(contrast(paper, screen.at(thumb, middle - 5)), `${setting} at ${key}`).toBeGreaterThan(
            shape,
          );
          expect(contrast(paper, screen.at(opposite, middle - 5)), `${setting} at ${key}`).toBeLessThan(1.1);
          const track = Math.max(
            ...[-1, 0, 1].map((dy) => contrast(paper, screen.at(box.width / 2, middle + dy))),
          );
          expect(track, `the track of ${setting}`).toBeGreaterThan(shape);
        }
    });

    test('the focus is seen on every kind of control', async ({ lesson, page }) => {
      await page.keyboard.press('Tab'); // so that the focus is one of the keyboard
      const controls = {
        word: lesson.word(2),
        cell: lesson.cell(4, 1),
        slider: lesson.slider('temperature'),
        scrubber: lesson.slider('step'),
        play: lesson.button('play'),
        previous: lesson.button('previous'),
        speed: lesson.root.locator('[data-speed]'),
        station: lesson.station('weights').locator('button'),
        tab: lesson.tab('python'),
        code: lesson.root.locator('.panel'),
        copy: lesson.button('copy-code'),
        suggestion: lesson.root.locator('[data-set]').first(),
        export: lesson.button('files'),
        theme: page.locator('[data-theme-toggle]'),
        language: page.locator('a[hreflang=tr]'),
      };
      for (const [name, control] of Object.entries(controls)) {
        await control.scrollIntoViewIfNeeded();
        const box = await boxOf(control);
        const clip = clipped(
          { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 },
          page,
        );
        const before = await pixels(page, clip);
        await control.focus();
        const after = await pixels(page, clip);
        await control.blur();
        let changed = 0;
        for (let y = 0; y < after.height; y++)
          for (let x = 0; x < after.width; x++)
            if (contrast(before.at(x, y), after.at(x, y)) > shape) changed++;
        // WCAG 2.4.13: as much as a line of two pixels around the control; half of it may fall on what is there already.
        expect(changed, `the focus on ${name}`).toBeGreaterThan(box.width + box.height);
      }
    });

    test('the asking word, the chosen tab and the present step are told apart', async ({ lesson, page }) => {
      await lesson.slider('step').press('Home');
      await lesson.slider('step').blur();
      /** @type {Record<string, [chosen: Locator, other: Locator, side: Side]>} */
      const pairs = {
        word: [lesson.word(5).locator('span'), lesson.word(4).locator('span'), 'left'],
        tab: [lesson.tab('python'), lesson.tab('cpp'), 'bottom'],
        line: [lesson.line('S = Q @ K.T'), lesson.line('out = A @ V'), 'left'],
        cell: [lesson.cell(0, 0), lesson.cell(0, 1), 'frame'],
      };
      const screen = await pixels(page);
      for (const [what, [chosen, other, side]] of Object.entries(pairs)) {
        expect(edge(screen, await boxOf(chosen), side), `the chosen ${what}`).toBeGreaterThan(shape);
        expect(edge(screen, await boxOf(other), side), `another ${what}`).toBeLessThan(1.1);
      }
    });
  });

/** @param {Locator} locator @returns {Promise<Box>} */
async function boxOf(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return box;
}

/**
 * The part of a box that is in the viewport.
 * @param {Box} box
 * @param {Page} page
 * @returns {Box}
 */
function clipped({ x, y, width, height }, page) {
  const size = /** @type {{width: number, height: number}} */ (page.viewportSize());
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(size.width, x + width) - left,
    height: Math.min(size.height, y + height) - top,
  };
}

/**
 * How much the edge of a box stands out from what is inside.
 * @param {import('./support/pixels.js').Pixels} screen
 * @param {Box} box
 * @param {Side} side where the edge is looked for
 */
function edge(screen, { x, y, width, height }, side) {
  const [fromX, fromY, dx, dy] = {
    left: [x, y + height / 2, 1, 0],
    bottom: [x + width / 2, y + height - 1, 0, -1],
    frame: [x + 1, y + height / 2, 1, 0],
  }[side];
  const inside = screen.at(x + width / 2, y + 4);
  const found = [0, 1].map((i) => contrast(inside, screen.at(fromX + i * dx, fromY + i * dy)));
  return Math.max(...found);
}

/**
 * The largest contrast to a colour within a box.
 * @param {import('./support/pixels.js').Pixels} screen
 * @param {Box} box
 * @param {import('./support/pixels.js').Colour} colour
 */
function most(screen, { x, y, width, height }, colour) {
  let found = 1;
  for (let dy = 0; dy < height; dy++)
    for (let dx = 0; dx < width; dx++) found = Math.max(found, contrast(colour, screen.at(x + dx, y + dy)));
  return found;
}
