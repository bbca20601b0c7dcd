import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, nothing } from 'lit-html';
import { languages } from '../i18n/languages.js';
import { kinds } from '../kinds/kinds.js';
import { registry } from '../lessons/registry.js';
import { lesson as lessonView } from '../views/lesson.js';
import { bare } from './bare.js';
import { embedPage } from './embed/page.js';
import { snippetTexts } from './embed/texts.js';
import { lateParts, outcomesAtStart } from './late-parts.js';
import { addresses, previewOf, sharedBySite } from './link-preview.js';
import { pageNav, raw } from './page-parts.js';
import { folder, up } from './paths.js';

/**
 * The pages as they are served: whole before any script runs, with numbers from the same engine, drawn by the same views.
 * Runs while the site is built.
 *
 * @typedef {import('../i18n/strings.js').Strings} Strings
 * @typedef {object} Page
 * @property {string} path relative to the site's root, with index.html
 * @property {string} html
 * @property {string} lang
 * @property {string} [lesson] its id
 * @property {string[]} modules what its lesson will ask for at once, by the end of their paths
 * @property {string} [engine] the name of its engine's WebAssembly
 * @property {import('./link-preview.js').Preview} [preview]
 */

/**
 * @typedef {object} Told a lesson as a page tells it
 * @property {string} id
 * @property {import('../lessons/registry.js').Entry} entry
 * @property {import('../kinds/types.js').Kind} kind
 * @property {import('../state/lesson-state.js').LessonState} state at its start
 * @property {import('../experiment/types.js').Outcome[]} outcomes of its experiment, where it has one
 * @property {import('../lessons/types.js').Prose} prose
 */

/**
 * @param {object} of
 * @param {(engine: string) => Promise<Uint8Array>} of.readEngine the WebAssembly of that name
 * @param {string} [of.siteUrl]  the site's own address; without it the pages name none
 * @param {boolean} [of.alone]  the lessons' pages alone, each without a way to any other
 * @returns {Promise<Page[]>}
 */
export async function renderPages({ readEngine, siteUrl, alone = false }) {
  const computed = await Promise.all(
    Object.entries(registry).map(async ([id, entry]) => {
      const { default: kind } = await kinds[entry.kind]();
      const engine = await kind.load({ binary: await readEngine(kind.engine) });
      const state = kind.createState((await entry.lesson()).default, engine);
      return { id, entry, kind, state, outcomes: outcomesAtStart(state, engine) };
    }),
  );
  /** @type {Page[]} */
  const pages = [];
  for (const lang of Object.keys(languages)) {
    const { default: strings } = await languages[lang]();
    const lessons = await Promise.all(
      computed.map(async (each) => ({ ...each, prose: (await each.entry.prose[lang]()).default })),
    );
    if (!alone) pages.push(await catalogue({ lang, strings, lessons, siteUrl }));
    for (const [at, told] of lessons.entries())
      pages.push(
        await lessonPage({
          ...told,
          lang,
          strings,
          siteUrl,
          alone,
          neighbours: alone ? [] : [lessons[at - 1], lessons[at + 1]],
        }),
      );
    if (alone) continue;
    const translations = inEach(Object.keys(languages), 'embed/');
    const embed = await embedPage({ lang, strings, lessons, translations, siteUrl });
    pages.push(await page({ ...embed, siteUrl, shared: sharedBySite(lessons[0], lang, strings) }));
  }
  return pages;
}

/**
 * @param {Told & {
 *   lang: string, strings: Strings, siteUrl?: string, alone: boolean, neighbours: [before?: Told, after?: Told]
 * }} of
 */
