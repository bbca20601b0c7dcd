import lateUrl from '../styles/late.css?url';
import url from '../styles/lesson.css?url';

/**
 * The lesson's style sheets, one of each for every element on a page. They are the very files that the lesson's own pages
 * link, so there they cost no second download.
 *
 * @type {Map<string, Promise<CSSStyleSheet>>}
 */
const loads = new Map();

/** What a lesson needs at once. */
export const loadStyles = () => load(url);

/** What the parts need that come late. */
export const loadLateStyles = () => load(lateUrl);

/**
 * @param {string} from
 * @returns {Promise<CSSStyleSheet>} a failed load is forgotten, so that asking again tries again
 */
function load(from) {
  const loading =
    loads.get(from) ??
    fetchSheet(from).catch((error) => {
      loads.delete(from);
      throw error;
    });
  loads.set(from, loading);
  return loading;
}

/** @param {string} from */
async function fetchSheet(from) {
  const response = await fetch(from);
  if (!response.ok) throw new Error(`the lesson's style sheet: expected status 200, got ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}
