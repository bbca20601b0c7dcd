/**
 * What a person does in the questions' box, translated into the part's few commands. The views say what a thing does in
 * `data-quiz`, and which question it belongs to in `data-question` around it.
 *
 * @typedef {object} Commands
 * @property {(id: string, given: string) => void} answer
 * @property {(id: string, pair: number, chosen: string) => void} pair
 * @property {(id: string) => void} check
 * @property {(id: string) => void} show
 * @property {(id: string) => void} see
 * @property {(index: number) => void} go
 * @property {() => void} next
 * @property {() => void} reset
 */

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 * @param {Commands} commands
 */
export function listen(root, signal, commands) {
  /** @param {string} type @param {(control: HTMLElement, id: string, event: any) => void} handle */
  const on = (type, handle) =>
    root.addEventListener(
      type,
      (event) => {
        const target = /** @type {Element} */ (event.target);
        const control = /** @type {HTMLElement | null} */ (target.closest('.quiz [data-quiz]'));
        const question = /** @type {HTMLElement | null} */ (target.closest('[data-question]'));
        if (control) handle(control, question?.dataset.question ?? '', event);
      },
      { signal },
    );

  // A list of choices tells of the choice with `input` too, a radio button likewise.
  on('input', (control, id) => {
    const { value, dataset } = /** @type {HTMLInputElement | HTMLSelectElement} */ (control);
    if (dataset.pair === undefined) commands.answer(id, value);
    else commands.pair(id, Number(dataset.pair), value);
  });

  on('click', (control, id) => {
    switch (control.dataset.quiz) {
      case 'check':
        keepFocus(root, control, () => commands.check(id));
        break;
      case 'show':
        keepFocus(root, control, () => commands.show(id));
        break;
      case 'next':
        commands.next();
        queueMicrotask(() => focus(root, '.question.current fieldset'));
        break;
      case 'scene':
        commands.see(id);
        break;
      case 'go':
        commands.go(Number(control.dataset.index));
        break;
      case 'reset':
        commands.reset();
        break;
    }
  });

  on('keydown', (control, id, event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    // A key that is held down neither checks again nor goes on to the next question.
    if (event.repeat) event.preventDefault();
    else if (control.matches('input[type=text]')) {
      event.preventDefault();
      keepFocus(root, control, () => commands.check(id));
    }
  });
}

/**
 * Does what may take a control away or disable it: then its focus goes on to the question's button, or to the score after
 * the last question, and is not lost.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} control
 * @param {() => void} act which asks for a redraw, in this microtask at the latest
 */
function keepFocus(root, control, act) {
  const had = control.matches(':focus');
  act();
  queueMicrotask(() => {
    if (!had || (control.isConnected && !control.matches(':disabled'))) return;
    focus(root, '.question.current .filled') || focus(root, '.quiz-standing');
  });
}

/** @param {HTMLElement} root @param {string} selector */
function focus(root, selector) {
  const target = /** @type {HTMLElement | null} */ (root.querySelector(selector));
  target?.focus();
  return target !== null;
}
