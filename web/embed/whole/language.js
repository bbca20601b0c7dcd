import { languages } from '../../i18n/languages.js';
import { registry } from '../../lessons/registry.js';

/**
 * Switches the language in place: the links that lead to another page on the site tell the lesson here, and what stands
 * around the lesson follows it.
 *
 * @param {import('../../elements/derslik-lesson.js').DerslikLesson} lesson
 */
export function followLanguage(lesson) {
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[hreflang]'));
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault();
      lesson.lang = link.hreflang;
    });

  lesson.addEventListener('derslik-ready', async () => {
    const lang = lesson.language;
    const [{ default: t }, { default: meta }] = await Promise.all([
      languages[lang](),
      registry[lesson.lesson].meta[lang](),
    ]);
    if (lang !== lesson.language) return;
    document.documentElement.lang = lang;
    document.title = `${meta.title} · ${t.site}`;
    write('.skip', t.skip);
    write('.top h1', meta.title);
    write('.top p', `${meta.place} · ${meta.lead}`);
    element('.top nav').setAttribute('aria-label', t.languages);
    for (const link of links) {
      if (link.hreflang === lang) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    Object.assign(element('[data-theme-toggle]').dataset, { light: t.themeLight, dark: t.themeDark });
    // The toggle takes its name when the lesson's theme is said, were it the same.
    lesson.setAttribute('theme', lesson.theme);
  });
}

/** @param {string} selector */
const element = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

/** @param {string} selector @param {string} text */
const write = (selector, text) => {
  element(selector).textContent = text;
};
