import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player, speeds } from '../../web/state/player.js';

const steps = 60;
/** What the player did, in order: the steps it went to, and whether it said that it plays. */
const told = /** @type {(number | boolean)[]} */ ([]);
let step = steps;
/** @type {Player} */
let player;
/** Called with each step that the player goes to. @type {(step: number) => void} */
let heard;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  step = steps;
  heard = () => {};
  player = new Player({
    where: () => ({ step, steps }),
    go: (to) => {
      step = to;
      told.push(to);
      heard(to);
    },
    changed: (playing) => told.push(playing),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test('from the last step it starts over at the first', () => {
  player.play();
  expect(told).toEqual([true, 1]);
  vi.advanceTimersByTime(1400);
  expect(told).toEqual([true, 1, 2, 3]);
});

test('from any other step it goes on from there', () => {
  step = 17;
  player.play();
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(700);
  expect(told).toEqual([true, 18]);
});

test('a step stays for 0.7 seconds', () => {
  step = 1;
  player.play();
  vi.advanceTimersByTime(699);
  expect(step).toBe(1);
  vi.advanceTimersByTime(1);
  expect(step).toBe(2);
});

test.each(speeds)('at speed %d it goes that much faster', (speed) => {
  step = 1;
  player.speed = speed;
  player.play();
  vi.advanceTimersByTime(700 / speed - 1);
  expect(step).toBe(1);
  vi.advanceTimersByTime(1 + 9 * (700 / speed));
  expect(step).toBe(11);
});

test('a new speed counts from the next step on', () => {
  step = 1;
  player.play();
  player.speed = 4;
  vi.advanceTimersByTime(700);
  expect(step).toBe(2);
  vi.advanceTimersByTime(175);
  expect(step).toBe(3);
});

test('it plays each step once and rests at the last', () => {
  player.play();
  vi.runAllTimers();
  expect(told).toEqual([true, ...Array.from({ length: steps }, (_, i) => i + 1), false]);
  expect(player.playing).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('it rests as soon as the last step is reached', () => {
  step = 59;
  player.play();
  vi.advanceTimersByTime(700);
  expect(told).toEqual([true, 60, false]);
});

test('a learner who jumps to the end while it plays ends it there', () => {
  step = 3;
  player.play();
  step = steps;
  vi.runAllTimers();
  expect(told).toEqual([true, false]);
});

describe('pause', () => {
  test('stops at once and leaves no timer', () => {
    step = 1;
    player.play();
    vi.advanceTimersByTime(1500);
    player.pause();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([true, 2, 3, false]);
  });

  test('and play go on where it stood', () => {
    step = 1;
    player.toggle();
    vi.advanceTimersByTime(700);
    player.toggle();
    player.toggle();
    vi.advanceTimersByTime(700);
    expect(told).toEqual([true, 2, false, true, 3]);
  });

  test.each([
    ['the first step', 60, 1, [true, 1, false]],
    ['a later step', 1, 3, [true, 2, 3, false]],
  ])('from whoever hears of %s holds', (_, from, at, expected) => {
    step = from;
    heard = (to) => {
      if (to === at) player.pause();
    };
    player.play();
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(expected);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('asking twice changes nothing', () => {
  step = 1;
  player.pause();
  player.play();
  player.play();
  expect(vi.getTimerCount()).toBe(1);
  player.pause();
  player.pause();
  expect(told).toEqual([true, false]);
});

test('it waits with whatever clock it is given', () => {
  /** @type {[() => void, number][]} */
  const waits = [];
  const own = new Player({
    where: () => ({ step: 1, steps: 3 }),
    go: () => {},
    changed: () => {},
    wait: (callback, milliseconds) => waits.push([callback, milliseconds]),
    cancel: (timer) => delete waits[timer - 1],
  });
  own.play();
  expect(waits.map(([, milliseconds]) => milliseconds)).toEqual([700]);
  own.pause();
  expect(0 in waits).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
