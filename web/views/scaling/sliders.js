import { html, nothing } from 'lit-html';
import { stops } from '../stops.js';

/**
 * The dimension, and other keys for the same question.
 *
 * @param {import('../../state/scaling/scene.js').Scene} scene
 */
export function sliders({ t, lesson, place, live }) {
  return html`<div class="sliders scaling">
    <div class="slider">
      <label for=${live ? 'set-d' : nothing}>${t.controls.d.name}</label>
      <output for=${live ? 'set-d' : nothing} aria-hidden="true"><b>${place.d}</b></output>
      ${stops({ setting: 'd', id: 'set-d', control: lesson.controls.d, value: place.d, enabled: live })}
    </div>
    <p class="seed">
      ${t.controls.seed.name} <b>${place.seed}</b>
      ${
        live
          ? html`<button type="button" class="quiet" data-set="seed=${following(place.seed)}">
              ${t.otherKeys}
            </button>`
          : nothing
      }
    </p>
  </div>`;
}

/** The next seed, within a million. @param {string} seed */
const following = (seed) => String((BigInt(seed) + 1n) % 1_000_000n);
