import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal, percent, short, vector } from './support/words.js';

const temperatures = [1.05, 1.5, 2.2, 3, 4.95, 5, 2.5, 0.7, 0.25, 0.1];

test('while τ is dragged, everything agrees one microtask after each event', async ({ lesson }) => {
  await lesson.open('tr');
  const seen = await lesson.element.evaluate(drag, { setting: 'temperature', values: temperatures });
  expect(seen).toEqual(temperatures.map((temperature) => expected({ temperature, ending: 0, query: 5 })));
});

test('a new last word and a new query word show at once as well', async ({ lesson }) => {
  await lesson.open('tr');
  expect(await lesson.element.evaluate(drag, { setting: 'ending', values: [1] })).toEqual([
    expected({ temperature: 1, ending: 1, query: 5 }),
  ]);
  expect(await lesson.element.evaluate(drag, { setting: 'query', values: [1, 2, 6] })).toEqual(
    [1, 2, 6].map((query) => expected({ temperature: 1, ending: 1, query })),
  );
});

/**
 * Moves a slider as a pointer does, and reads the figure before the browser could draw anything in between.
 * @param {Element} element
 * @param {{setting: string, values: number[]}} how
 */
async function drag(element, { setting, values }) {
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const input = /** @type {HTMLInputElement} */ (root.querySelector(`[data-setting=${setting}]`));
  const text = (/** @type {Element | null | undefined} */ of) =>
    (of?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const texts = (/** @type {string} */ selector) => [...root.querySelectorAll(selector)].map(text);
  const lines = [...root.querySelectorAll('.line')];
  const line = (/** @type {string} */ start) => lines.find((each) => text(each).startsWith(start));
  const seen = [];
  for (const value of values) {
    input.value = String(value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await Promise.resolve();
    seen.push({
      cells: texts('[data-cell]'),
      station: texts('.station.weights td[data-column]'),
      divisor: text(root.querySelector('.station.scaled .scalar')),
      output: text(root.querySelector('.station.output .scalar')),
      ribbons: [...root.querySelectorAll('.ribbons path')].map((path) => path.getAttribute('stroke-width')),
      listed: [...(line('A = A / A.sum')?.querySelectorAll('.values span') ?? [])].map(text),
      tau: /tau = 3, (\S+)/.exec(text(line('d, tau')))?.[1],
      share: text(root.querySelector('.finding b')),
      note: text(root.querySelector('.settings-note')).split('τ = ')[1],
      spoken: root.querySelector('[data-setting=temperature]')?.ariaValueText,
      attribute: element.getAttribute('temperature') ?? '1',
    });
  }
  return seen;
}

/** @param {{temperature: number, ending: number, query: number}} settings */
function expected({ temperature, ending, query }) {
  const { weights, output, divisor } = truth({ temperature, ending });
  const row = query - 1;
  const tau = decimal('tr', temperature, 2);
  return {
    cells: weights.flat().map((weight) => decimal('tr', weight, 3)),
    station: weights[row].map((weight) => decimal('tr', weight, 3)),
    divisor: `√3 · ${tau} = ${decimal('tr', divisor, 2)}`,
    output: vector('tr', output[row]),
    ribbons: weights[row].map((weight) => Math.max(0.9, 24 * weight).toFixed(2)),
    listed: weights[row].map((weight) => short('tr', weight)),
    tau: Number.isInteger(temperature) ? `${temperature}.0` : String(temperature),
    share: percent('tr', Math.max(...weights[row])),
    note: tau,
    spoken: tau,
    attribute: String(temperature),
  };
}
