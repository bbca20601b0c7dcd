/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 *
 * @typedef {{result?: string, status?: string, failures?: unknown[]}} GoogleTestCase
 * @typedef {{testsuites: {testsuite: GoogleTestCase[]}[]}} GoogleTestReport
 * @typedef {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numFailedTestSuites: number, testResults: {status: string, assertionResults: unknown[]}[]}} VitestReport
 * @typedef {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors: unknown[]}}
 *   PlaywrightReport
 */

/**
 * @param {GoogleTestReport} report what --gtest_output=json: writes
 * @returns {Counts}
 */
export function countGoogleTest(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const test of report.testsuites.flatMap(({ testsuite }) => testsuite)) {
    if ((test.failures ?? []).length > 0) counts.failed += 1;
    else if (test.status === 'RUN' && test.result === 'COMPLETED') counts.passed += 1;
    else counts.skipped += 1;
  }
  return counts;
}

/**
 * @param {VitestReport} report what --reporter=json writes
 * @returns {Counts} a file that could not even be loaded counts as one failed test
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {PlaywrightReport} report what --reporter=json writes
 * @returns {Counts} a test that passed only when tried again has failed; an error outside any test counts as one
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * What a suite's run amounts to, when its report may be missing or at odds with its exit code. Whatever is not plainly
 * a success is at least one failure.
 *
 * @param {number} code exit code
 * @param {Counts | null} counts null if there is no readable report
 * @returns {Counts & {remark: string}} the remark says what the counts do not
 */
export function judge(code, counts) {
  if (counts === null) return { passed: 0, failed: 1, skipped: 0, remark: `no report, exit code ${code}` };
  if (counts.passed + counts.failed + counts.skipped === 0) {
    return { ...counts, failed: 1, remark: 'ran no test' };
  }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, remark: `exit code ${code}` };
  return { ...counts, remark: '' };
}

/**
 * The closing line.
 *
 * @param {Counts[]} all
 * @returns {string} "12 passed, 0 failed", and ", 1 skipped" if any was
 */
export function closingLine(all) {
  /** @param {keyof Counts} key */
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
