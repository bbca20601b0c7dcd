import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserError } from '../../scripts/command.js';
import { mustRun, run } from '../../scripts/run.js';

/** @type {string[]} */
let said;
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
});
afterEach(() => void vi.restoreAllMocks());

/** @param {string} code */
const node = (code) => [process.execPath, '-e', code];

test('a success is told in two lines, without what the program wrote', async () => {
  const { code, output } = await run('Doing it', node('console.log(1); console.error(2)'));
  expect(code).toBe(0);
  expect(output.split('\n').sort()).toEqual(['', '1', '2']);
  expect(said[0]).toBe('Doing it …');
  expect(said[1]).toMatch(/^ {2}done in \d+\.\d s$/);
  expect(said).toHaveLength(2);
});

test('a failure shows what the program wrote', async () => {
  const { code } = await run('Doing it', node('console.log("why"); process.exit(3)'));
  expect(code).toBe(3);
  expect(said[1]).toMatch('exit code 3');
  expect(said[2]).toBe('\nwhy\n');
});

test('a program that a signal ended has failed', async () => {
  expect((await run('Dying', node('process.kill(process.pid, "SIGKILL")'))).code).toBe(137);
});

test('a program that is not there has failed', async () => {
  const { code, output } = await run('Looking', ['no-such-program']);
  expect(code).toBe(127);
  expect(output).toMatch('ENOENT');
});

test('the environment is added to', async () => {
  const code = 'console.log(process.env.DERSLIK_TRIAL, Boolean(process.env.PATH))';
  const { output } = await run('Reading', node(code), { environment: { DERSLIK_TRIAL: 'x' } });
  expect(output).toBe('x true\n');
});

test('nothing is read from the terminal', async () => {
  const { code } = await run('Asking', node('process.stdin.on("end", () => process.exit(7)).resume()'));
  expect(code).toBe(7);
});

test('mustRun stops at a failure', async () => {
  await expect(mustRun('Doing it', node('process.exit(1)'))).rejects.toThrow(UserError);
});
