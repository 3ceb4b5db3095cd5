import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { stateOf } from './bridge'

const club = ['Ann', 'Bob', '月下独酌', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal']

/** Answers the next file dialog. */
function choose({ app }: LaunchedApp, path: string): Promise<void> {
  return app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
}

test('a table is read from a file, kept, and comes back after a restart, is put in order and plays', async () => {
  const first = await launchApp()
  const file = join(first.userData, 'club.csv')
  const rows = club.map((name, at) => `Friday club;${at % 2 ? 'm' : 'f'};${name};${20 + at}`)
  await choose(first, file)
  await first.console.keyboard.press('p')
  const sheet = first.console.getByRole('dialog', { name: 'Players and tables' })

  await writeFile(file, ['Group;Sex;Name;Age', ...rows, 'Friday club;f;;twenty'].join('\n'))
  await sheet.getByRole('button', { name: 'Read a file' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Row 10 has no name.')
  await expect(first.console.locator('.table .tile')).toHaveCount(0)

  await writeFile(file, ['Group;Sex;Name;Age', ...rows].join('\n'))
  await sheet.getByRole('button', { name: 'Read a file' }).click()
  await expect(first.console.locator('.table .tile')).toHaveCount(8)
  await sheet.getByLabel('Name of the table').fill('Friday table')
  await sheet.getByRole('button', { name: 'Keep this table' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await first.console.getByRole('button', { name: 'Clear the table' }).click()
  await expect.poll(async () => (await stateOf(first.console)).settings.roster.length).toBe(0)
  await first.app.close()

  const second = await launchApp({ userData: first.userData })
  const { console } = second
  await expect(console.getByLabel('Paste names')).toBeVisible()
  await console.getByRole('button', { name: 'Players and tables' }).click()
  await console.getByRole('button', { name: 'Seat Friday table' }).click()
  await console.getByRole('button', { name: 'Done' }).click()
  const tiles = console.locator('.table .tile b')
  await expect(tiles).toHaveText(club)

  // The third seat is carried to the first place, once in vain.
  const carry = async () => {
    await tiles.nth(2).hover()
    await console.mouse.down()
    const first = await tiles.nth(0).boundingBox()
    await console.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 10, { steps: 4 })
  }
  await carry()
  await expect(console.locator('.tile.carried')).toHaveCount(1)
  await console.keyboard.press('Escape')
  await console.mouse.up()
  await expect(tiles).toHaveText(club)
  await carry()
  await console.mouse.up()
  const carried = ['月下独酌', 'Ann', 'Bob', ...club.slice(3)]
  await expect(tiles).toHaveText(carried)
  await console.keyboard.press('Alt+ArrowRight')
  await expect(tiles).toHaveText(['Ann', '月下独酌', 'Bob', ...club.slice(3)])
  await console.getByRole('button', { name: 'Undo: move a seat' }).click()
  await expect(tiles).toHaveText(carried)

  await console.getByRole('button', { name: 'Deal and begin' }).click()
  await expect
    .poll(async () => (await stateOf(console)).view?.players.map(({ name }) => name))
    .toEqual(carried)
  const players = (await stateOf(console)).view?.players
  expect(players?.slice(0, 4).map(({ age }) => age)).toEqual([22, 20, 21, 23])
  await second.app.close()
})
