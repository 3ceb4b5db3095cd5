import { join } from 'node:path'
import type { Page, PageScreenshotOptions } from '@playwright/test'
import type { LaunchedApp } from './app'

const folder = process.env['HOWLCAST_PHOTOS']

/** Keeps a picture of a page in the folder that HOWLCAST_PHOTOS names, to look at; without one it takes none. */
export async function keepPicture(
  page: Page,
  name: string,
  options: Omit<PageScreenshotOptions, 'path'> = {}
): Promise<void> {
  if (folder !== undefined) await page.screenshot({ ...options, path: join(folder, `${name}.png`) })
}

/** Gives a window's content a size. */
export async function resize(
  { app }: LaunchedApp,
  title: 'Howlcast Console' | 'Howlcast Overlay',
  width: number,
  height: number
): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, { title, width, height }) => {
      const window = BrowserWindow.getAllWindows().find((each) => each.getTitle() === title)
      window?.setPosition(0, 0)
      window?.setContentSize(width, height)
    },
    { title, width, height }
  )
}

/**
 * Keeps a picture of both windows, the console in two sizes. Movement is shown where it ends. The console goes through
 * its sizes without pictures too, so that a run is the same with them.
 */
export async function photograph(howlcast: LaunchedApp, name: string): Promise<void> {
  const take = (page: 'console' | 'overlay', file: string) =>
    keepPicture(howlcast[page], `${name}-${file}`, { animations: 'disabled' })
  await take('overlay', 'overlay')
  await resize(howlcast, 'Howlcast Console', 1280, 800)
  await take('console', 'console-1280')
  await resize(howlcast, 'Howlcast Console', 1920, 1080)
  await take('console', 'console-1920')
}
