import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersAt } from '../../scripts/headers.js';
import { writeHosting } from '../../scripts/hosting.js';
import { filesBelow } from '../../scripts/paths.js';
import { serve } from '../../scripts/serve.js';
import { apacheAnswer, netlifyAnswer, nginxAnswer, vercelAnswer } from './support/hosts.js';

// Every host is read as its documentation says, and must send what this project's own server does.

const pages = ['index.html', 'derslik.js', 'dikkat/index.html', 'en/dikkat/index.html', 'embed/index.html'];
const others = [
  'assets/scene-1a2b.wasm',
  'single/dikkat.html',
  'single/en/dikkat.html',
  'scorm/dikkat-1.2.zip',
];

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  const directory = join(folder, 'dist');
  for (const path of [...pages, ...others]) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), 'x');
  }
  writeFileSync(join(directory, 'index.html.br'), 'x');
  // Twice, since a build may find what the last one wrote.
  for (let time = 0; time < 2; time++) writeHosting(directory, join(folder, 'hosting'));
  site = await serve({ directory, port: 0 });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** @type {[host: string, answer: (path: string) => Record<string, string>][]} */
const hosts = [
  ['Netlify', (path) => netlifyAnswer(read('dist/_headers'), path, 'last')],
  ['Cloudflare Pages', (path) => netlifyAnswer(read('dist/_headers'), path, 'joined')],
  ['Apache', (path) => apacheAnswer(join(folder, 'dist'), path)],
  ['nginx', (path) => nginxAnswer(read('hosting/nginx.conf'), path)],
  ['Vercel', (path) => vercelAnswer(read('dist/vercel.json'), path)],
];

describe.each(hosts)('%s', (_, answer) => {
  test.each(['/', ...[...pages, ...others].map((path) => `/${path.replace('index.html', '')}`)])(
    'sends for %s what serve.js does',
    async (path) => {
      const { headers } = await fetch(new URL(path, site.url));
      const sent = Object.keys(headersAt(path)).map((name) => [name, headers.get(name)]);
      expect(answer(path)).toEqual(Object.fromEntries(sent));
    },
  );
});

test.each(hosts)('%s keeps hashed files for ever, and asks for all others again', (_, answer) => {
  for (const path of [...pages, ...others]) {
    const kept = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(answer(`/${path}`)['Cache-Control'], path).toBe(kept);
  }
});

test('a single file may run what it holds, and only it', () => {
  const policy = (/** @type {string} */ path) => headersAt(path)['Content-Security-Policy'];
  expect(policy('/single/dikkat.html')).toContain("script-src 'unsafe-inline' 'wasm-unsafe-eval'");
  for (const path of ['/', '/dikkat/', '/assets/single/', '/single', '/__proto__/x', '/constructor/'])
    expect(policy(path), path).toContain("script-src 'self' 'wasm-unsafe-eval'");
});

test('anyone may frame a lesson', () => {
  for (const path of ['/dikkat/', '/single/dikkat.html']) {
    expect(headersAt(path)['Content-Security-Policy']).not.toContain('frame-ancestors');
    expect(headersAt(path)).not.toHaveProperty('X-Frame-Options');
  }
});

test('an error is not kept for ever', () => {
  expect(read('dist/assets/.htaccess')).toMatch(/^ +Header set Cache-Control "public/m);
  expect(read('hosting/nginx.conf')).toMatch(/add_header Cache-Control "public[^"]*";/);
});

test('no line is longer than a host reads', () => {
  for (const line of read('dist/_headers').split('\n')) expect(line.length).toBeLessThan(2000);
});

test('GitHub Pages is asked to publish every file', () => {
  expect(read('dist/.nojekyll')).toBe('');
});

test('a compressed file and what hosts read have no rules of their own', () => {
  expect(read('dist/_headers')).not.toMatch(/^\/(index\.html\.br|_headers|\.|vercel)/m);
  expect(filesBelow(join(folder, 'dist')).length).toBe(pages.length + others.length + 3);
});
