import { writePackage } from './package.js';
import { inRoot } from './paths.js';
import { writePackages } from './scorm.js';
import { inside, singlePages, writeFiles } from './single.js';

/**
 * What is in dist/ beside the site: the lessons as files that stand alone and as packages for learning platforms, and the
 * element as a package for npm. A program of its own, since what it is made with may have been installed only now.
 */

const same = await inside();
await writeFiles(await singlePages({ entry: 'embed/single.js', inside: same }), inRoot('dist/single'));
await writePackages(await singlePages({ entry: 'embed/scorm/main.js', inside: same }), inRoot('dist/scorm'));
await writePackage();
