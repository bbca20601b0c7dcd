import { readFileSync } from 'node:fs';
import { loadExperiment } from '../../../web/engine/experiment.js';

/** The second lesson's page, and its engine in Node. */

export const scaling = 'olcekli-nokta-carpim';

const binary = readFileSync(new URL('../../../build/wasm/experiment.wasm', import.meta.url));

/**
 * One query's scores and weights, as the engine has them.
 * @param {{seed?: string, d?: number}} [of]
 */
export async function saturation({ seed = '0', d = 64 } = {}) {
  const engine = await loadExperiment({ binary });
  return engine.saturation({ seed, d, keys: 8 });
}

/** The experiment's parts, as a test uses them. */
export class ExperimentPage {
  /** @param {import('./lesson-page.js').LessonPage} lesson */
  constructor(lesson) {
    this.root = lesson.root.locator('.experiment');
    this.progress = this.root.getByRole('progressbar');
    this.rows = this.root.locator('.results tbody tr');
    this.points = this.root.locator('.growth circle');
  }

  /** @param {'run-list' | 'run-one' | 'cancel' | 'clear'} action */
  button(action) {
    return this.root.locator(`[data-experiment=${action}]:not([hidden])`);
  }

  /** @param {'d' | 'seed' | 'pairs'} name */
  field(name) {
    return this.root.locator(`[data-field=${name}]`);
  }

  /** Types and leaves the field. @param {'d' | 'seed' | 'pairs'} name @param {string} text */
  async enter(name, text) {
    const field = this.field(name);
    // Firefox tells of a change only if a key made it: the last one is pressed.
    const [most, last] = text === '' ? ['0', 'Backspace'] : [text.slice(0, -1), text.slice(-1)];
    await field.fill(most);
    await field.press(last);
    await field.press('Tab');
  }

  /** What the program printed. */
  async printed() {
    const text = await this.root.locator('.printed pre').innerText();
    return text.trim().split('\n');
  }
}
