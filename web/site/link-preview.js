import { html, nothing } from 'lit-html';
import { languages } from '../i18n/languages.js';

/**
 * How a page names its own address, its translations and its picture to search engines and to those who show a preview
 * of a link. They need absolute addresses, so that a site which knows none says none of this.
 *
 * @typedef {object} Preview the picture of a link to a page
 * @property {string} path  relative to the site's root
 * @property {import('../kinds/kinds.js').KindName} kind
 * @property {import('../state/scene.js').Scene} scene what it shows
 * @property {string} title
 * @property {string} place above the title, apart
 * @property {string} alt   what it shows, in words
 *
 * @typedef {object} Shared what a link to a page is shown with, beside its title and description
 * @property {string} [site]     its name
 * @property {string} [type]     Open Graph's
 * @property {Preview} [preview]
 */

/** Of every picture, in pixels: what Open Graph's readers show without cutting. */
export const PICTURE = { width: 1200, height: 630 };

/** @param {string} name @param {string} lang */
export const picturePath = (name, lang) => `og/${name}-${lang}.png`;

/**
 * @param {Omit<import('./static.js').Told, 'outcomes'>} lesson as it opens
 * @param {string} lang
 * @param {import('../i18n/strings.js').Strings} strings
 * @returns {Preview}
 */
export function previewOf({ id, entry, kind, state, prose: { meta } }, lang, strings) {
  const scene = kind.describe({ state, lang, strings, meta, live: false });
  const { title, place } = meta;
  return { path: picturePath(id, lang), kind: entry.kind, scene, title, place, alt: kind.say(scene) };
}

/**
 * What stands for the site itself: its first lesson's picture.
 * @param {Omit<import('./static.js').Told, 'outcomes'>} first
 * @param {string} lang
 * @param {import('../i18n/strings.js').Strings} strings
 * @returns {Shared}
 */
export const sharedBySite = (first, lang, strings) => ({
  site: strings.site,
  preview: {
    ...previewOf(first, lang, strings),
    path: picturePath('derslik', lang),
    title: strings.tagline,
    place: '',
  },
});

/**
 * @param {Shared & {
 *   path: string, lang: string, siteUrl?: string, translations: [lang: string, path: string][]
 * }} of the path relative to the site's root; the page itself among the translations
 */
export function addresses({ path, lang, siteUrl, translations, site, type = 'website', preview }) {
  if (!siteUrl) return nothing;
  const absolute = (/** @type {string} */ to) => new URL(to, siteUrl.replace(/\/?$/, '/')).href;
  const [fallback] = translations.filter(([each]) => each === Object.keys(languages)[0]);
  return html`<link rel="canonical" href=${absolute(path)} />
    ${translations.map(([each, to]) => html`<link rel="alternate" hreflang=${each} href=${absolute(to)} />`)}
    ${fallback ? html`<link rel="alternate" hreflang="x-default" href=${absolute(fallback[1])} />` : nothing}
    ${property('url', absolute(path))} ${property('type', type)}
    ${site ? property('site_name', site) : nothing} ${property('locale', locale(lang))}
    ${translations.filter(([each]) => each !== lang).map(([each]) => property('locale:alternate', locale(each)))}
    ${preview ? picture(preview, absolute) : nothing}`;
}

/** @param {Preview} preview @param {(path: string) => string} absolute */
const picture = ({ path, alt }, absolute) =>
  html`${property('image', absolute(path))} ${property('image:type', 'image/png')}
    ${property('image:width', String(PICTURE.width))} ${property('image:height', String(PICTURE.height))}
    ${property('image:alt', alt)} <meta name="twitter:card" content="summary_large_image" />`;

/** @param {string} name @param {string} content */
const property = (name, content) => html`<meta property="og:${name}" content=${content} />`;

/** As Open Graph writes it: tr_TR. @param {string} lang */
function locale(lang) {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}
