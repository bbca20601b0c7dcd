import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LateParts } from '../../web/elements/late-parts.js';
import attention from '../../web/kinds/attention.js';
import { registry } from '../../web/lessons/registry.js';
import * as dikkat from './support/lesson.js';
import { elements, markup, text } from './support/markup.js';
import { browser } from './support/quiz.js';
import * as olcekli from './support/scaling.js';

/** @typedef {'tr' | 'en'} Language */

/** What is pressed. */
class FakeElement {
  /** @param {string} inside the button that it is in */
  constructor(inside) {
    this.inside = inside;
  }
  /** @param {string} selector */
  closest(selector) {
    return selector === this.inside ? this : null;
  }
}

/** What tells the browser that an element has come near the screen; unset, all are near. @type {(() => void)[] | undefined} */
let scrolling;

/** The browser's, for elements that are far away only where a test says so. */
class FakeIntersectionObserver {
  /** @param {(entries: object[]) => void} seen */
  constructor(seen) {
    this.seen = seen;
  }
  /** @param {object} target */
  observe(target) {
    const arrive = () => this.seen([{ target, isIntersecting: true }]);
    this.seen([{ target, isIntersecting: false }]);
    if (scrolling) scrolling.push(arrive);
    else arrive();
  }
  unobserve() {}
}

const writeText = vi.fn(() => Promise.resolve());

