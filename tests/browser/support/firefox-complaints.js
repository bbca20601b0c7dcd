/** What Firefox says in other words than Chromium, or on no console: told in Chromium's, so that a test names each once. */

/** @type {[its: RegExp, chromiums: string][]} */
const messages = [
  // Said beside the status of an answer that is no script.
  [/disallowed MIME type \(“”\)/, ''],
  [/disallowed MIME type \(“(.+)”\)/, 'console error: the server responded with a MIME type of "$1"'],
  [
    /its MIME type, “(.+)”, is not “text\/css”/,
    'console error: the server responded with a MIME type of "$1"',
  ],
  // The page hears of it, and of what exactly.
  [/^The page’s settings blocked/, 'console error: Content Security Policy'],
];

const failures = new Map([
  // It does not tell why a test let the request fail.
  ['NS_ERROR_ABORT', 'net::ERR_BLOCKED_BY_CLIENT or net::ERR_CONNECTION_REFUSED'],
  ['NS_ERROR_CONNECTION_REFUSED', 'net::ERR_CONNECTION_REFUSED'],
  ['NS_ERROR_NET_PARTIAL_TRANSFER', 'net::ERR_CONTENT_LENGTH_MISMATCH'],
  // What was on its way when the page was left, and what is told by its type.
  ['NS_BINDING_ABORTED', ''],
  ['NS_ERROR_CORRUPTED_CONTENT', ''],
]);

/** @param {string} message of an uncaught error @returns {string} '' for what is no complaint */
export function inChromiumsWords(message) {
  const [its, chromiums] = messages.find(([pattern]) => pattern.test(message)) ?? [];
  if (!its || chromiums === undefined) return `uncaught: ${message}`;
  const [found = ''] = message.match(its) ?? [];
  return chromiums && found.replace(its, chromiums);
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {(complaint: string) => void} hear
 */
export function watchNetwork(context, hear) {
  context.on('response', (response) => {
    if (response.status() >= 400)
      hear(`console error: Failed to load resource: a status of ${response.status()} (${response.url()})`);
  });
  context.on('requestfailed', (request) => {
    const its = String(request.failure()?.errorText);
    const reason = failures.get(its) ?? its;
    if (reason) hear(`console error: Failed to load resource: ${reason} (${request.url()})`);
  });
}
