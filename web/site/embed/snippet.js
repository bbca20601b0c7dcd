import { toSearch } from '../../state/address.js';
import { folder } from '../paths.js';

/**
 * What a course author copies: the code for each way, with nothing in it that is so from the start.
 *
 * @typedef {import('./choice.js').Choice} Choice
 * @typedef {import('./facts.js').Facts} Facts
 *
 * @typedef {object} Site
 * @property {Record<string, Facts>} lessons
 * @property {string} root    the site's address, with a slash at its end
 * @property {string} lang    that of the page, for a lesson that takes its language from elsewhere
 * @property {string} name    the site's
 * @property {string} version the npm package's
 *
 * @typedef {object} Block
 * @property {'html' | 'address' | 'shell' | 'script'} kind
 * @property {string} text
 */

/** Before the host script has measured, and without it. */
const firstHeight = 720;

/**
 * @param {Choice} choice
 * @param {Site} site
 * @returns {Block[]} nothing for a package that is not code
 */
export function snippet(choice, site) {
  const { root, version } = site;
  switch (choice.way) {
    case 'element':
      return [{ kind: 'html', text: `${script('module', `${root}derslik.js`)}\n${element(choice, site)}` }];
    case 'frame':
      return [
        { kind: 'html', text: frame(choice, site) },
        { kind: 'address', text: frameAddress(choice, site) },
      ];
    case 'link':
      return [
        { kind: 'html', text: link(lessonAddress(choice, site), titleOf(choice, site)) },
        { kind: 'address', text: lessonAddress(choice, site) },
      ];
    case 'file':
      return [{ kind: 'html', text: link(fileAddress(choice, site), titleOf(choice, site)) }];
    case 'npm':
      return [
        { kind: 'shell', text: `npm install ${root}npm/derslik-${version}.tgz` },
        { kind: 'script', text: "import 'derslik/define';" },
        { kind: 'html', text: element(choice, site) },
      ];
    case 'scorm':
      return [];
  }
}

/**
 * The lesson's own page in the chosen state.
 * @param {Choice} choice
 * @param {Site} site
 */
export const lessonAddress = (choice, site) =>
  `${site.root}${folder(languageOf(choice, site))}${choice.lesson}/${search(choice, site)}`;

/**
 * The same without what belongs to a page, for a frame.
 * @param {Choice} choice
 * @param {Site} site
 */
export const frameAddress = (choice, site) =>
  `${site.root}${folder(languageOf(choice, site))}${choice.lesson}/${search(choice, site, true)}`;

/**
 * The files that the chosen way needs, relative to the site's root.
 * @param {Pick<Choice, 'way' | 'lesson' | 'language'>} choice
 * @param {Pick<Site, 'lessons' | 'lang' | 'version'>} site
 * @returns {string[]}
 */
export function downloads(choice, site) {
  const { way, lesson } = choice;
  if (way === 'file') return [`single/${folder(languageOf(choice, site))}${lesson}.html`];
  if (way === 'scorm') return ['1.2', '2004'].map((version) => `scorm/${lesson}-${version}.zip`);
  return way === 'npm' ? [`npm/derslik-${site.version}.tgz`] : [];
}

/** @param {Pick<Choice, 'language'>} choice @param {Pick<Site, 'lang'>} site */
export const languageOf = ({ language }, { lang }) => (language === 'host' ? lang : language);

/**
 * What a lesson is called in its own language, for a frame's title and a link.
 * @param {Pick<Choice, 'lesson' | 'language'>} choice
 * @param {Site} site
 */
const titleOf = (choice, site) =>
  `${site.lessons[choice.lesson].titles[languageOf(choice, site)]} · ${site.name}`;

/** @param {Choice} choice @param {Site} site */
const fileAddress = (choice, site) => `${site.root}${downloads(choice, site)[0]}${search(choice, site)}`;

/** @param {Choice} choice @param {Site} site */
function element(choice, site) {
  const attributes = {
    lesson: choice.lesson,
    lang: choice.language === 'host' ? undefined : choice.language,
    ...moved(choice, site),
    parts: fewer(choice, site),
    theme: choice.theme === 'auto' ? undefined : choice.theme,
  };
  const fallback = link(lessonAddress(choice, site), titleOf(choice, site));
  return tag('derslik-lesson', attributes, `\n  ${fallback}\n`);
}

/**
 * A frame, with a link below it for where frames are taken out or not shown, and the script that sizes it.
 * @param {Choice} choice
 * @param {Site} site
 */
function frame(choice, site) {
  const attributes = {
    src: frameAddress(choice, site),
    title: titleOf(choice, site),
    lang: languageOf(choice, site),
    height: choice.height || firstHeight,
    loading: 'lazy',
    sandbox: choice.sandbox ? 'allow-scripts' : undefined,
    allow: 'clipboard-write',
    style: 'width: 100%; border: 0',
  };
  const below = `<p>${link(lessonAddress(choice, site), titleOf(choice, site))}</p>`;
  const host = choice.height ? [] : [script('async', `${site.root}derslik-host.js`)];
  // The address is long enough to have a line of its own.
  return [tag('iframe', attributes, '', ['title', 'allow']), below, ...host].join('\n');
}

/** @param {string} href @param {string} text */
const link = (href, text) => tag('a', { href }, escape(text));

/** @param {'module' | 'async'} how @param {string} src */
const script = (how, src) =>
  how === 'module' ? tag('script', { type: 'module', src }) : tag('script', { src, async: '' });

/**
 * @param {string} name
 * @param {Record<string, string | number | undefined>} attributes those that are undefined are left out
 * @param {string} [inside] markup
 * @param {string[]} [lines] attributes that begin a new line
 */
function tag(name, attributes, inside = '', lines = []) {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    const before = lines.includes(key) ? '\n  ' : ' ';
    return value === undefined ? [] : [before + key + (value === '' ? '' : `="${escape(String(value))}"`)];
  });
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

/** @param {string} text */
const escape = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** @param {Choice} choice @param {Site} site @returns {Record<string, number | string>} settings that do not open as they start */
const moved = ({ settings, lesson }, { lessons }) =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== lessons[lesson].controls[name].start),
  );

/** @param {Choice} choice @param {Site} site @returns {string | undefined} the parts, where they are not all */
const fewer = ({ parts, lesson }, { lessons }) =>
  parts.length < lessons[lesson].parts.length ? parts.join(' ') : undefined;

/** @param {Choice} choice @param {Site} site @param {boolean} [framed] */
function search(choice, site, framed = false) {
  const others = new URLSearchParams(framed ? { embed: '1' } : {});
  const parts = fewer(choice, site);
  if (parts) others.set('parts', parts);
  if (framed && choice.origins.length > 0) others.set('origins', choice.origins.join(','));
  const text = toSearch({ ...moved(choice, site), theme: choice.theme }, { theme: 'auto' }, others);
  // An address in which nobody has to read %3A%2F%2F; both signs may stand in a query.
  return text && `?${text.replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll('%2C', ',')}`;
}
