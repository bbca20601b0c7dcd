import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseOptions, parsePort, UsageError } from '../../scripts/command.js';
import { onPath } from '../../scripts/paths.js';

describe('parseOptions', () => {
  const options = /** @type {const} */ ({ port: { type: 'string' }, 'no-install': { type: 'boolean' } });

  test('reads what is declared', () => {
    expect(parseOptions(['--port', '80', '--no-install'], options)).toEqual({
      port: '80',
      'no-install': true,
    });
    expect(parseOptions([], options)).toEqual({});
    expect(parseOptions(['--help'], options)).toEqual({ help: true });
  });

  test.each([['--prot'], ['--port'], ['--no-install=1'], ['4173']])('refuses %s', (arg) => {
    expect(() => parseOptions([arg], options)).toThrow(UsageError);
  });
});

describe('parsePort', () => {
  test.each([
    [undefined, 4173],
    ['0', 0],
    ['8080', 8080],
    ['65535', 65535],
  ])('%s is %i', (text, port) => {
    expect(parsePort(text, 4173)).toBe(port);
  });

  test.each(['', 'abc', '-1', '80.5', '1e3', '0x50', '65536', ' 80'])('refuses "%s"', (text) => {
    expect(() => parsePort(text, 4173)).toThrow(`not "${text}"`);
  });
});

test('onPath finds what can be run, and nothing else', () => {
  const directory = mkdtempSync(join(tmpdir(), 'path-'));
  const path = ['', '/nowhere', directory].join(delimiter);
  writeFileSync(join(directory, 'tool'), '');
  mkdirSync(join(directory, 'folder'));
  chmodSync(join(directory, 'tool'), 0o755);
  writeFileSync(join(directory, 'text'), '', { mode: 0o644 });

  expect(onPath('tool', path)).toBe(join(directory, 'tool'));
  expect(onPath('text', path)).toBeNull();
  expect(onPath('folder', path)).toBeNull();
  expect(onPath('absent', path)).toBeNull();
  rmSync(directory, { recursive: true });
});
