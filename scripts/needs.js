import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { miniBrowser, systemChromium, systemFirefox } from './browsers.js';
import { fuzzingClang } from './clang.js';
import { inRoot, onPath } from './paths.js';

/**
 * Something that a command cannot do without, where to look for it, and who can bring it. A package manager that is
 * not named cannot.
 *
 * @typedef {object} Need
 * @property {string} title
 * @property {string} purpose
 * @property {() => boolean} found
 * @property {{apt?: string, dnf?: string, brew?: string}} [packages] by package manager
 * @property {string[]} [command] what installs it without root, where no package manager does
 */

/** @type {Record<string, Need>} */
export const NEEDS = {
  cmake: {
    title: 'CMake',
    purpose: 'builds the C++',
    found: () => onPath('cmake') !== null,
    packages: { apt: 'cmake', dnf: 'cmake', brew: 'cmake' },
  },
  make: {
    title: 'Make',
    purpose: 'builds the C++',
    found: () => onPath('make') !== null || 'CMAKE_GENERATOR' in process.env,
    packages: { apt: 'make', dnf: 'make', brew: 'make' },
  },
  compiler: {
    title: 'a C++ compiler',
    purpose: 'compiles the native tests',
    found: () => 'CXX' in process.env || onPath('c++') !== null,
    packages: { apt: 'g++', dnf: 'gcc-c++', brew: 'llvm' },
  },
  emscripten: {
    title: 'Emscripten',
    purpose: 'compiles the C++ to WebAssembly',
    found: () => onPath('emcc') !== null && onPath('emcmake') !== null,
    packages: { apt: 'emscripten', dnf: 'emscripten', brew: 'emscripten' },
  },
  eigen: {
    title: 'Eigen',
    purpose: 'linear algebra for the C++',
    found: () => INCLUDES.some((directory) => existsSync(join(directory, 'eigen3/Eigen/Core'))),
    packages: { apt: 'libeigen3-dev', dnf: 'eigen3-devel', brew: 'eigen' },
  },
  googletest: {
    title: "GoogleTest's sources in /usr/src/googletest",
    purpose: 'the tests of the C++, compiled twice',
    found: () => existsSync('/usr/src/googletest/CMakeLists.txt'),
    packages: { apt: 'libgtest-dev' },
  },
  json: {
    title: 'nlohmann-json',
    purpose: "reads NumPy's results in the tests of the C++",
    found: () => INCLUDES.some((directory) => existsSync(join(directory, 'nlohmann/json.hpp'))),
    packages: { apt: 'nlohmann-json3-dev', dnf: 'json-devel', brew: 'nlohmann-json' },
  },
  numpy: {
    title: 'NumPy for /usr/bin/python3',
    purpose: 'the referee of the numbers',
    found: () => spawnSync('/usr/bin/python3', ['-c', 'import numpy']).status === 0,
    packages: { apt: 'python3-numpy', dnf: 'python3-numpy', brew: 'numpy' },
  },
  clangFormat: {
    title: 'clang-format',
    purpose: "checks the C++'s layout",
    found: () => onPath('clang-format') !== null,
    packages: { apt: 'clang-format', dnf: 'clang-tools-extra', brew: 'clang-format' },
  },
  clang: {
    title: 'Clang',
    purpose: 'compiles the lesson language for the fuzzer',
    found: () => ['clang++', 'clang++-14'].some((name) => onPath(name) !== null),
    packages: { apt: 'clang-14', dnf: 'clang', brew: 'llvm' },
  },
  fuzzer: {
    title: "Clang's libFuzzer and sanitizers",
    purpose: 'makes up texts that the lesson language must survive',
    found: () => fuzzingClang() !== undefined,
    packages: { apt: 'libclang-rt-14-dev', dnf: 'compiler-rt' },
  },
  chromium: {
    title: 'Chromium',
    purpose: 'the tests in a browser, the stored pictures',
    found: () => systemChromium() !== undefined || playwrightHas('chromium'),
    packages: { apt: 'chromium-headless-shell' },
    command: ['npx', 'playwright', 'install', 'chromium'],
  },
  firefox: {
    title: 'Firefox',
    purpose: 'the same tests in a second browser',
    found: () => systemFirefox() !== undefined || playwrightHas('firefox'),
    packages: { apt: 'firefox-esr' },
    command: ['npx', 'playwright', 'install', 'firefox'],
  },
  webkit: {
    title: "WebKitGTK's driver and browser",
    purpose: 'a core of the tests in a third; only on Debian and its kin (elsewhere: --only without webkit)',
    found: () => onPath('WebKitWebDriver') !== null && miniBrowser() !== undefined,
    packages: { apt: 'webkit2gtk-driver' },
  },
  screen: {
    title: 'Xvfb',
    purpose: 'a screen for WebKit that nobody sees',
    found: () => onPath('Xvfb') !== null && onPath('xvfb-run') !== null,
    packages: { apt: 'xvfb', dnf: 'xorg-x11-server-Xvfb' },
  },
  xauth: {
    title: 'xauth',
    purpose: 'the key to that screen',
    found: () => onPath('xauth') !== null,
    packages: { apt: 'xauth', dnf: 'xorg-x11-xauth' },
  },
  font: {
    title: 'the DejaVu fonts',
    purpose: "the characters that the page's own fonts lack, in the stored pictures",
    found: () =>
      process.platform !== 'linux' ||
      ['/usr/share/fonts/truetype/dejavu', '/usr/share/fonts/dejavu-sans-fonts'].some(existsSync),
    packages: { apt: 'fonts-dejavu-core', dnf: 'dejavu-sans-fonts' },
  },
  npm: npmPackages('npm packages', 'the site, its build and its tests', '.'),
  benchPackages: npmPackages('npm packages of the bench', 'what is measured against', 'tests/bench'),
};

/** What turns core/ into WebAssembly and web/ into a site. */
export const TO_BUILD = ['cmake', 'make', 'emscripten', 'eigen', 'npm'].map((id) => NEEDS[id]);

const INCLUDES = ['/usr/include', '/usr/local/include', '/opt/homebrew/include'];

/**
 * @param {string} title
 * @param {string} purpose
 * @param {string} directory of a package.json and its lock file
 * @returns {Need}
 */
function npmPackages(title, purpose, directory) {
  const where = directory === '.' ? [] : ['--prefix', directory];
  return {
    title,
    purpose,
    found: () =>
      installedAsLocked(
        readJson(inRoot(join(directory, 'package-lock.json'))),
        readJson(inRoot(join(directory, 'node_modules/.package-lock.json'))),
      ),
    command: ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', ...where],
  };
}

/**
 * @typedef {{version?: string, optional?: boolean, devOptional?: boolean}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lock
 */

/**
 * Whether npm installed what the lock file says. It writes its own record of what it installed last, so an
 * interrupted installation has none.
 *
 * @param {Lock | null} lock package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json
 */
export function installedAsLocked(lock, installed) {
  if (lock === null || installed === null) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    // Those that only another platform needs are not installed on this one.
    return found === undefined
      ? Boolean(wanted.optional || wanted.devOptional)
      : found.version === wanted.version;
  });
}

/** @param {string} file @returns {any} null if there is no such file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Playwright keeps its own browsers in a folder of the user's. @param {string} browser */
function playwrightHas(browser) {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(browser));
}
