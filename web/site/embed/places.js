/**
 * Where course authors put lessons, and the way that is best there.
 *
 * @typedef {'gradebook' | 'course' | 'wordpress' | 'wiki' | 'own' | 'built' | 'offline' | 'anywhere'} Place
 */

/** @type {Record<Place, import('./choice.js').Way>} */
export const places = {
  gradebook: 'scorm',
  course: 'frame',
  wordpress: 'frame',
  wiki: 'frame',
  own: 'element',
  built: 'npm',
  offline: 'file',
  anywhere: 'link',
};
