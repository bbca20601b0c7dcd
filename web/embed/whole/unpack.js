/**
 * What scripts/inline.js has packed. No request is made, not even for a data address, which a policy may forbid.
 *
 * @param {string} packed gzip in base64
 * @returns {Promise<ArrayBuffer>}
 */
export function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
