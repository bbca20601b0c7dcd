import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { texts } from '../../web/experiment/texts.js';
import { failureTexts } from '../../web/i18n/failure-texts.js';
import { ExperimentPage, scaling } from './support/experiment.js';
import { expect, test as base } from './support/foreign.js';
import { heard, noteEvents } from './support/host.js';
import { LessonPage } from './support/lesson-page.js';

// A page of another site includes the element, which lies somewhere below that site's root: everything it needs is found
// from its own address.

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'derslik-'));
    mkdirSync(join(folder, 'a'));
    symlinkSync(inRoot('dist'), join(folder, 'a/b'));
    const site = await serve({ directory: folder, port: 0 });
    await use(`${site.url}a/b/`);
    await site.close();
    rmSync(folder, { recursive: true });
  },
});

const lessons = `
  <derslik-lesson id="a" lesson="dikkat" lang="en"></derslik-lesson>
  <derslik-lesson id="b" lesson="${scaling}" lang="tr" pairs="100"></derslik-lesson>`;

/** What a page sends that wants to be alone in its process. */
const isolating = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

for (const [name, isolated, headers] of /** @type {const} */ ([
  ['a page of another site', false, {}],
  ['a page of another site that isolates itself', true, isolating],
]))
  test(`${name} has whole lessons, with their styles, programs and experiments`, async ({
    foreign,
    page,
  }) => {
    await foreign.open({ body: lessons, headers });
    const [a, b] = ['#a', '#b'].map((id) => new LessonPage(page, page.locator(id)));
    await a.ready();
    await b.ready();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);

    await a.slider('temperature').fill('0.5');
    await expect(a.settingsNote).toHaveText('query “it” · d = 3 · τ = 0.50');
    await expect(a.root).toHaveCSS('background-color', 'rgb(252, 251, 248)');
    await a.tab('cpp').click();
    await expect(a.line('}  // namespace derslik')).toBeVisible();
    await expect(a.root.locator('.quiz')).toBeVisible();

    const experiment = new ExperimentPage(b);
    await experiment.button('run-one').click();
    await expect(experiment.rows.first()).toBeVisible();
    await expect(b.root.locator('.exercise')).toBeVisible();
  });

test('a policy that lets no WebAssembly run is named, and the page’s own text stays', async ({
  foreign,
  page,
  lesson,
  complaints,
}) => {
  complaints.expect(/policy breached: script-src wasm-eval/, /Content Security Policy/);
  // Firefox, of the engine's own glue.
  complaints.allow(/failed to asynchronously prepare wasm: .* blocked by CSP/, /Aborted\(.* blocked by CSP/);
  await noteEvents(page);
  await foreign.open({
    body: '<derslik-lesson id="a" lesson="dikkat" lang="en"><p>Read me.</p></derslik-lesson>',
    headers: { 'Content-Security-Policy': foreign.policy({ 'script-src': new URL(foreign.site).origin }) },
  });
  await expect(lesson.element).toHaveAttribute('data-state', 'failed');
  await expect(lesson.root.getByRole('alert')).toContainText(String(failureTexts.en.failures.broken));
  await expect(page.getByText('Read me.')).toBeVisible();
  expect((await heard(page)).map(({ type, detail }) => [type, detail.code])).toEqual([['error', 'broken']]);
});

test('a policy that lets no worker start is told where the experiment would be', async ({
  foreign,
  lesson,
  complaints,
}) => {
  complaints.expect(/policy breached: worker-src blob/, /Content Security Policy/);
  await foreign.open({
    body: `<derslik-lesson lesson="${scaling}" lang="en" pairs="100"></derslik-lesson>`,
    headers: { 'Content-Security-Policy': foreign.policy({ 'worker-src': "'none'" }) },
  });
  await lesson.ready();
  const experiment = new ExperimentPage(lesson);
  await experiment.button('run-one').click();
  await expect(experiment.root.getByRole('alert')).toHaveText(texts.en.failures['no-worker'](''));
  await expect(experiment.progress).toHaveCount(0);
});
