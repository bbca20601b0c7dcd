import { describe, expect, test } from 'vitest';
import { findApi } from '../../web/embed/scorm/find-api.js';

/** Windows as far as they matter here: who stands above whom, who opened whom. */

/**
 * @param {any} [of]
 * @returns {any}
 */
function window({ parent, opener = null, ...own } = {}) {
  const made = { opener, ...own };
  made.parent = parent ?? made;
  made.top = parent ? parent.top : made;
  return made;
}

/** One that belongs to somebody else. */
const foreign = (/** @type {any} */ parent = undefined) => {
  const made = /** @type {any} */ (
    new Proxy(window(), {
      get: (_, name) => {
        // These alone can be asked of any window.
        if (name === 'parent') return parent ?? made;
        if (name === 'top') return parent?.top ?? made;
        if (name === 'opener') return null;
        throw new DOMException('blocked', 'SecurityError');
      },
    })
  );
  return made;
};

const API = {};

describe('the platform is found', () => {
  test('in the parent, and further up', () => {
    const top = window({ API });
    expect(findApi(window({ parent: top }), 'API')).toBe(API);
    expect(findApi(window({ parent: window({ parent: window({ parent: top }) }) }), 'API')).toBe(API);
  });

  test('in the window that opened this one, above it, and where a frame’s window was opened', () => {
    const opener = window({ parent: window({ API }) });
    expect(findApi(window({ opener }), 'API')).toBe(API);
    expect(findApi(window({ parent: window({ opener }) }), 'API')).toBe(API);
  });

  test('above a page of somebody else', () => {
    expect(findApi(window({ parent: foreign(window({ API })) }), 'API')).toBe(API);
  });

  test('by its own name alone', () => {
    const top = window({ API, API_1484_11: {} });
    expect(findApi(window({ parent: top }), 'API_1484_11')).toBe(top.API_1484_11);
    expect(findApi(window({ parent: window({ API: 'text' }) }), 'API')).toBeUndefined();
  });
});

describe('there is none', () => {
  test('where the page stands alone, even if it has such a name itself', () => {
    expect(findApi(window({ API }), 'API')).toBeUndefined();
  });

  test('where everything around is somebody else’s', () => {
    expect(findApi(window({ parent: foreign(), opener: foreign() }), 'API')).toBeUndefined();
  });

  test('where windows never end', () => {
    const one = window();
    const other = window({ parent: one });
    one.parent = other;
    expect(findApi(window({ parent: one }), 'API')).toBeUndefined();
  });
});
