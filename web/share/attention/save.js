import { quantities } from '../../quantities.js';
import { toCsv } from '../csv.js';
import { savePicture, saveTable } from '../files.js';
import { picture } from './picture.js';

/**
 * Saves the scene or one of its matrices as a file. Loaded when the first file is asked for.
 *
 * @typedef {import('../../state/attention/scene.js').Scene} Scene
 * @typedef {import('../../quantities.js').QuantityId} QuantityId
 */

/**
 * @param {string} what `svg`, `png` or a quantity
 * @param {Scene} scene
 * @param {Element} root an element that has the lesson's colours
 * @returns {Promise<string>} the file's name
 */
export async function save(what, scene, root) {
  const { id } = scene.lesson;
  if (what === 'svg' || what === 'png')
    return savePicture(id, what, (colours) => picture(scene, colours), root);
  return saveTable(`${id}-${what}`, csv(scene, /** @type {QuantityId} */ (what)));
}

/** @param {Scene} scene @param {QuantityId} id */
function csv({ words, meta, attention, inputs }, id) {
  const { axes, matrix } = quantities[id];
  const values = matrix(attention, inputs);
  const [rows, columns] = axes.map((axis, at) => {
    if (axis === 'word') return words.map(({ text }) => text);
    if (axis === 'feature') return meta.features;
    return Array.from({ length: values.shape[at] }, (_, i) => String(i));
  });
  return toCsv(values, rows, columns);
}
