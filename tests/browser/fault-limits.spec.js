import { expect, test } from './support/test.js';
import { langs } from './support/words.js';

// A limit that is stated is a value that can be had; the next one beyond it is refused, and the page says so.

const settings = /** @type {const} */ ([
  {
    setting: 'query',
    tr: 'Sorgu kelimesi',
    en: 'Query word',
    ends: ['1', '6'],
    beyond: ['0', '7'],
    start: '5',
  },
  {
    setting: 'temperature',
    tr: 'Sıcaklık τ',
    en: 'Temperature τ',
    ends: ['0.1', '5'],
    beyond: ['0.05', '5.05'],
    start: '1',
  },
  { setting: 'ending', tr: 'Son kelime', en: 'Last word', ends: ['0', '1'], beyond: ['-1', '2'], start: '0' },
  { setting: 'step', tr: 'Adım', en: 'Step', ends: ['1', '60'], beyond: ['0', '61'], start: '60' },
]);

for (const { setting, ends } of settings) {
  const lang = langs[setting.length % 2];

  test(`the slider of ${setting} reaches both its limits and states them`, async ({ lesson }) => {
    await lesson.open(lang);
    const slider = lesson.slider(setting);
    expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(ends);
    for (const [i, inward, outward] of /** @type {const} */ ([
      [0, 'Home', 'ArrowLeft'],
      [1, 'End', 'ArrowRight'],
    ])) {
      await slider.press(inward);
      await expect(slider).toHaveValue(ends[i]);
      expect(String((await lesson.state())[setting])).toBe(ends[i]);
      await slider.press(outward);
      await expect(slider).toHaveValue(ends[i]);
    }
    await expect(lesson.notice).toHaveCount(0);
  });
}

for (const i of [0, 1]) {
  const lang = langs[i];
  const which = ['lower', 'upper'][i];
  /** @param {'ends' | 'beyond'} of */
  const all = (of) => Object.fromEntries(settings.map((each) => [each.setting, each[of][i]]));

  test(`the ${which} limits in the address are taken`, async ({ lesson }) => {
    await lesson.open(lang, all('ends'));
    for (const { setting, ends } of settings) await expect(lesson.slider(setting)).toHaveValue(ends[i]);
    await expect(lesson.notice).toHaveCount(0);
  });

  test(`beyond the ${which} limits each value is refused, and the page says so`, async ({ lesson }) => {
    await lesson.open(lang, all('beyond'));
    for (const { setting, start } of settings) await expect(lesson.slider(setting)).toHaveValue(start);
    await expect(lesson.notice.locator('li')).toHaveText(
      settings.map(({ ends, beyond, start, tr, en }) => {
        const [low, high] = ends.map((end) => (lang === 'tr' ? end.replace('.', ',') : end));
        return lang === 'tr'
          ? `${tr}: ${low} ile ${high} arasında bir sayı bekleniyordu, “${beyond[i]}” geldi; ${start} kullanıldı.`
          : `${en}: expected a number from ${low} to ${high}, got “${beyond[i]}”; using ${start}.`;
      }),
    );
  });
}

test('the player stops at its limits: no step before the first and none after the last', async ({
  lesson,
}) => {
  await lesson.open('en');
  await expect(lesson.button('next')).toBeDisabled();
  await lesson.button('previous').click();
  await expect(lesson.count).toHaveText('59 / 60');
  await lesson.button('next').click();
  await expect(lesson.count).toHaveText('60 / 60');
  await lesson.slider('step').press('Home');
  await expect(lesson.count).toHaveText('1 / 60');
  await expect(lesson.button('previous')).toBeDisabled();
});

test('the first and the last word can ask, in the sentence and in the heatmap', async ({ lesson }) => {
  await lesson.open('en');
  for (const word of [1, 6]) {
    await lesson.word(word).click();
    await expect(lesson.slider('query')).toHaveValue(String(word));
    await lesson.word(3).click();
    await lesson.rowLabel(word).click();
    await expect(lesson.slider('query')).toHaveValue(String(word));
  }
});
