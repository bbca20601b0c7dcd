import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { inRoot } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { ExperimentPage, scaling } from './support/experiment.js';
import { expect, test as base } from './support/test.js';

// The npm package, installed as `npm pack` made it, in projects that have nothing else.

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const tarball = inRoot(`dist/npm/derslik-${version}.tgz`);

const tag = '<derslik-lesson lesson="dikkat" lang="en" temperature="0.5"></derslik-lesson>';
/** @param {string} script */
const page = (script) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Course</title><link rel="icon" href="/icon.svg">
<script type="module" src="${script}"></script><body>${tag}</body></html>`;

const files = {
  'package.json': JSON.stringify({ name: 'course', private: true, type: 'module' }),
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'index.html': page('/main.js'),
  'main.js': `import 'derslik/define';`,
  'plain.html': page('plain.js'),
  // The class alone first: it must define nothing.
  'plain.js': `import { DerslikLesson } from './node_modules/derslik/index.js';
    document.documentElement.dataset.before = String(customElements.get('derslik-lesson'));
    await import('./node_modules/derslik/define.js');
    document.documentElement.dataset.after = String(customElements.get('derslik-lesson') === DerslikLesson);`,
  'sample.ts': `import { DerslikLesson, type Settings } from 'derslik';
    import 'derslik/define';
    import type { FrameEvents } from 'derslik/host';
    const lesson = document.querySelector('derslik-lesson')!;
    lesson.parts = ['scene', 'player'];
    lesson.parts = 'scene player';
    lesson.seed = 12;
    const seed: string = lesson.seed;
    lesson.addEventListener('derslik-answer', ({ detail }) => detail.score.toFixed(2));
    lesson.addEventListener('click', (event) => event.clientX);
    addEventListener('derslik-step', (event) => event.detail.phase === 'weights');
    document.addEventListener('derslik-ready', ({ detail: { lang } }) => lang.length);
    document.createElement('iframe').addEventListener('derslik-resize', ({ detail }) => detail.height + 1);
    const made: DerslikLesson = document.createElement('derslik-lesson');
    const state: Settings | undefined = made.state;
    type Ready = FrameEvents['derslik-ready']['detail']['id'];
    export const all: [string, Settings | undefined, Ready] = [seed, state, ''];
    // @ts-expect-error there is no such part
    lesson.parts = ['maze'];
    // @ts-expect-error there is no such theme
    lesson.theme = 'neon';
    // @ts-expect-error it is read only
    lesson.state = {};
    // @ts-expect-error there is no such detail
    lesson.addEventListener('derslik-answer', ({ detail }) => detail.points);`,
};

/** @type {import('@playwright/test').Fixtures<{}, {project: string}, import('./support/test.js').TestArgs, import('./support/test.js').WorkerArgs>} */
const fixtures = {
  project: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'derslik-package-'));
      mkdirSync(join(folder, 'public'));
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      run(folder, 'npm', 'install', tarball, '--offline', '--no-audit', '--no-fund', '--ignore-scripts');
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
};
const test = base.extend(fixtures);

/** @param {string} cwd @param {string} program @param {string[]} args */
const run = (cwd, program, ...args) => execFileSync(program, args, { cwd, encoding: 'utf8' });

/**
 * Notes what a page asks for. Its origin is one more that it may ask.
 * @param {import('@playwright/test').Page} page
 * @param {import('./support/complaints.js').Complaints} complaints
 * @param {string} url
 */
function asks(page, complaints, url) {
  complaints.allow(new RegExp(`^request to another origin: ${url}`));
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url().replace(url, '')));
  return asked;
}

test('a Vite project builds it, and runs it under a strict policy with nothing but its own modules', async ({
  lesson,
  page,
  project,
  complaints,
}) => {
  await build({ root: project, configFile: false, base: './', logLevel: 'error' });
  const site = await serve({ directory: join(project, 'dist'), port: 0 });
  try {
    const asked = asks(page, complaints, site.url);
    await page.goto(site.url);
    await lesson.ready();
    await expect(lesson.settingsNote).toHaveText('query “it” · d = 3 · τ = 0.50');
    await lesson.whole();
    expect(asked.filter((each) => !/^(icon\.svg|assets\/.+\.js)?$/.test(each))).toEqual([]);
    const other = /^assets\/(tr|scaling|exercise)-/;
    expect(
      asked.filter((each) => other.test(each)),
      'of another lesson or language',
    ).toEqual([]);
    await lesson.tab('cpp').click();
    await expect(lesson.line('}  // namespace derslik')).toBeVisible();

    await lesson.element.evaluate(
      (element, lesson) => Object.assign(element, { lesson, pairs: 100, lang: 'tr' }),
      scaling,
    );
    await lesson.root.locator('.saturation').waitFor();
    expect(asked.filter((each) => other.test(each))).not.toEqual([]);
    const experiment = new ExperimentPage(lesson);
    await experiment.button('run-one').click();
    await expect(experiment.rows.first()).toBeVisible();
    await expect(lesson.root.locator('.experiment')).toHaveCSS('display', /^(block|grid|flex)$/);
  } finally {
    await site.close();
  }
});

test('a Vite project runs it while it is developed', async ({ lesson, page, project, complaints }) => {
  const server = await createServer({
    root: project,
    configFile: false,
    logLevel: 'error',
    server: { port: 0 },
  });
  try {
    await server.listen();
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.httpServer?.address() ?? {});
    const url = `http://localhost:${port}/`;
    asks(page, complaints, url);
    complaints.allow(/request to another origin: ws:/);
    await page.goto(url);
    await lesson.ready();
    await lesson.whole();
    await expect(lesson.settingsNote).toHaveText('query “it” · d = 3 · τ = 0.50');
  } finally {
    await server.close();
  }
});

