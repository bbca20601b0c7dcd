import { measures, rows } from '../../state/scaling/scene.js';
import { toCsv } from '../csv.js';
import { savePicture, saveTable } from '../files.js';
import { picture } from './picture.js';

/**
 * Saves the scene or its numbers as a file. Loaded when the first file is asked for.
 *
 * @typedef {import('../../state/scaling/scene.js').Scene} Scene
 */

/**
 * @param {string} what `svg`, `png`, `scores` or `curves`
 * @param {Scene} scene
 * @param {Element} root an element that has the lesson's colours
 * @returns {Promise<string>} the file's name
 */
export async function save(what, scene, root) {
  const { id } = scene.lesson;
  if (what === 'svg' || what === 'png')
    return savePicture(id, what, (colours) => picture(scene, colours), root);
  return saveTable(`${id}-${what}`, what === 'curves' ? curves(scene) : scores(scene));
}

/** @param {Scene} scene */
const scores = ({ t, keys, values }) =>
  toCsv(
    matrix(rows.map((row) => values[row])),
    rows.map((row) => `${t.rows[row].formula} ${t.rows[row].name}`),
    keys,
  );

/** @param {Scene} scene */
function curves({ t, lesson, curve }) {
  const columns = measures.flatMap((measure) => [curve.plain[measure], curve.divided[measure]]);
  const stops = lesson.controls.d.stops ?? [];
  return toCsv(
    matrix(stops.map((_, at) => columns.map((values) => values[at]))),
    stops.map((d) => `d = ${d}`),
    measures.flatMap((measure) => [t.plain, t.divided].map((of) => `${t.measures[measure].name}, ${of}`)),
  );
}

/** @param {ArrayLike<number>[]} lines */
const matrix = (lines) => ({
  shape: [lines.length, lines[0].length],
  data: Float64Array.from(lines.flatMap((line) => Array.from(line))),
});
