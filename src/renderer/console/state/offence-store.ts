import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { typeDigit } from '../answer/seat-typing'
import { useConsole } from './console-store'
import { playerAt } from './players'

/** Marking who broke the ban of a card: one key, then his seat, or the same key again for whoever speaks. */
export const useOffence = defineStore('offence', () => {
  const desk = useConsole()
  /** True while the seat of the offender is asked for. */
  const on = ref(false)
  const digits = ref('')
  const card = computed(() => desk.view?.offences ?? null)
  /** Whoever speaks now, as long as the vote is not lost yet. */
  const speaker = computed(
    () =>
      desk.view?.players.find(
        ({ id, alive, marks }) => id === desk.state?.show.speaker && alive && !marks.includes('no-vote')
      ) ?? null
  )
  const seats = computed(() => desk.view?.players.length ?? 0)

  watch([() => desk.view?.commandCount, card], () => stop())

  /** Asks for the seat; asked already, it takes what is there, so that one key marks whoever speaks. */
  function begin(): void {
    if (on.value) return enter()
    on.value = card.value !== null
    digits.value = ''
  }

  function stop(): void {
    on.value = false
    digits.value = ''
  }

  /** A number that can be no other is taken at once. */
  function type(digit: string): void {
    const typed = typeDigit(digits.value, digit, seats.value)
    digits.value = typed.seat === 0 ? '' : typed.digits
    if (typed.seat > 0 && !typed.open) void mark(typed.seat)
  }

  function enter(): void {
    const seat = digits.value === '' ? speaker.value?.seat : Number(digits.value)
    if (seat !== undefined) void mark(seat)
  }

  async function mark(seat: number): Promise<void> {
    const player = playerAt(desk.view, seat)
    stop()
    if (player) await desk.send({ command: 'offence', player: player.id })
  }

  return { on, digits, card, speaker, begin, stop, type, enter, mark }
})
