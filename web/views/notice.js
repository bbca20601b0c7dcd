import { html, nothing } from 'lit-html';

/**
 * What could not be used and what is used instead; it stays until it is closed.
 *
 * @param {import('../state/scene.js').Scene} scene
 */
export function notice({ t, f, look }) {
  const refused = look.refused ?? [];
  if (refused.length === 0) return nothing;
  return html`<div class="notice" role="note" aria-label=${t.notice}>
    <p>${t.notice}</p>
    <ul>
      ${refused.map(({ name, value, expected, whole, used }) => {
        const title = t.controls[/** @type {keyof typeof t.controls} */ (name)].name;
        if (!Array.isArray(expected))
          return html`<li>${t.refusedDigits(title, value, expected.digits, String(used))}</li>`;
        const [first, last] = expected;
        if (typeof first === 'string' || typeof last === 'string')
          return html`<li>${t.refusedChoice(title, value, expected.join(', '), String(used))}</li>`;
        const say = whole ? t.refusedWhole : t.refusedNumber;
        return html`<li>${say(title, value, f.short(first), f.short(last), f.short(Number(used)))}</li>`;
      })}
    </ul>
    <button type="button" class="quiet" data-action="dismiss">${t.dismiss}</button>
  </div>`;
}
