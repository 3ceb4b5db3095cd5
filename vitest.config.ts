import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest would leave one processor free, which of two is half.
    maxWorkers: '100%',
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          // The engine keeps nothing between games, so a worker loads it once for all its files.
          isolate: false,
          include: ['src/engine/**/*.test.ts']
        }
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Taken through the test runner, so that it meets the same stand-in for Electron as the code that uses it.
          server: { deps: { inline: ['electron-store'] } },
          include: ['src/{shared,main,preload}/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}']
        }
      },
      {
        extends: true,
        plugins: [vue()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/renderer/**/*.test.ts']
        }
      }
    ]
  }
})
