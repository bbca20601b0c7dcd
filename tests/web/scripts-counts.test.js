import { describe, expect, test } from 'vitest';
import { closingLine, countGoogleTest, countPlaywright, countVitest, judge } from '../../scripts/counts.js';

test('GoogleTest: failed, skipped and disabled tests are told apart', () => {
  const report = {
    testsuites: [
      {
        testsuite: [
          { status: 'RUN', result: 'COMPLETED' },
          { status: 'RUN', result: 'SKIPPED' },
        ],
      },
      {
        testsuite: [
          { status: 'RUN', result: 'COMPLETED', failures: [{ failure: 'x' }] },
          { status: 'NOTRUN', result: 'SUPPRESSED' },
        ],
      },
    ],
  };
  expect(countGoogleTest(report)).toEqual({ passed: 1, failed: 1, skipped: 2 });
});

describe('Vitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numFailedTestSuites: 1,
    testResults: [{ status: 'failed', assertionResults: [{}] }],
  };

  test('todo counts as skipped', () => {
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test('a file that does not load is a failure', () => {
    const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...report, testResults }).failed).toBe(2);
  });
});

test('Playwright: flaky tests and errors outside tests are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

describe('judge', () => {
  test('a plain success stands', () => {
    expect(judge(0, { passed: 3, failed: 0, skipped: 1 })).toMatchObject({
      passed: 3,
      failed: 0,
      skipped: 1,
    });
  });

  test.each([
    ['no report', 0, null],
    ['a crash', 139, null],
    ['no test', 0, { passed: 0, failed: 0, skipped: 0 }],
    ['an exit code that no test explains', 1, { passed: 3, failed: 0, skipped: 0 }],
  ])('%s is a failure', (_, code, counts) => {
    const { failed, remark } = judge(code, counts);
    expect(failed).toBe(1);
    expect(remark).not.toBe('');
  });
});

test('the closing line sums, and speaks of skipped tests only if there are any', () => {
  const counts = { passed: 2, failed: 0, skipped: 0 };
  expect(closingLine([counts, counts])).toBe('4 passed, 0 failed');
  expect(closingLine([counts, { passed: 1, failed: 1, skipped: 3 }])).toBe('3 passed, 1 failed, 3 skipped');
});
