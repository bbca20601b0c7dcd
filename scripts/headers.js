/**
 * The policy that every page runs under: nothing from another origin, no inline script or style, no eval. It names no
 * frame-ancestors, because a lesson is made to be framed by anyone's page.
 */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; manifest-src 'self'";

/** A single file holds its script, its style and its engine in itself, and asks for nothing. */
const SINGLE_FILE_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; " +
  "img-src data: blob:; font-src data:; connect-src 'self'; worker-src blob:";

/** The headers of every answer, found or not, unless its folder has others. */
export const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  // The element may stand in a page of another origin, and what it loads must then be readable there …
  'Access-Control-Allow-Origin': '*',
  // … also where that page lets in only what says that it may be embedded, in frames too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // Kept, but asked for again each time, and answered with 304 if it is the same.
  'Cache-Control': 'no-cache',
};

/**
 * What differs below a folder of the site's root.
 * @type {Record<string, Record<string, string>>}
 */
export const FOLDERS = {
  // Names here carry a hash of the content, so they never change.
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  single: { 'Content-Security-Policy': SINGLE_FILE_POLICY },
};

/**
 * @param {string} path the URL's, where the site is a server's root: "/assets/scene-1a2b3c.wasm"
 * @returns {Record<string, string>} the headers of what is found there
 */
export function headersAt(path) {
  const folder = /^\/([^/]+)\//.exec(path)?.[1] ?? '';
  return { ...HEADERS, ...(Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : {}) };
}
