import { expect, type Page } from '@playwright/test'
import { call } from './bridge'
import { give } from './commands'
import { MouseHost } from './host'
import { seatTable } from './table'

/** Called in front of every view, by its name. It may change language and theme, and leaves English behind. */
export type Look = (view: string) => Promise<void>

/** Opens a sheet by its key, looks at it and closes it. */
async function sheet(console: Page, key: string, title: string, look: Look): Promise<void> {
  await console.keyboard.press(key)
  await expect(console.getByRole('dialog', { name: title })).toBeVisible()
  await look(title)
  await console.keyboard.press('Escape')
  // Until it is gone from the page it takes the keys.
  await expect(console.locator('dialog')).toHaveCount(0)
}

/** Every view before a game: the table empty and full, and the sheets in both states. */
export async function setupViews(console: Page, look: Look): Promise<void> {
  const press = (name: string) => console.getByRole('button', { name }).click()
  await look('no table')
  await sheet(console, 'p', 'Players and tables', async () => look('nobody is known'))
  await press('Season')
  await look('a season without games')
  await console.keyboard.press('Escape')
  await console.getByLabel('Paste names').fill('Ann\nBob\nCid\nDot\nEve\nFay\nGus\nHal')
  await press('Seat them')
  await press('Suggest a table')
  await look('a table')
  await press('Deal by hand')
  await look('dealt by hand')
  await press('Deal at random')
  await sheet(console, 'b', 'Balance check', async (view) => {
    await press('Stop')
    await look(view)
    await press('Count again')
    await expect(console.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 60_000 })
    await look('the balance of a table')
  })
  await sheet(console, 'h', 'House rules', look)
  await sheet(console, 'e', 'Event cards', async (view) => {
    await console.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click()
    await console.getByRole('checkbox', { name: 'Burial' }).check()
    await look(view)
  })
  await sheet(console, 'p', 'Players and tables', async (view) => {
    await console.getByLabel('Name of the table').fill('Friday')
    await press('Keep this table')
    await console.getByLabel('Group of Ann').fill('Choir')
    await console.getByLabel('Group of Ann').blur()
    await expect(console.getByRole('heading', { name: 'Choir' })).toBeVisible()
    await look(view)
  })
  await sheet(console, '?', 'This desk', look)
  await sheet(console, 'Control+l', 'What the seats show', look)
  await sheet(console, 'Control+j', 'Your notes', look)
  await sheet(console, 'F1', 'Help', async (view) => {
    await look(view)
    await console.getByRole('searchbox').fill('flood')
    await look('help on a card')
    await console.getByRole('searchbox').fill('tie')
    await look('help on a house rule')
    await console.getByRole('searchbox').fill('zzz')
    await look('help that finds nothing')
  })
  await overlaySheet(console, look)
}

async function overlaySheet(console: Page, look: Look): Promise<void> {
  await call(console, 'set-settings', { control: true, omniscient: true, publicDelay: 1 })
  await sheet(console, 'Control+o', 'Addresses, delay, OBS', async () => {
    const tabs = console.getByRole('navigation', { name: 'Parts of this sheet' }).getByRole('button')
    await expect(console.locator('dialog iframe')).toBeAttached()
    await console.getByRole('checkbox', { name: 'Safe area' }).check()
    for (const tab of await tabs.all()) {
      await tab.click()
      await look(`overlay sheet: ${await tab.innerText()}`)
    }
  })
}

/** Every view of a game, from its first line to its story. */
export async function playViews(console: Page, look: Look): Promise<void> {
  const press = (name: string | RegExp) => console.getByRole('button', { name }).click()
  const host = new MouseHost(
    console,
    await seatTable(
      console,
      'Ann werewolf, Bob seer, Cid witch, Dot villager, Eve villager, Fay villager, Gus guard, Hal hunter',
      { deck: ['good-manners', 'flood'], houseRules: { selfDestruct: true } }
    )
  )
  await host.does('Night falls')
  await call(console, 'start-timer', { name: 'speech', seconds: 600 })
  await call(console, 'set-speaker', { player: 'ann' })
  await host.does('Guard wakes', { pick: 'Gus' })
  await host.tries('Bob')
  await look('a question about a player')
  await console.keyboard.press('r')
  await look('the line to read, enlarged')
  await console.keyboard.press('r')
  await host.does('Seer wakes', { pick: 'Ann' })
  await console.keyboard.press('s')
  await look('a silent card')
  await console.keyboard.press('Escape')
  await host.does('Werewolves wake', { pick: 'Eve' })
  await host.answer({ row: 'Poison', pick: 'Ann' })
  await look('rows of a question')
  await press('The game at: Seer')
  await expect(console.getByRole('status', { name: 'The past' })).toBeVisible()
  await look('the past')
  await console.keyboard.press('Escape')
  await press('Clear')
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Day breaks')
  await look('a vote by hands')
  await console.keyboard.press('Control+b')
  await console.getByRole('dialog').getByRole('button', { name: 'Ann' }).click()
  await look('a blast')
  await console.keyboard.press('Escape')
  await press('Only the result')
  await look('a vote by its result')
  await console.keyboard.press('w')
  await look('why')
  await console.keyboard.press('Escape')
  await console.keyboard.press('Control+k')
  const kinds = console.getByRole('group', { name: 'What to correct' }).getByRole('button')
  for (const kind of await kinds.all()) {
    await kind.click()
    await look(`correction: ${await kind.innerText()}`)
  }
  await console.keyboard.press('Escape')
  await give(console, { command: 'correct', set: { card: 'flood' } })
  await give(console, { command: 'answer', prompt: 'flood.women', answer: ['bob', 'dot'] })
  await give(console, { command: 'correct', set: { card: 'good-manners' } })
  await look('cards in force')
  await press('Change')
  await look('a group')
  await console.keyboard.press('Escape')
  await call(console, 'set-show', { holdTotals: true, blackout: true, board: 'hidden' })
  await look('blackout')
  await call(console, 'set-show', { holdTotals: false, blackout: false, board: 'shown' })
  await give(console, { command: 'end', camp: 'village' })
  await host.does('The game is over')
  await look('the end')
  await press('The whole story')
  await look('the story')
  await console.keyboard.press('Escape')
  await press('Season')
  await look('the season')
  await console.keyboard.press('Escape')
}
