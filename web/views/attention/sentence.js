import { html } from 'lit-html';
import { ribbons } from './ribbons.js';

/**
 * The sentence, one column for each word, and the ribbons above it.
 *
 * @param {import('../../state/attention/scene.js').Scene} scene
 */
export function sentence(scene) {
  const { t, f, words, query, asking, lit, meta, attention, place, live } = scene;
  const caption = t.caption(words[query].label, attention.q.shape[1], f.fixed(place.temperature));
  return html`<div class="sentence row">
    <p class="note legend-note">${t.ribbons}</p>
    ${ribbons(scene)}
    <p class="note label">${meta.caption}</p>
    <div class="words" role="group" aria-label=${meta.caption}>
      ${words.map(
        ({ text }, index) =>
          html`<button
            type="button"
            class="word ${index === query ? 'asks' : ''} ${index === lit || index === asking ? 'lit' : ''}"
            ?disabled=${!live}
            data-query=${index + 1}
            data-column=${index}
            aria-pressed=${index === query}
            title=${t.setQuery(text)}
          >
            <span>${text}</span>
          </button>`,
      )}
    </div>
    <p class="note settings-note">
      ${caption.split(' · ').map((part, i) => html`${i ? ' · ' : ''}<span>${part}</span>`)}
    </p>
  </div>`;
}
