import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // Only on request: a missing picture must not be written down as right by the run that misses it.
  updateSnapshots: process.env['HOWLCAST_BASELINES'] === 'renew' ? 'all' : 'none',
  // One real app at a time: windows on one screen share focus.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]]
})
