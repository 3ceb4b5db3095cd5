import { describe, expect, it } from 'vitest'
import { judged, playwrightResult, resultLine, sum, vitestResult } from './results.mjs'

describe('results', () => {
  it('count a test file that does not load as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] }
    ]
    expect(vitestResult({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
      passed: 3,
      failed: 2
    })
  })

  it('count errors outside of any Playwright test', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 0 }, errors: [{}] }
    expect(playwrightResult(report)).toEqual({ passed: 4, failed: 2 })
  })

  it('are a failure without a report', () => {
    expect(vitestResult(null)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightResult(null)).toEqual({ passed: 0, failed: 1 })
  })

  it('believe the exit code, and never a run without tests', () => {
    expect(judged({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
    expect(judged({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(judged({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
  })

  it('end in one line', () => {
    expect(
      resultLine(
        sum([
          { passed: 1, failed: 0 },
          { passed: 2, failed: 3 }
        ])
      )
    ).toBe('3 passed, 3 failed')
  })
})
