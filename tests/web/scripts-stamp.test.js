import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fingerprint, refresh } from '../../scripts/stamp.js';

/** @type {string} */
let root;
/** @param {string} path @param {string} text */
const write = (path, text) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(root, 'in'));
  write('in/a', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('refresh', () => {
  const stage = { name: 'stage', inputs: ['in'], outputs: ['out'], facts: ['compiler 1'] };
  const build = vi.fn(async () => {
    mkdirSync(join(root, 'out'), { recursive: true });
    write('out/result', 'made');
  });

  beforeEach(() => {
    build.mockClear();
  });

  test('builds once and then not again', async () => {
    expect(await refresh(stage, root, build)).toBe(true);
    expect(await refresh(stage, root, build)).toBe(false);
    expect(build).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['an input is edited', () => write('in/a', '2')],
    ['an input appears', () => write('in/b', '')],
    ['an input disappears', () => rmSync(join(root, 'in/a'))],
    ['an output is deleted', () => rmSync(join(root, 'out/result'))],
    ['all outputs are deleted', () => rmSync(join(root, 'out'), { recursive: true })],
    ['an output is damaged', () => write('out/result', 'mad')],
  ])('builds again when %s', async (_, change) => {
    await refresh(stage, root, build);
    change();
    expect(await refresh(stage, root, build)).toBe(true);
  });

  test('builds again with another compiler', async () => {
    await refresh(stage, root, build);
    expect(await refresh({ ...stage, facts: ['compiler 2'] }, root, build)).toBe(true);
  });

  test('does not trust an earlier success after a failure', async () => {
    await refresh(stage, root, build);
    write('in/a', '2');
    await expect(refresh(stage, root, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    write('in/a', '1');
    expect(await refresh(stage, root, build)).toBe(true);
  });

  test('notices an input that was edited during the build', async () => {
    await refresh(stage, root, async () => {
      await build();
      write('in/a', '2');
    });
    expect(await refresh(stage, root, build)).toBe(true);
  });

  test('refuses a build that makes nothing', async () => {
    await expect(refresh(stage, root, async () => {})).rejects.toThrow('did not make out');
    expect(await refresh(stage, root, build)).toBe(true);
  });
});

describe('fingerprint', () => {
  test('knows where one file ends and the next begins', () => {
    write('in/b', '23');
    const before = fingerprint(['in'], root);
    write('in/a', '12');
    write('in/b', '3');
    expect(fingerprint(['in'], root)).not.toBe(before);
  });

  test('tells a renamed file', () => {
    const before = fingerprint(['in'], root);
    rmSync(join(root, 'in/a'));
    write('in/b', '1');
    expect(fingerprint(['in'], root)).not.toBe(before);
  });

  test("leaves out editors' files", () => {
    const before = fingerprint(['in'], root);
    write('in/.a.swp', 'x');
    expect(fingerprint(['in'], root)).toBe(before);
  });
});
