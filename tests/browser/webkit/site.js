import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, inRoot } from '../../../scripts/paths.js';
import { serve } from '../../../scripts/serve.js';

/**
 * The built site with one script more at the head of each page, which keeps what the browser complains of: WebDriver does not
 * tell. Otherwise as it is served anywhere, under its policy.
 */

/** Runs in the page before everything else. */
function listen() {
  /** @type {string[]} */
  const complaints = [];
  Object.assign(window, { complaints });
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const said = console[level].bind(console);
    console[level] = (...values) => {
      complaints.push(`console ${level}: ${values.join(' ')}`);
      said(...values);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      // No error of a script: what takes another form at another width is drawn again in the next frame.
      if (message?.startsWith('ResizeObserver loop')) return;
      const unloaded = `not loaded: ${target instanceof Element ? target.outerHTML : ''}`;
      complaints.push(message ? `uncaught: ${message}` : unloaded);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy breached: ${violatedDirective} ${blockedURI}`),
  );
}

const script = `(${listen})();`;

/**
 * @param {Record<string, string>} pages of somebody else's, by their names: their bodies' markup
 * @returns {Promise<{url: string, folder: string, close: () => Promise<void>}>}
 */
export async function serveListening(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'derslik-'));
  cpSync(inRoot('dist'), folder, { recursive: true });
  writeFileSync(join(folder, 'listen.js'), script);
  for (const [name, body] of Object.entries(pages)) writeFileSync(join(folder, name), foreign(body));
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    writeFileSync(file, listening(readFileSync(file, 'utf8')));
    // What was compressed before is what the server would send.
    for (const compressed of [`${file}.br`, `${file}.gz`]) if (existsSync(compressed)) rmSync(compressed);
  }
  const { url, close } = await serve({ directory: folder, port: 0 });
  return {
    url,
    folder,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param {string} body */
const foreign = (body) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>Host</title>
<script type="module" src="derslik.js"></script>
<script src="derslik-host.js"></script>
<body>${body}</body>
</html>`;

/** @param {string} html */
function listening(html) {
  const digest = createHash('sha256').update(script).digest('base64');
  const policy = /(?<=<meta http-equiv="Content-Security-Policy"[^>]*script-src )[^>]*>/;
  if (policy.test(html))
    return html.replace(policy, (rest) => `'sha256-${digest}' ${rest}<script>${script}</script>`);
  return html.replace(/<meta charset="?utf-8"?[^>]*>/, '$&<script src="/listen.js"></script>');
}
