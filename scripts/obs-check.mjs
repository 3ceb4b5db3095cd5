// `npm run obs-check`: opens the built app beside a real OBS and says in plain lines what OBS gets of it. What a machine
// lacks for that is named. Fails only where something is wrong with Howlcast.
import path from 'node:path'
import process from 'node:process'
import { spawn } from 'node:child_process'
import { ensureBuild } from './lib/build.mjs'
import { hasDisplay, startVirtualDisplay } from './lib/display.mjs'
import { atEnd, main, run, signalGroup } from './lib/run.mjs'
import { ensureRuntime } from './lib/runtime.mjs'
import { installSystemPackages, isDebianLike } from './lib/system-packages.mjs'

const root = path.resolve(import.meta.dirname, '..')
/** OBS, and what it needs of a virtual screen: a window manager that names the windows, and OpenGL in software. */
const packages = ['obs-studio', 'obs-plugins', 'openbox', 'libgl1-mesa-dri']

await main(async () => {
  await ensureRuntime(root)
  await ensureBuild(root)
  if (!(await starts('obs', ['--version'])) && isDebianLike() && process.getuid() === 0)
    await installSystemPackages(packages)
  const display = hasDisplay() ? {} : await startVirtualDisplay()
  if (display.DISPLAY && (await starts('openbox', ['--version']))) manageWindows(display)

  const own = await ownNetwork()
  if (own.length === 0)
    console.log(
      "No network of its own could be made here: until the end, OBS's WebSocket is open to the machine's networks, behind a random password."
    )
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
  const [program, ...args] = [...own, process.execPath, cli, 'test', '--config', 'e2e/obs-check']
  const { code } = await run(program, args, { cwd: root, env: display, stopWith: 'SIGINT' })
  return code
})

async function starts(program, args) {
  return (await run(program, args, { capture: true })).code === 0
}

function manageWindows(display) {
  const manager = spawn('openbox', [], {
    env: { ...process.env, ...display },
    stdio: 'ignore',
    detached: true
  })
  atEnd(() => signalGroup(manager, 'SIGTERM'))
  manager.unref()
}

/** What starts a program in a network that holds nothing but loopback; empty where the system has no such thing. */
async function ownNetwork() {
  const withLoopback = ['sh', '-c', 'ip link set lo up && exec "$0" "$@"']
  for (const user of [[], ['--map-root-user']]) {
    const command = ['unshare', ...user, '--net', ...withLoopback]
    const [program, ...args] = [...command, 'true']
    if (await starts(program, args)) return command
  }
  return []
}
