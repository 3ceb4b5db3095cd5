import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { ConsoleChannel } from '../../../shared/console-calls'
import { settingsSchema } from '../../../shared/schemas'
import type { Settings } from '../../../shared/settings'
import { mountConsole, press } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

const empty = sampleState({ view: null })
const person = (name: string, group = '') => ({ name, age: null, sex: null, group, photo: null })
const seat = (name: string) => ({ name, age: null, sex: null })

async function open(settings: Partial<Settings>, answers: { [C in ConsoleChannel]?: unknown } = {}) {
  const shown = await mountConsole({ ...empty, settings: { ...empty.settings, ...settings } }, answers)
  close = () => shown.page.unmount()
  await press('p')
  const sheet = () => shown.page.get('dialog')
  return {
    ...shown,
    sheet,
    text: () => sheet().text(),
    seated: () => shown.page.findAll('.table .tile b').map((tile) => tile.text()),
    kept: () =>
      shown
        .made('set-settings')
        .reduce((all: Partial<Settings>, one) => ({ ...all, ...(one as object) }), {}),
    async hit(label: string) {
      const found = sheet()
        .findAll('button')
        .find((button) => button.attributes('aria-label') === label || button.text().startsWith(label))
      if (!found) throw new Error(`no button ${label}`)
      await found.trigger('click')
      await flushPromises()
    }
  }
}

