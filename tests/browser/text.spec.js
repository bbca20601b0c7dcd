import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

/** No text of the page, shown or spoken, may be a slip of the program, whatever the state. */

const slips = [
  /\bNaN\b|\bundefined\b|\bnull\b|\bInfinity\b|∞|\[object/,
  // A rounded zero with a sign; not the minus between two numbers.
  /(?<![\d)]\s*)[-−]0(?:[.,]0+)?(?![\d.,])/,
  // A key in place of its text, or a template's own text.
  /\b(?:phases|quantities|controls|finding|failures|detailRows|meta|comments)\.\w+/,
  /\$\{|=>/,
];

const states = [1, 17, 36, 37, 42, 43, 48, 49, 53, 54, 59, 60].flatMap((step) => [
  { step, query: 5, temperature: 1, ending: 0 },
  { step, query: 1 + (step % 6), temperature: [0.1, 5, 0.35][step % 3], ending: 1 },
]);

for (const lang of langs)
  test(`in ${lang}, no text is a slip of the program, in any of many states`, async ({ lesson }) => {
    await lesson.open(lang, { query: 0 });
    await lesson.button('files').click();
    const other = lang === 'tr' ? /\b(?:the|query|weight|step|word)\b/i : /[ğışçöü]/i;
    for (const state of states) {
      await lesson.element.evaluate((element, wanted) => void Object.assign(element, wanted), state);
      await expect.poll(() => lesson.state()).toEqual(state);
      await lesson.cell(state.step % 6, state.query - 1).focus();
      const { texts, named, nameless } = await lesson.element.evaluate(read);
      expect(texts.length).toBeGreaterThan(200);
      for (const slip of slips)
        expect(
          texts.filter((text) => slip.test(text)),
          `${slip} at ${JSON.stringify(state)}`,
        ).toEqual([]);
      expect(nameless, 'controls without a name').toEqual([]);
      expect(
        named.filter((name) => other.test(name)),
        'words of the other language',
      ).toEqual([]);
    }
  });

test('numbers of the page have the language’s own decimal sign, programs and files a point', async ({
  lesson,
}) => {
  await lesson.open('tr', { temperature: 0.35 });
  const read = () => lesson.root.locator('.figure, .detail, .sliders').allInnerTexts();
  expect((await read()).join(' ')).not.toMatch(/\d\.\d/);
  await expect(lesson.line('d, tau = 3, 0.35')).toHaveCount(1);
  await lesson.open('en', { temperature: 0.35 });
  expect((await read()).join(' ')).not.toMatch(/\d,\d/);
});

/** @param {Element} element */
function read(element) {
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('.line code')) texts.push(String(node.textContent).trim());
  const controls = [...root.querySelectorAll('button, input, select, [role=grid], [role=group], section')];
  const named = controls.map((control) => {
    const { labels } = /** @type {HTMLInputElement} */ (control);
    const by = control.getAttribute('aria-labelledby');
    const label = by ? root.getElementById(by) : labels?.[0];
    return [
      control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent,
      control.getAttribute('title'),
    ]
      .join(' ')
      .trim();
  });
  for (const each of root.querySelectorAll('[aria-label], [title], [aria-valuetext]'))
    for (const name of ['aria-label', 'title', 'aria-valuetext']) texts.push(each.getAttribute(name) ?? '');
  return {
    texts: texts.filter(Boolean),
    named,
    nameless: controls.filter((_, i) => named[i] === '').map((each) => each.outerHTML),
  };
}
