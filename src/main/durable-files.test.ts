import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replaceFile, retrying, setAside, timeStamp } from './durable-files'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-files-'))
  file = join(folder, 'game.json')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('replaces a file whole, for its owner alone', async () => {
  await replaceFile(file, 'one')
  await replaceFile(file, 'two')
  expect(await readFile(file, 'utf8')).toBe('two')
  expect(await readdir(folder)).toEqual(['game.json'])
  expect((await stat(file)).mode & 0o077).toBe(0)
})

it('leaves nothing behind where it fails', async () => {
  await mkdir(join(file, 'in the way'), { recursive: true })
  await expect(replaceFile(file, 'one', 1)).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['game.json'])
})

it('sets a file aside without changing it', async () => {
  await writeFile(file, 'damaged')
  const place = await setAside(file)
  expect(place).toContain('game.json.corrupt-')
  expect(await readFile(place, 'utf8')).toBe('damaged')
  expect(await readdir(folder)).toHaveLength(1)
})

it('tries again where a file is held, and only there', async () => {
  const failing = (code: string) => Object.assign(new Error(code), { code })
  const held = vi
    .fn()
    .mockRejectedValueOnce(failing('EBUSY'))
    .mockRejectedValueOnce(failing('EPERM'))
    .mockResolvedValue('done')
  expect(await retrying(held)).toBe('done')
  expect(held).toHaveBeenCalledTimes(3)
  const full = vi.fn().mockRejectedValue(failing('ENOSPC'))
  await expect(retrying(full)).rejects.toThrow('ENOSPC')
  expect(full).toHaveBeenCalledTimes(1)
})

it('stamps in order of time', () => {
  expect(timeStamp(new Date(0))).toBe('19700101T000000000Z')
  expect(timeStamp(new Date(1)) > timeStamp(new Date(0))).toBe(true)
})
