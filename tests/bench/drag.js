/**
 * What runs inside the lesson's page; nothing outside these functions is known there.
 *
 * @typedef {object} Drag
 * @property {string} setting which slider
 * @property {number} events how many `input` events to send
 *
 * @typedef {object} Times in milliseconds, one for each event
 * @property {number[]} update from the event's dispatch until the DOM shows the new value everywhere
 * @property {number[]} layout from there until the browser has styled and laid out the page
 */

/**
 * Sends a slider back and forth, a step and an `input` event at a time, as the browser does for a drag. Each event finds
 * a page that is styled and laid out, and the browser's other work gets its turn in between.
 *
 * @param {Drag} drag
 * @returns {Promise<Times>}
 */
export async function drag({ setting, events }) {
  const root = /** @type {ShadowRoot} */ (document.querySelector('derslik-lesson')?.shadowRoot);
  const input = /** @type {HTMLInputElement} */ (root.querySelector(`[data-setting="${setting}"]`));
  const { port1, port2 } = new MessageChannel();
  const turn = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const layOut = () => root.host.getBoundingClientRect();

  const hand = (/** @type {string} */ type) =>
    input.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));

  hand('pointerdown');
  /** @type {Times} */
  const times = { update: [], layout: [] };
  let direction = 1;
  for (let event = 0; event < events; event += 1) {
    const shown = input.ariaValueText;
    if (input.value === input.max) direction = -1;
    if (input.value === input.min) direction = 1;
    input.stepUp(direction);
    await turn();
    layOut();

    const start = performance.now();
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await null; // What the element put off to a microtask has run when this goes on.
    const updated = performance.now();
    layOut();
    const laidOut = performance.now();

    if (input.ariaValueText === shown) throw new Error(`The page did not follow the slider ${setting}`);
    times.update.push(updated - start);
    times.layout.push(laidOut - updated);
  }
  hand('pointerup');
  return times;
}

/**
 * Whether the DOM is finished where `drag` stops its clock: sends some events, and counts what changes after that.
 *
 * @param {Drag} drag
 * @returns {Promise<{during: number, after: number}>} changes of the lesson's DOM
 */
export async function watch({ setting, events }) {
  const root = /** @type {ShadowRoot} */ (document.querySelector('derslik-lesson')?.shadowRoot);
  const input = /** @type {HTMLInputElement} */ (root.querySelector(`[data-setting="${setting}"]`));
  const changes = { during: 0, after: 0 };
  /** @type {keyof typeof changes} */
  let when = 'during';
  const observer = new MutationObserver((records) => (changes[when] += records.length));
  const lesson = /** @type {Element} */ (root.querySelector('.derslik'));
  observer.observe(lesson, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let event = 0; event < events; event += 1) {
    input.stepUp(input.value === input.max ? -1 : 1);
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await null;
    changes.during += observer.takeRecords().length;
    when = 'after';
    await new Promise((resolve) => setTimeout(resolve, 20));
    when = 'during';
  }
  observer.disconnect();
  return changes;
}
