import { mkdirSync, rmSync } from 'node:fs';
import { buildSite } from './build.js';
import { compile } from './cmake.js';
import { countGoogleTest, countPlaywright, countVitest } from './counts.js';
import { buildEngine, buildNotebook } from './engine.js';
import { inRoot } from './paths.js';
import { cppFiles } from './sources.js';

/**
 * @typedef {object} Suite
 * @property {string} id for --only
 * @property {string} title
 * @property {string[]} needs keys of NEEDS, beyond the npm packages
 * @property {(() => Promise<void>)[]} builds in order; each is run once, whichever suites name it
 * @property {(report: string) => string[]} command its program; `report` is where it writes its report
 * @property {(report: string) => Record<string, string>} [environment]
 * @property {(report: any) => import('./counts.js').Counts} [count] reads the report; without it, the suite is one
 *   check that passes with exit code 0
 */

const ENGINE_NEEDS = ['cmake', 'make', 'emscripten', 'eigen'];
const CORE_TEST_NEEDS = ['googletest', 'json'];

const buildNativeTests = () => compile('native', 'Compiling the tests of the core natively', ['core_tests']);
const buildLessonpy = () => compile('native', 'Compiling the lesson language', ['lessonpy']);
const buildFuzzer = () =>
  compile('fuzz', 'Compiling the lesson language for the fuzzer, some minutes the first time', [
    'language_fuzz',
  ]);
const buildWasmTests = () => compile('wasm', 'Compiling the same tests to WebAssembly', ['core_tests']);

/** @param {string} folder of the project's @returns {string} the same, empty */
const fresh = (folder) => {
  rmSync(inRoot(folder), { recursive: true, force: true });
  mkdirSync(inRoot(folder), { recursive: true });
  return folder;
};

/** @param {string} name of an npm package's program @param {string[]} args */
const npm = (name, ...args) => [process.execPath, `node_modules/.bin/${name}`, ...args];

/**
 * @param {string} id
 * @param {string} title
 * @param {string[]} needs
 * @param {string[]} projects of Playwright's
 * @returns {Suite}
 */
const inBrowser = (id, title, needs, projects) => ({
  id,
  title,
  needs: [...ENGINE_NEEDS, 'numpy', ...needs],
  builds: [buildSite],
  command: () =>
    npm(
      'playwright',
      'test',
      '--config=tests/browser/playwright.config.js',
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
    ),
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  count: countPlaywright,
});

/** @type {Suite[]} */
export const SUITES = [
  {
    id: 'clang-format',
    title: 'C++ layout (clang-format)',
    needs: ['clangFormat'],
    builds: [],
    command: () => ['clang-format', '--dry-run', '-Werror', ...cppFiles()],
  },
  {
    id: 'prettier',
    title: 'other layout (prettier)',
    needs: [],
    builds: [],
    command: () => npm('prettier', '--check', '.'),
  },
  {
    id: 'eslint',
    title: 'JavaScript rules (ESLint)',
    needs: [],
    builds: [],
    command: () => npm('eslint', '--max-warnings', '0', '.'),
  },
  {
    id: 'tsc',
    title: 'JavaScript types (tsc)',
    needs: ENGINE_NEEDS,
    builds: [buildEngine, buildNotebook], // its types are made with them
    command: () => npm('tsc'),
  },
  {
    id: 'fixtures',
    title: "fixtures are NumPy's",
    needs: ['numpy'],
    builds: [],
    command: () => ['/usr/bin/python3', 'tests/fixtures/make_fixtures.py', '--check'],
  },
  {
    id: 'native',
    title: 'core, native (GoogleTest)',
    needs: ['cmake', 'make', 'compiler', 'eigen', ...CORE_TEST_NEEDS],
    builds: [buildNativeTests],
    command: (report) => ['build/native/core_tests', `--gtest_output=json:${report}`],
    count: countGoogleTest,
  },
  {
    id: 'wasm',
    title: 'core, WebAssembly (GoogleTest)',
    needs: [...ENGINE_NEEDS, ...CORE_TEST_NEEDS],
    builds: [buildWasmTests],
    command: (report) => [
      process.execPath,
      '--no-experimental-fetch',
      'build/wasm/core_tests.cjs',
      `--gtest_output=json:${report}`,
    ],
    count: countGoogleTest,
  },
  {
    id: 'programs',
    title: 'programs, as CPython runs them',
    needs: ['cmake', 'make', 'compiler', 'eigen', 'numpy'],
    builds: [buildLessonpy],
    command: () => ['/usr/bin/python3', 'tests/python/compare.py', 'build/native/lessonpy'],
  },
  {
    id: 'programs-wasm',
    title: 'programs, the same as WebAssembly',
    needs: [...ENGINE_NEEDS, 'numpy'],
    builds: [buildNotebook],
    command: () => ['/usr/bin/python3', 'tests/python/compare.py', 'node scripts/lessonpy.js --batch'],
  },
  {
    id: 'random-programs',
    title: 'random programs, as CPython runs them',
    needs: ['cmake', 'make', 'compiler', 'eigen', 'numpy'],
    builds: [buildLessonpy],
    // The same programs in every run, about a minute of them.
    command: () => [
      ...['/usr/bin/python3', 'tests/python/fuzz.py', 'build/native/lessonpy', '--programs', '800'],
      // The third way still finds wrong answers among NumPy's rarer arguments: it is for who mends them.
      ...['--way', 'language', '--way', 'arrays'],
    ],
  },
  {
    id: 'fuzz',
    title: 'lesson language, fuzzed (libFuzzer)',
    needs: ['cmake', 'make', 'clang', 'fuzzer', 'eigen'],
    builds: [buildFuzzer],
    // The corpus and the programs, then texts made of them, the same in every run.
    command: () => [
      'build/fuzz/language_fuzz',
      '-seed=1',
      '-runs=2000',
      '-max_len=2048',
      '-timeout=20',
      '-dict=tests/fuzz/python.dict',
      '-artifact_prefix=build/fuzz/',
      // Found texts go to the first folder.
      fresh('build/fuzz/found'),
      'tests/fuzz/corpus',
      'tests/python/programs',
    ],
  },
  {
    id: 'vitest',
    title: 'JavaScript (Vitest)',
    needs: [...ENGINE_NEEDS, 'numpy'],
    builds: [buildSite, buildNotebook],
    command: (report) =>
      npm('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
    count: countVitest,
  },
  inBrowser('chromium', 'site, in Chromium (Playwright)', ['chromium', 'font'], ['chromium']),
  inBrowser('firefox', 'site, in Firefox (Playwright)', ['firefox', 'font'], ['firefox', 'firefox-dark']),
  inBrowser('webkit', 'site, in WebKit (WebDriver)', ['webkit', 'screen', 'xauth', 'font'], ['webkit']),
];
