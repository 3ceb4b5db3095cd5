import { configDefaults, defineConfig } from 'vitest/config'

/** The rule tests by example alone: what random games find, they find too slowly to be asked of each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    // A fresh copy of the engine for each test file would take most of the time.
    isolate: false,
    include: ['src/engine/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/engine/{bad-input,pairs,properties}.test.ts']
  }
})
