import { existsSync, readFileSync } from 'node:fs';

/**
 * Fields that we read of a Jest or Playwright report; only Playwright's has `stats`.
 * @typedef {object} JestReport
 * @property {undefined} [stats]
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites files that failed before their first test
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number; unexpected: number }} stats
 * @property {unknown[]} errors failures outside any test
 */

/**
 * Counts the tests in a runner's JSON report; each failure outside a test counts as one.
 * @param {string} file
 * @returns {{ passed: number; failed: number }} zeros if there is no report
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = /** @type {JestReport | PlaywrightReport} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  if (report.stats) {
    const { expected, unexpected } = report.stats;
    return { passed: expected, failed: unexpected + report.errors.length };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}
