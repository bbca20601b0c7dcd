/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is on the clipboard; a page without a secure connection has none
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
