import { DerslikLesson } from '../elements/derslik-lesson.js';

// On a server that only writes pages there is nothing to define.
const elements = globalThis.customElements;
if (elements && !elements.get('derslik-lesson')) elements.define('derslik-lesson', DerslikLesson);
