import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { LastMark } from '../../../shared/people'
import { fairPick, shuffle } from '../setup/deal'
import { distinct, MOST_SEATS, parseRoster, type RosterWarning } from '../setup/parse-roster'
import { moveSeat, type RosterSeat } from '../setup/seats'
import { usePeople, type Known } from './people-store'

/** A seat on the set-up screen; `role` is set by a deal by hand. */
export interface SetupSeat extends RosterSeat {
  readonly role: string | null
  readonly block: number | null
  readonly acting: number | null
  readonly last: readonly LastMark[]
}

/** What was done to the table that can be taken back, by its key in the catalogue. */
export type RosterAct =
  | 'paste'
  | 'seat'
  | 'read-file'
  | 'clear'
  | 'remove'
  | 'move'
  | 'shuffle'
  | 'load'
  | 'save'
  | 'rename'
  | 'delete'
  | 'forget'
  | 'photo'

interface Before extends Known {
  readonly act: RosterAct
  readonly seats: readonly SetupSeat[]
  readonly selected: number
}

const LONGEST_PAST = 50
const EMPTY: SetupSeat = {
  name: '',
  age: null,
  sex: null,
  role: null,
  block: null,
  acting: null,
  last: []
}

/** Who sits where, before the game. */
export const useRoster = defineStore('roster', () => {
  const people = usePeople()
  const seats = ref<readonly SetupSeat[]>([])
  const selected = ref(0)
  /** What was made of a name that could not stand as it was. */
  const warnings = ref<readonly RosterWarning[]>([])

  /** What can be taken back, newest last. */
  const past = shallowRef<readonly Before[]>([])

  /** Called before an act that can be taken back. */
  function begin(act: RosterAct): void {
    const now = { act, seats: seats.value, selected: selected.value, ...people.known() }
    past.value = [...past.value, now].slice(-LONGEST_PAST)
  }

  /** Everything as it was before the last act. */
  function undo(): void {
    const before = past.value.at(-1)
    if (!before) return
    past.value = past.value.slice(0, -1)
    warnings.value = []
    seats.value = before.seats
    selected.value = before.selected
    people.restore(before)
  }

  /** What outlives a restart. */
  const kept = computed(() => seats.value.map(({ role: _dealt, ...seat }) => seat))

  function seatAll(people: readonly RosterSeat[]): void {
    seats.value = people.map((seat) => ({
      ...EMPTY,
      ...seat,
      block: seat.block ?? null,
      acting: seat.acting ?? null,
      last: seat.last ?? []
    }))
    selected.value = Math.min(selected.value, Math.max(0, people.length - 1))
  }

  /** The table of the last game, as remembered. */
  function remember(people: readonly RosterSeat[]): void {
    if (seats.value.length === 0) seatAll(people)
  }

  /** The cards are dealt: what the last game left behind is settled. */
  function forgetLast(): void {
    seats.value = seats.value.map((seat) => ({ ...seat, last: [] }))
  }

  /** Seats everybody whom a text names; returns how many. */
  function paste(text: string): number {
    const read = parseRoster(
      text,
      seats.value.map((seat) => seat.name)
    )
    warnings.value = read.warnings
    if (read.seats.length > 0) begin('paste')
    people.keep(read.seats.filter(({ group }) => group !== ''))
    const first = seats.value.length
    seatAll([...seats.value, ...read.seats.map(({ name, age, sex }) => ({ name, age, sex }))])
    if (read.seats.length > 0) selected.value = first
    return read.seats.length
  }

  /** Seats people who are known, but for those who sit there already, as long as there is room. */
  function seat(known: readonly RosterSeat[], act: 'seat' | 'read-file' = 'seat'): void {
    const taken = new Set(seats.value.map(({ name }) => name.toLowerCase()))
    const more = known.filter(({ name }) => !taken.has(name.toLowerCase()))
    begin(act)
    seatAll([...seats.value, ...more.map(({ name, age, sex }) => ({ name, age, sex }))].slice(0, MOST_SEATS))
  }

  /** Another table in place of this one. */
  function load(known: readonly RosterSeat[]): void {
    begin('load')
    warnings.value = []
    seatAll(known)
  }

  function add(): void {
    if (seats.value.length >= MOST_SEATS) return
    seatAll([...seats.value, EMPTY])
    selected.value = seats.value.length - 1
  }

  function change(at: number, to: Partial<SetupSeat>): void {
    seats.value = seats.value.map((seat, other) => (other === at ? { ...seat, ...to } : seat))
  }

  /** Of the last game's first victim, first voted out and moderator there is one each. */
  function markLast(at: number, mark: LastMark, on: boolean): void {
    const lone = mark !== 'newcomer' && mark !== 'excluded'
    seats.value = seats.value.map((seat, other) => {
      if (other !== at && !lone) return seat
      const rest = seat.last.filter((one) => one !== mark)
      return { ...seat, last: other === at && on ? [...rest, mark] : other === at || on ? rest : seat.last }
    })
  }

  /** Called when a name is finished: an equal name gets a number and a plain warning. */
  function settleName(at: number): void {
    const seat = seats.value[at]
    if (!seat) return
    const others = seats.value.filter((_, other) => other !== at).map((other) => other.name)
    const read = parseRoster(seat.name.replace(/[\t,;，、；]/g, ' ')).seats[0]?.name ?? ''
    const name = read === '' ? '' : distinct(read, others)
    if (name !== read) warnings.value = [{ code: 'renamed', params: { name: read, new: name } }]
    change(at, { name })
  }

  function remove(at: number): void {
    if (!seats.value[at]) return
    begin('remove')
    seatAll(seats.value.filter((_, other) => other !== at))
  }

  function clear(): void {
    if (seats.value.length > 0) begin('clear')
    warnings.value = []
    seatAll([])
  }

  function move(at: number, by: 1 | -1): void {
    moveTo(at, (at + by + seats.value.length) % seats.value.length)
  }

  function moveTo(at: number, to: number): void {
    if (at === to) return
    begin('move')
    seats.value = moveSeat(seats.value, at, to)
    selected.value = to
  }

  /** Everybody somewhere else, every order as likely as the others. */
  function shuffleSeats(): void {
    begin('shuffle')
    seats.value = shuffle(seats.value, fairPick)
  }

  return {
    seats,
    selected,
    warnings,
    past,
    begin,
    undo,
    kept,
    seatAll,
    remember,
    paste,
    seat,
    load,
    add,
    change,
    markLast,
    forgetLast,
    settleName,
    remove,
    clear,
    move,
    moveTo,
    shuffleSeats
  }
})
