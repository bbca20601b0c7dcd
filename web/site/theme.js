/**
 * The page's theme: the lesson has it as its attribute, the page around it looks the same, and a button switches it.
 *
 * @typedef {import('../elements/derslik-lesson.js').DerslikLesson} DerslikLesson
 */

/**
 * @param {DerslikLesson} lesson
 * @param {() => void} switched called when the reader has chosen
 */
export function followTheme(lesson, switched) {
  const root = document.documentElement;
  const toggle = /** @type {HTMLButtonElement} */ (document.querySelector('[data-theme-toggle]'));
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const isDim = () => (lesson.theme === 'auto' ? dark.matches : lesson.theme === 'dark');

  function show() {
    root.dataset.theme = lesson.theme;
    const label = (isDim() ? toggle.dataset.light : toggle.dataset.dark) ?? '';
    toggle.title = label;
    toggle.setAttribute('aria-label', label);
  }

  toggle.addEventListener('click', () => {
    const dim = isDim();
    // Back to what the system says is back to following the system.
    lesson.theme = dim === dark.matches ? (dim ? 'light' : 'dark') : 'auto';
    switched();
  });
  dark.addEventListener('change', show);
  new MutationObserver(show).observe(lesson, { attributeFilter: ['theme'] });
  show();
}
