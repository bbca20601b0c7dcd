/**
 * Whether the page stands in a frame of somebody else's page: `?embed=1`. Known before anything is drawn, so that nothing
 * is shown that a frame does without.
 */
export const embedded = new URLSearchParams(location.search).get('embed') === '1';

/** What the lesson has said while nobody listened. @type {CustomEvent[]} */
const early = [];
/** @type {(event: CustomEvent) => void} */
let hear = (event) => early.push(event);

/** @param {(event: CustomEvent) => void} listener hears every event of the lesson, the earlier ones at once */
export function listen(listener) {
  hear = listener;
  early.forEach(hear);
}

if (embedded) {
  document.documentElement.dataset.embed = '';
  for (const type of ['ready', 'change', 'step', 'answer', 'complete', 'error'])
    document.addEventListener(`derslik-${type}`, (event) => hear(/** @type {CustomEvent} */ (event)));
}
