import { test, type Browser } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { launchChromium } from './chromium'

/** The app, and a Chromium that looks at what it serves. */
export interface WatchedApp {
  readonly howlcast: LaunchedApp
  readonly browser: Browser
  /** Starts the app, which has been closed, on the same data again. */
  startAgain(): Promise<void>
}

/** Runs both from before the first test of the file that calls it until after the last. */
export function watchedApp(): WatchedApp {
  let howlcast: LaunchedApp
  let browser: Browser
  test.beforeAll(async () => {
    howlcast = await launchApp()
    browser = await launchChromium()
  })
  test.afterAll(async () => {
    await browser.close()
    await howlcast.app.close()
  })
  return {
    get howlcast() {
      return howlcast
    },
    get browser() {
      return browser
    },
    async startAgain() {
      howlcast = await launchApp({ userData: howlcast.userData })
    }
  }
}
