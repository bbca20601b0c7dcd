import { element, text } from './xml.js';

/**
 * The manifest of a package with one lesson, by the content aggregation model of either version of the standard.
 *
 * No score to pass is named, although the standard has a place for one: a platform that knows of it judges by it alone, and
 * fails whoever leaves in the middle. The lesson itself says passed or failed, once every question is answered.
 *
 * @typedef {object} Told what a manifest says of a lesson
 * @property {string} id
 * @property {Record<string, {title: string, description: string}>} meta by language, that of the titles first
 * @property {string[]} files the first of them is opened
 */

/** @type {Record<'1.2' | '2004', (told: Told) => string>} */
export const manifests = {
  1.2: (told) =>
    manifest(
      told,
      {
        xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
        'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
      },
      [
        element(
          'metadata',
          {},
          element('schema', {}, 'ADL SCORM'),
          element('schemaversion', {}, '1.2'),
          description12(told),
        ),
        organizations(told),
        resources(told, 'adlcp:scormtype'),
      ],
    ),
  2004: (told) =>
    manifest(
      told,
      {
        xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
        'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
        'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
      },
      [
        element(
          'metadata',
          {},
          element('schema', {}, 'ADL SCORM'),
          element('schemaversion', {}, '2004 4th Edition'),
          description2004(told),
        ),
        organizations(told, {
          // So that a platform can go to the lesson at once, without a table of contents.
          ofCourse: sequencing('controlMode', { choice: 'true', flow: 'true' }),
          // What the lesson does not say, nobody says in its name.
          ofItem: sequencing('deliveryControls', {
            completionSetByContent: 'true',
            objectiveSetByContent: 'true',
          }),
        }),
        resources(told, 'adlcp:scormType'),
      ],
    ),
};

/**
 * @param {Told} told
 * @param {Record<string, string>} namespaces
 * @param {string[]} children
 */
const manifest = ({ id }, namespaces, children) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'manifest',
    { identifier: `derslik-${id}`, version: '1', ...namespaces },
    children,
  )}\n`;

/**
 * @param {Told} told
 * @param {{ofCourse?: string[], ofItem?: string[]}} [sequencing]
 */
function organizations({ id, meta }, { ofCourse = [], ofItem = [] } = {}) {
  const title = element('title', {}, text(Object.values(meta)[0].title));
  const item = element('item', { identifier: `item-${id}`, identifierref: `lesson-${id}` }, title, ofItem);
  return element(
    'organizations',
    { default: `course-${id}` },
    element('organization', { identifier: `course-${id}` }, title, item, ofCourse),
  );
}

/** @param {string} rule @param {Record<string, string>} attributes */
const sequencing = (rule, attributes) => [
  element('imsss:sequencing', {}, element(`imsss:${rule}`, attributes)),
];

/** @param {Told} told @param {string} type the attribute that says what a resource is */
const resources = ({ id, files }, type) =>
  element(
    'resources',
    {},
    element(
      'resource',
      { identifier: `lesson-${id}`, type: 'webcontent', [type]: 'sco', href: files[0] },
      files.map((href) => element('file', { href })),
    ),
  );

/**
 * The lesson's own description: IMS metadata 1.2.1, its elements named in small letters.
 * @param {Told} told
 */
const description12 = ({ meta }) =>
  element(
    'lom',
    { xmlns: 'http://www.imsglobal.org/xsd/imsmd_rootv1p2p1' },
    element(
      'general',
      {},
      element('title', {}, strings(meta, 'title', 'langstring', 'xml:lang')),
      Object.keys(meta).map((lang) => element('language', {}, lang)),
      element('description', {}, strings(meta, 'description', 'langstring', 'xml:lang')),
    ),
  );

/**
 * The same by IEEE's learning object metadata.
 * @param {Told} told
 */
const description2004 = ({ meta }) =>
  element(
    'lom',
    { xmlns: 'http://ltsc.ieee.org/xsd/LOM' },
    element(
      'general',
      {},
      element('title', {}, strings(meta, 'title', 'string', 'language')),
      Object.keys(meta).map((lang) => element('language', {}, lang)),
      element('description', {}, strings(meta, 'description', 'string', 'language')),
    ),
  );

/**
 * @param {Told['meta']} meta
 * @param {'title' | 'description'} field
 * @param {string} name
 * @param {string} attribute
 */
const strings = (meta, field, name, attribute) =>
  Object.entries(meta).map(([lang, each]) => element(name, { [attribute]: lang }, text(each[field])));
