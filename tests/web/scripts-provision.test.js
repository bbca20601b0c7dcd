import { describe, expect, test } from 'vitest';
import { installedAsLocked, NEEDS } from '../../scripts/needs.js';
import { plan } from '../../scripts/provision.js';

/** @typedef {import('../../scripts/provision.js').Machine} Machine */

/** @type {Machine} */
const DEBIAN = { manager: 'apt', root: true, sudo: 'none', terminal: false };
const { emscripten, eigen, npm, chromium, firefox, webkit, screen, xauth, font, googletest } = NEEDS;
const NPM = 'npm ci --include=dev --no-audit --no-fund';

/**
 * @param {import('../../scripts/needs.js').Need[]} missing
 * @param {Machine} machine
 * @param {boolean} [install]
 */
function planned(missing, machine, install = true) {
  const { commands, byHand, refusal } = plan(missing, machine, install);
  return { commands: commands.map((command) => command.join(' ')), byHand, refusal };
}

describe('on Debian', () => {
  const asRoot = [
    'apt-get update',
    'env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends emscripten libeigen3-dev',
  ];

  test('root installs with apt, then npm', () => {
    expect(planned([emscripten, eigen, npm], DEBIAN)).toEqual({
      commands: [...asRoot, NPM],
      byHand: [],
      refusal: null,
    });
  });

  test('npm packages alone need no root and no apt', () => {
    const user = { ...DEBIAN, root: false };
    expect(planned([npm], user)).toEqual({ commands: [NPM], byHand: [], refusal: null });
  });

  test.each([
    ['free', false],
    ['free', true],
    ['asks', true],
  ])('a user goes through sudo (%s, terminal %s)', (sudo, terminal) => {
    const { commands, refusal } = planned([emscripten, eigen], {
      ...DEBIAN,
      root: false,
      sudo: /** @type {Machine['sudo']} */ (sudo),
      terminal,
    });
    expect(commands).toEqual(asRoot.map((command) => `sudo ${command}`));
    expect(refusal).toBeNull();
  });

  test('a user whom sudo cannot ask gets the commands', () => {
    const { commands, refusal } = planned([emscripten, eigen], { ...DEBIAN, root: false, sudo: 'asks' });
    expect(commands).toEqual(asRoot.map((command) => `sudo ${command}`));
    expect(refusal).toMatch('password');
  });

  test('a user without sudo gets the commands for root', () => {
    const { commands, refusal } = planned([emscripten, eigen], { ...DEBIAN, root: false });
    expect(commands).toEqual(asRoot);
    expect(refusal).toMatch('root');
  });

  test('--no-install is obeyed by root too', () => {
    const { commands, refusal } = planned([emscripten, eigen, npm], DEBIAN, false);
    expect(commands).toEqual([...asRoot, NPM]);
    expect(refusal).toMatch('--no-install');
  });

  test('the browsers come from apt', () => {
    expect(planned([chromium, firefox, webkit, screen, xauth, font], DEBIAN).commands[1]).toMatch(
      / chromium-headless-shell firefox-esr webkit2gtk-driver xvfb xauth fonts-dejavu-core$/,
    );
  });
});

describe('elsewhere', () => {
  test('Fedora is told its own commands', () => {
    const { commands, refusal } = planned([emscripten, chromium, npm], {
      manager: 'dnf',
      root: false,
      sudo: 'free',
      terminal: true,
    });
    expect(commands).toEqual(['sudo dnf install -y emscripten', 'npx playwright install chromium', NPM]);
    expect(refusal).toMatch('outside Debian');
  });

  test('macOS is told its own commands, without sudo', () => {
    const { commands, byHand, refusal } = planned([emscripten, eigen, googletest], {
      manager: 'brew',
      root: false,
      sudo: 'asks',
      terminal: true,
    });
    expect(commands).toEqual(['brew install emscripten eigen']);
    expect(byHand).toEqual([googletest]);
    expect(refusal).not.toBeNull();
  });

  test('where WebKit cannot be had, it is named and the way around it told', () => {
    const { byHand } = planned([chromium, webkit], { ...DEBIAN, manager: 'brew' });
    expect(byHand).toEqual([webkit]);
    expect(webkit.purpose).toContain('--only');
  });

  test('a system without a known package manager is told what to find', () => {
    const { commands, byHand, refusal } = planned([emscripten, npm], { ...DEBIAN, manager: null });
    expect(commands).toEqual([NPM]);
    expect(byHand).toEqual([emscripten]);
    expect(refusal).not.toBeNull();
  });
});

describe('npm packages are installed as locked', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/lit': { version: '3.0.0' },
      'node_modules/other-platform': { version: '2.0.0', optional: true },
    },
  };
  const lit = { 'node_modules/lit': { version: '3.0.0' } };

  test.each([
    ['all of it', { packages: lit }, true],
    ['nothing', null, false],
    ['another version', { packages: { 'node_modules/lit': { version: '3.0.1' } } }, false],
    ['one missing', { packages: {} }, false],
    [
      'an optional one of another version',
      { packages: { ...lit, 'node_modules/other-platform': { version: '1.9.0' } } },
      false,
    ],
  ])('%s', (_, installed, expected) => {
    expect(installedAsLocked(lock, installed)).toBe(expected);
  });
});
