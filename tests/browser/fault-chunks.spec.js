import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow, inRoot } from '../../scripts/paths.js';
import { expectFailure, expectRetryHelps } from './support/failure.js';
import { LessonPage } from './support/lesson-page.js';
import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

// The lesson's data, its captions, its style sheet and the interface's words are files of their own: each can fail to arrive.

/**
 * @typedef {import('@playwright/test').Route} Route
 * @typedef {Record<'tr' | 'en', string>} Text
 */

/** @type {[part: string, text: Text][]} by a text that the built script holds */
const scripts = [
  ['data', { tr: 'np.exp(A - A.max', en: 'np.exp(A - A.max' }],
  ['captions', { tr: 'altı kelimelik bir cümle', en: 'a six-word sentence' }],
  ['words', { tr: 'Önceki adım', en: 'Previous step' }],
];
const sheet = '**/lesson-*.css';

/** @type {[what: string, answer: (route: Route) => Promise<void>, complaint: RegExp][]} */
const obstacles = [
  ['blocked', (route) => route.abort('blockedbyclient'), /ERR_BLOCKED_BY_CLIENT/],
  ['not found', (route) => route.fulfill({ status: 404, body: '' }), /status of 404/],
  [
    'replaced by a sign-in page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    /MIME type of "text\/html"/,
  ],
];

scripts.forEach(([part, text], i) =>
  obstacles.forEach(([what, answer, complaint], j) => {
    const lang = langs[(i + j) % 2];
    test(`the lesson's ${part}, ${what}: a panel, and Retry helps, in ${lang}`, async ({
      lesson,
      page,
      complaints,
    }) => {
      complaints.expect(complaint);
      const file = builtScript(text[lang]);
      await page.route(file, answer);
      await page.goto(LessonPage.path(lang));
      await expectFailure(lesson, lang, 'chunk');
      await page.unroute(file);
      await expectRetryHelps(lesson, { module: true });
    });
  }),
);

test("the lesson's style sheet, not found: a panel, and Retry helps", async ({
  lesson,
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await page.route(sheet, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(LessonPage.path('en'));
  await expectFailure(lesson, 'en', 'chunk');
  await page.unroute(sheet);
  await expectRetryHelps(lesson);
});

for (const [part, text] of scripts)
  test(`the lesson's ${part}, stalled: a panel after 30 seconds, and Retry helps`, async ({
    lesson,
    page,
  }) => {
    const file = builtScript(text.tr);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const asked = page.waitForRequest(file);
    await page.route(file, () => {});
    await page.goto(LessonPage.path('tr'), { waitUntil: 'commit' });
    await asked;
    await expect(lesson.element).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(30_000);
    await expectFailure(lesson, 'tr', 'chunk');
    await page.unroute(file);
    await expectRetryHelps(lesson);
  });

/** @param {string} text that built scripts hold @returns {RegExp} a pattern for their addresses */
function builtScript(text) {
  const built = filesBelow(inRoot('dist')).filter((file) => file.endsWith('.js'));
  const found = built.filter((file) => readFileSync(file, 'utf8').includes(text));
  expect(found, text).not.toEqual([]);
  return new RegExp(found.map((file) => `/${basename(file).replaceAll('.', '\\.')}$`).join('|'));
}
