import '../elements/define.js';
import { known } from '../i18n/languages.js';
import { keepAddress, readAddress, searchOf } from './address.js';
import { embedded } from './embed-mode.js';
import { bringFonts } from './fonts.js';
import { followTheme } from './theme.js';

/**
 * The page around a lesson: its address and the lesson's state are kept the same, the other languages' links carry the
 * state, and the theme can be switched. In a frame none of that is there, and the page talks with the one around it.
 */

// The script runs as soon as it is here, which may be before the page is.
if (document.readyState === 'loading')
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));

const lesson = /** @type {import('../elements/derslik-lesson.js').DerslikLesson} */ (
  document.querySelector('derslik-lesson')
);
const translations = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[hreflang]'));

const wanted = new URLSearchParams(location.search).get('lang');
const translation = Array.from(translations).find((link) => link.hreflang === known(wanted));
if (translation && translation.hreflang !== document.documentElement.lang) {
  // Another language is another page, whole with or without scripts.
  const others = new URLSearchParams(location.search);
  others.delete('lang');
  translation.search = others.toString();
  location.replace(translation.href);
} else {
  readAddress(lesson);
  // A frame's address is the host's to say.
  followTheme(lesson, embedded ? () => {} : keepAddress(lesson));
  bringFonts(lesson);
  for (const link of translations)
    link.addEventListener('click', () => {
      link.search = searchOf(lesson);
    });
  if (embedded) (await import('../embed/frame.js')).startFrame(lesson);
}
