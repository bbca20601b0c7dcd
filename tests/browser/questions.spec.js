import { scaling } from './support/experiment.js';
import { heard, openHost } from './support/host.js';
import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

/** The questions of both lessons, answered as a learner does. */

/** @typedef {import('./support/lesson-page.js').LessonPage} LessonPage */

class Quiz {
  /** @param {LessonPage} lesson */
  constructor(lesson) {
    this.page = lesson.page;
    this.root = lesson.root.locator('.quiz');
    this.current = this.root.locator('.question.current');
    this.verdict = this.current.locator('.verdict, .message').first();
    this.check = this.current.locator('[data-quiz=check]');
    this.next = this.current.locator('[data-quiz=next]');
    this.standing = this.root.locator('.quiz-standing');
  }

  /** @param {number} number from 1 */
  async go(number) {
    await this.root.locator(`[data-quiz=go][data-index="${number - 1}"]`).click();
  }

  /** @param {string} text of an option */
  option(text) {
    return this.current.getByRole('radio', { name: text });
  }

  /** The options' texts in the order they are shown in. */
  async order() {
    return (await this.current.locator('.option .text').allInnerTexts()).map((text) => text.trim());
  }
}

const says = {
  tr: { right: 'Doğru', wrong: 'Yanlış' },
  en: { right: 'Right', wrong: 'Wrong' },
};

for (const lang of langs)
  test(`every kind of question can be answered by keyboard alone, in ${lang}`, async ({ lesson, page }) => {
    await lesson.open(lang, {}, scaling);
    await lesson.whole();
    const quiz = new Quiz(lesson);
    const press = (/** @type {string} */ key) => page.keyboard.press(key);

    // A choice: the arrow keys choose.
    await quiz.current.getByRole('radio').first().focus();
    await press('Space');
    while (!(await quiz.option('8').first().isChecked())) await press('ArrowDown');
    await press('Tab');
    await expect(quiz.check).toBeFocused();
    await press('Enter');
    await expect(quiz.current).toContainText(says[lang].right);

    // A blank: Enter checks.
    await expect(quiz.next).toBeFocused();
    await press('Enter');
    await press('Tab');
    await expect(quiz.current.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(' sqrt ');
    await press('Enter');
    await expect(quiz.current).toContainText(says[lang].right);

    // A matching: each list by its own keys.
    await press('Enter');
    const pairs = [
      ['√d = 4'],
      ['√d = 8'],
      ['one-hot softmax'],
      [lang === 'tr' ? 'standart sapma ≈ 1' : 'standard deviation ≈ 1'],
    ];
    for (const [index, [text]] of pairs.entries()) {
      await press('Tab');
      const select = quiz.current.getByRole('combobox').nth(index);
      await expect(select).toBeFocused();
      const chosen = select.locator('option:checked');
      for (let at = 0; at < pairs.length && (await chosen.innerText()) !== text; at++)
        await press('ArrowDown');
      await expect(chosen).toHaveText(text);
    }
    await press('Tab');
    await press('Enter');
    await expect(quiz.current).toContainText(says[lang].right);
    await expect(quiz.standing).toContainText('3 / 4');
  });

test('a prediction comes from the live state, and is graded by the engine', async ({ lesson }) => {
  await lesson.open('tr', { temperature: 0.3 });
  await lesson.whole();
  const quiz = new Quiz(lesson);
  await expect(quiz.current.locator('legend')).toContainText('“güçlüydü”');
  await expect(quiz.current.locator('legend')).toContainText('τ = 0,30');
  await lesson.slider('temperature').fill('2');
  await expect(quiz.current.locator('legend')).toContainText('τ = 2,00');
  await lesson.slider('ending').fill('1');
  await expect(quiz.current.locator('legend')).toContainText('“hafifti”');
  expect((await quiz.order()).sort()).toEqual(['aldı', 'hafifti', 'kutu', 'o', 'robot', 'çünkü'].sort());

  await quiz.option('robot').check();
  await quiz.check.click();
  await expect(quiz.current).toContainText('Yanlış');
  await quiz.option('kutu').check();
  await quiz.check.click();
  await expect(quiz.current).toContainText('Doğru');
  await expect(quiz.current.locator('.portion')).toHaveCount(6);

  // Once answered it stays as it was, and can be seen in the scene.
  await lesson.slider('temperature').fill('5');
  await expect(quiz.current.locator('legend')).toContainText('τ = 2,00');
  await quiz.current.locator('[data-quiz=scene]').click();
  expect(await lesson.state()).toEqual({ query: 5, temperature: 2, ending: 0, step: 60 });
  const share = (await lesson.rowTexts(4))[1];
  const bar = await quiz.current.locator('.option', { hasText: 'kutu' }).locator('.portion').innerText();
  expect(Number(bar.replace(/[%\s]/g, '').replace(',', '.'))).toBeCloseTo(
    100 * Number(share.replace(',', '.')),
    0,
  );
});

test('the right answer’s place varies, and a wrong pick does not give it away', async ({
  browser,
  baseURL,
}) => {
  const places = new Set();
  for (let visit = 0; visit < 12 && places.size < 3; visit++) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto(`${scaling}/`);
    const quiz = page.locator('[part=lesson] .question.current');
    await quiz.locator('.option').first().waitFor();
    const texts = (await quiz.locator('.option .text').allInnerTexts()).map((text) => text.trim());
    places.add(texts.indexOf('8'));
    await quiz.getByRole('radio', { name: '4096' }).check();
    await quiz.locator('[data-quiz=check]').click();
    await expect(quiz).toContainText('Yanlış');
    await expect(quiz.locator('.mark')).toHaveCount(1);
    expect(await quiz.locator('[role=note], .why, .message, p').allInnerTexts()).not.toContain('8');
    await context.close();
  }
  expect(places.size).toBeGreaterThan(2);
});

