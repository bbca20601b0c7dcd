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
    const short = shortened(value);
    line.textContent = t.badOrigin(short);
    notice.append(line);
    const detail = { code: 'value', message: embedTexts.en.badOrigin(short) };
    lesson.dispatchEvent(new CustomEvent('derslik-error', { detail, bubbles: true, composed: true }));
  }
  lesson.before(notice);
}
