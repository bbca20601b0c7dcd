import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { netlifyAnswer } from '../../web/support/hosts.js';

/**
 * A static host like Netlify: it serves a folder with the headers that the folder's own file asks for, and another folder
 * from one moment to the next when a new version is published.
 *
 * @typedef {object} StaticHost
 * @property {string} url
 * @property {(directory: string) => void} publish
 * @property {() => string[]} asked the paths that were asked for since the last time, without those that were the same
 * @property {() => Promise<void>} close
 */

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * @param {string} directory
 * @returns {Promise<StaticHost>}
 */
export async function staticHost(directory) {
  let root = resolve(directory);
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const headers = netlifyAnswer(readFileSync(join(root, '_headers'), 'utf8'), pathname, 'last');
    const file = join(root, pathname, pathname.endsWith('/') ? 'index.html' : '');
    if (!file.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile()) {
      asked.push(pathname);
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    const content = readFileSync(file);
    const tag = `"${createHash('sha256').update(content).digest('hex')}"`;
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    asked.push(pathname);
    response.writeHead(200, {
      ...headers,
      ETag: tag,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(content);
  });
  await new Promise((ready) => server.listen(0, 'localhost', () => ready(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}/`,
    publish: (next) => void (root = resolve(next)),
    asked: () => asked.splice(0),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