test('answers, score and order outlast a reload, and a reset is one click', async ({ lesson, page }) => {
  await lesson.open('en', {}, scaling);
  await lesson.whole();
  const quiz = new Quiz(lesson);
  const order = await quiz.order();
  await quiz.option('64').check();
  await quiz.check.click();
  await quiz.option('8').first().check();
  await quiz.check.click();
  await expect(quiz.standing).toContainText('12.5%');
  await page.reload();
  await lesson.ready();
  await lesson.whole();
  await quiz.go(1);
  expect(await quiz.order()).toEqual(order);
  await expect(quiz.current).toContainText('Right');
  await expect(quiz.standing).toContainText('12.5%');
  await expect(quiz.root).toContainText('Answers are kept in this browser.');

  // The other language has the same progress.
  await page.goto(`${scaling}/`);
  await lesson.ready();
  await lesson.whole();
  await expect(quiz.standing).toContainText('%12,5');

  await quiz.root.locator('[data-quiz=reset]').click();
  await expect(quiz.standing).toContainText('%0,0');
  await expect(quiz.current.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await lesson.ready();
  await lesson.whole();
  await expect(quiz.standing).toContainText('%0,0');
});

test('where nothing can be kept the page says so, and the questions work', async ({ page }) => {
  await openHost(
    page,
    `<iframe sandbox="allow-scripts" src="en/${scaling}/" width="800" height="900"></iframe>`,
  );
  const quiz = page.frameLocator('iframe').locator('[part=lesson] .quiz');
  await expect(quiz).toContainText('The browser does not allow keeping');
  await quiz.getByRole('radio', { name: '4096' }).check();
  await quiz.locator('.current [data-quiz=check]').click();
  await expect(quiz.locator('.current')).toContainText('Wrong');
});

test('a host hears of each answer, and of the lesson’s completion', async ({ page }) => {
  await openHost(page, `<derslik-lesson id="a" lesson="${scaling}" lang="en" parts="quiz"></derslik-lesson>`);
  const quiz = page.locator('derslik-lesson .quiz');
  const current = quiz.locator('.question.current');
  await expect(
    page.locator('derslik-lesson :is(.figure, .code, .prose, .experiment, .exercise)'),
  ).toHaveCount(0);

  await current.getByRole('radio', { name: '64' }).check();
  await current.locator('[data-quiz=check]').click();
  await current.getByRole('radio', { name: '8', exact: true }).check();
  await current.locator('[data-quiz=check]').click();
  await current.locator('[data-quiz=next]').click();
  await current.getByRole('textbox').fill('sqrt');
  await current.locator('[data-quiz=check]').click();
  await current.locator('[data-quiz=next]').click();
  const right = ['√d = 4', '√d = 8', 'one-hot softmax', 'standard deviation ≈ 1'];
  for (const [index, label] of right.entries())
    await current.getByRole('combobox').nth(index).selectOption({ label });
  await current.locator('[data-quiz=check]').click();
  await current.locator('[data-quiz=next]').click();
  await current.getByRole('radio', { name: 'the gradient dies' }).check();
  await current.locator('[data-quiz=check]').click();
  await expect(quiz).toContainText('87.5%');

  const events = (await heard(page)).filter(({ type }) => ['answer', 'complete'].includes(type));
  expect(events.map(({ type, on, detail }) => [type, on, detail])).toEqual([
    ['answer', 'a', { question: 'divisor', correct: false, attempts: 1, score: 0 }],
    ['answer', 'a', { question: 'divisor', correct: true, attempts: 2, score: 0.5 }],
    ['answer', 'a', { question: 'root', correct: true, attempts: 1, score: 1 }],
    ['answer', 'a', { question: 'pairs', correct: true, attempts: 1, score: 1 }],
    ['answer', 'a', { question: 'unscaled', correct: true, attempts: 1, score: 1 }],
    ['complete', 'a', { score: 0.875, success: true }],
  ]);
});

test('a blank takes an identifier: spaces do not matter, letters do', async ({ lesson }) => {
  await lesson.open('tr', {}, scaling);
  await lesson.whole();
  const quiz = new Quiz(lesson);
  await quiz.go(2);
  const blank = quiz.current.getByRole('textbox');
  for (const wrong of ['SQRT', 'Sqrt', 'sqrt2', 'karekök']) {
    await blank.fill(wrong);
    await quiz.check.click();
    await expect(quiz.current, wrong).toContainText('Yanlış');
  }
  await blank.fill('  s q r t ');
  await quiz.check.click();
  await expect(quiz.current).toContainText('Doğru');
});

test('matching works by touch', { tag: '@touch' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto(`en/${scaling}/`);
  const quiz = page.locator('[part=lesson] .quiz');
  await quiz.locator('[data-quiz=go][data-index="2"]').tap();
  const lists = quiz.locator('.question.current').getByRole('combobox');
  await expect(lists).toHaveCount(4);
  for (const box of await lists.all()) {
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(43.9);
    await box.selectOption({ index: 1 });
  }
  await quiz.locator('.current [data-quiz=check]').tap();
  await expect(quiz.locator('.current')).toContainText('Wrong');
  await context.close();
});
