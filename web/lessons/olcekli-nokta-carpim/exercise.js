import expected from './exercise/expected.txt?raw';
import solution from './exercise/solution.py?raw';
import starter from './exercise/starter.py?raw';

/** @type {import('../types.js').Exercise} */
export default { file: 'alistirma.py', starter, solution, expected };
