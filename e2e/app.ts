import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron as electron, expect, type ElectronApplication, type Page } from '@playwright/test'

export interface LaunchedApp {
  app: ElectronApplication
  console: Page
  overlay: Page
  /** Pass it to a second launch to come back to the same data. */
  userData: string
}

/** Starts the built app on data of its own and waits for both windows. */
export async function launchApp(options: { userData?: string; args?: string[] } = {}): Promise<LaunchedApp> {
  const userData = options.userData ?? (await newUserData())
  const app = await electron.launch({
    cwd: resolve(import.meta.dirname, '..'),
    args: ['.', '--disable-gpu', `--user-data-dir=${userData}`, ...(options.args ?? [])],
    env: environment()
  })
  const console = await windowOf(app, 'console')
  // A key that is pressed before the first screen stands is heard by nobody.
  await console.locator('.console > *').first().waitFor({ state: 'attached', timeout: 20_000 })
  return { app, userData, console, overlay: await windowOf(app, 'overlay') }
}

/** Ends the app as a power cut would. */
export async function kill({ app }: LaunchedApp): Promise<void> {
  const gone = once(app.process(), 'exit')
  app.process().kill('SIGKILL')
  await gone
}

/** Starts another copy of an app on the same data; returns what it said when it gave way. */
export async function startAgain({ app, userData }: LaunchedApp): Promise<{ said: string; code: unknown }> {
  const copy = spawn(
    await app.evaluate(() => process.execPath),
    ['.', '--no-sandbox', '--disable-gpu', `--user-data-dir=${userData}`],
    { cwd: resolve(import.meta.dirname, '..'), env: environment(), stdio: ['ignore', 'ignore', 'pipe'] }
  )
  let said = ''
  copy.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(copy, 'exit')) as unknown[]
  return { said, code }
}

export function newUserData(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'howlcast-e2e-'))
}

/** The order in which windows appear is not fixed, so a window is found by its address. */
export async function windowOf(
  app: ElectronApplication,
  name: 'console' | 'overlay' | 'co-host'
): Promise<Page> {
  const find = () => app.windows().find((page) => page.url().includes(`/${name}/index.html`))
  await expect.poll(() => find() !== undefined, { timeout: 20_000 }).toBe(true)
  const page = find()
  if (page === undefined) throw new Error(`the ${name} window closed while it was being opened`)
  await page.waitForLoadState()
  return page
}

/** How many windows the app has open; what Playwright calls a window is any page, the overlay's sheet among them. */
export function windowCount(app: ElectronApplication): Promise<number> {
  return app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
}

export function environment(): Record<string, string> {
  const { ELECTRON_RUN_AS_NODE: _unwanted, ...rest } = process.env
  return Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined)
  )
}
