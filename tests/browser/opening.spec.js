import { expect, test } from './support/test.js';

test('opens in Turkish with everything computed', async ({ lesson, page }) => {
  await lesson.open();
  await expect(page).toHaveTitle('Dikkat mekanizması · Derslik');
  await expect(lesson.settingsNote).toHaveText('sorgu “o” · d = 3 · τ = 1,00');
  await expect(lesson.count).toHaveText('60 / 60');
});
