import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ExperimentPart } from '../../web/experiment/part.js';
import { formats } from '../../web/i18n/format.js';
import { readSetting, refusal } from '../../web/state/controls.js';
import { words } from './support/lesson.js';
import { elements, markup, text, withAttribute } from './support/markup.js';

/** @typedef {import('../../web/experiment/types.js').Field} Field */

class FakeElement {
  /** @type {Record<string, string>} */ dataset = {};
  value = '';
  focus = vi.fn();
  /** @param {Partial<FakeElement>} of */
  constructor(of) {
    Object.assign(this, of);
  }
  /** Everything here is inside the experiment, and a button is itself. @param {string} selector */
  closest(selector) {
    return selector === '.experiment' || 'experiment' in this.dataset ? this : null;
  }
}
vi.stubGlobal('Element', FakeElement);

const list = [4, 64, 1024];
const histogram = {
  pairs: 1000,
  edges: Float64Array.from({ length: 41 }, (_, i) => i / 5 - 4),
  before: new Int32Array(42),
  after: new Int32Array(42),
  expected: new Float64Array(42),
};
const controls = {
  d: { min: 1, max: 4096, step: 1, start: 64, stops: [1, 4, 64, 1024, 4096], marks: list },
  seed: { digits: 300, start: '0' },
  pairs: { min: 2, max: 100_000, step: 1, start: 10_000 },
};

/** A part with its host, a worker that says what it is told to, and a person who presses and types. */
function experiment() {
  /** @type {Record<string, string | number>} */
  const state = { d: 64, seed: '0', pairs: 1000 };
  /** @type {{onmessage: (event: object) => void, onerror: (event: object) => void, postMessage: any, terminate: any}[]} */
  const workers = [];
  const host = {
    lesson: { id: 'x', experiment: { dimensions: list } },
    lang: 'tr',
    strings: words.tr.strings,
    f: formats('tr', words.tr.strings),
    settings: () => /** @type {any} */ ({ ...state }),
    controls: () => controls,
    set: vi.fn((/** @type {Partial<Record<Field, string | number>>} */ wanted) =>
      Object.entries(wanted).flatMap(([name, raw]) => {
        const control = controls[/** @type {Field} */ (name)];
        const value = readSetting(control, raw);
        state[name] = value ?? control.start;
        if (value !== undefined) return [];
        return [refusal(name, control, raw)];
      }),
    ),
    binary: () => new Uint8Array(8),
    redraw: vi.fn(),
    say: vi.fn(),
    ran: vi.fn(),
  };
  const spawn = () => {
    const worker = { onmessage: () => {}, onerror: () => {}, postMessage: vi.fn(), terminate: vi.fn() };
    workers.push(worker);
    return /** @type {any} */ (worker);
  };
  const part = new ExperimentPart(host, { spawn });

  /** @type {Record<string, (event: object) => void>} */
  const handlers = {};
  const field = new FakeElement({});
  const root = /** @type {any} */ ({
    addEventListener: (/** @type {string} */ type, /** @type {any} */ handle) => (handlers[type] = handle),
    querySelector: (/** @type {string} */ selector) => Object.assign(field, { selector }),
  });
  part.listen(root, new AbortController().signal);

  const does = (/** @type {string} */ type, /** @type {Partial<FakeElement>} */ of, detail = 1) =>
    handlers[type]({ target: new FakeElement(of), detail });
  return {
    part,
    host,
    state,
    workers,
    field,
    does,
    html: () => markup(part.view()),
    press: (/** @type {string} */ action, detail = 1) =>
      does('click', { dataset: { experiment: action } }, detail),
    type: (/** @type {Field} */ name, /** @type {string} */ value) => {
      does('input', { dataset: { field: name }, value });
      does('change', { dataset: { field: name }, value });
    },
    hears: (/** @type {object} */ data) => workers.at(-1)?.onmessage({ data }),
    /** The worker does what it was asked to. */
    finishes: () => {
      const worker = workers[workers.length - 1];
      const { dimensions, pairs } = worker.postMessage.mock.calls[0][0];
      dimensions.forEach((/** @type {number} */ d, /** @type {number} */ index) =>
        worker.onmessage({ data: { type: 'result', index, result: resultOf(d, pairs), histogram } }),
      );
      worker.onmessage({ data: { type: 'done' } });
    },
  };
}

/** @param {number} d @param {number} pairs */
const resultOf = (d, pairs) => ({
  d,
  pairs,
  before: Math.sqrt(d) + 0.0123,
  after: 1.0049,
  printed: { before: Math.sqrt(d), after: 1 },
});

/** @param {string} html */
const rows = (html) => elements(html.split('class="sheet"')[1]?.split('</table>')[0] ?? '', 'tr').slice(1);
/** @param {string} html */
const buttons = (html) =>
  withAttribute(html, 'data-experiment')
    .filter((button) => !('hidden' in button))
    .map((button) => button['data-experiment']);
