// `npm start`: installs what is missing, builds what has changed, opens the app.
import path from 'node:path'
import process from 'node:process'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { hasDisplay, startVirtualDisplay } from './lib/display.mjs'
import { ensureNode } from './lib/node-version.mjs'
import { main, run } from './lib/run.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import { ensureSandbox, sandboxFlags } from './lib/sandbox.mjs'
import {
  ensureLibraries,
  ensureSystemPackages,
  helpfulPackages,
  windowPackages
} from './lib/system-packages.mjs'

// With no display there is no graphics card either, and no desktop: Chromium's complaints about both would bury what the app prints.
const headlessFlags = ['--disable-gpu', '--log-level=3']

const root = path.resolve(import.meta.dirname, '..')

await main(async () => {
  ensureNode()
  await ensureSystemPackages(windowPackages, helpfulPackages)
  await ensureDependencies(root)
  const electron = await ensureRuntime(root)
  await ensureLibraries(electron)
  ensureSandbox(electron)
  await ensureBuild(root)

  const display = hasDisplay() ? null : await startVirtualDisplay()
  if (display !== null) {
    console.log(
      `No display was found: Howlcast opens on a virtual one, DISPLAY=${display.DISPLAY} XAUTHORITY=${display.XAUTHORITY}`
    )
  }
  const { code } = await run(
    electron,
    [root, ...sandboxFlags(), ...(display === null ? [] : headlessFlags), ...process.argv.slice(2)],
    {
      cwd: root,
      // Nobody can read the overlay's address off a screen that is not there, so the app prints it.
      env: display === null ? {} : { ...display, HOWLCAST_PRINT_OVERLAY_ADDRESS: '1' }
    }
  )
  return code
})
