/** The policy that every page runs under: nothing from another origin, no inline script or style, no eval. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; manifest-src 'self'";

/** The headers of every answer, found or not. */
export const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  // The element may stand in a page of another origin, and what it loads must then be readable there.
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * How long a file may be kept. Names under assets/ carry a hash of their content, so they never change; every other
 * name, pages and derslik.js among them, is asked for again each time (and answered with 304 if it is the same).
 *
 * @param {string} path the URL's path, "/assets/scene-1a2b3c.wasm"
 * @returns {string} the value of Cache-Control
 */
export function cacheControl(path) {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
