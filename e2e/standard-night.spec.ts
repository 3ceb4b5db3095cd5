import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { countHands, handsOf } from './hands'
import { KeyboardHost, type Act } from './host'
import { seatTable } from './table'

const table =
  'Ada guard, Ben seer, Cleo werewolf, Dora werewolf, Emil witch, Finn villager, Gus villager, Hal villager, Ida villager'

/** Every step of the first night and day, as the host meets them. */
const steps: readonly (readonly [title: string, act?: Act])[] = [
  ['Night falls'],
  ['Guard wakes', { pick: 'Ben' }],
  ['Seer wakes', { pick: 'Cleo' }],
  ['Werewolves wake', { pick: 'Ida' }],
  ['Witch wakes', { row: 'No potion' }],
  ['Day breaks'],
  ['Elect the Sheriff', { result: 'Ben' }],
  ['The Sheriff is chosen'],
  ['Announce the night'],
  ['Event card'],
  ['The village talks'],
  [
    'Enter the votes',
    {
      votes: {
        Ada: 'Finn',
        Ben: 'Cleo',
        Cleo: 'Finn',
        Dora: 'Finn',
        Emil: 'Finn',
        Finn: 'Cleo',
        Gus: 'Finn',
        Hal: 'Cleo'
      }
    }
  ],
  ['The verdict'],
  ['The sun sets']
]

/** The rows of the table in docs/console.md: a step, and its presses. */
function documented(): { readonly [step: string]: number } {
  const text = readFileSync(resolve(import.meta.dirname, '../docs/console.md'), 'utf8')
  const rows = [...text.matchAll(/^\| *([^|]+?) *\| *(\d+) *\|$/gm)]
  return Object.fromEntries(rows.map(([, step = '', presses]) => [step, Number(presses)]))
}

let howlcast: LaunchedApp
test.beforeAll(async () => {
  howlcast = await launchApp()
})
test.afterAll(() => howlcast.app.close())

test('a night and a day of eight ballots take the key presses that docs/console.md names', async () => {
  test.setTimeout(120_000)
  const page = howlcast.console
  const names = await seatTable(page, table, { deck: ['enthusiasm'] })
  const host = new KeyboardHost(page, names)
  await page.bringToFront()
  await countHands(page)

  const counted: Record<string, number> = {}
  for (const [title, act] of steps) {
    const { keys } = await handsOf(page)
    await host.does(title, act)
    counted[title] = (await handsOf(page)).keys - keys
  }
  await expect(host.title).toHaveText('Night falls')

  const { keys: all, pointer } = await handsOf(page)
  expect(pointer).toBe(0)
  expect({ ...counted, 'All in all': all }).toEqual(documented())
  expect(all).toBeLessThanOrEqual(45)
})
