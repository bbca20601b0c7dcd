import { expect, frame, test } from './support/frames.js';

const script = '<img src=x onerror="parent.postMessage({pwned: 1}, \'*\')">';
/**
 * Sends from the page around the frame what is no message of the lesson's; each would move the scene if it were taken.
 * @param {string} script
 */
function attack(script) {
  const seek = { source: 'derslik', version: 1, type: 'seek', step: 3 };
  const set = { source: 'derslik', version: 1, type: 'set' };
  // With own keys of these names.
  const proto = JSON.parse('{"__proto__": {"query": 2}, "query": 2}');
  const constructor = JSON.parse('{"constructor": {"prototype": {"query": 2}}, "query": 2}');
  const hostile = [
    ...[undefined, null, 'play', script, 7, NaN, 3n, true, [], [seek], JSON.stringify(seek), new Date()],
    new Map(Object.entries(seek)),
    { ...seek, version: 2 },
    { ...seek, version: '1' },
    { ...seek, source: script },
    { ...seek, id: 'another' },
    { ...seek, id: { toString: 'a' } },
    { ...seek, html: script },
    { ...seek, ...JSON.parse('{"__proto__": 1}') },
    { ...seek, step: { valueOf: 3 } },
    { ...seek, step: [3] },
    { ...seek, step: NaN },
    { ...seek, step: -Infinity },
    { ...seek, type: 'remove' },
    { ...seek, type: 'constructor' },
    { ...seek, type: '__proto__' },
    { ...seek, type: ['seek'] },
    { ...set, state: proto },
    { ...set, state: constructor },
    { ...set, state: [2] },
    { ...set, state: { query: 2, onclick: script } },
    { ...set, state: { query: 2, lesson: '../../x' } },
    { ...set, state: { query: 2, parts: 'code' } },
    { ...set, state: { query: 2, temperature: null } },
    { ...set, state: { query: { valueOf: 2 } } },
    { ...set, state: { query: '2'.padStart(301, '0') } },
    { context: 'h5p', action: 'constructor', scrollHeight: 1e9 },
    { subject: 'lti.frameResize', height: 1e9 },
  ];
  for (const data of hostile) window.frames[0].postMessage(data, '*');
}

/** Of the right shape, but no good values: they fall back, and the page says so in plain text. */
const bad = { query: script, temperature: 1e300, ending: -0.4, step: '__proto__', theme: 'constructor' };

test('hostile messages change nothing, and run nothing', async ({ host }) => {
  const sister = `<iframe srcdoc="<script>parent.frames[0].postMessage(
    { source: 'derslik', version: 1, type: 'seek', step: 3 }, '*')</script>"></iframe>`;
  await host.open(frame(host.address('en/dikkat/'), 'name="a"'));
  const lesson = host.lesson('a');
  await lesson.ready();
  await lesson.whole();
  const start = await lesson.state();
  await host.page.evaluate(attack, script);
  // A sister frame is not the host.
  await host.add(sister);
  await host.tell('hello');
  await expect.poll(() => host.told('ready'), 'every message has been read').toHaveLength(2);
  expect(await lesson.state()).toEqual(start);
  for (const type of ['change', 'step', 'error']) expect(await host.told(type), type).toEqual([]);

  await host.tell('set', { state: { query: 2, temperature: 3, step: 17 } });
  await expect(lesson.count).toHaveText('17 / 60');
  await host.tell('set', { state: bad });
  await expect(lesson.notice.locator('li')).toHaveCount(4 + 1);
  await expect(lesson.notice).toContainText('<img src=x');
  await expect(lesson.notice.locator('img')).toHaveCount(0);
  expect(await lesson.state()).toEqual(start);
  expect((await host.said()).filter(({ data }) => data.pwned)).toEqual([]);
  expect(await host.told('error')).toHaveLength(5);
});
