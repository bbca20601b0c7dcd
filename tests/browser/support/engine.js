import { readFileSync } from 'node:fs';
import { loadScene } from '../../../web/engine/scene.js';

/** The engine itself, in Node, given the lesson's data by hand. */

const data = {
  words: [
    [1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0],
    [0, 0, 1, 0, 0],
    [0, 0, 0.5, 0, 0],
    [0.5, 0.5, 0, 0, 0],
  ],
  endings: [
    [0, 0, 0, 1, 0],
    [0, 0, 0, 0, 1],
  ],
  wq: [
    [0, 0, 2.5],
    [0, 0, 2.5],
    [2.5, 2.5, 0],
    [0, 5, 0],
    [5, 0, 0],
  ],
  wk: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
  ],
};

/** @param {number[][]} rows */
const matrix = (rows) => ({ shape: [rows.length, rows[0].length], data: Float64Array.from(rows.flat()) });

const binary = readFileSync(new URL('../../../build/wasm/scene.wasm', import.meta.url));

/**
 * @param {{temperature: number, ending: number}} settings
 * @returns {Promise<Record<string, number[][]>>} the matrices by their quantity's name, inputs among them
 */
export async function attend({ temperature, ending }) {
  const engine = await loadScene({ binary });
  const inputs = { wq: matrix(data.wq), wk: matrix(data.wk), wv: matrix(data.wk) };
  const x = matrix([...data.words, data.endings[ending]]);
  const result = engine.attend({ x, ...inputs, temperature, context: [[4, 5]] });
  const { q, k, v, scores, scaled, exponentials, weights, output } = result;
  const all = { x: result.x, ...inputs, q, k, v, scores, scaled, exponentials, weights, output };
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, rowsOf(each)]));
}

/** @param {{shape: number[], data: Float64Array}} matrix @returns {number[][]} */
const rowsOf = ({ shape: [rows, columns], data: values }) =>
  Array.from({ length: rows }, (_, row) => [...values.subarray(row * columns, (row + 1) * columns)]);
