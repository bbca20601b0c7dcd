import { describe, expect, test } from 'vitest';
import { hostOrigin, mayTalk, readOrigins, targets } from '../../web/embed/origins.js';

/** @param {string} search */
const read = (search) => readOrigins(new URLSearchParams(search));

const a = 'https://a.example';
const b = 'http://b.example:8080';

describe('the list in the address', () => {
  test.each([
    ['', undefined],
    [`origins=${a}`, [a]],
    [`origins=${a},${b}`, [a, b]],
    [`origins=${a}+${b}`, [a, b]],
    [`origins=${a},+${b},`, [a, b]],
    [`origins=${a}&origins=${b}`, [a, b]],
    [`origins=HTTPS://A.example:443/course/8`, [a]],
    ['origins=null', ['null']],
  ])('%s', (search, allowed) => {
    expect(read(search)).toEqual({ allowed, bad: [] });
  });

  test.each([
    '',
    '*',
    'a.example',
    'https://',
    'https://*.example',
    'ftp://a.example',
    'file:///',
    'data:text/html',
  ])('with %j allows nobody by it, and says so', (bad) => {
    const { allowed, bad: named } = read(new URLSearchParams({ origins: bad }).toString());
    expect(allowed).toEqual([]);
    expect(named).toEqual([bad]);
  });

  test('uses the good ones beside bad ones', () => {
    expect(read(`origins=${a},*,${b}`)).toEqual({ allowed: [a, b], bad: ['*'] });
  });
});

test('without a list everyone may talk and hear', () => {
  expect(mayTalk(undefined, a)).toBe(true);
  expect(mayTalk(undefined, 'null')).toBe(true);
  expect(targets(undefined, a)).toEqual(['*']);
  expect(targets(undefined, undefined)).toEqual(['*']);
});

test('with a list only who is on it', () => {
  expect(mayTalk([a], a)).toBe(true);
  expect(mayTalk([a], b)).toBe(false);
  expect(mayTalk([a], 'null')).toBe(false);
  expect(mayTalk([], a)).toBe(false);
  expect(targets([a, b], b)).toEqual([b]);
  expect(targets([a], b)).toEqual([]);
  expect(targets([a, b], undefined), 'a host that the browser does not name').toEqual([a, b]);
});

test('a page that is a file has the origin null', () => {
  for (const origin of ['null', 'file://']) {
    expect(mayTalk(['null'], origin)).toBe(true);
    expect(mayTalk([a], origin)).toBe(false);
    expect(targets([a, 'null'], origin)).toEqual(['*']);
    expect(targets([a], origin)).toEqual([]);
  }
});

describe('the host', () => {
  /** @param {string[] | undefined} ancestorOrigins @param {string} referrer */
  const host = (ancestorOrigins, referrer) =>
    hostOrigin(
      /** @type {any} */ ({ location: { origin: 'https://site.example', ancestorOrigins }, referrer }),
    );

  test('is the nearest page around the frame', () => {
    expect(host([a, b], '')).toBe(a);
    expect(host(['null'], `${b}/page`)).toBe('null');
  });

  test('is who sent the reader here, where the browser has no list', () => {
    expect(host(undefined, `${b}/page?x=1`)).toBe(b);
    expect(host(undefined, '')).toBeUndefined();
  });

  test('is not the frame itself, which a change of language has sent here', () => {
    expect(host(undefined, 'https://site.example/dikkat/?lang=en')).toBeUndefined();
  });
});
