import { describe, expect, test } from 'vitest';
import { toSearch, ways } from '../../web/site/embed/choice.js';
import { read, site } from './support/embed.js';

const start = {
  lesson: 'dikkat',
  way: 'element',
  settings: { query: 5, temperature: 1, ending: 0, step: 60 },
  parts: ['scene', 'player', 'code', 'text', 'quiz'],
  language: 'tr',
  theme: 'auto',
  height: 0,
  origins: [],
  sandbox: false,
};

test('the choice begins with the first lesson as it opens, in the page’s language', () => {
  expect(read('')).toEqual({ choice: start, refused: [] });
  expect(read('', 'en').choice.language).toBe('en');
});

test('each lesson has its own parts and settings', () => {
  const { choice } = read('lesson=olcekli-nokta-carpim&query=3&seed=12345678901234567890');
  expect(choice.settings).toEqual({ d: 64, seed: '12345678901234567890', pairs: 10_000 });
  expect(choice.parts).toEqual(['scene', 'code', 'text', 'quiz', 'experiment', 'exercise']);
});

describe.each([
  ['lesson=__proto__', 'lesson', 'dikkat'],
  ['lesson=constructor', 'lesson', 'dikkat'],
  ['way=<script>', 'way', 'element'],
  ['query=7', 'query', 5],
  ['query=1e1', 'query', 5],
  ['temperature=1e309', 'temperature', 1],
  ['temperature=NaN', 'temperature', 1],
  ['temperature=0,3', 'temperature', 1],
  ['step=-1', 'step', 60],
  ['ending=', 'ending', 0],
  ['parts=scene toString', 'parts', 'scene'],
  ['parts=exercise', 'parts', 'scene player code text quiz'],
  ['lesson-lang=de', 'lesson-lang', 'tr'],
  ['lesson-theme=pink', 'lesson-theme', 'auto'],
  ['way=frame&height=1', 'height', 720],
  ['way=frame&height=12.5', 'height', 720],
  ['way=frame&lesson-lang=host', 'lesson-lang', 'tr'],
  ['way=frame&sandbox=allow-top-navigation', 'sandbox', '0'],
  ['way=frame&origins=https://a.example,*', 'origins', 'https://a.example'],
  ['lesson=olcekli-nokta-carpim&d=64.5', 'd', 64],
  [`lesson=olcekli-nokta-carpim&seed=${'9'.repeat(301)}`, 'seed', '0'],
])('%s', (search, name, used) => {
  const { choice, refused } = read(search);

  test('is refused by its name, and the start is used', () => {
    expect(refused).toMatchObject([{ name, used }]);
    expect(refused[0].value.length).toBeLessThan(50);
  });

  test('leaves an address that is taken again', () => {
    expect(read(toSearch(choice, site))).toEqual({ choice, refused: [] });
  });
});

test('what the way cannot carry is as it starts, and not refused', () => {
  const { choice, refused } = read(
    'way=scorm&query=99&parts=x&lesson-lang=de&lesson-theme=pink&height=x&origins=x&sandbox=x',
  );
  expect(choice).toEqual({ ...start, way: 'scorm' });
  expect(refused).toEqual([]);
  expect(read('height=480&origins=https://a.example').choice).toEqual(start);
});

test('where no origin can be used, the frame is not opened to everybody', () => {
  const { choice, refused } = read('way=frame&origins=a.example');
  expect(choice.origins).toEqual(['a.example']);
  expect(refused).toMatchObject([{ name: 'origins', value: 'a.example', used: '–' }]);
  expect(read(toSearch(choice, site))).toEqual({ choice, refused });
});

test('more origins than anybody has are refused', () => {
  const many = Array.from({ length: 25 }, (_, i) => `https://a${i}.example`).join(',');
  const { choice, refused } = read(`way=frame&origins=${many}`);
  expect(choice.origins).toHaveLength(20);
  expect(refused).toMatchObject([{ name: 'origins', value: 'https://a20.example' }]);
});

test('a host without an origin is named null', () => {
  expect(read('way=frame&origins=null').choice.origins).toEqual(['null']);
});

test('the address says what differs from the start, and keeps what is not the choice’s', () => {
  const search = 'way=frame&query=2&parts=scene&lesson-theme=dark&height=480&origins=https://a.example';
  const { choice } = read(search);
  const address = toSearch(choice, site, new URLSearchParams('theme=dark&d=4&step=3'));
  expect(Object.fromEntries(new URLSearchParams(address))).toEqual({
    theme: 'dark',
    ...Object.fromEntries(new URLSearchParams(search)),
  });
  expect(toSearch(read('').choice, site)).toBe('');
});

test('every way can be chosen', () => {
  for (const way of Object.keys(ways)) expect(read(`way=${way}`).choice.way).toBe(way);
});
