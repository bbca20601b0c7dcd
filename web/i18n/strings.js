/**
 * What every language has to say. The type is the list: a language that lacks a key does not pass the type check, nor the
 * test of languages.
 *
 * @typedef {import('../quantities.js').Phase} Phase
 * @typedef {import('../quantities.js').QuantityId} QuantityId
 * @typedef {[before: string, after: string]} Around what stands before a number and after it
 *
 * @typedef {import('./failure-texts.js').FailureTexts & import('./format.js').Signs & OwnStrings} Strings
 *
 * @typedef {object} OwnStrings
 * @property {string} language
 * @property {string} site
 * @property {string} tagline
 * @property {string} lessons
 * @property {string} previousLesson
 * @property {string} nextLesson
 * @property {string} skip
 * @property {string} themeLight
 * @property {string} themeDark
 * @property {string} languages
 * @property {string} noScript
 *
 * @property {object} finding
 * @property {(asking: string, object: string) => Around} finding.one
 * @property {(asking: string, objects: string) => Around} finding.tie
 * @property {(asking: string) => string} finding.open
 * @property {string} ribbons
 * @property {(asking: string) => string} ribbonsLabel
 * @property {(word: string) => string} setQuery
 * @property {(asking: string, dimension: number, temperature: string) => string} caption
 * @property {string} asks
 * @property {string} looked
 * @property {string} share
 * @property {string} sum
 *
 * @property {Record<Phase, {name: string, does: string}>} phases
 * @property {Record<QuantityId, string>} quantities
 * @property {(asking: string) => string} chain
 * @property {string} stage
 * @property {string} scalar
 * @property {(name: string) => string} goTo
 * @property {(name: string) => string} heatmap
 * @property {(asking: string, looked: string, name: string, value: string) => string} cell
 * @property {string} notYet
 * @property {string} detail
 * @property {Record<Phase, string>} detailRows
 *
 * @property {object} controls
 * @property {{name: string, ordinal: (n: number) => string}} controls.query
 * @property {{name: string, low: string, high: string}} controls.temperature
 * @property {{name: string}} controls.ending
 * @property {{name: string}} controls.step
 * @property {{name: string}} controls.theme
 * @property {{name: string}} controls.lang
 * @property {{name: string}} controls.parts
 * @property {string} sliders
 *
 * @property {string} player
 * @property {string} play
 * @property {string} pause
 * @property {string} previous
 * @property {string} next
 * @property {string} speed
 * @property {(step: number, steps: number) => string} stepText
 * @property {(asking: string, looked: string) => string} stepCell
 * @property {(asking: string) => string} stepRow
 * @property {string} complete
 *
 * @property {string} code
 * @property {string} tabCpp
 * @property {string} copy
 * @property {string} copied
 * @property {string} copyFailed
 * @property {string} cppNote
 * @property {string} loading
 *
 * @property {string} shareTitle
 * @property {string} copyLink
 * @property {string} linkCopied
 * @property {string} linkLabel
 * @property {string} export
 * @property {string} picture
 * @property {string} matrices
 * @property {(file: string) => string} exported
 * @property {string} exportFailed
 * @property {string} footer
 *
 * @property {string} notice
 * @property {(name: string, value: string, min: string, max: string, used: string) => string} refusedNumber
 * @property {(name: string, value: string, min: string, max: string, used: string) => string} refusedWhole
 * @property {(name: string, value: string, digits: number, used: string) => string} refusedDigits
 * @property {(name: string, value: string, choices: string, used: string) => string} refusedChoice
 * @property {string} dismiss
 */

export {};
