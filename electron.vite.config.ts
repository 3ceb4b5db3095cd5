import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

// Targets are explicit: the runtime may be the fallback (Node 20.18 inside), and the pages also run
// in the Chromium 103 of an older OBS.
const node = 'node20.18'
const pages = 'chrome103'

export default defineConfig({
  main: {
    build: {
      target: node,
      externalizeDeps: true,
      rollupOptions: {
        input: {
          index: resolve('src/main/index.ts'),
          'balance-worker': resolve('src/main/balance-worker.ts')
        }
      }
    }
  },
  preload: {
    build: {
      target: node,
      // A sandboxed preload may neither require a shared chunk nor be an ES module.
      isolatedEntries: true,
      externalizeDeps: false,
      rollupOptions: {
        input: {
          console: resolve('src/preload/console.ts'),
          'co-host': resolve('src/preload/co-host.ts'),
          overlay: resolve('src/preload/overlay.ts')
        },
        output: { format: 'cjs', entryFileNames: '[name].cjs' }
      }
    }
  },
  renderer: {
    root: 'src/renderer',
    // Relative, so that the same pages work under app:// and over loopback.
    base: './',
    plugins: [vue()],
    build: {
      target: pages,
      minify: true,
      // The overlay must stand alone: no chunk shared with the console, nothing inlined that the CSP refuses.
      isolatedEntries: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: {
          console: resolve('src/renderer/console/index.html'),
          'co-host': resolve('src/renderer/console/co-host/index.html'),
          overlay: resolve('src/renderer/overlay/index.html'),
          omniscient: resolve('src/renderer/omniscient/index.html')
        }
      }
    }
  }
})