beforeEach(() => {
  browser();
  writeText.mockClear();
  scrolling = undefined;
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no style sheet here')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const of = {
  dikkat: { kind: attention, lesson: dikkat.dikkat, engine: dikkat.engine, words: dikkat.words },
  olcekli: { kind: olcekli.kind, lesson: olcekli.olcekli, engine: olcekli.engine, words: olcekli.words },
};
const everything = ['scene', 'text', 'quiz', 'experiment', 'exercise'];

/** An element with a lesson in it, whose late parts are to come. @param {keyof typeof of} name */
function lessonWith(name) {
  /** @type {Language} */
  let lang = 'tr';
  /** @type {[type: string, handle: (event: object) => void, signal: AbortSignal][]} */
  let handlers = [];
  const { kind, lesson, engine, words } = of[name];
  const state = /** @type {any} */ (kind).createState(lesson, engine);
  const ready = () => /** @type {any} */ ({ kind, engine, state, lang, ...words[lang] });
  const owner = {
    root: /** @type {any} */ ({
      addEventListener: (
        /** @type {string} */ type,
        /** @type {(event: object) => void} */ handle,
        /** @type {{signal: AbortSignal}} */ { signal },
      ) => handlers.push([type, handle, signal]),
    }),
    ready,
    scene: () => kind.describe(ready()),
    start: () => /** @type {any} */ ([{}, {}]),
    set: vi.fn(() => []),
    show: vi.fn(),
    glance: vi.fn(),
    redraw: vi.fn(),
    wear: vi.fn(),
    emit: vi.fn(),
    say: vi.fn(),
  };
  const connection = new AbortController();
  const late = new LateParts(owner);
  late.connect(connection.signal);
  return {
    owner,
    connection,
    late,
    /** @param {string[]} [wanted] */
    load: (wanted = everything) => late.load(ready(), wanted),
    /** @param {Language} to */
    speak: (to) => (lang = to),
    /** @param {string} part */
    drawn: (part) => markup(late.views(everything)[/** @type {'quiz'} */ (part)]),
    /** @param {string} inside */
    press: async (inside) => {
      handlers = handlers.filter(([, , signal]) => !signal.aborted);
      for (const [type, handle] of handlers)
        if (type === 'click') handle({ target: new FakeElement(inside) });
      await Promise.resolve();
    },
  };
}

/** @param {LateParts} late @param {string[]} wanted */
const drawnBy = (late, wanted) =>
  Object.entries(late.views(wanted))
    .filter(([, drawn]) => drawn !== undefined)
    .map(([part]) => part)
    .sort();

describe('a lesson has the parts that its entry and its data name', () => {
  test.each(
    /** @type {[keyof typeof of, string[]][]} */ ([
      ['dikkat', ['quiz', 'share', 'text']],
      ['olcekli', ['exercise', 'experiment', 'quiz', 'share', 'text']],
    ]),
  )('%s', async (name, parts) => {
    const { late, load } = lessonWith(name);
    await load();
    expect(drawnBy(late, everything)).toEqual(parts);
  });
});

test('they are drawn once they are there', async () => {
  const { owner, late, load, drawn } = lessonWith('olcekli');
  const loading = load();
  expect(late.views(everything)).toEqual({});
  await loading;
  expect(owner.redraw).toHaveBeenCalled();
  expect(drawn('quiz')).toContain('class="quiz"');
  expect(drawn('experiment')).toContain('class="experiment"');
  expect(drawn('exercise')).toContain('class="exercise"');
  expect(drawn('share')).toContain('class="share"');
});

test('they wait until the lesson is near the screen, and come once', async () => {
  scrolling = [];
  const asked = vi.spyOn(registry[olcekli.olcekli.id], 'exercise');
  const { late, load, speak, drawn } = lessonWith('olcekli');
  const loading = [load(['text']), load()];
  speak('en');
  loading.push(load());
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  expect(late.complete).toBe(false);

  for (const arrive of scrolling) arrive();
  await Promise.all(loading);
  expect(asked).toHaveBeenCalledOnce();
  expect(text(drawn('exercise'))).toContain('Starter code');
});

test('only those that are wanted are loaded and drawn; to share belongs to the scene', async () => {
  const questions = vi.spyOn(/** @type {any} */ (registry[olcekli.olcekli.id].questions), 'tr');
  const lesson = lessonWith('olcekli');
  await lesson.load(['exercise']);
  expect(drawnBy(lesson.late, everything)).toEqual(['exercise']);
  await lesson.load(['exercise', 'scene']);
  expect(drawnBy(lesson.late, everything)).toEqual(['exercise', 'share']);
  expect(drawnBy(lesson.late, ['scene'])).toEqual(['share']);
  expect(questions).not.toHaveBeenCalled();
});

test('what is there is not loaded again', async () => {
  const load = vi.spyOn(registry[olcekli.olcekli.id], 'exercise');
  const lesson = lessonWith('olcekli');
  await Promise.all([lesson.load(), lesson.load()]);
  await lesson.load();
  expect(load).toHaveBeenCalledOnce();
});

describe('a part that could not be had', () => {
  test('says so in its place, and the others are there', async () => {
    vi.spyOn(registry[olcekli.olcekli.id], 'exercise').mockRejectedValueOnce(new TypeError('offline'));
    const { load, drawn } = lessonWith('olcekli');
    await load();
    expect(text(drawn('exercise'))).toContain(olcekli.words.tr.strings.failures.chunk);
    expect(elements(drawn('exercise'), 'button')).toMatchObject([{ 'data-action': 'late' }]);
    expect(drawn('quiz')).toContain('class="quiz"');
  });

  test('comes when it is asked for again', async () => {
    const asked = vi.spyOn(registry[olcekli.olcekli.id], 'exercise');
    asked.mockRejectedValueOnce(new TypeError('offline'));
    const others = vi.spyOn(/** @type {any} */ (registry[olcekli.olcekli.id].questions), 'tr');
    const { late, load, drawn } = lessonWith('olcekli');
    await load();
    await load();
    expect(asked, 'not without being told').toHaveBeenCalledOnce();
    late.retry();
    await load();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(others, 'it alone').toHaveBeenCalledOnce();
    expect(drawn('exercise')).toContain('class="exercise"');
  });
});

describe('in another language', () => {
  test('the parts come anew', async () => {
    const { load, speak, drawn } = lessonWith('olcekli');
    await load();
    expect(text(drawn('exercise'))).toContain('Başlangıç kodu');
    speak('en');
    await load();
    expect(text(drawn('exercise'))).toContain('Starter code');
  });

  test('what was still on its way in the first one is not shown', async () => {
    const { load, speak, drawn } = lessonWith('olcekli');
    /** @type {(exercise: {default: typeof olcekli.exercise}) => void} */
    let arrive = () => {};
    const late = new Promise((resolve) => (arrive = resolve));
    const asked = vi.spyOn(registry[olcekli.olcekli.id], 'exercise');
    asked.mockReturnValueOnce(/** @type {any} */ (late));
    const first = load();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    speak('en');
    await load();
    arrive({ default: olcekli.exercise });
    await first;
    expect(text(drawn('exercise'))).toContain('Starter code');
  });

  // The former parts listen until the element leaves the page.
  test('the former parts hear no more of what is pressed', async () => {
    const { load, speak, press } = lessonWith('olcekli');
    await load();
    speak('en');
    await load();
    await press('[data-exercise=copy]');
    expect(writeText).toHaveBeenCalledOnce();
  });

  // Parts that are asked for twice for one language come twice, and both listen.
  test('and back again before they are there, the parts come once', async () => {
    const { load, speak, press } = lessonWith('olcekli');
    const loading = /** @type {Language[]} */ (['tr', 'en', 'tr']).map((lang) => {
      speak(lang);
      return load();
    });
    await Promise.all(loading);
    await press('[data-exercise=copy]');
    expect(writeText).toHaveBeenCalledOnce();
  });
});

test('they hear what is pressed, until the element leaves the page', async () => {
  const { owner, connection, load, press } = lessonWith('olcekli');
  await load();
  await press('[data-exercise=copy]');
  expect(writeText).toHaveBeenCalledOnce();
  expect(owner.say.mock.calls).toEqual([[olcekli.words.tr.strings.copied]]);
  connection.abort();
  await press('[data-exercise=copy]');
  expect(writeText).toHaveBeenCalledOnce();
});

test('those that come before the element is on a page again hear from then on', async () => {
  const { late, connection, load, press } = lessonWith('olcekli');
  connection.abort();
  await load();
  await press('[data-exercise=copy]');
  expect(writeText).not.toHaveBeenCalled();
  late.connect(new AbortController().signal);
  await press('[data-exercise=copy]');
  expect(writeText).toHaveBeenCalledOnce();
});
