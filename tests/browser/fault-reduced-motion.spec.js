import { expect, test } from './support/test.js';

// Who asks the system for less motion gets none: nothing starts by itself, and what changes is there at once.

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('steps and sliders change at once', async ({ lesson }) => {
    await lesson.open('en');
    expect(await lesson.root.evaluate(moving)).toEqual([]);
    expect(await lesson.root.evaluate(tweening)).toEqual([]);
  });

  test('a suggestion brings the scene into view at once', async ({ lesson }) => {
    await lesson.open('en');
    await lesson.whole();
    const top = await lesson.root.evaluate((root) => {
      const button = /** @type {HTMLElement} */ (
        root.querySelector('[data-set="temperature=3&query=5&step=60"]')
      );
      button.scrollIntoView({ behavior: 'instant', block: 'end' });
      const finding = /** @type {HTMLElement} */ (root.querySelector('.finding'));
      const before = finding.getBoundingClientRect().top;
      button.click();
      return { before, after: finding.getBoundingClientRect().top };
    });
    expect(top.before).toBeLessThan(0);
    expect(top.after).toBeGreaterThanOrEqual(0);
  });

  test('one page does not fade into the next', async ({ lesson, page }) => {
    await page.addInitScript(hearTransitions);
    await lesson.open('tr');
    await page.locator('a[hreflang=en]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Not before the first frame is it known how the page is revealed.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(transitions)).not.toContain(true);
  });
});

test('nothing plays by itself', async ({ lesson, page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await lesson.open('en', { step: 5 });
  await page.clock.runFor(600_000);
  await expect(lesson.count).toHaveText('5 / 60');
  await expect(lesson.button('play')).toHaveAttribute('aria-label', 'Play');
  for (const media of await page.locator('[autoplay], marquee, [loop], animate, animateTransform').all())
    await expect(media).toHaveCount(0);
});

test(
  'without that wish shapes glide, and pages fade: the checks above see both',
  { tag: '@media' },
  async ({ lesson, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(hearTransitions);
    await lesson.open('tr');
    expect(await lesson.root.evaluate(moving)).not.toEqual([]);
    expect(await lesson.root.evaluate(tweening)).not.toEqual([]);
    await page.locator('a[hreflang=en]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => page.evaluate(transitions)).toEqual([true]);
  },
);

/** Of each page that was revealed, whether the last one faded into it; runs in the browser. */
const transitions = () => /** @type {any} */ (window).transitions;

/**
 * What moves right after each change; runs in the browser.
 * @param {Element} root
 */
function moving(root) {
  const changes = { query: '2', temperature: '0.1', ending: '1', step: '40' };
  return Object.entries(changes).flatMap(([setting, value]) => {
    const slider = /** @type {HTMLInputElement} */ (root.querySelector(`input[data-setting=${setting}]`));
    slider.value = value;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    root.getBoundingClientRect(); // the new style begins
    const animations = /** @type {ShadowRoot} */ (root.getRootNode()).getAnimations();
    return animations.map(
      ({ effect }) => `${setting}: ${/** @type {KeyframeEffect} */ (effect).target?.outerHTML.slice(0, 80)}`,
    );
  });
}

/**
 * Whatever would glide or repeat if it changed; runs in the browser.
 * @param {Element} root
 */
function tweening(root) {
  const seconds = (/** @type {string} */ times) => Math.max(...times.split(',').map(parseFloat));
  return [...document.querySelectorAll('*'), ...root.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const moves =
        seconds(style.transitionDuration) > 0 ||
        (style.animationName !== 'none' && seconds(style.animationDuration) > 0);
      return moves || style.scrollBehavior === 'smooth' ? [`${element.outerHTML.slice(0, 80)}${pseudo}`] : [];
    }),
  );
}

/** Notes whether each page was revealed by a transition; runs in the browser. */
function hearTransitions() {
  /** @type {boolean[]} */
  const transitions = [];
  Object.assign(window, { transitions });
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = /** @type {any} */ (event);
    transitions.push(Boolean(viewTransition));
  });
}
