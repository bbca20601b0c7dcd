import { saturation, scaling } from '../support/experiment.js';
import { langs, percent } from '../support/words.js';
import { expect, test } from './test.js';

/** The second lesson in WebKit: its worker, its questions. */

/** @param {'tr' | 'en'} lang @param {string} [search] */
const path = (lang, search = '') => `${lang === 'tr' ? '' : 'en/'}${scaling}/${search}`;

for (const lang of langs)
  test(`the lesson opens in ${lang} with the engine’s numbers`, async ({ lesson }) => {
    await lesson.open(path(lang));
    const { plain, divided } = await saturation();
    expect(await lesson.texts('.finding b')).toEqual([
      percent(lang, plain.largest),
      percent(lang, divided.largest),
    ]);
  });

test('d is set by keys and by the address', async ({ lesson }) => {
  await lesson.open(path('en', '?d=4&seed=42'));
  const share = async () => {
    const { d } = await lesson.state();
    const { plain } = await saturation({ d, seed: '42' });
    return percent('en', plain.largest);
  };
  expect(await lesson.state()).toMatchObject({ d: 4 });
  expect((await lesson.texts('.finding b'))[0]).toBe(await share());
  await lesson.press('[data-setting=d]', 'end');
  expect(await lesson.state()).toMatchObject({ d: 4096 });
  expect((await lesson.texts('.finding b'))[0]).toBe(await share());
});

test('the experiment runs in its worker and prints what NumPy prints', async ({ lesson }) => {
  await lesson.open(path('en'));
  await lesson.click('[data-experiment=run-list]');
  await expect.poll(() => lesson.texts('.results tbody tr'), { timeout: 60_000 }).toHaveLength(3);
  await expect
    .poll(async () => (await lesson.text('.printed pre')).split('\n'))
    .toEqual(['4 2.0 1.0', '64 8.1 1.01', '1024 32.0 1.0']);
  expect(await lesson.texts('.growth circle')).toHaveLength(6);
});

test('the experiment can be stopped, and its fields refuse what is no number', async ({ lesson }) => {
  await lesson.open(path('tr', '?pairs=100000&d=4096'));
  await lesson.click('[data-experiment=run-one]');
  await lesson.click('[data-experiment=cancel]:not([hidden])');
  await expect.poll(() => lesson.text('[data-experiment=run-one]:not([hidden])')).not.toBeNull();
  expect(await lesson.texts('.results tbody tr')).toEqual([]);
  await lesson.fill('[data-field=pairs]', 'x');
  await expect.poll(() => lesson.texts('.experiment [aria-invalid=true]')).toHaveLength(1);
});

test('a choice is explained when wrong and when right', async ({ lesson }) => {
  await lesson.open(path('en'));
  await lesson.click('.question.current input[value="0"]');
  await lesson.click('.current [data-quiz=check]');
  await expect.poll(() => lesson.text('.current .verdict')).toContain('Wrong');
  await lesson.click('.question.current input[value="2"]');
  await lesson.click('.current [data-quiz=check]');
  await expect.poll(() => lesson.text('.current .verdict')).toContain('Right');
});

test('a blank is filled in by keyboard', async ({ lesson }) => {
  await lesson.open(path('tr'));
  await lesson.click('[data-quiz=go][data-index="1"]');
  await lesson.fill('.question.current input', 'sqrt');
  await lesson.press('.question.current input', 'enter');
  await expect.poll(() => lesson.text('.current .verdict')).toContain('Doğru');
});

test('an answer is kept when the page is opened again', async ({ lesson }) => {
  await lesson.open(path('en'));
  await lesson.click('[data-quiz=go][data-index="1"]');
  await lesson.fill('.question.current input', 'sqrt');
  await lesson.click('.current [data-quiz=check]');
  await expect.poll(() => lesson.text('.current .verdict')).toContain('Right');
  await lesson.open(path('en'));
  await lesson.click('[data-quiz=go][data-index="1"]');
  await expect.poll(() => lesson.text('.current .verdict')).toContain('Right');
});

test('the exercise shows its solution', async ({ lesson }) => {
  await lesson.open(path('en'));
  await lesson.click('.exercise summary');
  await expect.poll(() => lesson.text('.exercise details')).toContain('return W @ V, W');
});
