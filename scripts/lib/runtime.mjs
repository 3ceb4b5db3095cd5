import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { installFallback } from './fallback-runtime.mjs'
import { run, StepFailed } from './run.mjs'

const officialRemedy =
  "check the network or set HTTPS_PROXY; where GitHub cannot be reached, set ELECTRON_MIRROR to a mirror of Electron's releases; then run the same command again."

/**
 * Puts a working Electron where `require('electron')` looks for it and returns its path: the pinned release, or, where
 * that cannot be downloaded, the fallback. HOWLCAST_RUNTIME=official forbids the fallback, =fallback forces it.
 */
export async function ensureRuntime(root, asked = process.env.HOWLCAST_RUNTIME) {
  const folder = path.join(root, 'node_modules/electron')
  const pinned = createRequire(path.join(root, 'package.json'))('electron/package.json').version
  if (!suits(installedVersion(folder), pinned, asked)) {
    const downloaded = asked !== 'fallback' && (await downloadOfficial(folder, pinned))
    if (!downloaded && asked === 'official') {
      throw new StepFailed(
        `Electron ${pinned} could not be downloaded, and HOWLCAST_RUNTIME=official forbids the fallback.`,
        officialRemedy
      )
    }
    if (!downloaded && !(process.platform === 'linux' && process.arch === 'x64')) {
      throw new StepFailed(
        `Electron ${pinned} could not be downloaded, and there is no fallback for this system.`,
        officialRemedy
      )
    }
    if (!downloaded) await installFallback(root, folder)
  }
  console.log(runtimeLine(installedVersion(folder), pinned))
  return path.join(folder, 'dist', fs.readFileSync(path.join(folder, 'path.txt'), 'utf8'))
}

/** Whether an installed runtime is the one that is wanted. The fallback's version always differs from the pinned one. */
export function suits(installed, pinned, asked) {
  if (installed === null) return false
  if (asked === 'official') return installed === pinned
  if (asked === 'fallback') return installed !== pinned
  return true
}

export function runtimeLine(installed, pinned) {
  if (installed === pinned) return `Electron runtime: ${installed}, the pinned release.`
  return `Electron runtime: ${installed}, the fallback from the npm registry, for development and tests only (the pinned release is ${pinned}).`
}

function installedVersion(folder) {
  try {
    const program = fs.readFileSync(path.join(folder, 'path.txt'), 'utf8')
    if (!fs.existsSync(path.join(folder, 'dist', program))) return null
    return fs.readFileSync(path.join(folder, 'dist/version'), 'utf8').trim().replace(/^v/, '')
  } catch {
    return null
  }
}

/** Electron's own installer unpacks in place and writes path.txt last; what was there before waits aside until it is done. */
async function downloadOfficial(folder, pinned) {
  const [dist, pathFile] = ['dist', 'path.txt'].map((name) => path.join(folder, name))
  const aside = `${dist}.replaced`
  const had = installedVersion(folder) === null ? null : fs.readFileSync(pathFile, 'utf8')
  console.log(`Downloading Electron ${pinned}.`)
  fs.rmSync(pathFile, { force: true })
  fs.rmSync(aside, { recursive: true, force: true })
  if (had === null) fs.rmSync(dist, { recursive: true, force: true })
  else fs.renameSync(dist, aside)

  const { code, stderr } = await run(process.execPath, [path.join(folder, 'install.js')], {
    capture: true,
    timeout: Number(process.env.ELECTRON_DOWNLOAD_TIMEOUT_MS ?? 180_000)
  })
  if (code === 0 && installedVersion(folder) === pinned) {
    fs.rmSync(aside, { recursive: true, force: true })
    return true
  }
  console.log(
    `Electron ${pinned} could not be downloaded: ${stderr.split('\n')[0] || `its installer ended with ${code}`}`
  )
  fs.rmSync(dist, { recursive: true, force: true })
  fs.rmSync(pathFile, { force: true })
  if (had !== null) {
    fs.renameSync(aside, dist)
    fs.writeFileSync(pathFile, had)
  }
  return false
}