async function lessonPage({
  id,
  entry,
  kind,
  state,
  outcomes,
  prose,
  lang,
  strings: t,
  siteUrl,
  alone,
  neighbours,
}) {
  const scene = kind.describe({ state, lang, strings: t, meta: prose.meta, live: false });
  const { lesson } = state;
  const { title, place, lead, description } = prose.meta;
  const path = `${folder(lang)}${id}/`;
  const translations = inEach(lesson.languages, `${id}/`);
  const drawn = lessonView(
    scene,
    kind.views,
    await lateParts({ entry, kind, state, outcomes, scene, prose }),
  );
  return page({
    path,
    lang,
    lesson: id,
    siteUrl,
    title: `${title} · ${t.site}`,
    description,
    translations,
    shared: { site: t.site, type: 'article', preview: previewOf({ id, entry, kind, state, prose }, lang, t) },
    head: html`<script type="module" async src="/site/page.js"></script>`,
    engine: kind.engine,
    modules: [
      `/i18n/${lang}.js`,
      `/kinds/${entry.kind}.js`,
      `/lessons/${id}/lesson.js`,
      `/lessons/${id}/${lang}.md?meta`,
    ],
    body: html`<a class="skip" href="#lesson">${t.skip}</a>
      <header class="top">
        <h1>${title}</h1>
        <p>${alone ? place : html`<a href=${up(path, folder(lang))}>${place}</a>`} · ${lead}</p>
        ${pageNav({ path, lang, t, translations, alone, themes: true })}
      </header>
      ${raw('noscript', t.noScript)}
      <main id="lesson" tabindex="-1">
        <derslik-lesson lesson=${id}><div class="derslik">${drawn}</div></derslik-lesson>
      </main>
      ${neighbourLinks(neighbours, t)}
      ${
        alone
          ? nothing
          : html`<footer class="neighbours">
              <a href="../embed/?lesson=${id}">${snippetTexts[lang].invitations.lesson}</a>
            </footer>`
      }`,
  });
}

/**
 * A page's addresses by language.
 * @param {string[]} langs
 * @param {string} path below the language's folder
 * @returns {[lang: string, path: string][]}
 */
const inEach = (langs, path) => langs.map((lang) => [lang, `${folder(lang)}${path}`]);

/**
 * The way to the lessons before and after this one.
 * @param {[before?: Told, after?: Told]} neighbours
 * @param {Strings} t
 */
const neighbourLinks = ([before, after], t) =>
  html`<nav class="neighbours" aria-label=${t.lessons}>
    ${before ? neighbour('prev', t.previousLesson, before) : nothing}
    ${after ? neighbour('next', t.nextLesson, after) : nothing}
  </nav>`;

/** @param {'prev' | 'next'} rel @param {string} which @param {Told} lesson */
const neighbour = (rel, which, { id, prose }) =>
  html`<a rel=${rel} href=${`../${id}/`}><span>${which}</span> ${prose.meta.title}</a>`;

/**
 * @param {object} of
 * @param {string} of.lang
 * @param {Strings} of.strings
 * @param {Told[]} of.lessons
 * @param {string} [of.siteUrl]
 */
async function catalogue({ lang, strings: t, lessons, siteUrl }) {
  const path = folder(lang);
  const translations = inEach(Object.keys(languages), '');
  return page({
    path,
    lang,
    siteUrl,
    title: `${t.site} · ${t.tagline}`,
    description: t.tagline,
    translations,
    shared: sharedBySite(lessons[0], lang, t),
    head: nothing,
    modules: [],
    body: html`<header class="top">
        <h1>${t.site}</h1>
        <p>${t.tagline}</p>
        ${pageNav({ path, lang, t, translations })}
      </header>
      <main class="catalogue">
        <ul aria-label=${t.lessons}>
          ${lessons.map(
            ({ id, prose: { meta } }) =>
              html`<li>
                <p class="place">${meta.place}</p>
                <h2><a href=${`${id}/`}>${meta.title}</a></h2>
                <p>${meta.description}</p>
              </li>`,
          )}
        </ul>
        <p><a href="embed/">${snippetTexts[lang].invitations.catalogue}</a></p>
      </main>`,
  });
}

/**
 * @param {object} of
 * @param {string} of.path
 * @param {string} of.lang
 * @param {string} [of.lesson]
 * @param {string} [of.siteUrl]
 * @param {string} of.title
 * @param {string} of.description
 * @param {[lang: string, path: string][]} of.translations
 * @param {import('./link-preview.js').Shared} [of.shared]
 * @param {unknown} of.head
 * @param {string[]} of.modules
 * @param {string} [of.engine]
 * @param {unknown} of.body
 * @returns {Promise<Page>}
 */
async function page({
  path,
  lang,
  lesson,
  siteUrl,
  title,
  description,
  translations,
  shared,
  head,
  modules,
  engine,
  body,
}) {
  const text = await collectResult(
    render(
      html`<head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${raw('title', title)}
          <meta name="description" content=${description} />
          <meta property="og:title" content=${title} />
          <meta property="og:description" content=${description} />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" />
          <link rel="stylesheet" href="/site/page.css" />
          ${addresses({ path, lang, siteUrl, translations, ...shared })} ${head}
        </head>
        <body>
          ${body}
        </body>`,
    ),
  );
  return {
    path: `${path}index.html`,
    lang,
    lesson,
    modules,
    engine,
    preview: shared?.preview,
    html: `<!doctype html>\n<html lang="${lang}">\n${bare(text)}\n</html>\n`,
  };
}
