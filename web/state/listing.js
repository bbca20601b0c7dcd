/**
 * The lesson's program as it stands with the present settings: the text that is shown, copied and saved.
 *
 * @param {import('../lessons/types.js').Lesson} lesson
 * @param {import('../lessons/types.js').Prose} prose gives the comments in the page's language
 * @param {import('../lessons/types.js').Settings} settings
 * @returns {string}
 */
export function writeListing({ listing }, prose, settings) {
  const written = listing.writes.reduce(
    (source, { find, write }) => source.replace(find, () => write(settings, python)),
    listing.source,
  );
  return written.replace(/# \{(\w+)\}/g, (_, key) => `# ${prose.meta.comments[key]}`);
}

/**
 * The program that is on show: the lesson's, or the C++ that computes it.
 *
 * @param {Pick<import('./scene.js').Scene, 'look' | 'lesson' | 'prose' | 'place'>} scene
 */
export const shownCode = ({ look, lesson, prose, place }) =>
  look.tab === 'cpp' ? (look.cpp ?? '') : writeListing(lesson, prose, place);

/**
 * A float as Python's repr writes it.
 * @param {number} value within the range that a slider has
 */
export const python = (value) => (Number.isInteger(value) ? `${value}.0` : String(value));
