import { shortened } from '../state/controls.js';
import { embedTexts } from './texts.js';

/**
 * Says over the lesson which of the origins in the address are none, and in an event of the lesson.
 * @param {HTMLElement} lesson
 * @param {string[]} bad
 */
export function tellBadOrigins(lesson, bad) {
  const t = embedTexts[document.documentElement.lang];
  const notice = Object.assign(document.createElement('div'), { className: 'notice', role: 'note' });
  notice.ariaLabel = t.notice;
  for (const value of bad) {
    const line = document.createElement('p');
    line.textContent = t.badOrigin(shortened(value));
    notice.append(line);
    const message = embedTexts.en.badOrigin(shortened(value));
    const detail = { code: 'value', message };
    lesson.dispatchEvent(new CustomEvent('derslik-error', { detail, bubbles: true, composed: true }));
  }
  lesson.before(notice);
}
