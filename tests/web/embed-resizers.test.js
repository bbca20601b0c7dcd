import { expect, test } from 'vitest';
import { H5PResizer } from '../../web/embed/resizers.js';

function talk() {
  /** @type {object[]} */
  const said = [];
  const h5p = new H5PResizer((message) => said.push(message));
  return { h5p, heard: () => said.splice(0) };
}
const hello = { context: 'h5p', action: 'hello' };
const height = (/** @type {number} */ scrollHeight) => ({ context: 'h5p', action: 'resize', scrollHeight });

test('H5P’s resizer is greeted until it answers, and told every height from then on', () => {
  const { h5p, heard } = talk();
  h5p.resize(500);
  expect(heard()).toEqual([hello]);
  h5p.resize(700);
  expect(heard()).toEqual([hello]);
  h5p.hear(hello);
  expect(heard()).toEqual([height(700)]);
  h5p.resize(300);
  expect(heard()).toEqual([height(300)]);
  h5p.hear({ context: 'h5p', action: 'resize' });
  h5p.hear({ context: 'h5p', action: 'resizePrepared' });
  expect(heard()).toEqual([height(300), height(300)]);
});

test('H5P’s resizer may come late, or before there is a height', () => {
  const { h5p, heard } = talk();
  h5p.hear({ context: 'h5p', action: 'ready' });
  expect(heard()).toEqual([hello]);
  h5p.hear(hello);
  expect(heard()).toEqual([]);
  h5p.resize(500);
  expect(heard()).toEqual([height(500)]);
});

test.each([
  undefined,
  null,
  'hello',
  7,
  [hello],
  { action: 'hello' },
  { context: 'h5p' },
  { context: 'h5p', action: {} },
])('%j is not from H5P’s resizer', (data) => {
  const { h5p, heard } = talk();
  h5p.resize(500);
  heard();
  h5p.hear(data);
  expect(heard()).toEqual([]);
  h5p.resize(600);
  expect(heard()).toEqual([hello]);
});
