import { nothing } from 'lit';
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
 * @param {any} of.engine the kind's
 * @param {import('../state/lesson-state.js').LessonState} of.state at its start
 * @param {import('../state/scene.js').Scene} of.scene
 * @param {import('../lessons/types.js').Prose} of.prose
 */
export async function lateParts({ entry, kind, engine, state, scene, prose }) {
  const { lang, t: strings, f, lesson, place } = scene;
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
    experiment:
      'experiment' in lesson
        ? still({
            lang,
            strings,
            f,
            outcomes: outcomesOf(engine, {
              seed: String(place.seed),
              pairs: Number(place.pairs),
              dimensions: lesson.experiment.dimensions,
            }),
          })
        : undefined,
    exercise: exercise && exerciseView({ exercise, prose, texts: exerciseTexts[lang], strings, live: false }),
  };
}
