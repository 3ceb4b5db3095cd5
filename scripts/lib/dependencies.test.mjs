import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { agrees, ensureDependencies, lockStamp, temporaryFolder } from './dependencies.mjs'

const lock = (packages) => JSON.stringify({ packages })
const installed = lock({ 'node_modules/vue': { version: '3.5.45', integrity: 'a' } })

describe('lockStamp', () => {
  it('changes with the lock and with the system', () => {
    expect(lockStamp('a', 'linux-x64')).toBe(lockStamp('a', 'linux-x64'))
    expect(lockStamp('a', 'linux-x64')).not.toBe(lockStamp('b', 'linux-x64'))
    expect(lockStamp('a', 'linux-x64')).not.toBe(lockStamp('a', 'darwin-arm64'))
  })
})

describe('agrees', () => {
  const vue = { version: '3.5.45', integrity: 'a' }

  it('takes an installation that npm finished by hand', () => {
    expect(agrees(lock({ '': { version: '1.0.0' }, 'node_modules/vue': vue }), installed)).toBe(true)
  })

  it('does without packages for other systems', () => {
    const other = { version: '1.0.0', integrity: 'b', optional: true }
    expect(agrees(lock({ 'node_modules/vue': vue, 'node_modules/other': other }), installed)).toBe(true)
  })

  it.each([
    ['another version', { 'node_modules/vue': { ...vue, version: '3.5.46' } }],
    ['other contents', { 'node_modules/vue': { ...vue, integrity: 'b' } }],
    ['a missing package', { 'node_modules/vue': vue, 'node_modules/pinia': { version: '4.1.0' } }]
  ])('refuses %s', (_what, packages) => {
    expect(agrees(lock(packages), installed)).toBe(false)
  })

  it('refuses where npm left no record', () => {
    expect(agrees(lock({}), null)).toBe(false)
  })
})

describe('ensureDependencies', () => {
  it('touches nothing where the stamp is that of the lock', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'howlcast-dependencies-'))
    fs.mkdirSync(path.join(root, 'node_modules'))
    fs.writeFileSync(path.join(root, 'package-lock.json'), lock({}))
    fs.writeFileSync(path.join(root, 'node_modules/.howlcast-lock'), lockStamp(lock({})))
    await ensureDependencies(root)
    expect(fs.readdirSync(root).sort()).toEqual(['node_modules', 'package-lock.json'])
  })
})

describe('temporaryFolder', () => {
  it('clears what a killed run left and leaves what a running one works in', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'howlcast-temporary-'))
    const running = `${process.pid}-running`
    for (const name of ['999999999-killed', running])
      fs.mkdirSync(path.join(root, '.install', name), { recursive: true })
    const folder = temporaryFolder(root)
    expect(fs.readdirSync(path.join(root, '.install')).sort()).toEqual(
      [path.basename(folder), running].sort()
    )
  })
})
