import { kinds } from '../../../web/kinds/kinds.js';
import { registry } from '../../../web/lessons/registry.js';
import { readChoice } from '../../../web/site/embed/choice.js';
import { factsOf } from '../../../web/site/embed/facts.js';
import { readEngine } from './site.js';

/** The page that makes the snippet, without the page: what it knows of the lessons, and a choice. */

const facts = await Promise.all(
  Object.entries(registry).map(async ([id, entry]) => {
    const { default: kind } = await kinds[entry.kind]();
    const engine = await kind.load({ binary: await readEngine(kind.engine) });
    const state = kind.createState((await entry.lesson()).default, engine);
    return [id, await factsOf({ entry, kind, state })];
  }),
);

/** @type {import('../../../web/site/embed/snippet.js').Site} */
export const site = {
  lessons: Object.fromEntries(facts),
  root: 'https://okul.example/ders/',
  lang: 'tr',
  name: 'Derslik',
  version: '1.2.3',
};

/** @param {string} search @param {string} [lang] the page's */
export const read = (search, lang = 'tr') => readChoice(new URLSearchParams(search), { ...site, lang });

/** What was chosen, with nothing refused. @param {string} search @param {string} [lang] the page's */
export function choose(search, lang) {
  const { choice, refused } = read(search, lang);
  if (refused.length > 0) throw new Error(`${search}: ${JSON.stringify(refused)}`);
  return choice;
}
