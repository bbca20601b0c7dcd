import { DerslikLesson } from '../../elements/derslik-lesson.js';
import { keepAddress, readAddress } from '../../site/address.js';
import { followTheme } from '../../site/theme.js';
import { followLanguage } from '../whole/language.js';
import { findCourse } from './course.js';

/**
 * The page of a SCORM package: the single file, and around it the platform, if there is one. Then it is the platform that
 * keeps where the learner is, and not the address.
 */

const lesson = /** @type {DerslikLesson} */ (document.querySelector('derslik-lesson'));
readAddress(lesson);
const course = await findCourse(lesson);
course?.begin();
customElements.define('derslik-lesson', DerslikLesson);
followTheme(lesson, course ? () => course.changed() : keepAddress(lesson));
followLanguage(lesson);
