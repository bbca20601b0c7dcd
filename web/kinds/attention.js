import { sceneUrl } from '../engine/scene-url.js';
import { loadScene } from '../engine/scene.js';
import { AttentionState } from '../state/attention/attention-state.js';
import { predict } from '../state/attention/predict.js';
import { describe, finding } from '../state/attention/scene.js';
import { beside } from '../views/attention/listing.js';
import { data } from '../views/attention/data.js';
import { figure } from '../views/attention/figure.js';
import { files } from '../views/attention/files.js';
import { caption, player } from '../views/attention/player.js';

/**
 * One sentence whose words look at each other, step by step.
 *
 * @type {import('./types.js').Kind<AttentionState, import('../lessons/types.js').AttentionLesson,
 *   import('../engine/scene.js').SceneEngine, import('../state/attention/scene.js').Scene>}
 */
export default {
  load: loadScene,
  engine: 'scene',
  url: sceneUrl,
  createState: (lesson, engine) => new AttentionState(lesson, engine),
  describe,
  columns: (lesson) => lesson.words.length + 1,
  views: { figure, player, beside, data, files },

  say(scene) {
    const { before, share, after } = finding(scene);
    if (scene.complete) return before + share + after;
    const { name, what } = caption(scene);
    return `${scene.t.stepText(scene.place.step, scene.steps.count)}, ${name}, ${what}`;
  },

  predict,
  source: () => import('../../core/attention/attention.cpp?raw'),
  save: async (file, scene, root) => (await import('../share/attention/save.js')).save(file, scene, root),
};
