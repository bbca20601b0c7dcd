import url from '../../build/fonts/fonts.css?url';

/**
 * Asks for the web fonts when everything that the lesson needs is here.
 * @param {HTMLElement} lesson
 */
export function bringFonts(lesson) {
  for (const event of ['derslik-ready', 'derslik-error']) lesson.addEventListener(event, ask, { once: true });
  // The element has a script of its own, which may have been faster.
  if (['ready', 'failed'].includes(String(lesson.dataset.state))) ask();
}

function ask() {
  if (document.querySelector('link[data-fonts]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.dataset.fonts = '';
  document.head.append(link);
}
