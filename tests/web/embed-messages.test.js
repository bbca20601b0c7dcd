import { describe, expect, test } from 'vitest';
import { message, readMessage } from '../../web/embed/messages.js';

/** What arrives is a copy, made as the browser makes it. @param {unknown} data */
const arrived = (data) => readMessage(structuredClone(data), 'dikkat');

const envelope = { source: 'derslik', version: 1, id: 'dikkat' };
const state = { query: 2, temperature: '0.3', theme: 'dark' };

describe('a message to the frame', () => {
  test.each([
    ['hello', { type: 'hello' }, { type: 'hello' }],
    ['play', { type: 'play' }, { type: 'play' }],
    ['pause', { type: 'pause' }, { type: 'pause' }],
    ['seek', { type: 'seek', step: 17 }, { type: 'set', state: { step: 17 } }],
    ['seek, in digits', { type: 'seek', step: '17' }, { type: 'set', state: { step: '17' } }],
    ['set', { type: 'set', state }, { type: 'set', state }],
    ['nothing to set', { type: 'set', state: {} }, { type: 'set', state: {} }],
    ['the longest seed', { type: 'set', state: { seed: '9'.repeat(300) } }],
    ['a bad value, which the lesson refuses', { type: 'set', state: { query: '<img src=x>', step: -1e300 } }],
  ])('%s', (_, data, command = /** @type {any} */ (data)) => {
    expect(arrived({ ...envelope, ...data })).toEqual(command);
  });

  test('need not say to whom', () => {
    expect(arrived({ source: 'derslik', version: 1, type: 'play' })).toEqual({ type: 'play' });
  });
});

const withProto = JSON.parse('{"__proto__": 1}');

describe('what is not exactly a message is none', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', JSON.stringify({ ...envelope, type: 'play' })],
    ['a number', 1],
    ['a list', [envelope]],
    ['a date', new Date(0)],
    ['a map', new Map(Object.entries({ ...envelope, type: 'play' }))],
    ['no source', { ...envelope, source: undefined, type: 'play' }],
    ['another source', { ...envelope, source: 'Derslik', type: 'play' }],
    ['another version', { ...envelope, version: 2, type: 'play' }],
    ['the version as text', { ...envelope, version: '1', type: 'play' }],
    ['another frame', { ...envelope, id: 'another', type: 'play' }],
    ['an id that is an object', { ...envelope, id: { toString: 'dikkat' }, type: 'play' }],
    ['no type', envelope],
    ['an outward type', { ...envelope, type: 'ready' }],
    ['a method of the element', { ...envelope, type: 'remove' }],
    ['a name of every object', { ...envelope, type: 'constructor' }],
    ['the name of a prototype', { ...envelope, type: '__proto__' }],
    ['a type that is a list', { ...envelope, type: ['play'] }],
    ['more than belongs to it', { ...envelope, type: 'play', step: 1 }],
    ['a prototype beside it', { ...envelope, type: 'play', ...withProto }],
    ['no step', { ...envelope, type: 'seek' }],
    ['no number', { ...envelope, type: 'seek', step: NaN }],
    ['an infinite step', { ...envelope, type: 'seek', step: Infinity }],
    ['a list for a step', { ...envelope, type: 'seek', step: [3] }],
    ['a step as a big integer', { ...envelope, type: 'seek', step: 3n }],
    ['a state that is none', { ...envelope, type: 'set', state: 'query=2' }],
    ['a state that is a list', { ...envelope, type: 'set', state: [2] }],
    ['no state', { ...envelope, type: 'set' }],
    ['the state beside itself', { ...envelope, type: 'set', state, query: 2 }],
    ['an attribute that is no setting', { ...envelope, type: 'set', state: { onclick: 'alert(1)' } }],
    ['the lesson’s own attribute', { ...envelope, type: 'set', state: { lesson: 'dikkat' } }],
    ['one unknown name among known ones', { ...envelope, type: 'set', state: { ...state, style: 'x' } }],
    ['a name of every object in the state', { ...envelope, type: 'set', state: { constructor: 1 } }],
    ['a prototype in the state', { ...envelope, type: 'set', state: withProto }],
    ['a truth', { ...envelope, type: 'set', state: { query: true } }],
    ['an object for a value', { ...envelope, type: 'set', state: { query: { valueOf: 2 } } }],
    ['null for a value', { ...envelope, type: 'set', state: { query: null } }],
    ['no number for a value', { ...envelope, type: 'set', state: { temperature: NaN } }],
    ['a value of a whole book', { ...envelope, type: 'set', state: { seed: '9'.repeat(301) } }],
  ])('%s', (_, data) => {
    expect(arrived(data)).toBeUndefined();
  });
});

describe('a message from the frame', () => {
  test('carries the event’s detail', () => {
    expect(message('a', 'step', { step: 17, steps: 60, phase: 'scores' })).toEqual({
      ...{ source: 'derslik', version: 1, id: 'a', type: 'step' },
      ...{ step: 17, steps: 60, phase: 'scores' },
    });
  });

  test('keeps the lesson’s version apart from the protocol’s', () => {
    expect(message('a', 'ready', { lesson: 'dikkat', lang: 'tr', version: '0.1.0' })).toEqual({
      ...{ source: 'derslik', version: 1, id: 'a', type: 'ready' },
      ...{ lesson: 'dikkat', lang: 'tr', release: '0.1.0' },
    });
  });

  test('is not led astray by a detail', () => {
    expect(message('a', 'error', { source: 'x', id: 'b', type: 'ready', code: 'value' })).toEqual({
      ...{ source: 'derslik', version: 1, id: 'a', type: 'error' },
      code: 'value',
    });
  });
});
