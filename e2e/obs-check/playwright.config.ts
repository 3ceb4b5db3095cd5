import { defineConfig } from '@playwright/test'

/** Not one of the tests of `npm test`: what it finds depends on the OBS of the machine. */
export default defineConfig({
  testDir: '.',
  // Not a name that the tests of the app are found by.
  testMatch: '*.check.ts',
  outputDir: '../../test-results/obs-check',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list'
})
