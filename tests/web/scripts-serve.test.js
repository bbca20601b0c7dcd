import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, HEADERS } from '../../scripts/headers.js';
import { serve } from '../../scripts/serve.js';

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  const directory = join(folder, 'dist');
  mkdirSync(join(directory, 'dikkat'), { recursive: true });
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(folder, 'outer'));
  writeFileSync(join(folder, 'outer/index.html'), 'secret');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist-secret.txt'), 'secret');
  writeFileSync(join(directory, 'index.html'), 'catalogue');
  writeFileSync(join(directory, 'dikkat/index.html'), 'lesson');
  writeFileSync(join(directory, 'derslik.js'), 'export {};');
  writeFileSync(join(directory, 'derslik.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(directory, 'assets/scene-1a2b.wasm'), 'wasm');
  site = await serve({ directory, port: 0 });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/**
 * Asks with exactly this path: fetch() would tidy it first.
 *
 * @param {string} path
 * @param {{method?: string, headers?: Record<string, string>, host?: string}} [options]
 * @returns {Promise<{status?: number, headers: import('node:http').IncomingHttpHeaders, body: string}>}
 */
function ask(path, { method = 'GET', headers = {}, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    request({ host, port: site.port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('the policy is the one that pages are written for', () => {
  expect(CONTENT_SECURITY_POLICY).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; manifest-src 'self'",
  );
});

describe('every answer has the headers', () => {
  test.each(['/', '/dikkat', '/derslik.js', '/absent', '/../secret.txt'])('%s', async (path) => {
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(HEADERS)) expect(headers[name.toLowerCase()]).toBe(value);
  });
});

test.each([
  ['/', 'text/html;charset=utf-8', 'no-cache', 'catalogue'],
  ['/dikkat/', 'text/html;charset=utf-8', 'no-cache', 'lesson'],
  ['/derslik.js', 'text/javascript', 'no-cache', 'export {};'],
  ['/assets/scene-1a2b.wasm', 'application/wasm', 'public, max-age=31536000, immutable', 'wasm'],
])('%s has its type and its time to live', async (path, type, cache, text) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(cache);
  expect(body).toBe(text);
});

test('compressed files go to those who accept them', async () => {
  const compressed = await ask('/derslik.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-type']).toBe('text/javascript');
  expect(compressed.headers.vary).toBe('Accept-Encoding');
  expect((await ask('/derslik.js')).headers['content-encoding']).toBeUndefined();
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await ask('/derslik.js');
  const again = await ask('/derslik.js', { headers: { 'If-None-Match': String(headers.etag) } });
  expect(again.status).toBe(304);
});

test('a page without its slash is sent on, with its query and to this host', async () => {
  const { status, headers } = await ask('/dikkat?lang=en&step=3?');
  expect(status).toBe(301);
  expect(headers.location).toBe('./dikkat/?lang=en&step=3?');
  expect((await ask('//dikkat')).headers.location).toBe('./dikkat/');
});

describe('nothing outside the directory is served', () => {
  test.each([
    '/../secret.txt',
    '/../dist-secret.txt',
    '/dikkat/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//../secret.txt',
    '/secret.txt%00.html',
    '/%E0%A4%A',
    '/..',
    '/../outer',
    '/../outer/',
    '/assets/..%2f..',
    '/../dist-secret.txt/',
  ])('%s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toMatch('secret');
  });
});

test('what is not found says so, with the 404 page if the site has one', async () => {
  expect(await ask('/absent')).toMatchObject({ status: 404, body: 'Not found\n' });
  const page = join(folder, 'dist/404.html');
  writeFileSync(page, 'lost');
  expect(await ask('/absent')).toMatchObject({ status: 404, body: 'lost' });
  rmSync(page);
});

test('a site that is built anew is served anew', async () => {
  const page = join(folder, 'dist/new.html');
  expect((await ask('/new.html')).status).toBe(404);
  writeFileSync(page, 'new');
  expect((await ask('/new.html')).body).toBe('new');
  rmSync(page);
  expect((await ask('/new.html')).status).toBe(404);
});

test('only reading is allowed', async () => {
  const { status, headers } = await ask('/', { method: 'POST' });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

test('a taken port means the next one, or an error when it has to be that one', async () => {
  const directory = join(folder, 'dist');
  const second = await serve({ directory, port: site.port });
  expect(second.port).toBeGreaterThan(site.port);
  await second.close();
  await expect(serve({ directory, port: site.port, exact: true })).rejects.toThrow(`Port ${site.port}`);
});

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

test.skipIf(!hasIPv6)("a port is taken too when only localhost's other address is", async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, '::1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address());
  const ours = await serve({ directory: join(folder, 'dist'), port });
  expect(ours.port).toBeGreaterThan(port);
  await ours.close();
  other.close();
});

test('headers can be replaced for a trial', async () => {
  const other = await serve({
    directory: join(folder, 'dist'),
    port: 0,
    headers: { 'Content-Security-Policy': "default-src 'self'" },
  });
  const response = await fetch(other.url);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  await other.close();
});
