import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { launchApp } from './app'
import { call, stateOf } from './bridge'

test('a photo comes from a file, stays in the house of the seat, and a broken file is explained', async () => {
  const { app, console, overlay, userData } = await launchApp()
  const names = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal']
  await call(console, 'set-settings', { roster: names.map((name) => ({ name, age: null, sex: null })) })
  await console.reload()
  await console.locator('.table .tile').first().waitFor()
  const file = join(userData, 'ann.png')
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, file)
  await console.keyboard.press('p')
  const sheet = console.getByRole('dialog')
  const choose = () => sheet.getByRole('button', { name: 'Photo of Ann' }).click()

  const picture = await overlay.screenshot()
  await writeFile(file, picture.subarray(0, 60))
  await choose()
  await expect(sheet.getByText('This is no PNG or JPEG picture, or it is broken.')).toBeVisible()
  expect((await stateOf(console)).settings.people.every(({ photo }) => photo === null)).toBe(true)

  await writeFile(file, await console.screenshot())
  await choose()
  const house = console.locator('.table .tile').first().locator('image')
  await expect(house).toHaveCount(1)
  // Drawn, and not merely named.
  const side = await sheet.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth
  })
  expect(side).toBe(160)
  expect(await readdir(join(userData, 'photos'))).toHaveLength(1)
  await sheet.getByRole('button', { name: 'No photo of Ann' }).click()
  await expect(house).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Undo: change a photo' }).click()
  await expect(house).toHaveCount(1)
  await app.close()
})
