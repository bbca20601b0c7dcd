import { LearningPlatform } from './support/learning-platform.js';
import { expect, test } from './support/test.js';

/** The packages in a learning platform, whose runtime is scorm-again's. */

const scaling = {
  id: 'olcekli-nokta-carpim',
  pairs: ['√d = 4', '√d = 8', 'one-hot softmax', 'standard deviation ≈ 1'],
};

/** As long as anybody can make it, and six characters of ASCII for each half of a sign. */
const verbose = `${'🙂'.repeat(2000)}<img src=x onerror=alert(1)>`;

test('SCORM 1.2: a visit, an interruption, and the rest of it', async ({ page }) => {
  const platform = new LearningPlatform(page, { version: '1.2', lesson: scaling.id });
  const { lesson } = platform;
  await platform.launch({ 'cmi.student_preference.language': 'en-GB' });
  await expect(lesson.html).toHaveAttribute('lang', 'en');
  await expect(lesson.quiz).toContainText('Answers are sent to the learning platform.');
  expect(await platform.kept()).toMatchObject({ 'cmi.core.lesson_status': 'incomplete' });

  await lesson.set('d', 79);
  await lesson.answer('64');
  await lesson.answer('8');
  await expect(lesson.standing).toContainText('12.5%');
  await lesson.go(2);
  await lesson.answer(verbose);
  // Committed already, before any end.
  const committed = await platform.kept();
  expect(committed).toMatchObject({ 'cmi.core.score.raw': '12.5', 'cmi.core.exit': 'suspend' });
  expect(committed['cmi.suspend_data']).toMatch(/^[\x20-\x7e]{1,4096}$/);

  await platform.leave();
  const left = await platform.kept();
  expect(left['cmi.core.session_time']).toMatch(/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);
  expect((await platform.calls()).filter(({ call }) => call === 'Finish')).toHaveLength(1);
  expect(await platform.refused()).toEqual([]);

  await platform.launch({ 'cmi.student_preference.language': 'tr' });
  // The language that the learner has seen last.
  await expect(lesson.html).toHaveAttribute('lang', 'en');
  expect(await lesson.state()).toMatchObject({ d: 4096 });
  await expect(lesson.standing).toContainText('12.5% · 2 / 4');
  await lesson.answer('sqrt');
  await lesson.go(3);
  await lesson.answer(scaling.pairs);
  expect(await platform.kept()).toMatchObject({ 'cmi.core.lesson_status': 'incomplete' });
  await lesson.go(4);
  await lesson.answer('All shares become equal');
  await expect(lesson.standing).toContainText('50.0%. Success begins at');
  expect(await platform.kept()).toMatchObject({
    'cmi.core.lesson_status': 'failed',
    'cmi.core.exit': 'suspend',
  });
  await lesson.answer('One entry takes all, and the gradient dies');
  await expect(lesson.standing).toContainText('62.5%');
  expect(await platform.kept()).toMatchObject({
    'cmi.core.lesson_status': 'failed',
    'cmi.core.score.raw': '62.5',
  });

  // Over from the start, this time without a mistake.
  await lesson.quiz.locator('[data-quiz=reset]').click();
  await lesson.answer('8');
  expect(await platform.kept()).toMatchObject({
    'cmi.core.lesson_status': 'failed',
    'cmi.core.score.raw': '62.5',
  });
  for (const [index, answer] of [
    'sqrt',
    scaling.pairs,
    'One entry takes all, and the gradient dies',
  ].entries()) {
    await lesson.go(index + 2);
    await lesson.answer(answer);
  }
  await platform.leave();
  expect(await platform.kept()).toMatchObject({
    'cmi.core.lesson_status': 'passed',
    'cmi.core.score.raw': '100',
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
    'cmi.core.exit': '',
  });
  expect(await platform.refused()).toEqual([]);
  expect((await platform.calls()).filter(({ call }) => call === 'Finish')).toHaveLength(1);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('SCORM 2004: a visit in a frame, and the rest of it in a window that is closed', async ({ page }) => {
  const platform = new LearningPlatform(page, { version: '2004', lesson: 'dikkat' });
  const { lesson } = platform;
  await platform.launch({ 'cmi.learner_preference.language': 'de' });
  await expect(lesson.html).toHaveAttribute('lang', 'tr');
  const begun = await platform.kept();
  expect(begun).toMatchObject({ 'cmi.completion_status': 'incomplete' });
  expect(Object.keys(begun).filter((element) => /success|score/.test(element))).toEqual([]);
  await lesson.set('temperature', 0.5);
  await lesson.answer('kutu');
  await lesson.answer('robot');
  await expect(lesson.standing).toContainText('%10,0');
  await lesson.switchTo('en');
  await lesson.go(3);
  await lesson.answer(verbose);
  await platform.leave();
  const left = await platform.kept();
  expect(left['cmi.suspend_data']).toMatch(/^[\x20-\x7e]{1,64000}$/);
  expect(left['cmi.session_time']).toMatch(/^PT\d+H[0-5]?\dM[0-5]?\d\.\d\dS$/);
  expect(left).toMatchObject({ 'cmi.exit': 'suspend', 'cmi.score.scaled': '0.1', 'cmi.score.raw': '10' });
  expect(await platform.refused()).toEqual([]);

  const again = await platform.launchWindow();
  const rest = again.lesson;
  await expect(rest.html).toHaveAttribute('lang', 'en');
  expect(await rest.state()).toMatchObject({ temperature: 0.5 });
  await expect(rest.standing).toContainText('10.0% · 2 / 5');
  await rest.go(1);
  await expect(rest.current.locator('legend')).toContainText('τ were 0.50');
  const roles = ['What am I looking for?', 'What am I?', 'What do I carry?', 'How much do I look at whom?'];
  for (const [index, answer] of ['They draw together', 'sum', roles, 'That word’s value vector'].entries()) {
    await rest.go(index + 2);
    await rest.answer(answer);
  }
  await expect(rest.standing).toContainText('80.0%: success');
  await again.window.close();
  expect(await platform.kept()).toMatchObject({
    'cmi.completion_status': 'completed',
    'cmi.success_status': 'passed',
    'cmi.score.scaled': '0.8',
    'cmi.score.raw': '80',
    'cmi.interactions.0.id': 'temperature',
    'cmi.interactions.0.result': 'correct',
    'cmi.interactions.2.learner_response': '0[.]0[,]1[.]1[,]2[.]2[,]3[.]3',
  });
  expect(await platform.refused()).toEqual([]);
});

test('a platform that fails is put up with, told of once, and told everything later', async ({ page }) => {
  const platform = new LearningPlatform(page, { version: '1.2', lesson: scaling.id });
  const { lesson, frame } = platform;
  await platform.launch();
  const refused =
    'Öğrenme platformu şu anda kayıt yapmıyor. Derse devam edebilirsin; sonucun bir sonraki cevapla yeniden gönderilecek.';
  const notices = frame.getByRole('status').filter({ hasText: refused });
  let attempts = 0;
  const faults = /** @type {const} */ (['commit', 'throws', 'refuses', 'vanishes']);
  for (const [at, fault] of faults.entries()) {
    await platform.fail(fault);
    await lesson.go(2);
    await lesson.answer(`yanlış${at}`);
    attempts += 1;
    await expect(notices).toHaveCount(1);
    await expect(lesson.current).toContainText('Yanlış');
  }
  expect(await platform.kept()).not.toHaveProperty(['cmi.core.score.raw']);
  // In the language that the page has.
  await lesson.switchTo('en');
  await expect(lesson.notice).toHaveText(/records nothing at the moment/);

  await platform.fail();
  await lesson.go(2);
  await lesson.answer('sqrt');
  await expect(lesson.notice).toHaveText('The learning platform has recorded it now.');
  const kept = await platform.kept();
  expect(kept['cmi.core.score.raw']).toBe('5');
  expect(JSON.parse(kept['cmi.suspend_data'])).toMatchObject({
    lang: 'en',
    answers: { root: { n: attempts + 1 } },
  });

  // A page that comes back from the browser's memory goes on, where the platform lets it.
  await lesson.element.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await lesson.go(1);
  await lesson.answer('8');
  await expect(lesson.current).toContainText('Right');
  expect(await platform.kept()).toMatchObject({ 'cmi.core.score.raw': '30' });
  expect((await platform.calls()).filter(({ call }) => call === 'Finish')).toHaveLength(1);
  await platform.fail('vanishes');
  await platform.leave();
});
