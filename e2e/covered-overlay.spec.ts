import { expect, test } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { Audience } from './audience'
import { MouseHost } from './host'
import { comeToRest } from './rest'
import { seatTable } from './table'

let howlcast: LaunchedApp

test.beforeAll(async () => {
  howlcast = await launchApp()
})

test.afterAll(() => howlcast.app.close())

/** Lays one window over the whole of the other. */
async function putOnTop(top: 'Howlcast Console' | 'Howlcast Overlay'): Promise<void> {
  await howlcast.app.evaluate(({ BrowserWindow }, top) => {
    const windows = BrowserWindow.getAllWindows()
    const above = windows.find((window) => window.getTitle() === top)
    const below = windows.find((window) => window.getTitle() !== top)
    if (above === undefined || below === undefined) throw new Error('a window is missing')
    if (top === 'Howlcast Console') above.setBounds(below.getBounds())
    above.moveTop()
    above.focus()
  }, top)
}

/** What a capture of the window gets, once everything in it has come to rest. */
async function captured(): Promise<string> {
  await comeToRest(howlcast.overlay)
  return howlcast.app.evaluate(async ({ BrowserWindow }) => {
    const overlay = BrowserWindow.getAllWindows().find((each) => each.getTitle() === 'Howlcast Overlay')
    return (await overlay?.webContents.capturePage())?.toDataURL() ?? 'no overlay'
  })
}

test('an overlay that is fully covered goes on painting (P38)', async () => {
  const audience = new Audience(howlcast.overlay)
  await audience.listen()
  const host = new MouseHost(
    howlcast.console,
    await seatTable(howlcast.console, 'Ann werewolf, Bob seer, Cid villager, Dot villager, Eve villager'),
    async () => void (await audience.follows(howlcast.console))
  )
  await putOnTop('Howlcast Console')
  const before = await captured()
  await host.does('Night falls')
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Eve' })
  await expect(audience.title).toHaveText('Day breaks')
  const dawn = await captured()
  expect(dawn).not.toBe(before)
  await host.does('Day breaks')
  await host.does('Elect the Sheriff', { result: 'Bob' })
  await host.does('The Sheriff is chosen')
  await host.does('Announce the night')
  await expect(audience.dead).toHaveText(['Eve'])
  const covered = await captured()
  expect(covered).not.toBe(dawn)
  await putOnTop('Howlcast Overlay')
  expect(await captured()).toBe(covered)
})
