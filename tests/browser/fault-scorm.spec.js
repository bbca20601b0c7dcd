import { existsSync, readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { inRoot } from '../../scripts/paths.js';
import { zip } from '../../scripts/scorm.js';
import { registry } from '../../web/lessons/registry.js';
import { LearningPlatform, Package, unpacked } from './support/learning-platform.js';
import { expect, test } from './support/test.js';

/** What goes wrong with packages in the field. */

const scaling = 'olcekli-nokta-carpim';

test('every lesson is offered as a package of each version, whole and well-formed', async ({ page }) => {
  await page.goto('');
  for (const lesson of Object.keys(registry))
    for (const version of ['1.2', '2004']) {
      const name = `${lesson}-${version}`;
      const response = await page.request.get(`scorm/${name}.zip`);
      expect(response.status(), name).toBe(200);

      const files = unpacked(name);
      const manifest = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        const all = (/** @type {string} */ tag) => Array.from(parsed.getElementsByTagName(tag));
        const [resource] = all('resource');
        return {
          root: parsed.documentElement.localName,
          version: all('schemaversion').map(({ textContent }) => textContent),
          titles: all('title').map((title) => title.textContent?.trim().split(/\s*\n\s*/)),
          file: all('file').map((file) => file.getAttribute('href')),
          opened: resource.getAttribute('href'),
          type: resource.getAttribute('adlcp:scormtype') ?? resource.getAttribute('adlcp:scormType'),
          item: all('item').map((item) => item.getAttribute('identifierref')),
          resource: resource.getAttribute('identifier'),
          course: [
            all('organizations')[0].getAttribute('default'),
            all('organization')[0].getAttribute('identifier'),
          ],
        };
      }, files['imsmanifest.xml']);
      expect(manifest, name).toMatchObject({
        root: 'manifest',
        version: [version === '1.2' ? '1.2' : '2004 4th Edition'],
        opened: 'index.html',
        type: 'sco',
        item: [manifest.resource],
      });
      expect(manifest.course[0]).toBe(manifest.course[1]);
      expect(manifest.titles[0]).toHaveLength(2);
      expect(manifest.titles[1]).toEqual(manifest.titles[0]?.slice(0, 1));
      // No file is missing from the list, and none is only listed.
      expect(['imsmanifest.xml', ...manifest.file].sort()).toEqual(Object.keys(files).sort());

      // The same files make the same package, byte for byte.
      const bytes = readFileSync(inRoot(`dist/scorm/${name}.zip`));
      expect(Buffer.compare(bytes, zip(files)), name).toBe(0);
      expect(Object.keys(unzipSync(bytes))[0]).toBe('imsmanifest.xml');
    }
  expect(existsSync(inRoot('dist/scorm/index.html'))).toBe(false);
});

test('without a platform, or with one that may not be spoken to, a package is an offline lesson', async ({
  page,
  baseURL,
  complaints,
}) => {
  // A page of another origin, whose platform throws when it is looked for.
  complaints.allow(/^request to another origin: http:\/\/127\.0\.0\.1/);
  const elsewhere = new URL('elsewhere/', String(baseURL).replace('localhost', '127.0.0.1')).href;
  // Not every browser keeps apart what the frame and the page keep.
  await page.addInitScript(() => localStorage.clear());
  const platform = new LearningPlatform(page, { version: '2004', lesson: scaling });
  await platform.servePackage();
  await page.route(elsewhere, (route) =>
    route.fulfill({
      body: `<!doctype html><title>Elsewhere</title><script>API_1484_11 = {}; API = {};</script>
        <iframe src="${new URL('package/index.html', baseURL)}" width="1200" height="900"></iframe>`,
      contentType: 'text/html',
    }),
  );
  for (const at of [elsewhere, 'package/index.html?lang=en&d=256']) {
    await page.goto(at);
    const lesson = at === elsewhere ? platform.lesson : new Package(page);
    await lesson.whole();
    // Firefox that is driven from outside sends no pointer and no key into a frame of another origin.
    await lesson.current.getByRole('radio', { name: '8', exact: true }).dispatchEvent('click');
    await lesson.current.locator('[data-quiz=check]').dispatchEvent('click');
    await expect(lesson.standing).toContainText(/1 \/ 4/);
    await expect(lesson.notice).toHaveCount(0);
    if (at === elsewhere) continue;
    expect(await lesson.state()).toMatchObject({ d: 256 });
    await expect(lesson.quiz).toContainText('Answers are kept in this browser.');
  }
});

test('a visit whose end is never heard has lost no answer', async ({ page }) => {
  const platform = new LearningPlatform(page, { version: '2004', lesson: scaling });
  const { lesson } = platform;
  await platform.launch();
  await lesson.answer('8');
  await lesson.set('d', 16);
  // As where the browser forbids the platform's requests while a page closes.
  await platform.fail('throws');
  await platform.leave();
  await platform.launch();
  await expect(lesson.standing).toContainText('1 / 4');
  await expect(lesson.notice).toBeEmpty();
});

test('what the platform gives back is not believed', async ({ page }) => {
  const alerts = /** @type {string[]} */ ([]);
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const platform = new LearningPlatform(page, { version: '2004', lesson: scaling });
  const { lesson } = platform;
  await platform.launch();
  await lesson.go(2);
  await lesson.answer('log');
  const good = JSON.parse((await platform.kept())['cmi.suspend_data']);

  const markup = '<img src=x onerror=alert(1)>"><script>alert(2)</script>';
  /** What can be read is shown as text, and what cannot be a setting falls back. */
  const odd = { ...good, state: { d: 1e9, seed: markup }, theme: 'dark' };
  odd.answers.root.g = markup;
  odd.answers.__proto__ = { polluted: true };
  const text = JSON.stringify(odd).replace('"answers":{', '"answers":{"__proto__":{"r":"a","n":1,"g":"b"},');
  await platform.launch({ 'cmi.suspend_data': text });
  await expect(lesson.notice).toBeEmpty();
  await expect(lesson.standing).toContainText('1 / 4');
  await lesson.go(2);
  await expect(lesson.current.getByRole('textbox')).toHaveValue(markup);
  expect(await lesson.state()).toMatchObject({ d: 64, seed: '0' });
  await expect(lesson.root.locator('.notice')).toContainText('Tohum');

  const afresh = 'Önceki cevaplar okunamadı, ders baştan başlıyor.';
  for (const bad of [
    markup,
    JSON.stringify({ ...good, derslik: 2 }),
    JSON.stringify({ ...good, answers: [[]] }),
  ]) {
    await platform.launch({ 'cmi.suspend_data': bad });
    await expect(lesson.notice).toHaveText(afresh);
    await expect(lesson.standing).toContainText('0 / 4');
  }
  await lesson.answer('8');
  expect(JSON.parse((await platform.kept())['cmi.suspend_data'])).toMatchObject({
    derslik: 1,
    lesson: scaling,
  });
  expect(alerts).toEqual([]);
});
