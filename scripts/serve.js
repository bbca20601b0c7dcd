import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import sirv from 'sirv';
import { command, isMain, parsePort, UserError } from './command.js';
import { HEADERS, headersAt } from './headers.js';
import { inRoot } from './paths.js';

/** The port that is tried first when none is named. */
export const DEFAULT_PORT = 4173;

const TRIES = 20;

/**
 * Serves a built site to this machine alone, precompressed files first, with the headers of headers.js. Files are
 * looked up at each request, so a rebuilt site is served without a restart.
 *
 * @param {object} options
 * @param {string} options.directory
 * @param {number} [options.port] 0 for any free one
 * @param {boolean} [options.exact] fail if the port is taken, instead of trying the ones after it
 * @param {Record<string, string>} [options.headers] added to the usual ones, or replacing them
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 * @throws {UserError} if no port can be opened
 */
export async function serve({ directory, port = DEFAULT_PORT, exact = false, headers = {} }) {
  const answer = handler(resolve(directory), headers);
  const last = exact || port === 0 ? port : Math.min(port + TRIES, 65535);
  const servers = await listenFrom(answer, port, last);
  const bound = portOf(servers[0]);
  return {
    url: `http://localhost:${bound}/`,
    port: bound,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

/**
 * @param {import('node:http').RequestListener} answer
 * @param {number} port the first to try
 * @param {number} last
 * @returns {Promise<import('node:http').Server[]>}
 */
async function listenFrom(answer, port, last) {
  try {
    return await listen(answer, port);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE' && port < last) return listenFrom(answer, port + 1, last);
    throw new UserError(`Port ${port} cannot be opened: ${codeOf(error) ?? error}.`);
  }
}

/**
 * Listens on both of localhost's addresses: a browser may take either, and another program on the one would otherwise
 * answer in our name.
 *
 * @param {import('node:http').RequestListener} answer
 * @param {number} port
 */
async function listen(answer, port) {
  const first = await listenAt(answer, port, '127.0.0.1');
  try {
    return [first, await listenAt(answer, portOf(first), '::1')];
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') return [first]; // a machine without IPv6
    await close(first);
    throw error;
  }
}

/**
 * @param {import('node:http').RequestListener} answer
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import('node:http').Server>}
 */
function listenAt(answer, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', reject).listen(port, host, () => resolve(server));
  });
}

/** @param {import('node:http').Server} server */
function portOf(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * @param {string} directory
 * @param {Record<string, string>} replaced headers
 * @returns {import('node:http').RequestListener}
 */
function handler(directory, replaced) {
  const files = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => setHeaders(response, { ...headersAt(path), ...replaced }),
  });
  return (request, response) => {
    setHeaders(response, { ...HEADERS, ...replaced });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const slash = missingSlash(request.url ?? '/', directory);
    if (slash !== null) {
      response.writeHead(301, { Location: slash }).end();
      return;
    }
    files(request, response, () => notFound(response, directory));
  };
}

/** @param {import('node:http').ServerResponse} response @param {Record<string, string>} headers */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * A page's relative addresses are right only below its slash: /dikkat is sent on to /dikkat/.
 *
 * @param {string} url
 * @param {string} directory
 * @returns {string | null} a relative address, so that it can lead to no other host; null if nothing is amiss
 */
function missingSlash(url, directory) {
  const [path, query] = url.split(/\?(.*)/s);
  if (path.endsWith('/')) return null;
  let file;
  try {
    file = join(directory, decodeURIComponent(path), 'index.html');
  } catch {
    return null;
  }
  if (!file.startsWith(directory + sep) || !existsSync(file)) return null;
  return `./${path.slice(path.lastIndexOf('/') + 1)}/${query === undefined ? '' : `?${query}`}`;
}

/** @param {import('node:http').ServerResponse} response @param {string} directory */
function notFound(response, directory) {
  const page = join(directory, '404.html');
  const [type, body] = existsSync(page)
    ? ['text/html;charset=utf-8', readFileSync(page)]
    : ['text/plain;charset=utf-8', 'Not found\n'];
  response.writeHead(404, { 'Content-Type': type }).end(body);
}

const USAGE = `node scripts/serve.js [--port N]

Serves dist/, as it was last built, at port N (${DEFAULT_PORT}) and no other.`;

if (isMain(import.meta.url)) {
  await command(USAGE, { port: { type: 'string' } }, async ({ port }) => {
    const site = await serve({ directory: inRoot('dist'), port: parsePort(port, DEFAULT_PORT), exact: true });
    console.log(site.url);
  });
}
