import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ExercisePart } from '../../web/exercise/part.js';
import { both } from './support/lesson.js';
import { elements, markup } from './support/markup.js';
import { exercise, words } from './support/scaling.js';

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

/** The clipboard, the selection and a root that can be clicked. */
function page() {
  const writeText = vi.fn(() => Promise.resolve());
  const selectAllChildren = vi.fn();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('getSelection', () => ({ selectAllChildren }));
  /** @type {((event: object) => void)[]} */
  const handlers = [];
  const connection = new AbortController();
  const root = /** @type {any} */ ({
    addEventListener: vi.fn((_, handle) => handlers.push(handle)),
    querySelector: (/** @type {string} */ selector) => ({ selector }),
  });
  return {
    writeText,
    selectAllChildren,
    root,
    signal: connection.signal,
    /** @param {string} inside */
    press: async (inside) => {
      for (const handle of handlers) handle({ target: new FakeElement(inside) });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

/** @param {'tr' | 'en'} lang */
function partIn(lang) {
  const host = { lang, ...words[lang], redraw: vi.fn(), say: vi.fn() };
  const part = new ExercisePart(host, exercise, words[lang].prose);
  const browser = page();
  part.listen(browser.root, browser.signal);
  return { host, part, ...browser, button: () => elements(markup(part.view()), 'button')[0].text };
}

const copy = '[data-exercise=copy]';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(both)('%s', (lang) => {
  const { copy: name, copied, copyFailed } = words[lang].strings;

  test('copies the starter code as it is shown, and says so for a while', async () => {
    const { host, writeText, press, button } = partIn(lang);
    expect(button()).toBe(name);
    await press(copy);
    const { todo, lines } = words[lang].prose.meta.comments;
    expect(writeText.mock.calls).toEqual([
      [exercise.starter.replace('# {todo}', `# ${todo}`).replace('# {lines}', `# ${lines}`)],
    ]);
    expect(host.say.mock.calls).toEqual([[copied]]);
    expect(host.redraw).toHaveBeenCalledTimes(1);
    expect(button()).toBe(copied);
    await vi.runAllTimersAsync();
    expect(host.redraw).toHaveBeenCalledTimes(2);
    expect(button()).toBe(name);
  });

  test('where copying is refused, selects the program instead', async () => {
    const { host, writeText, selectAllChildren, press, button } = partIn(lang);
    writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
    await press(copy);
    expect(host.say.mock.calls).toEqual([[copyFailed]]);
    expect(selectAllChildren.mock.calls).toEqual([[{ selector: '.exercise pre' }]]);
    expect(host.redraw).not.toHaveBeenCalled();
    expect(button()).toBe(name);
  });
});

test('is not concerned with what else is pressed', async () => {
  const { host, writeText, press } = partIn('tr');
  await press('[data-quiz=check]');
  expect(writeText).not.toHaveBeenCalled();
  expect(host.say).not.toHaveBeenCalled();
});

test('listens as long as it is told to', () => {
  const { root, signal } = partIn('tr');
  expect(root.addEventListener).toHaveBeenCalledWith('click', expect.any(Function), { signal });
});

test('once it is gone draws nothing more', async () => {
  const { host, part, press } = partIn('tr');
  await press(copy);
  part.dispose();
  await vi.runAllTimersAsync();
  expect(host.redraw).toHaveBeenCalledTimes(1);
});
