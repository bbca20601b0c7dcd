/**
 * What the page that makes the snippet has to know of a lesson. It is computed while the site is built, since the number
 * of steps is the engine's to say, and travels with the page as JSON.
 *
 * @typedef {import('../../lessons/types.js').Control} Control
 *
 * @typedef {object} Facts
 * @property {Record<string, string>} titles  by language
 * @property {Record<string, Control>} controls what can be set, without what only a slider needs to be drawn
 * @property {string[]} parts the lesson's own
 */

/**
 * @param {object} of
 * @param {import('../../lessons/registry.js').Entry} of.entry
 * @param {import('../../kinds/types.js').Kind} of.kind
 * @param {import('../../state/lesson-state.js').LessonState} of.state
 * @returns {Promise<Facts>}
 */
export async function factsOf({ entry, kind, state }) {
  const titles = state.lesson.languages.map(async (lang) => [lang, (await entry.meta[lang]()).default.title]);
  const controls = Object.entries(state.controls).map(([name, control]) => [name, bare(control)]);
  const has = {
    scene: true,
    player: kind.views.player,
    code: true,
    text: true,
    quiz: entry.questions,
    experiment: 'experiment' in state.lesson,
    exercise: entry.exercise,
  };
  return {
    titles: Object.fromEntries(await Promise.all(titles)),
    controls: Object.fromEntries(controls),
    parts: Object.entries(has).flatMap(([part, there]) => (there ? [part] : [])),
  };
}

/** @param {Control} control @returns {Control} */
function bare(control) {
  if ('digits' in control) return control;
  const { min, max, step, start, whole } = control;
  return { min, max, step, start, ...(whole ? { whole } : {}) };
}
