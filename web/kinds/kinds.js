/** The kinds of lessons, each loaded with the first lesson of its kind. */

/**
 * @typedef {'attention' | 'scaling'} KindName
 * @type {Record<KindName, () => Promise<{default: import('./types.js').Kind}>>}
 */
export const kinds = {
  attention: () => import('./attention.js'),
  scaling: () => import('./scaling.js'),
};
