import { expect, test } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { Audience } from './audience'
import { call, stateOf } from './bridge'
import { holdButton } from './hands'
import { MouseHost } from './host'
import { faultsOf } from './legible'
import { photograph, resize } from './shots'
import { seatTable } from './table'

const seats =
  'Ann werewolf, Bob werewolf, Cid werewolf, Dot white-wolf-king, Eve seer, Fay witch, Gus hunter, Hal village-idiot, Ida villager, Jon villager, Kit villager, Lea villager'

let howlcast: LaunchedApp
let audience: Audience
let host: MouseHost

test.beforeEach(async () => {
  howlcast = await launchApp()
  await resize(howlcast, 'Howlcast Overlay', 1920, 1080)
  audience = new Audience(howlcast.overlay)
  await audience.listen()
})

test.afterEach(() => howlcast.app.close())

/** A night of twelve, in the order of its board (rulebook 3.2). */
async function night(victim: string, seen: string): Promise<void> {
  await host.does('Night falls')
  await host.does('Werewolves wake', { pick: victim })
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Seer wakes', { pick: seen })
  await host.does('Hunter wakes')
  await host.does('Idiot wakes')
  await host.does('Day breaks')
}

/** Turns both windows to a language. */
async function speak(language: 'en' | 'zh', theme: 'dark' | 'light'): Promise<void> {
  await call(howlcast.console, 'set-settings', { consoleLanguage: language, theme })
  await call(howlcast.console, 'set-show', { language })
}

test('face to face is picked on the set-up screen, with the board of its size (D75)', async () => {
  const { console } = howlcast
  const names = seats.split(', ').map((seat) => seat.split(' ')[0])
  await console.getByLabel('Paste names').fill(names.join('\n'))
  await console.getByLabel('Paste names').press('Control+Enter')
  await console.getByLabel('Rule set').selectOption({ label: 'Face to face' })
  await expect(console.locator('[data-field=board]').locator('option:checked')).toHaveText('Twelve players')
  await expect(console.getByText('12 of 12')).toBeVisible()
  await expect(console.getByText('As the rule set says')).toBeVisible()
  await photograph(howlcast, 'face-01-setup')
  await speak('zh', 'light')
  await photograph(howlcast, 'face-02-setup-zh')
})

test('twelve play face to face: candidates, a PK, last words, and the White Wolf King (rulebook 7)', async () => {
  test.setTimeout(300_000)
  const { console, overlay } = howlcast
  const names = await seatTable(console, seats, { ruleset: 'face-to-face' })
  host = new MouseHost(console, names, async () => {
    await audience.follows(console)
    await audience.knowsNoLivingRole()
  })

  await test.step('day 1: who stands, who speaks first by the clock, who withdraws', async () => {
    await night('Ida', 'Ann')
    await host.does('Who stands for Sheriff?', { pick: ['Ann', 'Eve', 'Kit'] })
    await console.getByRole('button', { name: 'By the clock' }).click()
    await expect.poll(async () => (await stateOf(console)).show.speaker).toMatch(/^(ann|eve|kit)$/)
    await photograph(howlcast, 'face-03-stage')
    await call(console, 'set-speaker', { player: null })
    await host.does('Does anybody withdraw?', { pick: 'Ann' })
    await host.does('Elect the Sheriff', {
      votes: {
        Bob: 'Kit',
        Cid: 'Kit',
        Dot: null,
        Fay: 'Eve',
        Gus: 'Eve',
        Hal: 'Eve',
        Ida: 'Eve',
        Jon: null,
        Lea: null
      }
    })
    await expect(audience.sheriff).toHaveText(['Eve'])
    await photograph(howlcast, 'face-04-elected')
    await host.does('The Sheriff is chosen')
    await host.does('Announce the night')
    await host.does('Last words')
  })

  await test.step('a tie, and the PK that ends it', async () => {
    await photograph(howlcast, 'face-05-talk')
    await host.does('The village talks')
    await host.does('Enter the votes', {
      votes: {
        Ann: 'Jon',
        Bob: 'Jon',
        Cid: 'Jon',
        Dot: 'Jon',
        Eve: 'Bob',
        Fay: 'Bob',
        Gus: 'Bob',
        Hal: null,
        Jon: null,
        Kit: null,
        Lea: null
      }
    })
    await photograph(howlcast, 'face-06-pk')
    await host.answer({ result: 'Bob' })
    await host.commit()
    await expect(audience.dead).toHaveText(['Bob', 'Ida'])
    await photograph(howlcast, 'face-07-verdict')
    await host.does('The verdict')
    await host.does('Last words')
    await host.does('The sun sets')
  })

  await test.step('day 2: the White Wolf King takes the Hunter, who shoots', async () => {
    await night('Lea', 'Dot')
    await host.does('Announce the night')
    await host.does('Last words')
    await expect(host.title).toHaveText('The village talks')
    await console.getByRole('button', { name: 'A wolf blows up' }).click()
    const sheet = console.getByRole('dialog')
    await sheet.getByRole('group', { name: 'Who blows up?' }).getByRole('button', { name: 'Dot' }).click()
    await expect(sheet).toContainText('4 Dot may take one player along')
    await photograph(howlcast, 'face-08-blast')
    const hold = sheet.getByRole('button', { name: 'Blow up' })
    await holdButton(console, hold, () => expect(sheet).toBeHidden({ timeout: 5000 }))
    await host.does('A wolf blows up')
    await host.answer({ pick: 'Gus' })
    await photograph(howlcast, 'face-09-takes')
    await speak('zh', 'light')
    await expect(host.title).toHaveText('白狼王自爆')
    await photograph(howlcast, 'face-10-takes-zh')
    await speak('en', 'dark')
    await host.does('The White Wolf King blows up')
    await expect(overlay.getByText('4 Dot takes along')).toBeVisible()
    await audience.knowsNoLivingRole()
    expect(await faultsOf(overlay)).toEqual([])
    await photograph(howlcast, 'face-11-taken')
    await speak('zh', 'light')
    await photograph(howlcast, 'face-12-taken-zh')
    await speak('en', 'dark')
    await host.does('Taken along')
    await host.does('The Hunter falls', { pick: 'Cid' })
    await expect(overlay.getByText('7 Gus shoots 3 Cid')).toBeVisible()
    await photograph(howlcast, 'face-13-shot')
    await host.does('The last shot')
    for (let spoken = 0; spoken < 3; spoken++) await host.does('Last words')
    await expect(host.title).toHaveText('Night falls')
    const { view } = await stateOf(console)
    expect(view?.players.filter(({ alive }) => !alive).map(({ name }) => name)).toEqual([
      'Bob',
      'Cid',
      'Dot',
      'Gus',
      'Ida',
      'Lea'
    ])
  })
})
