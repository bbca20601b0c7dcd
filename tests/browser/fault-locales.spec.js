import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

// The numbers are the page's language's, not the browser's: a locale with a decimal comma or with digits of its own
// changes nothing, and no text is parsed back into a number by its rules.

const locales = ['de-DE', 'tr-TR', 'ar-EG'];

for (const lang of langs)
  test(`the ${lang} page reads the same in every locale`, async ({ browser, baseURL }) => {
    /** @type {Record<string, string[]>} */
    const texts = {};
    for (const locale of ['en-US', ...locales]) {
      const context = await browser.newContext({ locale, baseURL });
      const page = await context.newPage();
      // The order of a question's options is another one for every visitor.
      await page.addInitScript(() =>
        localStorage.setItem('derslik:dikkat', JSON.stringify({ version: 1, seed: 7, answers: {} })),
      );
      const lesson = new LessonPage(page);
      await lesson.open(lang, { temperature: 0.35, ending: 1 });
      await lesson.whole();
      expect(await page.evaluate(() => navigator.language)).toBe(locale);
      texts[locale] = await textsOf(lesson);
      await context.close();
    }
    for (const text of texts['en-US'])
      expect(text).not.toMatch(/NaN|undefined|null|Infinity|-0[.,]?0*(?!\d)|\[object/);
    for (const locale of locales) expect(texts[locale], locale).toEqual(texts['en-US']);
  });

/**
 * What the page says, to the eye and to the ear, at the start and after each slider was moved by keyboard.
 * @param {LessonPage} lesson
 */
async function textsOf(lesson) {
  const texts = [await lesson.root.evaluate(said)];
  for (const [setting, key] of /** @type {const} */ ([
    ['temperature', 'ArrowRight'],
    ['temperature', 'Home'],
    ['temperature', 'End'],
    ['query', 'Home'],
    ['step', 'Home'],
    ['step', 'PageUp'],
    ['ending', 'Home'],
  ])) {
    await lesson.slider(setting).press(key);
    texts.push(await lesson.root.evaluate(said));
  }
  return texts;
}

/** Every text and every spoken value, in order; runs in the browser. @param {Element} root */
function said(root) {
  const spoken = [...root.querySelectorAll('[aria-label], [aria-valuetext], [title], input')].map((element) =>
    [
      element.getAttribute('aria-label'),
      element.getAttribute('aria-valuetext'),
      element.getAttribute('title'),
      /** @type {HTMLInputElement} */ (element).value,
    ].join('|'),
  );
  return `${root.textContent}\n${spoken.join('\n')}`;
}
