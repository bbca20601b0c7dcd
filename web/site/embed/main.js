import { version } from '../../../package.json';
import { formats } from '../../i18n/format.js';
import { languages } from '../../i18n/languages.js';
import { leftForLanguage } from '../language.js';
import { switchTheme } from '../theme.js';
import { themes } from './choice.js';
import { start } from './maker.js';
import { snippetTexts } from './texts.js';

/** The script of the page that makes the snippet: brings together what the page says and what its form does. */

if (document.readyState === 'loading')
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));

const { lang } = document.documentElement;
const translations = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[hreflang]'));

if (!leftForLanguage(translations)) {
  const { default: t } = await languages[lang]();
  const e = snippetTexts[lang];
  const form = /** @type {HTMLFormElement} */ (document.querySelector('.maker'));
  const root = new URL(String(form.dataset.root), location.href).href;
  // Where nobody knew the site's address while it was built, the page itself does.
  for (const code of document.querySelectorAll('.guide code'))
    code.textContent = (code.textContent ?? '').replaceAll(e.placeholder, root);

  /** Kept in the address under its own name, beside the choices. */
  let theme = themes.find((each) => each === new URLSearchParams(location.search).get('theme')) ?? 'auto';
  const maker = start(form, {
    words: { lang, t, e, f: formats(lang, t) },
    site: { lessons: JSON.parse(String(form.dataset.lessons)), root, lang, name: t.site, version },
    page: () => (theme === 'auto' ? '' : `theme=${theme}`),
  });
  switchTheme(
    () => theme,
    (chosen) => {
      theme = chosen;
      maker.keep();
    },
  );
  for (const link of translations)
    link.addEventListener('click', () => {
      link.search = maker.search();
    });
}