/** @param {string} html */
const points = (html) => withAttribute(html, 'cx').length / 2;

/** @type {ReturnType<typeof experiment>} */
let one;
beforeEach(() => {
  one = experiment();
});

describe('running', () => {
  test("the program's list is one request, and the lesson hears of it", () => {
    one.press('run-list');
    expect(one.workers[0].postMessage.mock.calls).toEqual([
      [{ seed: '0', pairs: 1000, dimensions: list, binary: new Uint8Array(8) }],
    ]);
    expect(one.host.ran).toHaveBeenCalledWith(list);
  });

  test('d alone begins with the seed', () => {
    one.type('d', '100');
    one.press('run-one');
    expect(one.workers[0].postMessage.mock.calls[0][0].dimensions).toEqual([100]);
    expect(one.host.ran).toHaveBeenCalledWith([100]);
  });

  test('puts progress and a way to cancel in the place of the buttons', () => {
    expect(buttons(one.html())).toEqual(['run-list', 'run-one', 'clear']);
    one.press('run-one');
    expect(buttons(one.html())).toEqual(['cancel']);
    one.hears({ type: 'progress', index: 0, d: 64, share: 0.429, histogram });
    const html = one.html();
    expect(withAttribute(html, 'max').find(({ value }) => value === '0.429')).toEqual({
      'aria-label': 'Deneyin ilerleyişi',
      max: '1',
      value: '0.429',
    });
    expect(text(html)).toContain('%42 d = 64');
  });

  test('draws the scores while they come, and the results as they are there', () => {
    one.press('run-list');
    one.hears({ type: 'progress', index: 0, d: 4, share: 0.1, histogram });
    expect(text(one.html())).toContain('Puanların dağılımı, d = 4');
    expect(rows(one.html())).toHaveLength(0);
    one.hears({ type: 'result', index: 0, result: resultOf(4, 1000), histogram });
    expect(rows(one.html())).toHaveLength(1);
    expect(points(one.html())).toBe(1);
  });

  test('is said at its start, at each result and at its end, and not in between', () => {
    one.press('run-list');
    one.hears({ type: 'progress', index: 0, d: 4, share: 0.1, histogram });
    one.finishes();
    const said = one.host.say.mock.calls.map(([words]) => words);
    const outcomes = [
      'd = 4: standart sapma 2,01, √d’ye bölününce 1,00.',
      'd = 64: standart sapma 8,01, √d’ye bölününce 1,00.',
      'd = 1024: standart sapma 32,01, √d’ye bölününce 1,00.',
    ];
    expect(said).toEqual([
      'Deney başladı: d = 4, 64, 1024.',
      ...outcomes,
      `Deney bitti. ${outcomes.join(' ')}`,
    ]);
  });

  test('prints what the program prints, with the seed and the pairs it had', () => {
    one.press('run-list');
    one.finishes();
    one.type('seed', '7');
    const [, output] = one.html().split('class="printed"');
    expect(elements(output, 'code')[0].text).toBe('4 2.0 1.0 64 8.0 1.0 1024 32.0 1.0');
    expect(text(output)).toContain('tohum 0 · 1000 çift');
  });
});

describe('cancelling', () => {
  test('ends the worker and keeps what had come', () => {
    one.press('run-list');
    one.hears({ type: 'result', index: 0, result: resultOf(4, 1000), histogram });
    one.press('cancel');
    expect(one.workers[0].terminate).toHaveBeenCalled();
    expect(buttons(one.html())).toEqual(['run-list', 'run-one', 'clear', 'show']);
    expect(one.host.say).toHaveBeenLastCalledWith('Deney iptal edildi.');
  });

  test('is not what the second click of a double click means', () => {
    one.press('run-list');
    one.press('cancel', 2);
    expect(one.workers[0].terminate).not.toHaveBeenCalled();
    one.press('cancel', 0);
    expect(one.workers[0].terminate).toHaveBeenCalled();
  });

  test('happens when the lesson goes', () => {
    one.press('run-list');
    one.part.dispose();
    expect(one.workers[0].terminate).toHaveBeenCalled();
    expect(buttons(one.html())).toContain('run-list');
  });
});

