import { describe, expect, test } from 'vitest';
import { scorm12 } from '../../web/embed/scorm/scorm12.js';
import { scorm2004 } from '../../web/embed/scorm/scorm2004.js';
import { Session } from '../../web/embed/scorm/session.js';
import { Platform } from './support/platform.js';

/** What a learning platform is told of a visit, and what happens where it does not listen. */

/** @typedef {import('../../web/embed/scorm/types.js').Version} Version */

/** @type {[string, Version, Record<string, string>][]} */
const versions = [
  [
    '1.2',
    scorm12,
    {
      status: 'cmi.core.lesson_status',
      raw: 'cmi.core.score.raw',
      exit: 'cmi.core.exit',
      time: 'cmi.core.session_time',
      mode: 'cmi.core.lesson_mode',
      language: 'cmi.student_preference.language',
      finish: 'LMSFinish',
    },
  ],
  [
    '2004',
    scorm2004,
    {
      status: 'cmi.completion_status',
      raw: 'cmi.score.raw',
      exit: 'cmi.exit',
      time: 'cmi.session_time',
      mode: 'cmi.mode',
      language: 'cmi.learner_preference.language',
      finish: 'Terminate',
    },
  ],
];

/** @param {number} score @param {Partial<import('../../web/quiz/types.js').Standing>} [of] */
const standing = (score, of) => ({ score, answered: 1, complete: false, success: false, ...of });

