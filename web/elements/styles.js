import url from '../styles/lesson.css?url';

/**
 * The lesson's style sheet, one for every element on a page. It is the very file that the lesson's own pages link, so
 * there it costs no second download.
 *
 * @type {Promise<CSSStyleSheet> | undefined}
 */
let loading;

/** @returns {Promise<CSSStyleSheet>} a failed load is forgotten, so that asking again tries again */
export function loadStyles() {
  loading ??= fetchSheet().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchSheet() {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the lesson's style sheet: expected status 200, got ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}
