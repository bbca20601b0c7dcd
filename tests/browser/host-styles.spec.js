import { readFileSync } from 'node:fs';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { expect, test } from './support/foreign.js';

// The page around a lesson restyles everything there is, and nothing of it arrives in the lesson; nothing of the lesson
// arrives in the page.

/** The names that the lesson's own styles use, whatever a page may mean by them. */
const names = new Set(
  filesBelow(inRoot('dist/assets'))
    .filter((file) => /\/(lesson|late)-[^/]*\.css$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/--(?!derslik)[a-z][\w-]*/g) ?? []),
);

const aggressive = {
  'everything unset': '* { all: unset }',
  'everything unset, and insisted on': '*, *::before, *::after { all: unset !important }',
  'a large root font and restyled text': `
    html { font: italic small-caps 700 32px/3 'Comic Sans MS', cursive; letter-spacing: 4px }
    body { margin: 0; word-spacing: 9px; text-indent: 40px; text-transform: uppercase; text-align: right; white-space: pre;
      word-break: break-all; hyphens: auto; line-break: anywhere; tab-size: 1; cursor: wait; list-style: square inside;
      text-shadow: 3px 3px red; -webkit-text-stroke: 2px red; -webkit-text-fill-color: red; -webkit-font-smoothing: none;
      font-feature-settings: 'smcp'; font-variation-settings: 'wght' 900; font-stretch: condensed; font-size-adjust: 1;
      font-kerning: none; font-synthesis: none; text-rendering: geometricPrecision; quotes: none; border-spacing: 20px;
      border-collapse: collapse; caption-side: bottom; empty-cells: hide; fill: red; stroke: red; stroke-width: 5px;
      text-anchor: end; paint-order: stroke; accent-color: red; caret-color: red; color-scheme: dark; orphans: 9; widows: 9;
      text-emphasis: filled red; text-wrap: balance; scrollbar-color: red red; image-rendering: pixelated; user-select: none }`,
  'every element restyled, insisted on': `
    * { box-sizing: content-box !important; font-family: monospace !important; color: red !important; line-height: 3 !important;
      letter-spacing: 3px !important; border: 3px solid lime !important; float: none !important; transition: all 9s !important }
    button, input, select, table, th, td, p, h2, h3, ul, li, svg, path, rect, text, div, span, section, pre, code
      { background: lime !important; padding: 20px !important; margin: 20px !important; font-size: 40px !important;
        transform: rotate(3deg) !important; display: block !important; position: relative !important }
    .derslik, .figure, .stage, .note, .range, .heatmap, .player { display: none !important }
    html, body, derslik-lesson { border: 0 !important }`,
  'names of its own that are the lesson’s too': `:root, body, derslik-lesson {
    ${[...names].map((name) => `${name}: red !important;`).join(' ')} }`,
};

/** What stands in the page beside the lesson. */
const own = `<div id="own" class="derslik"><h2 class="finding">Title</h2><p class="note">Text</p><button class="quiet">Press</button>
  <table class="heatmap"><tr><th>1</th><td class="scalar">2</td></tr></table><input type="range" class="range"></div>`;

