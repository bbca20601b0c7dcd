/** What the npm package exports: the element's class, which defines nothing and can be imported where there is no page. */
export { DerslikLesson } from '../elements/derslik-lesson.js';
