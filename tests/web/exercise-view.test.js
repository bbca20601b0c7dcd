import { describe, expect, test } from 'vitest';
import { exerciseTexts } from '../../web/exercise/texts.js';
import { exerciseView } from '../../web/exercise/view.js';
import { inLanguage } from '../../web/state/listing.js';
import { both } from './support/lesson.js';
import { elements, markup, text, withAttribute, written } from './support/markup.js';
import { exercise, words } from './support/scaling.js';

/** @typedef {'tr' | 'en'} Language */

/** @param {Language} lang @param {{copied?: boolean, live?: boolean}} [more] */
const drawn = (lang, more) =>
  markup(exerciseView({ exercise, texts: exerciseTexts[lang], ...words[lang], ...more }));

/** A program's text as the markup has it. @param {string} source */
const asMarkup = (source) =>
  source
    .trimEnd()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ');

const says = {
  tr: {
    task: 'Alıştırma',
    starter: 'Başlangıç kodu alistirma.py',
    expected: 'Beklenen çıktı',
    reveal: 'Çözümü göster',
    copy: ['Kopyala', 'Kopyalandı'],
  },
  en: {
    task: 'Exercise',
    starter: 'Starter code alistirma.py',
    expected: 'Expected output',
    reveal: 'Show the solution',
    copy: ['Copy', 'Copied'],
  },
};

describe.each(both)('%s', (lang) => {
  test('has the task, under a title that names the whole', () => {
    const html = drawn(lang);
    const [title] = elements(html, 'h2');
    expect(title).toMatchObject({ id: 'section-exercise', text: says[lang].task });
    expect(withAttribute(html, 'aria-labelledby')).toMatchObject([{ 'aria-labelledby': title.id }]);
    expect(text(html)).toContain('attention(Q, K, V)');
  });

  test('has the starter code, the expected output and the solution, in the page’s language', () => {
    const html = drawn(lang);
    const [starter, expected, solution] = elements(html, 'pre').map((program) => program.text);
    const { prose } = words[lang];
    expect(starter).toBe(asMarkup(inLanguage(exercise.starter, prose.meta)));
    expect(expected).toBe('4 2.0 1.0 1024 32.0 1.0 [[5. 5. ] [1.956 8.044]]');
    expect(solution).toBe(asMarkup(inLanguage(exercise.solution, prose.meta)));
    expect(starter).toContain(prose.meta.comments.todo);
    expect(elements(html, 'figcaption')[0].text).toMatch(new RegExp(`^${says[lang].starter}`));
    expect(elements(html, 'figcaption')[1].text).toBe(says[lang].expected);
  });

  test('keeps the solution behind a reveal that is closed', () => {
    const html = drawn(lang);
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details>']);
    expect(elements(html, 'summary').map((summary) => summary.text)).toEqual([says[lang].reveal]);
    const [outside] = html.split('<details>');
    expect(text(outside)).not.toContain('S.max');
  });

  test('says that the program was copied', () => {
    const [before, after] = says[lang].copy;
    expect(elements(drawn(lang), 'button').map((button) => button.text)).toEqual([before]);
    expect(elements(drawn(lang, { copied: true }), 'button').map((button) => button.text)).toEqual([after]);
  });

  test('without scripts has all of it, and nothing to press but the reveal', () => {
    const html = drawn(lang, { live: false });
    expect(html).not.toMatch(/<button|<input|tabindex/);
    expect(elements(html, 'pre')).toHaveLength(3);
    expect(html).toContain('<details>');
  });

  test('has every word, and nothing that the page’s policy refuses', () => {
    for (const live of [true, false]) {
      const html = drawn(lang, { live });
      expect(text(html)).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
      expect(html).not.toMatch(/ style=| on\w+=|<script|<style/);
      const ids = withAttribute(html, 'id').map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test('the programs and the output keep their lines and indents', () => {
  const html = written(exerciseView({ exercise, texts: exerciseTexts.en, ...words.en }));
  const programs = Array.from(html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs), ([, program]) =>
    program.replace(/<[^>]*>/g, ''),
  );
  const { prose } = words.en;
  expect(programs).toEqual(
    [
      inLanguage(exercise.starter, prose.meta),
      exercise.expected,
      inLanguage(exercise.solution, prose.meta),
    ].map((each) => each.trimEnd()),
  );
});