test('nothing of the page’s styles arrives in the lesson, and nothing of the lesson in the page', async ({
  foreign,
  page,
  lesson,
}) => {
  await foreign.open({
    body: `<derslik-lesson lesson="dikkat" lang="en" step="17"></derslik-lesson>${own}`,
    style: 'html { overflow-y: scroll } body { margin: 0 }',
    include: false,
  });
  const before = await page.evaluate(outside);
  await page.addScriptTag({ url: `${foreign.site}derslik.js`, type: 'module' });
  await lesson.ready();
  await lesson.whole();
  const after = await page.evaluate(outside);
  expect(after.shown.filter((line) => !before.shown.includes(line))).toEqual([]);
  expect(after.sheets).toBe(before.sheets);
  const made = after.globals.filter((name) => !before.globals.includes(name) && !name.startsWith('__pw'));
  expect(made, 'by which Lit knows a second Lit').toEqual(['litHtmlVersions']);

  expect(names.size).toBeGreaterThan(10);
  const plain = await lesson.root.evaluate(looks);
  const style = await page.addStyleTag({ content: ' ' });
  /** @param {string} name */
  const looksAsBefore = async (name) => {
    // The figure is drawn anew for the width that it finds.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const now = await lesson.root.evaluate(looks);
    expect(now.length, name).toBe(plain.length);
    const others = now.flatMap((line, at) => (alike(line, plain[at]) ? [] : [`${plain[at]} → ${line}`]));
    expect(others.slice(0, 8), name).toEqual([]);
  };
  for (const [name, css] of Object.entries(aggressive)) {
    await style.evaluate(
      (element, css) => (element.textContent = css),
      `${css} body { margin: 0 !important }`,
    );
    await looksAsBefore(name);
  }

  await style.evaluate((element) => (element.textContent = ''));
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' }));
  await looksAsBefore('a page that is written from right to left');
  // Its own layouts keep it at the width there is, where another would let it fall to nothing.
  for (const layout of ['flex', 'grid', 'inline-grid; float: left']) {
    await style.evaluate(
      (element, layout) =>
        (element.textContent = `body { display: ${layout}; place-items: center; flex-direction: column }`),
      layout,
    );
    const width = await lesson.element.evaluate((element) => element.getBoundingClientRect().width);
    expect(width, layout).toBeGreaterThan(1000);
    expect(width, layout).toBeLessThanOrEqual(1440);
  }

  // Whether it is seen at all is the page's own affair.
  for (const css of ['derslik-lesson { display: none }', 'body { visibility: hidden }']) {
    await style.evaluate((element, css) => (element.textContent = css), css);
    await expect(lesson.finding, css).toBeHidden();
  }
});

test('a narrow page that is written from right to left shows all of it', async ({
  foreign,
  page,
  lesson,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await foreign.open({
    body: '<main><derslik-lesson lesson="dikkat" lang="en"></derslik-lesson></main>',
    attributes: 'dir="rtl" lang="ar"',
    style: 'body { margin: 0; display: flex; place-items: center } main { min-width: 0 }',
  });
  await lesson.ready();
  await lesson.whole();
  const box = await lesson.root.boundingBox();
  // Less than the window where the browser's scrollbar takes room.
  const { shown, all } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { shown: clientWidth, all: scrollWidth };
  });
  expect(all).toBe(shown);
  expect(box?.width).toBe(shown);
  const [first, last] = await Promise.all([lesson.word(1).boundingBox(), lesson.word(6).boundingBox()]);
  expect(Number(first?.x)).toBeLessThan(Number(last?.x));
});

/** Whether two lines of looks() say the same, but for what the browser rounds. @param {string} a @param {string} b */
function alike(a, b) {
  const [ones, others] = [a, b].map((line) => line.split(' '));
  return (
    ones.length === others.length &&
    ones.every((word, at) => word === others[at] || Math.abs(Number(word) - Number(others[at])) < 0.5)
  );
}

/** What the page's own things look like, and what it knows; runs in the browser. */
function outside() {
  const all = [document.documentElement, document.body, ...document.querySelectorAll('#own, #own *')];
  // What depends on how high the page is: it has grown.
  const own = /^(perspective|transform)-origin$|^block-size$|^height$/;
  const shown = all.flatMap((element) => {
    const style = getComputedStyle(element);
    const names = Array.from(style).filter((name) => !own.test(name));
    return names.map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`);
  });
  const sheets = document.styleSheets.length + document.adoptedStyleSheets.length;
  return { shown, sheets, globals: Object.keys(window) };
}

/**
 * Where each thing in a lesson is and how it looks; runs in the browser. What the lesson's own root is spared, nothing
 * below it inherits.
 * @param {Element} root
 */
function looks(root) {
  const own = getComputedStyle(root);
  const { left, top } = root.getBoundingClientRect();
  // Names of the page's own come along; what matters is whether anything follows them.
  const names = Array.from(own).filter((name) => !name.startsWith('--'));
  const lines = names.map((name) => `${name}: ${own.getPropertyValue(name)}`);
  for (const element of root.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const { color, backgroundColor, fontSize, fontFamily, fill, stroke } = getComputedStyle(element);
    const drawn = element.getClientRects().length > 0;
    const place = drawn
      ? [box.left - left, box.top - top, box.width, box.height].map((at) => at.toFixed(1))
      : [];
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
    lines.push([name, ...place, color, backgroundColor, fontSize, fontFamily, fill, stroke].join(' '));
  }
  return lines;
}
