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
      ${refused.map((refusal) => html`<li>${refusalText(refusal, { t, f })}</li>`)}
    </ul>
    <button type="button" class="quiet" data-action="dismiss">${t.dismiss}</button>
  </div>`;
}

/**
 * @param {import('../state/controls.js').Refusal} refusal
 * @param {Pick<import('../state/scene.js').Scene, 't' | 'f'>} of
 * @returns {string} the setting, what was expected, what came and what is used instead
 */
export function refusalText({ name, value, expected, whole, used }, { t, f }) {
  const title = t.controls[/** @type {keyof typeof t.controls} */ (name)].name;
  if (!Array.isArray(expected)) return t.refusedDigits(title, value, expected.digits, String(used));
  const [first, last] = expected;
  if (typeof first === 'string' || typeof last === 'string')
    return t.refusedChoice(title, value, expected.join(', '), String(used));
  const say = whole ? t.refusedWhole : t.refusedNumber;
  return say(title, value, f.short(first), f.short(last), f.short(Number(used)));
}
