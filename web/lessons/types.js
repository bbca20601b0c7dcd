/**
 * What a lesson is. A lesson's folder holds lesson.js (this shape), its prose in each language and its listing; a line
 * in registry.js makes it known.
 *
 * @typedef {object} Control a slider's range; every value is min + a whole number of steps
 * @property {number} min
 * @property {number} max
 * @property {number} step
 * @property {number} start
 *
 * @typedef {object} WordForms
 * @property {string} text     as it stands in the sentence
 * @property {string} [label]  as it labels a row or a column; the text where it is missing
 * @property {string} [dative] quoted and inflected, for languages that need it
 *
 * @typedef {object} Word
 * @property {number[]} vector its features
 * @property {WordForms} tr
 * @property {WordForms} en
 *
 * @typedef {object} Settings what the learner chooses
 * @property {number} query       the asking word, counted from 1
 * @property {number} temperature τ
 * @property {number} ending      which last word, counted from 0
 *
 * @typedef {object} Listing
 * @property {string} file    the name under which it can be saved
 * @property {string} source  a whole program; a comment of the form `# {key}` is translated by the prose's `comments`
 * @property {Record<import('../quantities.js').Phase, string>} steps a line's text for each phase
 * @property {{find: string, write: (settings: Settings, python: (value: number) => string) => string}[]} writes
 *   where a setting stands in the source (text that occurs once) and what is written there
 *
 * @typedef {object} Lesson
 * @property {string} id
 * @property {('tr' | 'en')[]} languages
 * @property {{query: Control, temperature: Control, ending: Control}} controls
 * @property {Word[]} words   all but the last
 * @property {Word[]} endings the last word, one for each ending
 * @property {number[][]} wq
 * @property {number[][]} wk
 * @property {number[][]} wv
 * @property {[target: number, source: number][]} context words that take in another word before attention begins
 * @property {Listing} listing
 *
 * @typedef {object} Prose a language's text of a lesson, compiled from its Markdown
 * @property {Record<string, any>} meta the front matter: title, lead, description, features, comments …
 * @property {{id: string, title: string, body: import('lit').TemplateResult}[]} sections
 */

export {};
