/**
 * Mutation testing of the rules: `npm run mutation` (docs/testing.md).
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/engine/{roles,laws,offices,flow,cards}/**/*.ts',
    'src/engine/deaths.ts',
    // Where victory is judged; the conditions stand with their roles and laws.
    'src/engine/kernel/aftermath.ts',
    '!src/engine/**/*.test.ts'
  ],
  plugins: ['./scripts/mutation/runner.mjs'],
  testRunner: 'rules',
  coverageAnalysis: 'perTest',
  // What a module says once, when it is loaded (its id, its traits), would need the whole suite for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  // A mutant that runs into the limit counts as noticed: on a busy machine a short one would flatter the score.
  timeoutMS: 30_000,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  tempDirName: '.stryker-tmp',
  ignorePatterns: [
    '.install',
    'bench',
    'dist',
    'docs',
    'e2e',
    'out',
    'src/main',
    'src/renderer',
    'test-results'
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' }
}
