import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';

/** Text that becomes code or markup: the policy that pages run under forbids it, or it would let a learner's text in. */
const NO_TEXT_AS_CODE = [
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Text is not markup: build nodes, or a Lit template.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|write|writeln|setHTMLUnsafe)$/]',
    message: 'Text is not markup: build nodes, or a Lit template.',
  },
];

/** Turkish has two i: what the locale does to a letter must be said. */
const NAMED_LOCALE = [
  {
    selector: 'CallExpression[callee.property.name=/^to(Lower|Upper)Case$/]',
    message: 'Name the locale: toLocaleLowerCase(lang), toLocaleUpperCase(lang).',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]',
    message: "Name the locale: the page's language, not the browser's.",
  },
];

const NO_GENERATED_GLUE = {
  group: ['**/build/wasm/**'],
  message: 'Only web/engine/ loads the WebAssembly.',
};

const NO_STYLE_ATTRIBUTES = {
  group: ['lit-html/directives/style-map.js'],
  message:
    "The policy that pages run under blocks style attributes: use a class, or an SVG element's own attributes.",
};

const NO_ENGINE = {
  group: ['**/engine/**', '**/build/**'],
  message: 'A view draws the state it is given; it computes nothing.',
};

export default defineConfig([
  globalIgnores(['build/', 'dist/', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['scripts/**', 'tests/**', '*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    // What a test hands to page.evaluate runs in the browser.
    files: ['tests/browser/**', 'tests/bench/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/**'],
    languageOptions: { globals: globals.browser },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-imports': ['error', { patterns: [NO_GENERATED_GLUE, NO_STYLE_ATTRIBUTES] }],
      'no-restricted-properties': [
        'error',
        ...['language', 'languages'].map((property) => ({
          object: 'navigator',
          property,
          message: "The page has a language of its own; the browser's does not change it.",
        })),
      ],
      'no-restricted-syntax': ['error', ...NO_TEXT_AS_CODE, ...NAMED_LOCALE],
    },
  },
  {
    files: ['web/engine/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_STYLE_ATTRIBUTES] }] },
  },
  {
    files: ['web/views/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_ENGINE, NO_STYLE_ATTRIBUTES] }] },
  },
  {
    files: ['web/state/**', 'web/quantities.js'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['document', 'window', 'customElements', 'HTMLElement'].map((name) => ({
          name,
          message: 'State is plain objects: it knows no page.',
        })),
      ],
    },
  },
  {
    // Words and data, as long as they have to be.
    files: ['web/i18n/**', 'web/lessons/**'],
    rules: { 'max-lines': 'off' },
  },
]);
