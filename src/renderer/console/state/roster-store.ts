import { defineStore } from 'pinia'
import { ref } from 'vue'
import { distinct, MOST_SEATS, parseRoster, type RosterWarning } from '../setup/parse-roster'
import { moveSeat, type LastMark, type RosterSeat } from '../setup/seats'

/** A seat on the set-up screen; `role` is set by a deal by hand. */
export interface SetupSeat extends RosterSeat {
  readonly role: string | null
  readonly last: readonly LastMark[]
}

const EMPTY: SetupSeat = { name: '', age: null, sex: null, role: null, last: [] }

/** Who sits where, before the game. */
export const useRoster = defineStore('roster', () => {
  const seats = ref<readonly SetupSeat[]>([])
  const selected = ref(0)
  /** What was made of a name that could not stand as it was. */
  const warnings = ref<readonly RosterWarning[]>([])

  function seatAll(people: readonly RosterSeat[]): void {
    seats.value = people.map((seat) => ({ ...EMPTY, ...seat }))
    selected.value = Math.min(selected.value, Math.max(0, people.length - 1))
  }

  /** The table of the last game, as remembered. */
  function remember(people: readonly RosterSeat[]): void {
    if (seats.value.length === 0) seatAll(people)
  }

  /** Seats everybody whom a text names; returns how many. */
  function paste(text: string): number {
    const read = parseRoster(
      text,
      seats.value.map((seat) => seat.name)
    )
    warnings.value = read.warnings
    const first = seats.value.length
    seatAll([...seats.value, ...read.seats])
    if (read.seats.length > 0) selected.value = first
    return read.seats.length
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
    seatAll(seats.value.filter((_, other) => other !== at))
  }

  function clear(): void {
    warnings.value = []
    seatAll([])
  }

  function move(at: number, by: 1 | -1): void {
    const to = (at + by + seats.value.length) % seats.value.length
    seats.value = moveSeat(seats.value, at, to)
    selected.value = to
  }

  return {
    seats,
    selected,
    warnings,
    seatAll,
    remember,
    paste,
    add,
    change,
    markLast,
    settleName,
    remove,
    clear,
    move
  }
})
