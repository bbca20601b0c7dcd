import { describe, expect, test } from 'vitest';
import { failureTexts } from '../../web/i18n/failure-texts.js';
import { failure, loading } from '../../web/views/failure.js';
import { markup, text, withAttribute } from './support/markup.js';

describe.each(Object.entries(failureTexts))('%s', (_, texts) => {
  /** @param {Parameters<typeof failure>[0]['failure']} of */
  const drawn = (of, served = true) => markup(failure({ texts, failure: of, served }));

  test.each(Object.keys(texts.failures))('the failure “%s” says its cause, and what can be read', (code) => {
    const cause = texts.failures[code];
    const html = drawn({ code, detail: '404' });
    expect(text(html)).toContain(typeof cause === 'function' ? cause('404', '') : cause);
    expect(text(html)).toContain(texts.stillReadable);
    expect(html).toContain('role="alert"');
  });

  test('nothing is said of the lesson’s text where the element holds something else', () => {
    expect(text(drawn({ code: 'stalled' }, false))).not.toContain(texts.stillReadable);
  });

  test('an unknown lesson is answered with those that there are', () => {
    const html = drawn({ code: 'lesson', detail: 'x', known: ['dikkat', 'softmax'] });
    expect(text(html)).toContain('dikkat, softmax.');
  });

  test('a detail is text and never markup', () => {
    for (const code of Object.keys(texts.failures))
      expect(drawn({ code, detail: '<i>' })).not.toContain('<i>');
  });

  test('a failure without a detail shows no “undefined”', () => {
    for (const code of Object.keys(texts.failures)) expect(text(drawn({ code }))).not.toMatch(/undefined|=>/);
  });

  test.each([
    ['again', 1],
    ['reload', 1],
    [undefined, 0],
  ])('retry: %s', (retry, buttons) => {
    expect(withAttribute(drawn({ code: 'stalled', retry }), 'data-action')).toHaveLength(buttons);
  });

  test('what the element held stays, before and after', () => {
    for (const html of [
      drawn({ code: 'blocked' }),
      ...[false, true].map((slow) => markup(loading(texts, slow))),
    ])
      expect(html).toContain('<slot></slot>');
  });

  test('loading shows progress only once the wait is felt', () => {
    expect(markup(loading(texts, false)).trim()).toBe('<slot></slot>');
    const [progress] = withAttribute(markup(loading(texts, true)), 'aria-label');
    expect(progress).toEqual({ 'aria-label': texts.loadingLesson });
  });
});
