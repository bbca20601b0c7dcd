import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FOLDERS, HEADERS } from './headers.js';

/**
 * The headers of headers.js as static hosts want to be told them. What lies in the published folder is found there by
 * the host; nginx reads nothing there, so its file is for whoever sets up the server.
 *
 * @typedef {[name: string, value: string][]} Headers
 */

const MADE = '# Made by the build from scripts/headers.js.';

/** Names of headers that are not the same everywhere. */
const differing = new Set(Object.values(FOLDERS).flatMap(Object.keys));

/** @type {Headers} */
const all = Object.entries(HEADERS);

/** @param {string} folder @returns {Headers} */
const within = (folder) => Object.entries({ ...HEADERS, ...FOLDERS[folder] });

/** @param {Headers} headers */
const common = (headers) => headers.filter(([name]) => !differing.has(name));

/** @param {Headers} headers */
const own = (headers) => headers.filter(([name]) => differing.has(name));

/** Whether an error's answer has the header too: one that may be kept for ever would outlive its cause. @param {string} name */
const always = (name) => name !== 'Cache-Control';

/**
 * For Netlify, Cloudflare Pages and the like. Where several blocks match, some of them join the values of a header and
 * others let one win; so each header that differs stands in blocks of which never two match.
 *
 * @param {string[]} entries the published folder's, folders with a slash at their end
 */
export function netlify(entries) {
  /** @param {string} pattern @param {Headers} headers */
  const block = (pattern, headers) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    MADE,
    block('/*', common(all)),
    block('/', own(all)),
    ...entries.map((entry) =>
      entry.endsWith('/')
        ? block(`/${entry}*`, own(within(entry.slice(0, -1))))
        : block(`/${entry}`, own(all)),
    ),
    '',
  ].join('\n\n');
}

/**
 * For Apache and LiteSpeed, in a file of each folder that differs, since a pattern of the whole address would have to
 * know what path the site is put under.
 *
 * @param {Headers} headers
 */
const apacheHeaders = (headers) => `<IfModule mod_headers.c>
${headers.map(([name, value]) => `  Header ${always(name) ? 'always ' : ''}set ${name} "${value}"`).join('\n')}
</IfModule>
`;

/** Types that an old server may not know, and the compressed file to whoever accepts it. */
const APACHE_FILES = `AddType application/wasm .wasm
AddType font/woff2 .woff2

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^ %{REQUEST_URI}.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^ %{REQUEST_URI}.gz [L]
</IfModule>
<IfModule mod_mime.c>
  RemoveLanguage .br .gz
  RemoveType .br .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
<IfModule mod_headers.c>
  Header always merge Vary Accept-Encoding
</IfModule>
`;

/**
 * To be included in nginx's server block. A location that adds a header inherits none, so each has them all.
 */
export function nginx() {
  /** @param {string} path @param {Headers} headers */
  const location = (path, headers) => `location ${path} {
${headers.map(([name, value]) => `  add_header ${name} "${value}"${always(name) ? ' always' : ''};`).join('\n')}
}
`;
  return `${MADE}
# Include this in the server block whose root is the published folder.

gzip_static on;
gzip_vary on;
# brotli_static on;  # where nginx has the module

${[location('/', all), ...Object.keys(FOLDERS).map((folder) => location(`/${folder}/`, within(folder)))].join('\n')}`;
}

/** For Vercel, where the published folder is what is deployed. Its later rules win. */
export function vercel() {
  /** @param {string} source @param {Headers} headers */
  const rule = (source, headers) => ({ source, headers: headers.map(([key, value]) => ({ key, value })) });
  const rules = [
    rule('/(.*)', all),
    ...Object.entries(FOLDERS).map(([folder, headers]) => rule(`/${folder}/(.*)`, Object.entries(headers))),
  ];
  return `${JSON.stringify({ headers: rules, trailingSlash: true }, null, 2)}\n`;
}

/**
 * @param {string[]} entries the published folder's, folders with a slash at their end
 * @returns {Map<string, string>} the files that hosts look for in it
 */
export function hostingFiles(entries) {
  return new Map([
    ['_headers', netlify(entries)],
    ['.htaccess', `${MADE}\n\n${apacheHeaders(all)}\n${APACHE_FILES}`],
    ...Object.entries(FOLDERS)
      .filter(([folder]) => entries.includes(`${folder}/`))
      .map(
        ([folder, headers]) =>
          /** @type {const} */ ([
            `${folder}/.htaccess`,
            `${MADE}\n\n${apacheHeaders(Object.entries(headers))}`,
          ]),
      ),
    ['vercel.json', vercel()],
    // GitHub Pages would else run the files through Jekyll, which leaves some out.
    ['.nojekyll', ''],
  ]);
}

/**
 * Writes them into a built site, and nginx's file elsewhere.
 *
 * @param {string} directory absolute, the built site
 * @param {string} beside    absolute, for what is not to be published
 */
export function writeHosting(directory, beside) {
  const entries = readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !/^[._]|\.(br|gz)$|^vercel\.json$/.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
  for (const [path, text] of hostingFiles(entries)) write(join(directory, path), text);
  write(join(beside, 'nginx.conf'), nginx());
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
