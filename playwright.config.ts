import { defineConfig } from '@playwright/test'

/** The longest games; they measure nothing in seconds. */
const plays = ['whole-deck.spec.ts', 'twelve-players.spec.ts', 'classic-roles.spec.ts']
/** In a Chromium without a window. */
const pages = ['overlay-grounds.spec.ts', 'overlay-pages.spec.ts', 'omniscient-page.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  // `npm test` runs the first two beside each other, a worker each, and then the rest alone.
  projects: [
    { name: 'plays', testMatch: plays, workers: 1 },
    { name: 'pages', testMatch: pages, workers: 1 },
    { name: 'app', testIgnore: [...plays, ...pages] }
  ],
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // Only on request: a missing picture must not be written down as right by the run that misses it.
  updateSnapshots: process.env['HOWLCAST_BASELINES'] === 'renew' ? 'all' : 'none',
  // One real app at a time: windows on one screen share focus.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]]
})
