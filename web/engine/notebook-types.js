/**
 * What goes into the notebook engine and what comes out of it.
 *
 * @typedef {object} Budget what a run may take; one that is left out takes the engine's own
 * @property {number} [steps]  calls and rounds of loops; else any
 * @property {number} [time]   seconds; else any
 * @property {number} [output] bytes; else 16 MB
 * @property {number} [memory] bytes of objects and arrays; else 512 MB, and never more
 *
 * @typedef {object} Program
 * @property {string | Uint8Array} source a text, or a file's bytes
 * @property {string} [filename] as a traceback names it
 * @property {Record<string, Uint8Array>} [files] of the program's folder, by name
 * @property {string[]} [arrays] the variables whose arrays the outcome is to hold
 * @property {Budget} [budget]
 *
 * @typedef {object} Outcome how a run has ended
 * @property {0 | 1 | 3} status 0 well, 1 by an exception, 3 by a refusal or a budget
 * @property {string} type      of the exception; `unsupported`; or the budget's name
 * @property {string} message   "ValueError: …"; of a refusal, what is not supported
 * @property {string} traceback what Python writes to standard error; of a refusal, two lines
 * @property {number} line      in the program, from 1; 0 where there is none
 * @property {number} column    in code points, from 0
 * @property {number} endLine
 * @property {number} endColumn
 * @property {Record<string, Uint8Array>} files that the program has written, by name
 * @property {Record<string, Numbers>} arrays of the variables asked for, those of the module that hold an array of numbers
 *   of up to 2 axes and 4096 elements when the run ends, however it ends
 *
 * @typedef {object} Numbers a copy of an array; a bool is 0 or 1, an int64 beyond 2 ** 53 is rounded
 * @property {number[]} shape
 * @property {Float64Array} data row by row
 */

export {};
