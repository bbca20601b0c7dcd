import { expect, test } from './support/test.js';
import { LessonPage } from './support/lesson-page.js';

test('the address sets the scene', async ({ lesson }) => {
  await lesson.open('tr', { query: 2, temperature: 0.35, ending: 1, step: 40, theme: 'dark' });
  expect(await lesson.state()).toEqual({ query: 2, temperature: 0.35, ending: 1, step: 40 });
  await expect(lesson.settingsNote).toHaveText('sorgu “kutu” · d = 3 · τ = 0,35');
  await expect(lesson.slider('ending')).toHaveAttribute('aria-valuetext', 'güçlüydü');
  await expect(lesson.count).toHaveText('40 / 60');
  await expect(lesson.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(lesson.notice).toHaveCount(0);
});

test('what the learner does is written to the address, and only what differs from the start', async ({
  lesson,
  page,
}) => {
  await lesson.open('tr');
  const search = () => new URL(page.url()).search;
  for (const [setting, value, written] of /** @type {const} */ ([
    ['temperature', '0.15', '?temperature=0.15'],
    ['query', '3', '?query=3&temperature=0.15'],
    ['ending', '1', '?query=3&temperature=0.15&ending=1'],
    ['step', '17', '?query=3&temperature=0.15&ending=1&step=17'],
    ['temperature', '1', '?query=3&ending=1&step=17'],
    ['query', '5', '?ending=1&step=17'],
    ['ending', '0', '?step=17'],
    ['step', '60', ''],
  ])) {
    await lesson.slider(setting).fill(value);
    await expect.poll(search).toBe(written);
  }
});

test('the address keeps what is not the lesson’s, and a reload finds the scene again', async ({
  lesson,
  page,
}) => {
  await page.goto('dikkat/?course=8&query=2#lesson');
  await lesson.ready();
  await lesson.slider('temperature').fill('2');
  await expect(page).toHaveURL(/dikkat\/\?course=8&query=2&temperature=2#lesson$/);
  await page.reload();
  await lesson.ready();
  expect(await lesson.state()).toEqual({ query: 2, temperature: 2, ending: 0, step: 60 });
});

const start = { query: 5, temperature: 1, ending: 0, step: 60 };

/** Addresses with nothing good in them, and what the page says of each value. */
const bad = [
  {
    query: ['0', 'Sorgu kelimesi: 1 ile 6 arasında bir sayı bekleniyordu, “0” geldi; 5 kullanıldı.'],
    temperature: ['0', 'Sıcaklık τ: 0,1 ile 5 arasında bir sayı bekleniyordu, “0” geldi; 1 kullanıldı.'],
    ending: ['2', 'Son kelime: 0 ile 1 arasında bir sayı bekleniyordu, “2” geldi; 0 kullanıldı.'],
    step: ['61', 'Adım: 1 ile 60 arasında bir sayı bekleniyordu, “61” geldi; 60 kullanıldı.'],
    theme: ['blue', 'Tema: auto, light, dark bekleniyordu, “blue” geldi; auto kullanıldı.'],
    lang: ['xx', 'Dil: tr, en bekleniyordu, “xx” geldi; tr kullanıldı.'],
  },
  {
    query: ['7', 'Sorgu kelimesi: 1 ile 6 arasında bir sayı bekleniyordu, “7” geldi; 5 kullanıldı.'],
    temperature: [
      '1,5',
      'Sıcaklık τ: 0,1 ile 5 arasında, ondalığı noktayla yazılmış bir sayı bekleniyordu, “1,5” geldi; 1 kullanıldı.',
    ],
    ending: ['', 'Son kelime: 0 ile 1 arasında bir sayı bekleniyordu, “” geldi; 0 kullanıldı.'],
    step: ['-1', 'Adım: 1 ile 60 arasında bir sayı bekleniyordu, “-1” geldi; 60 kullanıldı.'],
  },
  {
    query: ['robot', 'Sorgu kelimesi: 1 ile 6 arasında bir sayı bekleniyordu, “robot” geldi; 5 kullanıldı.'],
    temperature: ['NaN', 'Sıcaklık τ: 0,1 ile 5 arasında bir sayı bekleniyordu, “NaN” geldi; 1 kullanıldı.'],
    step: ['0x10', 'Adım: 1 ile 60 arasında bir sayı bekleniyordu, “0x10” geldi; 60 kullanıldı.'],
  },
  {
    temperature: ['1e9', 'Sıcaklık τ: 0,1 ile 5 arasında bir sayı bekleniyordu, “1e9” geldi; 1 kullanıldı.'],
  },
];

test('a bad value in the address falls back, and the page says so', async ({ lesson, page }) => {
  for (const address of bad) {
    const values = Object.entries(address).map(([name, [value]]) => [name, value]);
    await lesson.open('tr', Object.fromEntries(values));
    await expect(lesson.notice.locator('li')).toHaveText(Object.values(address).map(([, says]) => says));
    expect(await lesson.state()).toEqual(start);
    await expect(page, 'the address is put right').toHaveURL(/dikkat\/$/);
  }
});

test('beside bad values, the good ones are used', async ({ lesson }) => {
  await lesson.open('en', { query: 99, temperature: 'hot', ending: 1, step: 12 });
  await expect(lesson.notice.locator('li')).toHaveText([
    'Query word: expected a number from 1 to 6, got “99”; using 5.',
    'Temperature τ: expected a number from 0.1 to 5, got “hot”; using 1.',
  ]);
  expect(await lesson.state()).toEqual({ ...start, ending: 1, step: 12 });
});

test('markup in a bad value is shown as text', async ({ lesson }) => {
  await lesson.open('tr', { query: '<img src=x onerror=alert(1)>' });
  await expect(lesson.notice.locator('li')).toContainText('“<img src=x onerror=alert(1)>” geldi');
  await expect(lesson.notice.locator('img')).toHaveCount(0);
});

test('a value between two of the slider’s takes the nearest', async ({ lesson }) => {
  await lesson.open('tr', { temperature: 0.97, query: 2.4 });
  expect(await lesson.state()).toEqual({ ...start, temperature: 0.95, query: 2 });
  await expect(lesson.page).toHaveURL(/\?query=2&temperature=0\.95$/);
  await expect(lesson.element).toHaveAttribute('temperature', '0.95');
});

test('the other language’s page takes over the scene, and the way back finds it', async ({
  lesson,
  page,
}) => {
  await lesson.open('tr', { query: 2 });
  await lesson.slider('temperature').fill('3');
  await lesson.slider('step').fill('17');
  await page.getByRole('link', { name: 'EN', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/en\/dikkat\/\?query=2&temperature=3&step=17$/);
  await lesson.ready();
  await expect(lesson.settingsNote).toHaveText('query “box” · d = 3 · τ = 3.00');
  await expect(lesson.count).toHaveText('17 / 60');
  await page.goBack();
  await lesson.ready();
  await expect(lesson.settingsNote).toHaveText('sorgu “kutu” · d = 3 · τ = 3,00');
  await expect(lesson.count).toHaveText('17 / 60');
  await page.goForward();
  await lesson.ready();
  await expect(lesson.settingsNote).toHaveText('query “box” · d = 3 · τ = 3.00');
});

test('?lang= leads to that language’s page with the rest of the state', async ({ lesson, page }) => {
  await page.goto(LessonPage.path('tr', { lang: 'en', query: 2 }));
  await expect(page).toHaveURL(/\/en\/dikkat\/\?query=2$/);
  await lesson.ready();
  await expect(lesson.settingsNote).toContainText('query “box”');
  await page.goto(LessonPage.path('en', { lang: 'tr', step: 3 }));
  await expect(page).toHaveURL(/\/dikkat\/\?step=3$/);
  await lesson.ready();
  await expect(lesson.count).toHaveText('3 / 60');
});

test('back and forward between two addresses of the page move the scene', async ({ lesson, page }) => {
  await lesson.open('tr', { step: 17 });
  // Once this has been written, nothing is left that would be written over the next address.
  await lesson.slider('step').press('ArrowLeft');
  await expect(page).toHaveURL(/\?step=16$/);
  await page.evaluate(() => history.pushState(null, '', '?query=2&theme=dark'));
  await page.goBack();
  await expect(page).toHaveURL(/\?step=16$/);
  await page.goForward();
  await expect(lesson.settingsNote).toContainText('sorgu “kutu”');
  await expect(lesson.count).toHaveText('60 / 60');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(lesson.count).toHaveText('16 / 60');
  await expect(lesson.settingsNote).toContainText('sorgu “o”');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
});
