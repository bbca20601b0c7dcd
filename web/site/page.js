import '../elements/define.js';
import { keepAddress, readAddress, searchOf } from './address.js';
import { embedded } from './embed-mode.js';
import { bringFonts } from './fonts.js';
import { leftForLanguage } from './language.js';
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

if (!leftForLanguage(translations)) {
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
