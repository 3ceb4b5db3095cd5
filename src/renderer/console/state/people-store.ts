import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { Person } from '../../../shared/people'
import { keyOf } from '../../../shared/photo'
import type { Settings } from '../../../shared/settings'
import { photoAddress } from '../people/photo-address'
import { shorten } from '../setup/parse-roster'
import type { RosterSeat } from '../setup/seats'
import { useConsole } from './console-store'

/** Who is known here, and the tables that were kept. */
export interface Known {
  readonly people: readonly Person[]
  readonly tables: Settings['tables']
}

/** As many as the settings hold; whoever was known first is forgotten first. */
const MOST_PEOPLE = 300
const MOST_TABLES = 60

/** The people who play here and their tables, kept between nights. A person is found by name. */
export const usePeople = defineStore('people', () => {
  const desk = useConsole()
  // Taken once: from then on this is what is written, so that two changes at once do not undo each other.
  const kept = desk.state?.settings
  const people = ref<readonly Person[]>(kept?.people ?? [])
  const tables = ref<Settings['tables']>(kept?.tables ?? [])
  const byName = computed(() => new Map(people.value.map((person) => [keyOf(person.name), person])))

  function known(): Known {
    return { people: people.value, tables: tables.value }
  }

  function restore(before: Known): void {
    if (before.people === people.value && before.tables === tables.value) return
    people.value = before.people
    tables.value = before.tables
    void desk.setSettings({ people: before.people, tables: before.tables })
  }

  function find(name: string): Person | undefined {
    return byName.value.get(keyOf(name))
  }

  /** The address of somebody's picture; null: none. */
  function photoOf(name: string): string | null {
    const photo = find(name)?.photo
    return photo ? photoAddress(photo) : null
  }

  /** Gets to know people, and what is new of those who are known. What is left open changes nothing. */
  function keep(seats: readonly (RosterSeat & { readonly group?: string })[]): void {
    const book = new Map(byName.value)
    for (const { name, age, sex, group } of seats) {
      if (name === '') continue
      const old = book.get(keyOf(name)) ?? { name, age: null, sex: null, group: '', photo: null }
      const crowd = shorten(group ?? '') || old.group
      book.set(keyOf(name), { ...old, age: age ?? old.age, sex: sex ?? old.sex, group: crowd })
    }
    write([...book.values()].slice(-MOST_PEOPLE))
  }

  /** Ages and sexes of the seated that have changed, for those who are known. */
  function follow(seats: readonly RosterSeat[]): void {
    keep(seats.filter(({ name }) => byName.value.has(keyOf(name))))
  }

  function change(name: string, to: Partial<Person>): void {
    write(people.value.map((person) => (keyOf(person.name) === keyOf(name) ? { ...person, ...to } : person)))
  }

  function forget(name: string): void {
    write(people.value.filter((person) => keyOf(person.name) !== keyOf(name)))
  }

  function write(next: readonly Person[]): void {
    if (JSON.stringify(next) === JSON.stringify(people.value)) return
    people.value = next
    void desk.setSettings({ people: next })
  }

  /** Keeps a table under a name; one of the same name gives way. */
  function keepTable(name: string, seats: readonly RosterSeat[]): void {
    keep(seats)
    const table = { name, seats: seats.map((seat) => seat.name).filter(Boolean) }
    writeTables([...tables.value.filter((other) => keyOf(other.name) !== keyOf(name)), table])
  }

  function renameTable(at: number, name: string): void {
    const others = tables.value.filter((table, other) => other === at || keyOf(table.name) !== keyOf(name))
    const renamed = tables.value[at]
    writeTables(others.map((table) => (table === renamed ? { ...table, name } : table)))
  }

  function deleteTable(at: number): void {
    writeTables(tables.value.filter((_, other) => other !== at))
  }

  function writeTables(all: Settings['tables']): void {
    const next = all.slice(-MOST_TABLES)
    tables.value = next
    void desk.setSettings({ tables: next })
  }

  /** Who sits at a table that was kept; of somebody who was forgotten the name is left. */
  function seatsOf(at: number): RosterSeat[] {
    return (tables.value[at]?.seats ?? []).map((name) => {
      const { age, sex } = find(name) ?? { age: null, sex: null }
      return { name, age, sex }
    })
  }

  return {
    people,
    tables,
    known,
    restore,
    find,
    photoOf,
    keep,
    follow,
    change,
    forget,
    keepTable,
    renameTable,
    deleteTable,
    seatsOf
  }
})
