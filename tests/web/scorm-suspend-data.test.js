import { describe, expect, test } from 'vitest';
import { pack, unpack } from '../../web/embed/scorm/suspend-data.js';
import { lessons } from './support/quiz.js';

/** What the platform keeps between two visits, on its way there and back. */

/** @typedef {import('../../web/embed/scorm/suspend-data.js').Saved} Saved */

/** @type {Saved} */
const saved = {
  lang: 'en',
  theme: 'dark',
  state: { temperature: 0.3, step: 17 },
  progress: {
    seed: 4_294_967_295,
    answers: {
      roles: { revision: '0a1b2c3d', attempts: 2, given: ['1', '0', '3', '2'], shown: true },
      rows: { revision: '0a1b2c3d', attempts: 1, given: 'topla' },
      'other-ending': {
        revision: '0a1b2c3d',
        attempts: 1,
        given: '2',
        settings: { query: 5, temperature: 0.3, ending: 1 },
      },
    },
  },
};

describe('what is saved', () => {
  test('comes back as it was', () => {
    expect(unpack('dikkat', pack('dikkat', saved), 4096)).toEqual(saved);
  });

  test('may be next to nothing', () => {
    /** @type {Saved} */
    const little = { lang: 'tr', theme: 'auto', state: {}, progress: undefined };
    expect(pack('dikkat', little)).toBe('{"derslik":1,"lesson":"dikkat","lang":"tr"}');
    expect(unpack('dikkat', pack('dikkat', little), 4096)).toEqual(little);
    expect(unpack('dikkat', '', 4096)).toBeUndefined();
  });

  test('is ASCII, and what was typed is short', () => {
    const given = `ç 🙂\u0000"${'uzun '.repeat(1000)}`;
    const text = pack('dikkat', {
      ...saved,
      progress: { seed: 1, answers: { rows: { revision: 'r', attempts: 9, given } } },
    });
    expect(text).toMatch(/^[\x20-\x7e]*$/);
    const back = unpack('dikkat', text, 4096)?.progress?.answers.rows.given;
    expect(back).toBe(`ç🙂\u0000"${'uzun'.repeat(18)}`);
  });

  test.each(Object.keys(lessons))('fits when every answer to %s was as long and as wrong as can be', (id) => {
    const answers = Object.fromEntries(
      lessons[id].en.map((question) => [
        question.id,
        {
          revision: question.revision,
          attempts: 99_999,
          given:
            question.kind === 'match'
              ? question.pairs.map(() => '0')
              : question.kind === 'blank'
                ? '🙂'.repeat(500)
                : '10',
          shown: true,
          settings: { query: 5, temperature: 0.35, ending: 1, step: 60 },
        },
      ]),
    );
    const text = pack(id, {
      lang: 'en',
      theme: 'light',
      state: { d: 4095, seed: '9'.repeat(300), pairs: 99_999 },
      progress: { seed: 4_294_967_295, answers },
    });
    // Half of what SCORM 1.2 allows: lessons may grow.
    expect(text.length).toBeLessThan(4096 / 2);
  });
});

describe('what nobody here has saved is refused', () => {
  const good = JSON.parse(pack('dikkat', saved));
  /** @type {[string, unknown][]} */
  const bad = [
    ['no JSON', 'yarım {'],
    ['a cut text', pack('dikkat', saved).slice(0, -9)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['too much', `${pack('dikkat', saved)}${' '.repeat(4096)}`],
    ['null', null],
    ['a list', [good]],
    ['a number', 17],
    ['another version', { ...good, derslik: 2 }],
    ['no version', { ...good, derslik: undefined }],
    ['another lesson', { ...good, lesson: 'olcekli-nokta-carpim' }],
    ['an unknown language', { ...good, lang: 'de' }],
    ['a language’s prototype name', { ...good, lang: 'constructor' }],
    ['an unknown theme', { ...good, theme: 'pink' }],
    ['a state that is a list', { ...good, state: [1] }],
    ['an attribute that is no setting', { ...good, state: { onclick: 'alert(1)' } }],
    ['a setting that is an object', { ...good, state: { step: {} } }],
    ['a setting that is too long', { ...good, state: { seed: '1'.repeat(301) } }],
    ['a seed that is no number', { ...good, seed: '1' }],
    ['a seed that is too large', { ...good, seed: 2 ** 32 }],
    ['answers that are text', { ...good, answers: 'roles' }],
    ['an answer that is null', { ...good, answers: { roles: null } }],
    ['attempts below one', { ...good, answers: { roles: { r: 'a', n: 0, g: '1' } } }],
    ['attempts that are text', { ...good, answers: { roles: { r: 'a', n: '1', g: '1' } } }],
    ['a given object', { ...good, answers: { roles: { r: 'a', n: 1, g: { length: 1 } } } }],
    ['a list of objects', { ...good, answers: { roles: { r: 'a', n: 1, g: [{}] } } }],
    ['settings that are text', { ...good, answers: { roles: { r: 'a', n: 1, g: '1', s: { query: '5' } } } }],
  ];
  test.each(bad)('%s', (_, value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    expect(() => unpack('dikkat', text, 4096)).toThrow(/^[^:]+: expected .+, got/);
  });

  test('a prototype’s name as a question is a question like any other, and changes no prototype', () => {
    const text = JSON.stringify(good).replace('"roles"', '"__proto__"').replace('"rows"', '"constructor"');
    const answers = unpack('dikkat', text, 4096)?.progress?.answers ?? {};
    expect(Object.keys(answers)).toEqual(['__proto__', 'constructor', 'other-ending']);
    expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
    expect(/** @type {any} */ ({}).revision).toBeUndefined();
    expect(
      Object.keys(JSON.parse(pack('dikkat', { ...saved, progress: { seed: 1, answers } })).answers),
    ).toEqual(['__proto__', 'constructor', 'other-ending']);
  });
});
