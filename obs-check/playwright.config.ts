import { defineConfig } from '@playwright/test'

/** Not one of the tests of `npm test`: what it finds depends on the OBS of the machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/obs-check',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list'
})
