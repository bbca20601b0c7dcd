import { loadScene } from '../../../web/engine/scene.js';
import { sceneUrl } from '../../../web/engine/scene-url.js';
import lesson from '../../../web/lessons/dikkat/lesson.js';
import { request } from '../../../web/state/attention/attention-state.js';

const BATCHES = 100;

const engine = await loadScene({ url: sceneUrl });
const { min, max, step } = lesson.controls.temperature;
/** One request for each place of the temperature slider. */
const requests = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, place) =>
  request(lesson, { query: 5, temperature: min + place * step, ending: 0 }),
);

// A slider is moved when the page has settled: until then the browser still starts processes and compiles.
for (const each of requests) engine.attend(each);
await new Promise((resolve) => setTimeout(resolve, 2000));

/** Milliseconds of one call, from each batch: a single call is shorter than the clock can tell. */
const times = [];
for (let batch = 0; batch < BATCHES; batch += 1) {
  const start = performance.now();
  for (const each of requests) engine.attend(each);
  times.push((performance.now() - start) / requests.length);
}
Object.assign(window, { times });
dispatchEvent(new Event('engine-measured'));
