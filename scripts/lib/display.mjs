import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { atEnd, signalGroup, StepFailed } from './run.mjs'
import { displayPackages, ensureSystemPackages, installAdvice, osRelease } from './system-packages.mjs'

export function hasDisplay(env = process.env, platform = process.platform) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

/** Starts a virtual screen for as long as the command runs, and returns the environment that leads to it. */
export async function startVirtualDisplay() {
  await ensureSystemPackages(displayPackages)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'howlcast-display-'))
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  const authority = path.join(folder, 'authority')
  fs.writeFileSync(authority, authorityFile(randomBytes(16)), { mode: 0o600 })

  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp', '-auth', authority],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true }
  )
  atEnd(() => signalGroup(server, 'SIGTERM'))
  const number = await new Promise((resolve) => {
    server.on('error', () => resolve(null))
    server.on('exit', () => resolve(null))
    let printed = ''
    server.stdio[3].on('data', (chunk) => {
      printed += chunk
      if (printed.endsWith('\n')) resolve(printed.trim())
    })
  })
  if (number === null) {
    throw new StepFailed(
      'There is no display, and a virtual one (Xvfb) could not be started.',
      installAdvice(osRelease(), 'display')
    )
  }
  server.unref()
  server.stdio[3].destroy()
  return { DISPLAY: `:${number}`, XAUTHORITY: authority }
}

/**
 * An X authority file with one cookie that is good for any display number: the console's secrets must not be open to
 * other users of the machine.
 */
export function authorityFile(cookie) {
  const counted = (bytes) => Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes])
  const anyFamily = Buffer.from([0xff, 0xff])
  const anyAddress = counted(Buffer.alloc(0))
  const anyNumber = counted(Buffer.alloc(0))
  return Buffer.concat([
    anyFamily,
    anyAddress,
    anyNumber,
    counted(Buffer.from('MIT-MAGIC-COOKIE-1')),
    counted(cookie)
  ])
}
