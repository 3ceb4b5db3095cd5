import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { takesMany } from '../answer/draft'
import { typeDigit } from '../answer/seat-typing'
import { useAnswer } from './answer-store'
import { useConsole } from './console-store'
import { nextSeat, playerAt, playerOf } from './players'

/** Naming a seat by digits or by walking round the table with the arrows. */
export const useSeatEntry = defineStore('seat-entry', () => {
  const desk = useConsole()
  const answer = useAnswer()
  const digits = ref('')
  /** A number that could still become another one: it is taken already, but not closed. */
  const open = ref(false)
  /** Where the arrows stand, in a field that takes several people. */
  const cursor = ref<number | null>(null)
  const seats = computed(() => desk.view?.players.length ?? 0)

  watch([() => desk.view?.commandCount, () => answer.activeKey, () => answer.draft?.form], () => reset())

  function reset(): void {
    digits.value = ''
    open.value = false
    cursor.value = null
  }

  function type(digit: string): void {
    const field = answer.active
    if (!field) return
    const typed = typeDigit(open.value ? digits.value : '', digit, seats.value)
    if (typed.seat === 0) {
      reset()
      return answer.decline()
    }
    if (typed.digits.length > 1) takeBack(Number(digits.value))
    digits.value = typed.digits
    open.value = typed.open
    const player = playerAt(desk.view, typed.seat)
    const again = player && !takesMany(field) && answer.chosenIn(field).includes(player.id)
    if (player && !again) answer.choose(field, player.id)
  }

  /** The 1 of an 11 was taken as seat 1: it goes again before 11 comes, or comes back where it had been chosen. */
  function takeBack(seat: number): void {
    const field = answer.active
    const player = playerAt(desk.view, seat)
    if (field && player && !answer.draft?.refused) answer.choose(field, player.id)
  }

  /** Ends an open number, so that Enter does not commit what was only half typed; true if there was one. */
  function close(): boolean {
    const field = answer.active
    const was = open.value && field !== null && takesMany(field)
    digits.value = ''
    open.value = false
    return was
  }

  /** Arrows stand only on legal seats. One person: he is chosen at once; several: Space takes him. */
  function walk(step: 1 | -1): void {
    const field = answer.active
    if (!field) return
    const many = takesMany(field)
    const chosen = playerOf(desk.view, answer.chosenIn(field)[0])?.seat ?? null
    const here = (many ? cursor.value : chosen) ?? (step === 1 ? 0 : seats.value + 1)
    const seat = nextSeat(answer.seatsOf(field), here, step)
    digits.value = ''
    open.value = false
    if (seat === undefined) return
    if (many) cursor.value = seat
    else if (seat !== chosen) answer.chooseSeat(seat)
  }

  function takeCursor(): void {
    if (cursor.value !== null) answer.chooseSeat(cursor.value)
  }

  return { digits, open, cursor, reset, type, close, walk, takeCursor }
})
