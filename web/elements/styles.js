import lesson from '../styles/lesson.css?inline';
import tokens from '../styles/tokens.css?inline';
import ramp from '../../build/ramp.css?inline';

/** One sheet for every element on a page. @type {CSSStyleSheet | undefined} */
let sheet;

/** @param {ShadowRoot} root */
export function adoptStyles(root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host{display:block}:host([hidden]){display:none}${tokens}${lesson}${ramp}`);
  }
  root.adoptedStyleSheets = [sheet];
}
