import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How hosts read what tells them the headers, by their documentation: as little of it as is written here.
 *
 * @typedef {Record<string, string>} Answer
 */

/**
 * Blocks of a pattern and its headers. All that match count: Netlify lets the last win, Cloudflare joins the values.
 *
 * @param {string} text
 * @param {string} path
 * @param {'last' | 'joined'} several
 * @returns {Answer}
 */
export function netlifyAnswer(text, path, several) {
  /** @type {Answer} */
  const answer = {};
  let matches = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
      matches = new RegExp(`^${pattern}$`).test(path);
      continue;
    }
    const header = /^ +([\w-]+): (.+)$/.exec(line);
    if (!header) {
      if (!/^(#.*)?$/.test(line)) throw new Error(`a line that no host knows: ${line}`);
    } else if (matches) {
      const [, name, value] = header;
      answer[name] = several === 'joined' && name in answer ? `${answer[name]}, ${value}` : value;
    }
  }
  return answer;
}

/**
 * The files of all folders on the way, from the root down; a later one sets a header anew.
 *
 * @param {string} root
 * @param {string} path
 * @returns {Answer}
 */
export function apacheAnswer(root, path) {
  /** @type {Answer} */
  const answer = {};
  const folders = path.split('/').slice(1, -1);
  for (let depth = 0; depth <= folders.length; depth++) {
    const file = join(root, ...folders.slice(0, depth), '.htaccess');
    if (!existsSync(file)) continue;
    for (const [, name, value] of readFileSync(file, 'utf8').matchAll(
      /^ *Header (?:always )?set ([\w-]+) "([^"]*)"$/gm,
    ))
      answer[name] = value;
  }
  return answer;
}

/**
 * The location with the longest prefix, alone.
 *
 * @param {string} text
 * @param {string} path
 * @returns {Answer}
 */
export function nginxAnswer(text, path) {
  const locations = Array.from(text.matchAll(/^location (\S+) \{(.*?)^\}/gms))
    .filter(([, prefix]) => path.startsWith(prefix))
    .sort(([, a], [, b]) => b.length - a.length);
  const headers = locations[0][2].matchAll(/^ *add_header ([\w-]+) "([^"]*)"(?: always)?;$/gm);
  return Object.fromEntries(Array.from(headers, ([, name, value]) => [name, value]));
}

/**
 * Rules with a regular expression each; the last that matches wins.
 *
 * @param {string} text
 * @param {string} path
 * @returns {Answer}
 */
export function vercelAnswer(text, path) {
  /** @type {{headers: {source: string, headers: {key: string, value: string}[]}[]}} */
  const { headers: rules } = JSON.parse(text);
  return Object.fromEntries(
    rules
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