describe.each(versions)('SCORM %s', (_, version, names) => {
  /** @param {ConstructorParameters<typeof Platform>[1]} [of] */
  function visit(of) {
    const platform = new Platform(version, of);
    /** @type {boolean[]} */
    const told = [];
    let now = 0;
    const session = new Session({
      api: platform.api,
      version,
      told: (taken) => told.push(taken),
      now: () => now,
    });
    return { platform, session, told, wait: (/** @type {number} */ span) => (now += span) };
  }

  test('a first launch is incomplete, without a score', () => {
    const { platform, session, told } = visit({ holds: { [names.language]: 'en-GB' } });
    expect(session.begin()).toEqual({ language: 'en-GB', suspended: '' });
    session.reach(standing(0, { answered: 0 }));
    session.report();
    expect(platform.kept).toMatchObject({ [names.status]: 'incomplete', [names.exit]: 'suspend' });
    expect(platform.kept).not.toHaveProperty([names.raw]);
    expect(told).toEqual([true, true]);
  });

  test('a report says the score out of a hundred, and is committed', () => {
    const { platform, session, wait } = visit();
    session.begin();
    session.suspend('what is saved');
    session.reach(standing(2 / 3));
    wait(61_230);
    session.report();
    expect(platform.kept).toMatchObject({ 'cmi.suspend_data': 'what is saved', [names.raw]: '66.67' });
    expect(platform.kept[names.time]).toBe(version.span(61_230));
    expect(platform.kept[names.status]).toBe('incomplete');
  });

  test('what the platform has taken is not said again', () => {
    const { platform, session } = visit();
    session.begin();
    session.reach(standing(0.5));
    session.report();
    const before = platform.calls.length;
    session.report();
    expect(platform.calls.slice(before).filter(([call]) => call === version.calls.set)).toEqual([]);
  });

  test('an end is one, and says the last of it', () => {
    const { platform, session, wait } = visit();
    session.begin();
    session.suspend('last');
    wait(5_000);
    session.end();
    session.end();
    session.report();
    expect(platform.kept).toMatchObject({
      'cmi.suspend_data': 'last',
      [names.exit]: 'suspend',
      [names.time]: version.span(5_000),
    });
    expect(platform.calls.filter(([call]) => call === names.finish)).toHaveLength(1);
    expect(platform.calls.at(-1)).toEqual([names.finish, '']);
  });

  test('a page that is shown again goes on', () => {
    const { platform, session, told } = visit();
    session.begin();
    session.end();
    session.resume();
    session.reach(standing(1));
    session.report();
    expect(platform.kept[names.raw]).toBe('100');
    expect(told).toEqual([true, true, true]);
  });

  test('a page that is loaded again, its end unheard, finds its place', () => {
    const first = visit();
    first.session.begin();
    first.session.suspend('before');
    first.session.report();
    const session = new Session({ api: first.platform.api, version, told: () => {} });
    expect(session.begin()).toMatchObject({ suspended: 'before' });
  });

  test('a result is never taken back', () => {
    const { platform, session } = visit();
    session.begin();
    session.reach(standing(0.8, { complete: true, success: true }));
    session.report();
    const passed = { ...platform.kept };
    session.reach(standing(0, { answered: 0 }));
    session.reach(standing(0.2));
    session.reach(standing(0.4, { complete: true }));
    session.report();
    expect(platform.kept).toEqual(passed);

    const again = visit({ holds: passed });
    again.session.begin();
    again.session.reach(standing(0.1));
    again.session.report();
    expect(again.platform.kept).toMatchObject({
      [names.status]: passed[names.status],
      [names.raw]: passed[names.raw],
    });
  });

  test.each(['browse', 'review'])('nothing is recorded in the mode %s', (mode) => {
    const { platform, session, told } = visit({ holds: { [names.mode]: mode, 'cmi.suspend_data': 'saved' } });
    expect(session.begin()).toMatchObject({ suspended: 'saved' });
    session.reach(standing(1));
    session.report();
    session.end();
    expect(platform.calls.filter(([call]) => call === version.calls.set)).toEqual([]);
    expect(told).not.toContain(false);
  });

  test('suspend data beyond the limit is not sent, which is said', () => {
    const { platform, session, told } = visit();
    session.begin();
    session.suspend('x'.repeat(version.limit));
    session.report();
    session.suspend('x'.repeat(version.limit + 1));
    session.report();
    expect(platform.kept['cmi.suspend_data']).toHaveLength(version.limit);
    expect(told).toEqual([true, true, false]);
  });

  test.each(['throws', 'refuses', 'vanishes'])(
    'a platform that %s is asked again, and told everything',
    (fault) => {
      const { platform, session, told } = visit();
      session.begin();
      platform.fault = fault;
      session.suspend('saved');
      session.reach(standing(0.5));
      session.report();
      platform.fault = undefined;
      session.report();
      expect(told).toEqual([true, false, true]);
      expect(platform.kept).toMatchObject({ 'cmi.suspend_data': 'saved', [names.raw]: '50' });
      platform.fault = fault;
      session.end();
    },
  );

  test('a commit that fails once is made up for', () => {
    const { platform, session, told } = visit();
    session.begin();
    session.reach(standing(0.5));
    platform.fault = 'commit';
    session.report();
    expect(platform.kept).not.toHaveProperty([names.raw]);
    platform.fault = undefined;
    session.report();
    expect(told).toEqual([true, false, true]);
    expect(platform.kept[names.raw]).toBe('50');
  });

  test('a platform that does not begin is asked to with the next report', () => {
    const { platform, session, told } = visit();
    platform.fault = 'refuses';
    expect(session.begin()).toEqual({});
    session.reach(standing(0.5));
    platform.fault = undefined;
    session.report();
    expect(told).toEqual([false, true]);
    expect(platform.kept[names.raw]).toBe('50');
  });

  test('each checked answer is in the platform’s list', () => {
    const { platform, session } = visit();
    const at = new Date(2027, 1, 3, 4, 5, 6);
    session.begin();
    session.answered({ question: 'temperature', type: 'choice', given: '1', correct: false, at });
    session.answered({ question: 'rows', type: 'fill-in', given: `ş${'x'.repeat(300)}`, correct: false, at });
    session.report();
    session.answered({ question: 'roles', type: 'matching', given: ['2', '10', '0'], correct: true, at });
    session.report();
    expect(platform.kept).toMatchObject(
      version === scorm12
        ? {
            'cmi.interactions.0.id': 'temperature',
            'cmi.interactions.0.time': '04:05:06',
            'cmi.interactions.0.type': 'choice',
            'cmi.interactions.0.student_response': '1',
            'cmi.interactions.0.result': 'wrong',
            'cmi.interactions.1.student_response': `?${'x'.repeat(254)}`,
            'cmi.interactions.2.student_response': '0.2,1.a,2.0',
            'cmi.interactions.2.result': 'correct',
          }
        : {
            'cmi.interactions.0.id': 'temperature',
            'cmi.interactions.0.timestamp': at.toISOString().replace('.000', '.0'),
            'cmi.interactions.0.type': 'choice',
            'cmi.interactions.0.learner_response': '1',
            'cmi.interactions.0.result': 'incorrect',
            'cmi.interactions.1.learner_response': `ş${'x'.repeat(249)}`,
            'cmi.interactions.2.learner_response': '0[.]2[,]1[.]10[,]2[.]0',
            'cmi.interactions.2.result': 'correct',
          },
    );
    const names = platform.calls.filter(([, element]) => /interactions\.2\./.test(element));
    expect(names[0][1]).toBe('cmi.interactions.2.id');
  });

  test('a platform without such a list takes the rest', () => {
    const { platform, session, told } = visit({ lacks: /interactions|score\.(min|max)|preference/ });
    session.begin();
    session.answered({ question: 'rows', type: 'choice', given: '1', correct: true, at: new Date() });
    if (version === scorm12) session.reach(standing(0.5));
    session.report();
    expect(told).toEqual([true, true]);
    expect(Object.keys(platform.kept).filter((element) => element.includes('interactions'))).toEqual([]);
  });
});

describe('the two versions tell apart what they can', () => {
  /** @param {Version} version */
  const told = (version) => {
    const platform = new Platform(version);
    const session = new Session({ api: platform.api, version, told: () => {} });
    session.begin();
    return (/** @type {number} */ score, /** @type {boolean} */ success) => {
      session.reach(standing(score, { complete: true, success }));
      session.report();
      return platform.kept;
    };
  };

  test('1.2: one status; whoever has passed leaves for good', () => {
    const report = told(scorm12);
    expect(report(0.5, false)).toMatchObject({
      'cmi.core.lesson_status': 'failed',
      'cmi.core.exit': 'suspend',
    });
    expect(report(0.7, true)).toMatchObject({
      'cmi.core.lesson_status': 'passed',
      'cmi.core.exit': '',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.score.raw': '70',
    });
  });

  test('2004: completion and success; an exit never ends the attempt', () => {
    const report = told(scorm2004);
    expect(report(0.5, false)).toMatchObject({
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'failed',
    });
    expect(report(0.7, true)).toMatchObject({
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'passed',
      'cmi.exit': 'suspend',
      'cmi.score.min': '0',
      'cmi.score.max': '100',
      'cmi.score.raw': '70',
      'cmi.score.scaled': '0.7',
    });
  });
});