describe('results', () => {
  /** @param {string} action */
  const run = (action) => {
    one.press(action);
    one.finishes();
  };

  test('of an identical run are not doubled', () => {
    run('run-list');
    run('run-list');
    expect(rows(one.html())).toHaveLength(3);
    expect(points(one.html())).toBe(3);
    expect(elements(one.html(), 'code')[0].text).toBe('4 2.0 1.0 64 8.0 1.0 1024 32.0 1.0');
  });

  test('differ where the generator had drawn something else, and say what', () => {
    one.type('d', '4');
    run('run-one');
    run('run-list');
    one.type('d', '64');
    run('run-one');
    expect(rows(one.html()).map((row) => row.text)).toEqual([
      '4 2,012 1,005 –yok 0 1000',
      '64 8,012 1,005 4 0 1000',
      '1024 32,012 1,005 4, 64 0 1000',
      '64 8,012 1,005 –yok 0 1000',
    ]);
  });

  test('with another seed or another number of pairs stand beside the old', () => {
    run('run-one');
    one.type('seed', '7');
    run('run-one');
    one.type('pairs', '50');
    run('run-one');
    expect(rows(one.html()).map((row) => row.text.split(' ').slice(-2))).toEqual([
      ['0', '1000'],
      ['7', '1000'],
      ['7', '50'],
    ]);
  });

  test('can be looked at again', () => {
    run('run-list');
    expect(text(one.html())).toContain('Puanların dağılımı, d = 1024');
    one.does('click', { dataset: { experiment: 'show', outcome: '0/1000/4' } });
    expect(text(one.html())).toContain('Puanların dağılımı, d = 4 ');
    const pressed = withAttribute(one.html(), 'aria-pressed').map((button) => button['aria-pressed']);
    expect(pressed).toEqual(['true', 'false', 'false']);
  });

  test('go when they are cleared', () => {
    run('run-list');
    one.press('clear');
    expect(rows(one.html())).toHaveLength(0);
    expect(points(one.html())).toBe(0);
    expect(one.html()).not.toContain('class="printed"');
    expect(withAttribute(one.html(), 'data-experiment').at(-1)).toHaveProperty('disabled');
  });
});

describe('a setting', () => {
  test('that is refused keeps its text, and says what was expected and what came', () => {
    one.type('pairs', '1,5');
    const html = one.html();
    const input = withAttribute(html, 'data-field').find((each) => each['data-field'] === 'pairs');
    expect(input).toMatchObject({
      value: '1,5',
      'aria-invalid': 'true',
      'aria-describedby': 'experiment-pairs-hint',
    });
    const hint = elements(html, 'p').find(({ id }) => id === 'experiment-pairs-hint');
    expect(hint?.text).toBe('2 ile 100000 arasında bir tam sayı bekleniyordu, “1,5” geldi.');
    expect(one.host.say).toHaveBeenLastCalledWith(`Çift sayısı: ${hint?.text}`);
  });

  test('that is refused lets nothing start that needs it, and takes the focus', () => {
    one.type('d', 'çok');
    one.press('run-one');
    expect(one.workers).toHaveLength(0);
    expect(one.field.focus).toHaveBeenCalledTimes(1);
    expect(one.field).toMatchObject({ selector: '.experiment [data-field=d]' });
    one.press('run-list');
    expect(one.workers).toHaveLength(1);
  });

  test.each([
    ['mended', () => one.type('seed', '12')],
    ['changed elsewhere', () => Object.assign(one.state, { seed: '12' })],
  ])('that was refused is taken again once it is %s', (_, mend) => {
    one.type('seed', '-1');
    mend();
    const seed = withAttribute(one.html(), 'data-field').find((each) => each['data-field'] === 'seed');
    expect(seed).toMatchObject({ value: '12', 'aria-invalid': 'false' });
    one.press('run-one');
    expect(one.workers[0].postMessage.mock.calls[0][0].seed).toBe('12');
  });

  test('may have spaces around it', () => {
    one.type('pairs', ' 500 ');
    expect(one.host.set).toHaveBeenLastCalledWith({ pairs: '500' });
  });

  test('is not disturbed while it is being typed', () => {
    one.does('input', { dataset: { field: 'pairs' }, value: '12' });
    expect(one.host.set).not.toHaveBeenCalled();
    const pairs = withAttribute(one.html(), 'data-field').find((each) => each['data-field'] === 'pairs');
    expect(pairs?.value).toBe('12');
  });

  test('d is mended by the slider, even where it stays what it is', () => {
    one.type('d', 'x');
    one.does('input', { dataset: { setting: 'd' }, value: '2' });
    const d = withAttribute(one.html(), 'data-field').find((each) => each['data-field'] === 'd');
    expect(d).toMatchObject({ value: '64', 'aria-invalid': 'false' });
  });
});

describe('a failure', () => {
  test('is shown in words, and the buttons are back', () => {
    one.press('run-list');
    one.workers[0].onerror({ message: '' });
    const [panel] = elements(one.html(), 'p').filter(({ role }) => role === 'alert');
    expect(panel.text).toMatch(/^Deney başlatılamadı: tarayıcı/);
    expect(buttons(one.html())).toEqual(['run-list', 'run-one', 'clear']);
  });

  test('goes with the next run', () => {
    one.press('run-list');
    one.hears({ type: 'error', failure: { code: 'died', detail: 'oh' } });
    expect(text(one.html())).toContain('Hesap yarıda kaldı (oh).');
    one.press('run-list');
    expect(one.html()).not.toContain('role="alert"');
  });
});
