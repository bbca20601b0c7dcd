import { nothing } from 'lit-html';
import { exerciseTexts } from '../exercise/texts.js';
import { exerciseView } from '../exercise/view.js';
import { outcomesOf, still } from '../experiment/still.js';
import { describeQuiz } from '../quiz/scene.js';
import { quiz } from '../quiz/view.js';
import { text } from '../views/text.js';

/**
 * The parts that come late, as they stand on the page before any script runs: the questions without answers, what the
 * listing's program prints, the exercise.
 *
 * @param {object} of
 * @param {import('../lessons/registry.js').Entry} of.entry
 * @param {import('../kinds/types.js').Kind} of.kind
 * @param {import('../state/lesson-state.js').LessonState} of.state at its start
 * @param {import('../experiment/types.js').Outcome[]} of.outcomes
 * @param {import('../state/scene.js').Scene} of.scene
 * @param {import('../lessons/types.js').Prose} of.prose
 */
export async function lateParts({ entry, kind, state, outcomes, scene, prose }) {
  const { lang, t: strings, f } = scene;
  const questions = (await entry.questions?.[lang]())?.default;
  const predictions = Object.fromEntries(
    (questions ?? []).flatMap((question) =>
      question.kind === 'predict'
        ? [[question.id, kind.predict?.(scene, state, question.of, question.at)]]
        : [],
    ),
  );
  const exercise = (await entry.exercise?.())?.default;
  return {
    text: text(
      prose,
      kind.views.data?.(scene) ?? nothing,
      questions ? quiz(describeQuiz({ questions, lang, f, predictions, live: false })) : nothing,
    ),
    experiment: outcomes.length > 0 ? still({ lang, strings, f, outcomes }) : undefined,
    exercise: exercise && exerciseView({ exercise, prose, texts: exerciseTexts[lang], strings, live: false }),
  };
}

/**
 * What the lesson's experiment comes to with the settings that it opens with.
 * @param {import('../state/lesson-state.js').LessonState} state
 * @param {any} engine the kind's
 */
export function outcomesAtStart({ lesson, place: { seed, pairs } }, engine) {
  if (!('experiment' in lesson)) return [];
  const { dimensions } = /** @type {import('../lessons/types.js').ScalingLesson} */ (lesson).experiment;
  return outcomesOf(engine, { seed, pairs, dimensions });
}