describe('players and tables', () => {
  it('keeps the table that sits, loads it, renames and deletes it, and takes each back', async () => {
    const shown = await open({ roster: [seat('Ann'), seat('Bob')] })
    await shown.sheet().get('input[aria-label="Name of the table"]').setValue('Friday table')
    await shown.sheet().get('form').trigger('submit')
    expect(shown.kept().tables).toEqual([{ name: 'Friday table', seats: ['Ann', 'Bob'] }])
    expect(shown.kept().people?.map(({ name }) => name)).toEqual(['Ann', 'Bob'])

    await shown.hit('Rename Friday table')
    const field = shown.sheet().get('li input')
    await field.setValue('Club')
    await field.trigger('keydown', { key: 'Enter' })
    expect(shown.kept().tables).toEqual([{ name: 'Club', seats: ['Ann', 'Bob'] }])

    await shown.hit('Delete Club')
    expect(shown.kept().tables).toEqual([])
    await shown.hit('Undo: delete the table')
    await shown.hit('Undo: rename the table')
    expect(shown.kept().tables).toEqual([{ name: 'Friday table', seats: ['Ann', 'Bob'] }])
  })

  it('seats a kept table in place of what sits there, and puts that back', async () => {
    const known = {
      people: [{ ...person('Cid'), age: 40 }],
      tables: [{ name: 'Club', seats: ['Cid', 'Dee'] }]
    }
    const shown = await open({ roster: [seat('Ann')], ...known })
    await shown.hit('Seat Club')
    expect(shown.seated()).toEqual(['Cid', 'Dee'])
    await shown.hit('Undo: seat a kept table')
    expect(shown.seated()).toEqual(['Ann'])
  })

  it('seats one who is known, or a whole group without those who sit there', async () => {
    const shown = await open({ people: [person('Ann', 'Club'), person('Bob', 'Club'), person('Cid')] })
    await shown.hit('Seat Ann')
    await shown.hit('Seat all 1')
    expect(shown.seated()).toEqual(['Ann', 'Bob'])
    expect(shown.sheet().get('[aria-label="Seated: Ann"]').attributes('disabled')).toBeDefined()
  })

  it('puts a player into a group and forgets one', async () => {
    const shown = await open({ people: [person('Ann'), person('Bob')] })
    await shown.sheet().get('[aria-label="Group of Ann"]').setValue('Club')
    expect(shown.kept().people?.find(({ name }) => name === 'Ann')?.group).toBe('Club')
    await shown.hit('Forget Bob')
    expect(shown.kept().people?.map(({ name }) => name)).toEqual(['Ann'])
    await shown.hit('Undo: forget a player')
    expect(shown.kept().people?.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  })

  it('seats the players of a file and keeps their groups', async () => {
    const file = { file: 'club.csv', text: 'name,age,sex,group\nAnn,34,f,Club\nBob,29,m,' }
    const shown = await open({}, { 'read-players': { ok: true, value: file } })
    await shown.hit('Read a file')
    expect(shown.seated()).toEqual(['Ann', 'Bob'])
    expect(shown.kept().people?.map(({ name, group, age }) => [name, group, age])).toEqual([
      ['Ann', 'Club', 34],
      ['Bob', '', 29]
    ])
    expect(shown.text()).toContain('2 players read from club.csv.')
  })

  it('keeps nothing that the settings would refuse: groups too long, tables too many', async () => {
    const tables = Array.from({ length: 60 }, (_, at) => ({ name: `Table ${at}`, seats: ['Ann'] }))
    const file = { file: 'club.csv', text: `name,age,sex,group\nAnn,34,f,${'Club'.repeat(30)}\nBob,29,m,` }
    const shown = await open({ tables }, { 'read-players': { ok: true, value: file } })
    await shown.hit('Read a file')
    await shown.sheet().get('input[aria-label="Name of the table"]').setValue('One more')
    await shown.sheet().get('form').trigger('submit')
    expect(settingsSchema.partial().safeParse(shown.kept()).error).toBeUndefined()
    expect(shown.kept().people?.map(({ group }) => group)).toEqual(['Club'.repeat(10), ''])
    expect(shown.kept().tables?.map(({ name }) => name)).toEqual([
      ...tables.slice(1).map(({ name }) => name),
      'One more'
    ])
  })

  it('explains a bad file by row and changes nothing', async () => {
    const file = { file: 'club.csv', text: 'name,age\nAnn,34\nBob,old' }
    const shown = await open({ roster: [seat('Dee')] }, { 'read-players': { ok: true, value: file } })
    await shown.hit('Read a file')
    expect(shown.text()).toContain('club.csv was not read. Nothing was changed.')
    expect(shown.text()).toContain('Row 3: “old” is no age from 1 to 120.')
    expect(shown.seated()).toEqual(['Dee'])
  })

  it('says why the file could not be opened', async () => {
    const refusal = { kind: 'invalid', message: 'no-text' }
    const shown = await open({}, { 'read-players': { ok: false, refusal } })
    await shown.hit('Read a file')
    expect(shown.text()).toContain('The file holds no text.')
  })

  it('saves the table with its groups', async () => {
    const shown = await open({
      roster: [{ name: 'Ann', age: 34, sex: 'female' }],
      people: [person('Ann', 'Club')]
    })
    await shown.hit('Save this table as CSV')
    expect(shown.made('export-table')).toEqual([
      {
        name: 'players',
        table: { head: ['Name', 'Age', 'Sex', 'Group'], rows: [['Ann', 34, 'female', 'Club']] }
      }
    ])
  })

  it('knows whoever starts a game', async () => {
    const five = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal']
    const shown = await open({ roster: five.map(seat) })
    await shown.hit('Done')
    await shown.page.get('.primary').trigger('click')
    await flushPromises()
    expect(shown.kept().people?.map(({ name }) => name)).toEqual(five)
  })
})

describe('undo at the table', () => {
  it('brings back a cleared table, a removed seat and the order before a shuffle', async () => {
    const shown = await open({ roster: ['Ann', 'Bob', 'Cid'].map(seat) })
    await shown.hit('Done')
    await press('m', 'Delete')
    expect(shown.seated()).toHaveLength(2)
    const clear = shown.page.findAll('button').find((button) => button.text() === 'Clear the table')
    await clear?.trigger('click')
    expect(shown.page.findAll('.table .tile')).toHaveLength(0)
    for (let times = 0; times < 3; times++) await shown.page.get('.undo-seats').trigger('click')
    expect(shown.seated()).toEqual(['Ann', 'Bob', 'Cid'])
    expect(shown.page.find('.undo-seats').exists()).toBe(false)
  })
})
