import { expect } from '@playwright/test';
import { failureTexts } from '../../../web/i18n/failure-texts.js';
import { truth } from './numpy.js';
import { decimal, words } from './words.js';

/** @typedef {import('./words.js').Lang} Lang */

/**
 * The lesson did not start: the panel names the cause, and what the page was served with is there to be read.
 *
 * @param {import('./lesson-page.js').LessonPage} lesson
 * @param {Lang} lang
 * @param {string} code    of the failure
 * @param {string} [detail] such as the HTTP status
 */
export async function expectFailure(lesson, lang, code, detail = '') {
  const { failureTitle, failures, stillReadable } = failureTexts[lang];
  const panel = lesson.root.getByRole('alert');
  const cause = failures[code];
  await expect(panel.getByRole('heading')).toHaveText(failureTitle);
  await expect(panel.locator('p')).toHaveText(
    `${typeof cause === 'function' ? cause(detail) : cause} ${stillReadable}`,
  );
  await expect(lesson.element).toHaveAttribute('data-state', 'failed');
  await expectServed(lesson, lang);
}

/**
 * The text and the starting weights as they were served, without the controls that would do nothing.
 *
 * @param {import('./lesson-page.js').LessonPage} lesson
 * @param {Lang} lang
 */
export async function expectServed({ element }, lang) {
  const served = element.locator('> .derslik:not([part])');
  await expect(served.locator('.section > h2').filter({ visible: true })).toHaveCount(4);
  await expect(served.locator('.section .body').filter({ visible: true })).toHaveCount(4);

  const row = served.locator('.heatmap tbody tr').nth(4);
  await expect(row).toBeVisible();
  expect((await row.locator('th, td').allInnerTexts()).map((text) => text.trim())).toEqual([
    words(lang)[4],
    ...truth().weights[4].map((weight) => decimal(lang, weight, 3)),
  ]);

  const idle = served.locator('.sliders, .player, .share, [data-action]');
  await expect(idle.filter({ visible: true })).toHaveCount(0);
}

/**
 * Trying again once the way is free: the lesson is there, the panel is not. A module that Firefox remembers as lost comes at
 * the second try, with a new page.
 *
 * @param {import('./lesson-page.js').LessonPage} lesson
 * @param {{module?: boolean}} [of] whether a module was lost
 */
export async function expectRetryHelps(lesson, { module = false } = {}) {
  if (module && lesson.page.context().browser()?.browserType().name() === 'firefox') {
    const failed = lesson.element.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('derslik-error', () => resolve(true))),
    );
    await lesson.button('retry').click();
    await failed;
    await expect(lesson.root.getByRole('alert')).toBeVisible();
  }
  await lesson.button('retry').click();
  await lesson.ready();
  await expect(lesson.root.getByRole('alert')).toHaveCount(0);
  await lesson.slider('step').press('Home');
  await expect(lesson.count).toHaveText('1 / 60');
}