test('a page without a bundler takes it as it is; the class alone defines nothing', async ({
  lesson,
  page,
  project,
  complaints,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'derslik-plain-'));
  // Under a path, and nothing there but the page and the package.
  cpSync(project, join(folder, 'a'), { recursive: true });
  const site = await serve({ directory: folder, port: 0 });
  try {
    const asked = asks(page, complaints, site.url);
    await page.route('**/icon.svg', (route) => route.fulfill({ body: '', contentType: 'image/svg+xml' }));
    await page.goto(`${site.url}a/plain.html`);
    await lesson.ready();
    await lesson.whole();
    await expect(lesson.settingsNote).toHaveText('query “it” · d = 3 · τ = 0.50');
    await expect(page.locator('html')).toHaveAttribute('data-before', 'undefined');
    await expect(page.locator('html')).toHaveAttribute('data-after', 'true');
    const outside = /^(icon\.svg|a\/plain\.(html|js)|a\/node_modules\/derslik\/.+\.js)$/;
    expect(asked.filter((each) => !outside.test(each))).toEqual([]);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
});

test('a server that writes pages can import it', ({ project }) => {
  const script = `const { DerslikLesson } = await import('derslik'); await import('derslik/define'); console.log(typeof DerslikLesson)`;
  expect(run(project, process.execPath, '--input-type=module', '--eval', script).trim()).toBe('function');
});

test('its types say what the element is', ({ project }) => {
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--target',
    'es2022',
    '--types',
    '',
    '--lib',
    'es2022,dom,dom.iterable',
  ];
  for (const [module, resolution] of [
    ['preserve', 'bundler'],
    ['nodenext', 'nodenext'],
  ])
    expect(
      run(
        project,
        process.execPath,
        inRoot('node_modules/.bin/tsc'),
        ...options,
        '--module',
        module,
        '--moduleResolution',
        resolution,
        'sample.ts',
      ),
    ).toBe('');
});

test('it holds what it names and nothing else', ({ project }) => {
  const installed = join(project, 'node_modules/derslik');
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'derslik', version, type: 'module', license: 'MIT' });
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.sideEffects).toEqual(['./define.js', './host.js']);
  const listed = run(project, 'tar', '--list', '--gzip', '--file', tarball).trim().split('\n');
  const named = ['.', './define', './host'].flatMap((entry) => Object.values(manifest.exports[entry]));
  for (const file of named) expect(listed).toContain(`package/${file.slice(2)}`);
  const expected =
    /^package\/((index|define|host)\.(js|d\.ts)|chunks\/[\w-]+\.js|README\.md|LICENSE|package\.json)$/;
  expect(listed.filter((file) => !expected.test(file))).toEqual([]);
});
