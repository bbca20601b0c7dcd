/**
 * The page's theme, and the button that switches it. Where there is a lesson, the lesson has it as its attribute and the
 * page around it looks the same.
 *
 * @typedef {import('../elements/derslik-lesson.js').DerslikLesson} DerslikLesson
 */

/**
 * @param {DerslikLesson} lesson
 * @param {() => void} switched called when the reader has chosen
 */
export function followTheme(lesson, switched) {
  const show = switchTheme(
    () => lesson.theme,
    (theme) => {
      lesson.theme = theme;
      switched();
    },
  );
  new MutationObserver(show).observe(lesson, { attributeFilter: ['theme'] });
}

/**
 * @param {() => string} read `light`, `dark` or `auto`
 * @param {(theme: string) => void} write
 * @returns {() => void} to be called when the theme has changed in another way
 */
export function switchTheme(read, write) {
  const root = document.documentElement;
  const toggle = /** @type {HTMLButtonElement} */ (document.querySelector('[data-theme-toggle]'));
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const isDim = () => (read() === 'auto' ? dark.matches : read() === 'dark');

  function show() {
    root.dataset.theme = read();
    const label = (isDim() ? toggle.dataset.light : toggle.dataset.dark) ?? '';
    toggle.title = label;
    toggle.setAttribute('aria-label', label);
  }

  toggle.addEventListener('click', () => {
    const dim = isDim();
    // Back to what the system says is back to following the system.
    write(dim === dark.matches ? (dim ? 'light' : 'dark') : 'auto');
    show();
  });
  dark.addEventListener('change', show);
  show();
  return show;
}
