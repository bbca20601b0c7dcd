import { experimentUrl } from '../engine/experiment-url.js';
import { loadExperiment } from '../engine/experiment.js';
import { scalingTexts } from '../i18n/scaling-texts.js';
import { describe, finding } from '../state/scaling/scene.js';
import { ScalingState } from '../state/scaling/scaling-state.js';
import { figure } from '../views/scaling/figure.js';
import { files } from '../views/scaling/files.js';
import { beside } from '../views/scaling/listing.js';

/**
 * Random vectors whose dot products grow with their dimension.
 *
 * @type {import('./types.js').Kind<ScalingState, import('../lessons/types.js').ScalingLesson,
 *   import('../engine/experiment.js').ExperimentEngine, import('../state/scaling/scene.js').Scene>}
 */
export default {
  load: loadExperiment,
  engine: 'experiment',
  url: experimentUrl,
  createState: (lesson, engine) => new ScalingState(lesson, engine),
  describe: (of) => describe(of, scalingTexts[of.lang]),
  columns: (lesson) => lesson.keys,
  views: { layout: 'stacked', figure, beside, files },
  say: (scene) => finding(scene).join(''),
  source: () => import('../../core/experiment/saturation.cpp?raw'),
  save: async (file, scene, root) => (await import('../share/scaling/save.js')).save(file, scene, root),
};
