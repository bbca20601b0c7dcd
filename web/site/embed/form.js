import { ways } from './choice.js';

/**
 * The form as the page's script uses it: what stands in it, as an address would say it, and back.
 *
 * @typedef {import('./choice.js').Choice} Choice
 * @typedef {HTMLInputElement | HTMLSelectElement} Field
 */

/** @param {HTMLFormElement} form @returns {URLSearchParams} what can be chosen now; nothing of what cannot */
export function paramsOf(form) {
  const data = /** @type {[string, string][]} */ (Array.from(new FormData(form)));
  const params = new URLSearchParams(data);
  const pixels = params.get('pixels') ?? '';
  params.delete('pixels');
  if (params.get('height') === 'fixed') params.set('height', pixels);
  return params;
}

/** @param {HTMLFormElement} form @param {Choice} choice */
export function write(form, choice) {
  check(form, 'lesson', choice.lesson);
  check(form, 'way', choice.way);
  adapt(form);
  check(form, 'lesson-lang', choice.language);
  check(form, 'lesson-theme', choice.theme);
  check(form, 'height', choice.height ? 'fixed' : 'auto');
  for (const field of fields(form)) {
    if (field.name === 'parts')
      /** @type {HTMLInputElement} */ (field).checked = choice.parts.includes(field.value);
    if (field.name === 'pixels' && choice.height) field.value = String(choice.height);
    if (field.name === 'origins') field.value = choice.origins.join(' ');
    if (field.name === 'sandbox') /** @type {HTMLInputElement} */ (field).checked = choice.sandbox;
  }
  writeSettings(form, choice.settings);
}

/** @param {HTMLFormElement} form @param {Record<string, unknown>} settings */
export function writeSettings(form, settings) {
  for (const field of fields(form))
    if (Object.hasOwn(settings, field.name)) field.value = String(settings[field.name]);
}

/** Shows what the chosen lesson has and the chosen way can carry. @param {HTMLFormElement} form */
export function adapt(form) {
  const { lesson, way } = Object.fromEntries(new FormData(form));
  const can = ways[/** @type {import('./choice.js').Way} */ (String(way))];
  for (const set of /** @type {NodeListOf<HTMLFieldSetElement>} */ (form.querySelectorAll('[data-what]'))) {
    const { what, of = lesson } = set.dataset;
    set.hidden = set.disabled = !can.includes(String(what)) || of !== lesson;
  }
  const pixels = /** @type {HTMLElement} */ (form.querySelector('[data-fixed]'));
  pixels.hidden = !form.querySelector('[value=fixed]:checked');
  const host = /** @type {HTMLInputElement} */ (form.querySelector('[value=host]'));
  host.disabled = !can.includes('host');
  /** @type {HTMLElement} */ (host.closest('label')).hidden = host.disabled;
  if (host.disabled && host.checked) check(form, 'lesson-lang', document.documentElement.lang);
}

/** What stands under each field while nothing is wrong with it. @type {WeakMap<Element, string>} */
const hints = new WeakMap();

/**
 * Marks the fields whose values were refused, and says why in place of their hints.
 * @param {HTMLFormElement} form
 * @param {Map<string, string>} refused the reasons by name
 */
export function mark(form, refused) {
  for (const field of fields(form).filter(({ type }) => type === 'text')) {
    const name = field.name === 'pixels' ? 'height' : field.name;
    const reason = field.matches(':disabled') ? undefined : refused.get(name);
    field.setAttribute('aria-invalid', String(reason !== undefined));
    const hint = form.querySelector(`#${field.id}-hint`);
    if (!hint) continue;
    if (!hints.has(hint)) hints.set(hint, String(hint.textContent));
    hint.textContent = reason ?? String(hints.get(hint));
  }
}

/** Those of the lesson that is chosen, and of every lesson. @param {HTMLFormElement} form @returns {Field[]} */
const fields = (form) =>
  Array.from(form.elements).filter(
    /** @returns {field is Field} */ (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      !field.closest('[data-of][hidden]'),
  );

/** @param {HTMLFormElement} form @param {string} name @param {string} value */
function check(form, name, value) {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.name === name) field.checked = field.value === value;
}
