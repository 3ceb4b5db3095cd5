import { join, resolve } from 'node:path'
import type { LaunchedApp } from './app'

const folder = resolve(import.meta.dirname, '../test-results/shots')

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

/** Keeps a picture of both windows, for people to look at. Movement is shown where it ends. */
export async function photograph(howlcast: LaunchedApp, name: string): Promise<void> {
  const take = (page: 'console' | 'overlay', file: string) =>
    howlcast[page].screenshot({ path: join(folder, `${name}-${file}.png`), animations: 'disabled' })
  await take('overlay', 'overlay')
  await resize(howlcast, 'Howlcast Console', 1280, 800)
  await take('console', 'console-1280')
  await resize(howlcast, 'Howlcast Console', 1920, 1080)
  await take('console', 'console-1920')
}
