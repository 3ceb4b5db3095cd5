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

test('a table is read from a file, kept, and comes back after a restart', async () => {
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
  await console.getByRole('button', { name: 'Deal and begin' }).click()
  await expect.poll(async () => (await stateOf(console)).view?.players.map(({ name }) => name)).toEqual(club)
  const players = (await stateOf(console)).view?.players
  expect(players?.map(({ age }) => age)).toEqual(club.map((_, at) => 20 + at))
  await second.app.close()
})
