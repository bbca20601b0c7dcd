import { expectFailure } from './support/failure.js';
import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

// Lockdown modes and some schools' browsers have no WebAssembly. The lesson can still be read; trying again is no help.

for (const lang of langs)
  test(`without WebAssembly the text and the starting weights remain, in ${lang}`, async ({
    lesson,
    page,
    complaints,
  }) => {
    complaints.allow(/scene.*\.wasm was preloaded .* but not used/);
    await page.addInitScript(() => {
      delete (/** @type {any} */ (globalThis).WebAssembly);
    });
    await page.goto(LessonPage.path(lang));
    await expectFailure(lesson, lang, 'unsupported');
    await expect(lesson.root.getByRole('button')).toHaveCount(0);
  });
