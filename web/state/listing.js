/**
 * The lesson's program as it stands with the present settings: the text that is shown, copied and saved.
 *
 * @param {Pick<import('../lessons/types.js').LessonBase, 'listing'>} lesson
 * @param {import('../lessons/types.js').Meta} meta gives the comments in the page's language
 * @param {Record<string, any>} settings what the lesson's listing is written with
 * @returns {string}
 */
export function writeListing({ listing }, meta, settings) {
  // By their places in the source, so that no value that is written is taken for a place to write at.
  const places = listing.writes
    .map(({ find, write }) => ({ from: listing.source.indexOf(find), find, write }))
    .sort((a, b) => a.from - b.from);
  let [written, end] = ['', 0];
  for (const { from, find, write } of places) {
    written += listing.source.slice(end, from) + write(settings, python);
    end = from + find.length;
  }
  written += listing.source.slice(end);
  return inLanguage(written, meta);
}

/**
 * A program with its comments in the page's language.
 * @param {string} source where a comment of the form `# {key}` stands for one of its `comments`
 * @param {import('../lessons/types.js').Meta} meta
 */
export const inLanguage = (source, meta) =>
  source.replace(/# \{(\w+)\}/g, (_, key) => `# ${meta.comments[key]}`);

/**
 * The program that is on show: the lesson's, or the C++ that computes it.
 *
 * @param {Pick<import('./scene.js').Scene, 'look' | 'lesson' | 'meta' | 'written'>} scene
 */
export const shownCode = ({ look, lesson, meta, written }) =>
  look.tab === 'cpp' ? (look.cpp ?? '') : writeListing(lesson, meta, written);

/**
 * A float as Python's repr writes it.
 * @param {number} value within the range that a slider has
 */
export const python = (value) => (Number.isInteger(value) ? `${value}.0` : String(value));
