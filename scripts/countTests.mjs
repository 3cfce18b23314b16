import { existsSync, readFileSync } from 'node:fs';

/**
 * The parts we read of a report of Jest or of Playwright, which alone has `stats`.
 *
 * @typedef {object} JestReport
 * @property {undefined} [stats]
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites files that failed before their first test
 * @property {{ assertionResults: { fullName: string; status: string; invocations?: number }[] }[]} testResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number; flaky: number; unexpected: number }} stats
 * @property {unknown[]} errors failures outside any test
 */

/**
 * Counts the tests in one runner's JSON report; whatever failed outside a test counts as one.
 *
 * @param {string} file
 * @returns {{ passed: number; failed: number; retried: string[] }} zeros where the runner wrote no report; Jest's tests that
 *   passed the second time, by name
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, retried: [] };
  const report = /** @type {JestReport | PlaywrightReport} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, retried: [] };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    retried: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  };
}
