import '../elements/define.js';
import { keepAddress, readAddress } from '../site/address.js';
import { followTheme } from '../site/theme.js';
import { followLanguage } from './whole/language.js';

/** The page of a lesson that is one file: what page.js is to the site's pages, with both languages at hand. */

const lesson = /** @type {import('../elements/derslik-lesson.js').DerslikLesson} */ (
  document.querySelector('derslik-lesson')
);
readAddress(lesson);
followTheme(lesson, keepAddress(lesson));
followLanguage(lesson);
