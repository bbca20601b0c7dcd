/** Importing this module defines `<derslik-lesson>`, once, however often it is imported. */
import './index.js';
