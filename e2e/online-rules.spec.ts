import { expect, test } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { Audience } from './audience'
import { call, stateOf } from './bridge'
import { MouseHost } from './host'
import { comeToRest } from './rest'
import { photograph, resize } from './shots'

/** Who holds which card, and how well he blocks and acts. */
const table = {
  Quillon: { role: 'Werewolf', block: '3', acting: '1' },
  Zephyrine: { role: 'Werewolf', block: '2', acting: '1' },
  Bramwell: { role: 'Hybrid', block: '5', acting: '5' },
  Isolde: { role: 'Cupid', block: '4', acting: '4' },
  Thaddeus: { role: 'Seer', block: '1', acting: '2' },
  Ottoline: { role: 'Guard', block: '1', acting: '1' },
  Peregrin: { role: 'Villager', block: '7', acting: '0' },
  Wilhelmina: { role: 'Villager', block: '0', acting: '0' },
  Fairfax: { role: 'Villager', block: '', acting: '' }
} as const
const names = Object.keys(table)

let howlcast: LaunchedApp
let audience: Audience

test.beforeEach(async () => {
  howlcast = await launchApp()
  await resize(howlcast, 'Howlcast Overlay', 1920, 1080)
  await resize(howlcast, 'Howlcast Console', 1280, 800)
  await howlcast.console.bringToFront()
  audience = new Audience(howlcast.overlay)
  await audience.listen()
})

test.afterEach(() => howlcast.app.close())

/** Both windows, the console in the other language too. */
async function shoot(name: string): Promise<void> {
  await photograph(howlcast, name)
  for (const [language, theme] of [
    ['zh', 'light'],
    ['en', 'dark']
  ] as const) {
    await call(howlcast.console, 'set-settings', { consoleLanguage: language, theme })
    await comeToRest(howlcast.console)
    if (language === 'zh') await photograph(howlcast, `${name}-zh`)
  }
}

test('a table by the online rules, from its numbers to the first morning (rulebook 6)', async () => {
  test.setTimeout(300_000)
  const { console: page } = howlcast
  const host = new MouseHost(page, names, async () => void (await audience.follows(page)))

  await test.step('the rule set is picked, each player gets a card and two numbers', async () => {
    await page.getByLabel('Paste names').fill(names.join('\n'))
    await page.getByRole('button', { name: 'Seat them' }).click()
    await expect(page.getByRole('button', { name: 'One Hybrid more' })).toHaveCount(0)
    await page.getByLabel('Rule set').selectOption({ label: 'Online New Moon' })
    await expect(page.getByRole('button', { name: 'One Hybrid more' })).toBeVisible()
    await expect(page.getByText('As the rule set says')).toBeVisible()
    await page.getByRole('button', { name: 'Deal by hand' }).click()
    const editor = page.locator('.editor')
    for (const [at, [name, { role, block, acting }]] of Object.entries(table).entries()) {
      await page.getByRole('button', { name: `${at + 1} ${name}` }).click()
      for (const [label, number] of [
        ['Blocking', block],
        ['Acting', acting]
      ] as const) {
        await editor.getByLabel(label).fill(number)
        await editor.getByLabel(label).press('Tab')
      }
      await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: role })
    }
    await expect(page.getByText('Blocking or acting open for 1')).toBeVisible()
    await shoot('online-01-set-up')
    await page.getByRole('button', { name: 'House rules' }).click()
    const luck = page.getByRole('dialog').getByRole('group', { name: 'Luck on the first night' })
    await expect(luck.getByRole('radio', { name: 'Two numbers a player' })).toBeChecked()
    await expect(luck.getByText('differs')).toHaveCount(0)
    await luck.scrollIntoViewIfNeeded()
    await shoot('online-02-house-rules')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Deal and begin' }).click()
  })

  await test.step('the first night: a third party, and luck', async () => {
    await host.does('The game begins')
    await host.does('Night falls')
    await expect(host.title).toHaveText('Hybrid wakes')
    await shoot('online-03-hybrid')
    await host.does('Hybrid wakes', { pick: 'Quillon' })
    await host.does('Cupid wakes', { pick: ['Bramwell', 'Wilhelmina'] })
    await host.does('The Lovers meet')
    await host.does('Guard wakes', { row: 'Protect nobody' })
    await host.does('Seer wakes', { pick: 'Isolde' })
    await expect(host.title).toHaveText('Is the Seer lucky?')
    await page.getByRole('button', { name: 'Draw the lot' }).click()
    await expect(page.locator('.rows [aria-pressed=true], .rows [aria-checked=true]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear' }).click()
    await host.does('Is the Seer lucky?', { row: 'She learns nothing' })
    await expect(page.getByText('4 Isolde: no result')).toBeVisible()
    await expect(page.getByText('nothing of 4')).toBeVisible()
    await host.does('Werewolves wake', { pick: 'Peregrin' })
    await shoot('online-04-luck')
    await host.does('Are the wolves lucky?', { row: 'The attack fails' })
    await expect(page.getByText('attacked 7, in vain')).toBeVisible()
    await host.does('Hybrid wakes again', { pick: 'Fairfax' })
    await audience.knowsNoLivingRole()
  })

  await test.step('the first morning: nobody was bitten, and the Hybrid’s victim shows no card', async () => {
    await host.does('Day breaks')
    await host.does('Announce the night')
    await expect(audience.dead).toHaveText(['Fairfax'])
    const { view, publication } = await stateOf(page)
    expect(view?.players.find(({ name }) => name === 'Fairfax')?.death?.cause).toBe('hybrid')
    expect(publication.view?.players.find(({ name }) => name === 'Fairfax')?.role).toBe(null)
    expect(view?.players.filter(({ camp }) => camp === 'third-party').map(({ name }) => name)).toEqual([
      'Bramwell',
      'Isolde',
      'Wilhelmina'
    ])
    await shoot('online-05-morning')
    await audience.knowsNoLivingRole()
  })

  await test.step('the third party is the last and has won', async () => {
    for (const id of ['seat-1', 'seat-2', 'seat-5', 'seat-6', 'seat-7'])
      await call(page, 'command', {
        count: (await stateOf(page)).view?.commandCount ?? 0,
        command: { command: 'correct', set: { kill: id } }
      })
    await audience.follows(page)
    await comeToRest(howlcast.overlay)
    await expect(howlcast.overlay.getByText('The Third Party')).toBeVisible()
    await shoot('online-06-winner')
  })
})
