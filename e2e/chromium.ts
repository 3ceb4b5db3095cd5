import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

/** Starts the Chromium that plays the part of an OBS Browser Source; Playwright's own, where none is named or found. */
export function launchChromium(): Promise<Browser> {
  const executablePath = [process.env['HOWLCAST_CHROMIUM'], '/usr/bin/chromium'].find(
    (file) => file !== undefined && existsSync(file)
  )
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
  })
}
