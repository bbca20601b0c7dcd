import { expect, frame, test } from './support/frames.js';

/** How high a frame is, and how often it has said so. @param {import('./support/frames.js').Host} host */
async function lastHeight(host) {
  const told = await host.told('resize');
  return { height: told.at(-1)?.height, count: told.length };
}

/**
 * Until the frame has said how high its page is, and nothing is left to say.
 * @param {import('./support/frames.js').Host} host
 * @param {import('./support/frames.js').FramedLesson} lesson
 */
async function settled(host, lesson) {
  await expect
    .poll(async () => {
      const { content } = await lesson.heights();
      return (await lastHeight(host)).height - Math.ceil(content);
    })
    .toBe(0);
  return lastHeight(host);
}

test('a frame whose host listens to nothing scrolls inside; a panel that opens and closes is told of', async ({
  host,
}) => {
  await host.open(frame(host.address('dikkat/', { parts: 'scene' })));
  const lesson = host.lesson();
  await lesson.ready();
  await lesson.whole();
  const { height: closed } = await settled(host, lesson);
  expect(closed).toBeGreaterThan(400);

  expect(await lesson.heights()).toMatchObject({ shown: 400, scrolled: true });
  await lesson.root.locator('.finding').hover();
  await host.page.mouse.wheel(0, 5000);
  await expect(lesson.root.locator('.share')).toBeInViewport();

  await lesson.button('files').click();
  await expect(lesson.root.locator('.files')).toBeVisible();
  const { height: open } = await settled(host, lesson);
  expect(open).toBeGreaterThan(closed);
  await lesson.button('files').click();
  await expect(lesson.root.locator('.files')).toBeHidden();
  expect((await settled(host, lesson)).height).toBe(closed);

  const said = (await host.said()).map(({ data }) => data);
  const heights = (await host.told('resize')).map(({ height }) => height);
  expect(heights.every(Number.isInteger)).toBe(true);
  expect(
    heights.filter((height, at) => height === heights[at - 1]),
    'said twice',
  ).toEqual([]);
  const canvas = said.filter(({ subject }) => subject === 'lti.frameResize');
  expect(canvas.map(({ height }) => height)).toEqual(heights);
});

test('at twenty widths the height settles, and the frame holds the whole page', async ({ host }) => {
  await host.open(frame(host.address()), `<script src="${host.script}"></script>`);
  const lesson = host.lesson();
  await lesson.ready();
  await lesson.whole();
  for (let width = 320; width <= 1270; width += 50) {
    await host.page.locator('iframe').evaluate((element, width) => {
      element.setAttribute('width', String(width));
    }, width);
    const { height, count } = await settled(host, lesson);
    await frames(lesson, 10);
    const { content, shown, scrolled } = await lesson.heights();
    expect({ width, shown, scrolled, count: (await lastHeight(host)).count }).toEqual({
      ...{ width, shown: height, scrolled: false },
      count,
    });
    expect(shown - content).toBeLessThan(1);
  }
});

/** Lets the browser draw so many times. @param {import('./support/frames.js').FramedLesson} lesson @param {number} count */
const frames = (lesson, count) =>
  lesson.frame.locator('html').evaluate(async (_, count) => {
    for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
  }, count);

/** Plays H5P's resizer: what it is told, it does, and it answers as it does. */
const h5pHost = `<script>
  heard = [];
  addEventListener('message', ({ data, source }) => {
    if (data.context !== 'h5p') return;
    heard.push(data);
    const iframe = document.querySelector('iframe');
    if (data.action === 'hello') source.postMessage({ context: 'h5p', action: 'hello' }, '*');
    else if (data.action === 'resize') iframe.style.height = data.scrollHeight + 'px';
  });
</script>`;

test('H5P’s resizer sizes the frame', async ({ host }) => {
  await host.open(frame(host.address('en/dikkat/', { parts: 'scene' })), h5pHost);
  const lesson = host.lesson();
  await lesson.ready();
  await lesson.whole();
  const { height } = await settled(host, lesson);
  await expect(host.page.locator('iframe')).toHaveCSS('height', `${height}px`);
  expect(await lesson.heights()).toMatchObject({ shown: height, scrolled: false });
  await lesson.button('files').click();
  await expect(host.page.locator('iframe')).not.toHaveCSS('height', `${height}px`);
  await lesson.button('files').click();
  await expect(host.page.locator('iframe')).toHaveCSS('height', `${height}px`);
});
