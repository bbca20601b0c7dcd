/**
 * What a lesson is. A lesson's folder holds lesson.js (this shape), its prose in each language and its listing; an entry
 * in registry.js makes it known.
 *
 * @typedef {object} NumberControl a slider's range; every value is min + a whole number of steps
 * @property {number} min
 * @property {number} max
 * @property {number} step
 * @property {number} start
 * @property {boolean} [whole]  whether a fraction is refused, where it would else take the nearest step
 * @property {number[]} [stops] the values that a slider stops at, where it does not stop at all of them
 * @property {number[]} [marks] the values that are marked
 *
 * @typedef {object} SeedControl a non-negative integer of any size, kept as its decimal digits
 * @property {number} digits how many there may be
 * @property {string} start
 *
 * @typedef {NumberControl | SeedControl} Control
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
 * @typedef {object} AttentionSettings what the learner chooses in a lesson on one sentence
 * @property {number} query       the asking word, counted from 1
 * @property {number} temperature τ
 * @property {number} ending      which last word, counted from 0
 *
 * @typedef {object} ScalingSettings what the learner chooses in a lesson on random dot products
 * @property {number} d      how many dimensions the vectors have
 * @property {string} seed   of the random numbers
 * @property {number} pairs  how many dot products an experiment draws
 */

/**
 * @template Settings
 * @typedef {object} Listing
 * @property {string} file    the name under which it can be saved
 * @property {string} source  a whole program; a comment of the form `# {key}` is translated by the prose's `comments`
 * @property {Record<string, string>} steps a line's text for each quantity whose values stand beside it
 * @property {{find: string, write: (settings: Settings, python: (value: number) => string) => string}[]} writes
 *   where a setting stands in the source (text that occurs once) and what is written there
 */

/**
 * @typedef {object} LessonBase what every lesson has
 * @property {string} id
 * @property {('tr' | 'en')[]} languages
 * @property {Record<string, Control>} controls
 * @property {Listing<any>} listing
 *
 * @typedef {object} AttentionData one sentence whose words look at each other
 * @property {Record<keyof AttentionSettings, NumberControl>} controls
 * @property {Word[]} words   all but the last
 * @property {Word[]} endings the last word, one for each ending
 * @property {number[][]} wq
 * @property {number[][]} wk
 * @property {number[][]} wv
 * @property {[target: number, source: number][]} context words that take in another word before attention begins
 * @property {Listing<AttentionSettings>} listing
 *
 * @typedef {object} ScalingData random vectors whose dot products grow with their dimension
 * @property {{d: NumberControl, seed: SeedControl, pairs: NumberControl}} controls
 * @property {number} keys how many random keys one query looks at
 * @property {{dimensions: number[]}} experiment the dimensions that the listing's program goes through
 * @property {Listing<ScalingSettings & {dimensions: number[]}>} listing
 *
 * @typedef {LessonBase & AttentionData} AttentionLesson
 * @typedef {LessonBase & ScalingData} ScalingLesson
 * @typedef {AttentionLesson | ScalingLesson} Lesson
 *
 * @typedef {object} Exercise
 * @property {string} file
 * @property {string} starter  the program to begin with
 * @property {string} solution one that prints what is expected
 * @property {string} expected the program's output
 *
 * @typedef {Record<string, any>} Meta the front matter of a lesson's text: title, lead, description, features, comments …
 *
 * @typedef {object} Prose a language's text of a lesson, compiled from its Markdown
 * @property {Meta} meta
 * @property {{id: string, title: string, body: import('lit-html').TemplateResult}[]} sections
 *
 * @typedef {object} Words a text of a question
 * @property {import('lit-html').TemplateResult} html
 * @property {string} plain where no markup can stand
 *
 * @typedef {(values: Record<string, string>) => Words} Filled a text that has yet to be told what it speaks of
 *
 * @typedef {object} Asked what every question has
 * @property {string} id
 * @property {string} revision changes with what an answer refers to, so that an answer to the former question is void
 *
 * @typedef {object} Choice
 * @property {'choice'} kind
 * @property {Words} ask
 * @property {{id: string, text: Words, right: boolean, why: Words}[]} options one of them right
 *
 * @typedef {object} Blank
 * @property {'blank'} kind
 * @property {Words} ask
 * @property {[before: string, after: string]} code
 * @property {string[]} accept
 * @property {{answer: string, why: Words}[]} wrong answers that are to be expected
 * @property {Words} otherwise why any other answer is wrong
 * @property {Words} right     why the right one is right
 *
 * @typedef {object} Match
 * @property {'match'} kind
 * @property {Words} ask
 * @property {{id: string, left: Words, right: string}[]} pairs
 * @property {Words} right
 * @property {Words} wrong
 *
 * @typedef {object} Predict
 * @property {'predict'} kind
 * @property {string} of what the engine is asked
 * @property {Record<string, number | 'live' | 'other'>} at settings; one that is not named stays live
 * @property {Filled} ask
 * @property {Filled} right
 * @property {Filled} wrong
 *
 * @typedef {Asked & (Choice | Blank | Match | Predict)} Question in one language, compiled from questions.yaml
 */

export {};
