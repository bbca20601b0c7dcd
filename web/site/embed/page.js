import { html } from 'lit-html';
import { version } from '../../../package.json';
import { formats } from '../../i18n/format.js';
import { languages } from '../../i18n/languages.js';
import { pageNav, raw } from '../page-parts.js';
import { folder, up } from '../paths.js';
import { factsOf } from './facts.js';
import { formView } from './form-view.js';
import { guideView } from './guide-view.js';
import { snippetTexts } from './texts.js';

/**
 * The page on which a course author makes the code that puts a lesson into another site. Before any script runs, and
 * without one, it has the plain code of each way.
 *
 * @typedef {import('../../i18n/strings.js').Strings} Strings
 *
 * @typedef {object} Words
 * @property {string} lang
 * @property {[lang: string, name: string][]} languages
 * @property {Strings} t
 * @property {import('./texts.js').EmbedTexts} e
 * @property {import('../../i18n/format.js').Formats} f
 *
 * @typedef {import('../static.js').Told & {facts: import('./facts.js').Facts}} Told
 */

/**
 * @param {object} of
 * @param {string} of.lang
 * @param {Strings} of.strings
 * @param {import('../static.js').Told[]} of.lessons
 * @param {[lang: string, path: string][]} of.translations
 * @param {string} [of.siteUrl]
 */
export async function embedPage({ lang, strings: t, lessons, translations, siteUrl }) {
  const path = `${folder(lang)}embed/`;
  const root = up(path, '');
  const e = snippetTexts[lang];
  const words = { lang, languages: await named(), t, e, f: formats(lang, t) };
  const told = await Promise.all(lessons.map(async (each) => ({ ...each, facts: await factsOf(each) })));
  const facts = Object.fromEntries(told.map((each) => [each.id, each.facts]));
  const site = {
    lessons: facts,
    root: siteUrl?.replace(/\/?$/, '/') ?? e.placeholder,
    lang,
    name: t.site,
    version,
  };
  return {
    path,
    lang,
    title: `${e.title} · ${t.site}`,
    description: e.description,
    translations,
    modules: [],
    head: html`<link rel="stylesheet" href="/site/embed/embed.css" />
      <script type="module" async src="/site/embed/main.js"></script>`,
    body: html`<a class="skip" href="#embed">${t.skip}</a>
      <header class="top">
        <h1>${e.title}</h1>
        <p><a href=${up(path, folder(lang))}>${t.site}</a> · ${e.lead}</p>
        ${pageNav({ path, lang, t, translations, themes: true })}
      </header>
      ${raw('noscript', siteUrl ? e.noScript : `${e.noScript} ${e.noAddress(e.placeholder)}`)}
      <main id="embed" tabindex="-1">
        <form
          class="maker"
          autocomplete="off"
          aria-label=${e.choices}
          data-root=${root}
          data-lessons=${JSON.stringify(facts)}
        >
          <div class="notices"></div>
          <fieldset class="choices" disabled>${formView(told, words)}</fieldset>
          <div class="outcome">
            <section class="result" aria-label=${e.result}></section>
            <section class="preview">
              <h2>${e.preview}</h2>
              <p class="note" data-what="settings">${e.previewHint}</p>
              <div class="window">
                <iframe name="derslik-preview" height="720" title=${e.preview}></iframe>
              </div>
            </section>
          </div>
          <p class="unseen" role="status"></p>
        </form>
        ${guideView(told, { ...words, site, root })}
      </main>`,
  };
}

/** The languages, each with what it calls itself. @returns {Promise<[lang: string, name: string][]>} */
const named = () =>
  Promise.all(Object.entries(languages).map(async ([lang, load]) => [lang, (await load()).default.language]));
