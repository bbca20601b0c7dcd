import { spawnSync } from 'node:child_process';
import { UserError } from './command.js';
import { onPath } from './paths.js';
import { run } from './run.js';

/**
 * @typedef {import('./needs.js').Need} Need
 *
 * @typedef {object} Machine
 * @property {'apt' | 'dnf' | 'brew' | null} manager
 * @property {boolean} root
 * @property {'none' | 'free' | 'asks'} sudo whether there is one, and whether it wants a password
 * @property {boolean} terminal whether somebody can type that password
 *
 * @typedef {object} Plan
 * @property {string[][]} commands in order
 * @property {Need[]} byHand those that no command brings on this machine
 * @property {string | null} refusal why the commands may not be run from here; null if they may
 */

/**
 * Installs what is missing, after saying what that is; does nothing if nothing is.
 *
 * @param {Need[]} needs
 * @param {{install: boolean}} options install: whether it may
 * @throws {UserError} with the commands to run, if it may not or cannot; or if something is missing still
 */
export async function provision(needs, { install }) {
  const missing = needs.filter((need) => !need.found());
  if (missing.length === 0) return;
  const { commands, byHand, refusal } = plan(missing, thisMachine(), install);

  if (refusal !== null) throw new UserError(`${list(missing)}\n\n${advice(commands, byHand, refusal)}`);

  console.log(list(missing));
  console.log('\nInstalling it now, which takes a minute or two on a fast line (--no-install forbids it):');
  for (const command of commands) console.log(`  ${command.join(' ')}`);
  for (const command of commands) {
    const { code } = await run(`Running ${inShort(command)}`, command, {
      environment: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
      keepsTerminal: command[0] === 'sudo',
    });
    if (code !== 0 && command.at(-1) === 'update') {
      console.log("  Some of apt's lists are old; trying with those that there are.");
    } else if (code !== 0) {
      throw new UserError(`This did not work: ${command.join(' ')}`);
    }
  }

  const still = missing.filter((need) => !need.found());
  if (still.length > 0) {
    throw new UserError(`Installed, but still not found: ${still.map(({ title }) => title).join(', ')}.`);
  }
}

/**
 * What would bring what is missing, and whether it may be run from here.
 *
 * @param {Need[]} missing at least one
 * @param {Machine} machine
 * @param {boolean} install whether the user lets us install
 * @returns {Plan}
 */
export function plan(missing, machine, install) {
  const { manager } = machine;
  /** @param {Need} need */
  const packageOf = (need) => (manager === null ? undefined : need.packages?.[manager]);

  const packages = missing.flatMap((need) => packageOf(need) ?? []);
  const others = missing.filter((need) => packageOf(need) === undefined);
  const system = packages.length === 0 || manager === null ? [] : systemCommands(manager, packages, machine);
  return {
    commands: [...system, ...others.flatMap(({ command }) => (command ? [command] : []))],
    byHand: others.filter(({ command }) => command === undefined),
    refusal: refusal(missing, machine, install),
  };
}

/**
 * @param {'apt' | 'dnf' | 'brew'} manager
 * @param {string[]} packages
 * @param {Machine} machine
 * @returns {string[][]}
 */
function systemCommands(manager, packages, { root, sudo }) {
  if (manager === 'brew') return [['brew', 'install', ...packages]];
  const prefix = root || sudo === 'none' ? [] : ['sudo'];
  if (manager === 'dnf') return [[...prefix, 'dnf', 'install', '-y', ...packages]];
  const noQuestions = ['env', 'DEBIAN_FRONTEND=noninteractive'];
  return [
    [...prefix, 'apt-get', 'update'],
    [...prefix, ...noQuestions, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ];
}

/**
 * @param {Need[]} missing
 * @param {Machine} machine
 * @param {boolean} install
 * @returns {string | null}
 */
function refusal(missing, { manager, root, sudo, terminal }, install) {
  if (!install) return '--no-install forbids it';
  if (missing.every(({ packages }) => packages === undefined)) return null;
  if (manager !== 'apt') return 'outside Debian and its kin only npm packages are installed from here';
  if (root || sudo === 'free') return null;
  if (sudo === 'none') return 'it takes root, and there is no sudo';
  return terminal ? null : 'sudo wants a password, and there is no terminal to ask for it';
}

/** @param {string[]} command @returns {string} "apt-get install" */
const inShort = (command) =>
  command
    .filter((word) => !/^(sudo|env)$|=/.test(word))
    .slice(0, 2)
    .join(' ');

/** @param {Need[]} missing */
function list(missing) {
  const width = Math.max(...missing.map(({ title }) => title.length));
  const lines = missing.map(({ title, purpose }) => `  ${title.padEnd(width)}  ${purpose}`);
  return ['Missing on this machine:', ...lines].join('\n');
}

/**
 * @param {string[][]} commands
 * @param {Need[]} byHand
 * @param {string} refusal
 */
function advice(commands, byHand, refusal) {
  const lines = [`Nothing was installed: ${refusal}.`];
  if (byHand.length > 0) {
    lines.push(`Install with this system's own means: ${byHand.map(({ title }) => title).join(', ')}.`);
  }
  if (commands.length > 0) {
    lines.push(
      'Run this, then the same command again:',
      '',
      ...commands.map((command) => `  ${command.join(' ')}`),
    );
  }
  return lines.join('\n');
}

/** @returns {Machine} */
function thisMachine() {
  const manager = onPath('apt-get') ? 'apt' : onPath('dnf') ? 'dnf' : onPath('brew') ? 'brew' : null;
  const sudo =
    onPath('sudo') === null ? 'none' : spawnSync('sudo', ['-n', 'true']).status === 0 ? 'free' : 'asks';
  return { manager, root: process.getuid?.() === 0, sudo, terminal: Boolean(process.stdin.isTTY) };
}
