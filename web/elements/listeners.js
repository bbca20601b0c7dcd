/**
 * What a person does, translated into the element's few commands. One listener for each kind of event on the element's
 * root; the views say what a thing does in data attributes.
 *
 * @typedef {Record<string, string>} Wanted
 *
 * @typedef {object} Commands
 * @property {(wanted: Wanted) => void} set
 * @property {(wanted: Wanted) => void} show  set, and bring the scene into view
 * @property {(pointed: {row?: number, column: number} | undefined) => void} point
 * @property {(speed: number) => void} speed
 * @property {(tab: string) => void} tab
 * @property {(action: string, element: HTMLElement) => void} act
 */

/** @param {Event} event @param {string} selector */
const closest = (event, selector) =>
  event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(selector)) : null;

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 * @param {Commands} commands
 */
export function listen(root, signal, commands) {
  /** @param {string} type @param {(event: any) => void} handle */
  const on = (type, handle) => root.addEventListener(type, handle, { signal });

  on('input', (event) => {
    const { dataset, value } = event.target;
    if (dataset.setting) commands.set(wantedBy(event.target));
    else if ('speed' in dataset) commands.speed(Number(value));
  });

  on('click', (event) => {
    const control = closest(event, '[data-action], [data-set], [data-step], [data-query], [data-tab]');
    if (!control || /** @type {any} */ (control).disabled) return;
    const { action, set, step, query, tab } = control.dataset;
    if (action) commands.act(action, control);
    else if (set) commands.show(Object.fromEntries(new URLSearchParams(set)));
    else if (tab) commands.tab(tab);
    else if (step && !selecting(control)) commands.set({ step });
    else if (query) commands.set({ query });
  });

  /** What a slider said when it was touched. @type {Wanted} */
  let touched = {};
  on('pointerdown', (event) => {
    const range = /** @type {HTMLInputElement | null} */ (closest(event, 'input[type=range]'));
    if (!range) return;
    root.dataset.dragging = '';
    touched = wantedBy(range);
  });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
    on(type, () => delete root.dataset.dragging);
  // The finger's first touch has moved the thumb; where it turns out to scroll the page, it had not meant to.
  on('pointercancel', (event) => {
    if (closest(event, 'input[type=range]')) commands.set(touched);
  });

  // Between two cells the column stays lit; it goes out with the figure, or over a row's name.
  on('pointerover', (event) => {
    const cell = closest(event, '[data-column]');
    if (cell) commands.point(cellOf(cell));
    else if (!closest(event, '.figure') || closest(event, 'th, p')) commands.point(focused(root));
  });
  on('pointerleave', () => commands.point(focused(root)));
  // What lies on paper is the state, wherever the pointer happens to be.
  root.ownerDocument.defaultView?.addEventListener('beforeprint', () => commands.point(undefined), {
    signal,
  });
  on('focusin', (event) => {
    const cell = closest(event, '[data-cell]');
    if (cell) commands.point(cellOf(cell));
    if (closest(event, '[data-select]')) event.target.select();
  });
  on('focusout', (event) => {
    if (closest(event, '[data-cell]') && !event.relatedTarget?.matches?.('[data-cell]'))
      commands.point(undefined);
  });

  on('keydown', (event) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === ' ' && event.target.dataset.setting === 'step') {
      event.preventDefault();
      commands.act('play', event.target);
      return;
    }
    const cell = closest(event, '[data-cell]');
    if (cell && event.key === 'Enter') commands.set({ query: String(Number(cell.dataset.row) + 1) });
    const next = cell ? cellAt(root, cell, event) : tabAt(root, closest(event, '[role=tab]'), event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next.dataset.tab) commands.tab(next.dataset.tab);
  });
}

/**
 * What a slider says: its value, or the one that stands at this position of its stops.
 * @param {HTMLInputElement} range
 * @returns {Wanted}
 */
const wantedBy = ({ dataset: { setting, stops }, value }) => ({
  [String(setting)]: stops?.split(' ')[Number(value)] ?? value,
});

/** @param {HTMLElement} cell */
const cellOf = ({ dataset }) => ({
  row: dataset.row === undefined ? undefined : Number(dataset.row),
  column: Number(dataset.column),
});

/** @param {HTMLElement} root */
function focused(root) {
  const cell = /** @type {HTMLElement | null} */ (root.querySelector('[data-cell]:focus'));
  return cell ? cellOf(cell) : undefined;
}

/**
 * Whether a line's text is being selected, which must not move the scene. Chromium calls a selection inside a shadow root
 * collapsed, though it has text.
 * @param {HTMLElement} control
 */
const selecting = (control) =>
  !control.matches('button') && String(control.ownerDocument.getSelection()) !== '';

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} cell
 * @param {KeyboardEvent} event
 * @returns {HTMLElement | undefined} the cell that an arrow key leads to
 */
function cellAt(root, cell, event) {
  const cells = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-cell]')]);
  const size = Math.sqrt(cells.length);
  const [row, column] = [Number(cell.dataset.row), Number(cell.dataset.column)];
  const last = size - 1;
  /** @type {Record<string, [number, number]>} */
  const moves = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [event.ctrlKey ? 0 : row, 0],
    End: [event.ctrlKey ? last : row, last],
  };
  const move = moves[event.key];
  if (!move) return undefined;
  const [nextRow, nextColumn] = move.map((at) => Math.min(last, Math.max(0, at)));
  return cells[nextRow * size + nextColumn];
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement | null} tab
 * @param {KeyboardEvent} event
 * @returns {HTMLElement | undefined}
 */
function tabAt(root, tab, { key }) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (!tab || !step) return undefined;
  const tabs = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[role=tab]')]);
  return tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
}
