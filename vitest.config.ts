import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Taken through the test runner, so that it meets the same stand-in for Electron as the code that uses it.
          server: { deps: { inline: ['electron-store'] } },
          include: [
            'src/{engine,shared,main,preload}/**/*.test.ts',
            'scripts/**/*.test.{mjs,ts}',
            'bench/**/*.test.ts'
          ]
        }
      },
      {
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
