import { expect, frame, test } from './support/frames.js';

test('a frame with a list of origins talks with those alone, in every language', async ({ host }) => {
  const other = 'https://another.example';
  const search = { lang: 'en', parts: 'scene player' };
  await host.open(
    [
      frame(host.address('dikkat/', { ...search, origins: `${other}, ${host.origin} nobody` }), 'name="a"'),
      frame(host.address('dikkat/', { ...search, origins: other }), 'name="b"'),
      frame(host.address('dikkat/', { ...search, origins: '*' }), 'name="c"'),
    ].join(''),
  );
  const [a, b, c] = ['a', 'b', 'c'].map((name) => host.lesson(name));
  for (const each of [a, b, c]) {
    await each.ready();
    await expect(each.frame.locator('html')).toHaveAttribute('lang', 'en');
    await expect(each.frame.locator('.top')).toBeHidden();
    await expect(each.root.locator('.code')).toHaveCount(0);
  }
  await expect.poll(() => host.told('resize')).not.toHaveLength(0);
  for (const at of [2, 1, 0]) await host.tell('seek', { step: 3 }, at);
  await expect(a.count).toHaveText('3 / 60');
  await expect.poll(() => host.told('step')).toHaveLength(1);
  for (const each of [b, c]) await expect(each.count).toHaveText('60 / 60');
  expect(new Set((await host.said()).map((said) => said.frame)), 'who has spoken at all').toEqual(
    new Set([0]),
  );

  const complaint = (/** @type {string} */ value) =>
    `origins: expected addresses such as https://school.example, got “${value}”; no message is taken from there.`;
  expect(await host.told('error')).toMatchObject([{ id: 'a', code: 'value', message: complaint('nobody') }]);
  await expect(a.frame.locator('.notice')).toHaveText(complaint('nobody'));
  await expect(b.frame.locator('.notice')).toHaveCount(0);
  await expect(c.frame.locator('.notice')).toHaveText(complaint('*'));
});
