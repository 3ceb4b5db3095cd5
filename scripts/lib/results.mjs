/** What one check of `npm test` came to. */
export const single = (passed) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** Counts Vitest's JSON report. A file that could not be loaded has no tests in it and is one failure. */
export function vitestResult(report) {
  if (report === null) return single(false)
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Counts Playwright's JSON report. Errors outside of any test, such as a file that does not load, count too. */
export function playwrightResult(report) {
  if (report === null) return single(false)
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}

/** A program that ended with an error has failed, whatever its report says; so has one that ran no test. */
export function judged(result, exitCode) {
  const silent = result.failed === 0 && (exitCode !== 0 || result.passed === 0)
  return silent ? { ...result, failed: 1 } : result
}

export function sum(results) {
  return results.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0
  })
}

export const resultLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`
