import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { StepFailed } from './run.mjs'
import { installSystemPackages, osRelease } from './system-packages.mjs'

const debianChromium = '/usr/bin/chromium'

/** The Chromium that plays the part of an OBS Browser Source in the tests; installed where that is possible. */
export async function ensureChromium(root) {
  const asked = process.env.HOWLCAST_CHROMIUM
  if (asked) {
    if (fs.existsSync(asked)) return asked
    throw new StepFailed(
      `HOWLCAST_CHROMIUM names ${asked}, which is not there.`,
      'name a Chromium that is, or unset it.'
    )
  }
  const own = createRequire(path.join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  const found = [debianChromium, own].find((file) => fs.existsSync(file))
  if (found) return found

  const debian = hasChromiumPackage(osRelease())
  if (debian && process.getuid() === 0) {
    await installSystemPackages(['chromium'])
    if (fs.existsSync(debianChromium)) return debianChromium
  }
  throw new StepFailed(
    'The tests need a Chromium, and none was found. Nothing was changed.',
    chromiumAdvice(debian)
  )
}

/** Ubuntu and its family have no `chromium` package, only a snap. */
export function hasChromiumPackage(release) {
  return /debian/.test(release) && !/ubuntu/.test(release)
}

export function chromiumAdvice(debian) {
  const command = debian
    ? 'sudo apt-get install -y --no-install-recommends chromium'
    : 'npx playwright install chromium'
  return `run\n  ${command}\nor name one: HOWLCAST_CHROMIUM=/path/to/chromium`
}
