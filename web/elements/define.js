import { DerslikLesson } from './derslik-lesson.js';

if (!customElements.get('derslik-lesson')) customElements.define('derslik-lesson', DerslikLesson);
